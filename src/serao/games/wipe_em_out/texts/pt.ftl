# Wipe'em Out!

game-about = Heróis rivais caçam os monstros de uma gruta: escolhe um artefacto em segredo, responde com feitiços.
game-credits = Criado por Rodrigo Senice e Fernanda Giachini, arte de Giulia "Zurikki" Ashidani, publicado por Caramelo Games.

## Items

item-axe = Machado
    .article = o
item-axe-about = Poder { $power }, sem efeito.
item-blessed-trident = Tridente abençoado
    .article = o
item-blessed-trident-about = Poder { $power }; +{ $amount } se atacar um Vampiro ou um Morto-vivo.
item-bolas = Boleadeiras
    .article = as
item-bolas-about = Poder { $power }; outro jogador à tua escolha não pode lançar feitiços nesta ronda.
item-claw = Garra
    .article = a
item-claw-about = Poder { $power }, sem efeito.
item-endless-purse = Bolsa sem fundo
    .article = a
item-endless-purse-about = Poder { $power }; cada um dos outros jogadores tira { $amount ->
    [1] uma carta.
   *[other] { $amount } cartas.
}
item-fusion = Fusão
    .article = a
item-fusion-about = Poder { $power }; podes descartar um artefacto da tua mão e somar o poder impresso dele.
item-gun-sword = Espada-pistola
    .article = a
item-gun-sword-about = Poder { $power }; o artefacto de outro jogador recebe { $amount }.
item-hungry-battle-axe = Machado esfomeado
    .article = o
item-hungry-battle-axe-about = Poder { $power }; vê a mão de outro jogador e fica com uma carta dela.
item-kunai = Kunai
    .article = o
item-kunai-about = Poder { $power }, sem efeito.
item-legendary-glaive = Guisarma lendária
    .article = a
item-legendary-glaive-about = Poder { $power }; não podes lançar feitiços nesta ronda.
item-lucky-chest = Arca da sorte
    .article = a
item-lucky-chest-about = Poder { $power }; vira o item de cima do baralho: um artefacto soma o seu poder, um feitiço vai para a tua mão.
item-magic-mirror = Espelho mágico
    .article = o
item-magic-mirror-about = Poder { $power }; a sua base pode passar a ser o poder atual do artefacto de outro jogador.
item-magical-saw = Serra mágica
    .article = a
item-magical-saw-about = Poder { $power }; todos os outros artefactos no mesmo monstro recebem { $amount }.
item-ornated-bow = Arco ornamentado
    .article = o
item-ornated-bow-about = Poder { $power }, sem efeito.
item-scythe = Gadanha
    .article = a
item-scythe-about = Poder { $power }; fica com um feitiço à tua escolha do descarte de itens.
item-shapeshifter-sword = Espada metamorfa
    .article = a
item-shapeshifter-sword-about = Poder { $power }; podes trocá-la por um artefacto da tua mão, cujo efeito não se usa.
item-steam-crossbow = Besta a vapor
    .article = a
item-steam-crossbow-about = Poder { $power }; perdes { $amount ->
    [1] uma carta ao acaso
   *[other] { $amount } cartas ao acaso
} da tua mão.
item-whip = Chicote
    .article = o
item-whip-about = Poder { $power }; +{ $amount } se atacar um Lobisomem, um Hienomem ou uma Ratazana gigante.

item-broken-artifact = Artefacto partido
    .article = o
item-broken-artifact-about = A base do artefacto passa a 0; os bónus e as penalizações continuam a contar.
item-enlarging-potion = Poção de aumento
    .article = a
item-enlarging-potion-about = +{ $amount } a um artefacto com poder { $highest } ou menos.
item-magic-shield = Escudo mágico
    .article = o
item-magic-shield-about = Mais nenhum feitiço pode ter este artefacto como alvo, nem sequer os do seu dono.
item-power-boost = Reforço de poder
    .article = o
item-power-boost-about = +{ $amount } a qualquer artefacto.
item-shrinking-potion = Poção de encolher
    .article = a
item-shrinking-potion-about = { $amount } a um artefacto com poder { $lowest } ou mais.
item-swift-hands = Mãos ligeiras
    .article = as
item-swift-hands-about = Dois jogadores trocam de artefacto, com tudo o que está sobre ele; cada um mantém o seu monstro.

## Monsters

monster-giant-rat = Ratazana gigante
    .article = a
monster-giant-rat-about = { points-each }
monster-peuchen = Peuchen
    .article = o
monster-peuchen-about = { points-each }
monster-slime = Gosma
    .article = a
monster-slime-about = Uma só poça: { $points } pontos por 1 a { $points-size }; mais não acrescentam nada.
monster-vampire = Vampiro
    .article = o
monster-vampire-about = Clãs de { $points-size ->
    [3] três
   *[other] { $points-size }
}: { $points } pontos por { $sizes }.
monster-werehyena = Hienomem
    .article = o
monster-werehyena-about = { points-each }
monster-werewolf = Lobisomem
    .article = o
monster-werewolf-about = { $points-size ->
    [2] { $first ->
        [1] { $first } ponto
       *[other] { $first } pontos
    } sozinho, { $points-2 } por uma alcateia de dois.
   *[other] Alcateias de { $points-size }: { $points } pontos por { $sizes }.
}
monster-zombie-1 = Morto-vivo 1
    .article = o
monster-zombie-1-about = { zombies-about }
monster-zombie-2 = Morto-vivo 2
    .article = o
monster-zombie-2-about = { zombies-about }
monster-zombie-3 = Morto-vivo 3
    .article = o
monster-zombie-3-about = { zombies-about }
monster-mimic = Mímico
    .article = o
monster-mimic-about = No fim transforma-se na cópia de outro monstro teu; sozinho não vale nada.
monster-none = nenhum monstro

points-each = { $first ->
    [1] { $first } ponto cada.
   *[other] { $first } pontos cada.
}
zombies-about = { $zombies ->
    [1] Um morto-vivo
    [2] Dois mortos-vivos
    [3] Três mortos-vivos
   *[other] { $zombies } mortos-vivos
}. Maior horda { $majority-first ->
    [1] { $majority-first } ponto
   *[other] { $majority-first } pontos
}, segunda maior { $majority-second }.

## Choices

action-pass = Passar: não lançar nada
action-decline = Não usar o efeito
action-play = Jogar { $the-item } (poder { $power })
action-attack = Atacar { $the-monster } no lugar { $slot }
action-cast = Lançar { $the-item }
action-player = Escolher { $player }
action-take = Ficar com { $the-item }
action-feed = Usar { $the-item } da tua mão
action-harvest = Tirar { $the-item } do descarte
action-keep = Manter a mão e tirar até { $cards }
action-redraw = Descartar a mão e tirar { $cards }
action-mimic-as = O teu mímico transforma-se em cópia { $of-monster }

silence-other-player = Silenciar { $player }: nada de feitiços nesta ronda
weaken-other-player = Enfraquecer { $the-artifact } de { $player } (poder { $power })
inspect-hand-player = Ver a mão de { $player } ({ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}) e ficar com uma
copy-power-player = Copiar o poder { $of-artifact } de { $player }: { $power }
copy-power-decline = Deixar { $the-artifact } como está
fuse-from-hand-feed = Fundir { $the-item }: +{ $power }
fuse-from-hand-decline = Não fundir nada
replace-from-hand-feed = Pôr { $the-item } da tua mão (poder { $power }) em vez { $of-artifact }
replace-from-hand-decline = Deixar { $the-artifact } em jogo
spell-target-player = Sobre { $the-artifact } { $is-you ->
    [yes] que jogaste (poder { $power })
   *[no] de { $player } (poder { $power })
}
swift-first-player = Trocar { $the-artifact } { $is-you ->
    [yes] que jogaste (poder { $power }) ...
   *[no] de { $player } (poder { $power }) ...
}
swift-second-player = ... com { $the-artifact } { $is-you ->
    [yes] que jogaste (poder { $power })
   *[no] de { $player } (poder { $power })
}

## What is asked: ask-<choice>, or ask-<choice>-<verb> for each part of an answer

ask-prepare-play = Escolhe o artefacto que jogas nesta ronda
ask-prepare-attack = { $artifact }: que monstro atacas?
ask-silence-other = { $artifact }: quem queres silenciar?
ask-fuse-from-hand = { $artifact }: que artefacto da tua mão juntas?
ask-weaken-other = { $artifact }: que artefacto enfraqueces?
ask-inspect-hand = { $artifact }: de quem queres ver a mão?
ask-take-card = { $artifact }: que carta tiras a { $player }?
ask-copy-power = { $artifact }: que poder copias?
ask-harvest-spell = { $artifact }: que feitiço tiras do descarte?
ask-replace-from-hand = { $artifact }: trocas por um artefacto da tua mão?
ask-spell-turn = Lanças um feitiço, ou passas?
ask-spell-target = { $spell }: sobre que artefacto?
ask-swift-first = { $spell }: quem troca de artefacto?
ask-swift-second = { $spell }: { $player-is-you ->
    [yes] com quem trocas?
   *[no] com quem troca { $player }?
}
ask-hand-action = Ficas com a tua mão, ou tiras outra?
ask-mimic = Em que se transforma o teu mímico?

## Events

hidden-item = uma carta

event-monster-appeared = Da gruta sai um monstro: { $monster } (lugar { $slot }).
event-monster-appeared-alone = Da gruta sai um monstro: { $monster }.
event-artifact-revealed-alone = { $seat-is-you ->
    [yes] Atacas
   *[no] { $seat } ataca
} com { $the-artifact }.
event-artifact-revealed = { $seat-is-you ->
    [yes] Atacas
   *[no] { $seat } ataca
} o lugar { $slot } com { $the-artifact }.
event-monster-left = Ninguém ataca { $the-monster }, que se vai embora.
event-lead-taken = { $seat-is-you ->
    [yes] Lideras
   *[no] { $seat } lidera
} a ronda com { $the-artifact }.
event-power-changed = Por causa { $of-artifact }, { $target-is-you ->
    [yes] o teu artefacto
   *[no] o artefacto de { $target }
} muda { $amount } e fica com poder { $power }.
event-player-silenced = Por causa { $of-artifact }, { $target-is-you ->
    [yes] não podes
   *[no] { $target } não pode
} lançar feitiços nesta ronda.
event-card-drawn = Por causa { $of-artifact }, { $seat-is-you ->
    [yes] tiras { $the-item }.
   *[no] { $seat } tira { $the-item }.
}
event-artifact-fused = { $seat-is-you ->
    [yes] Fundes
   *[no] { $seat } funde
} { $the-fed } com { $the-artifact }, agora com poder { $power }.
event-effect-declined = { $seat-is-you ->
    [yes] Não usas
   *[no] { $seat } não usa
} o efeito { $of-artifact }.
event-hand-inspected = { $seat-is-you ->
    [yes] Vês
   *[no] { $seat } vê
} { $target-is-you ->
    [yes] a tua mão
   *[no] a mão de { $target }
}.
event-card-taken = { $seat-is-you ->
    [yes] Tiras
   *[no] { $seat } tira
} { $the-item } { $owner-is-you ->
    [yes] da tua mão
   *[no] da mão de { $owner }
}.
event-chest-opened = { $seat-is-you ->
    [yes] Abres
   *[no] { $seat } abre
} { $the-artifact } e { $seat-is-you ->
    [yes] encontras
   *[no] encontra
} { $the-item }: o poder passa a { $power }.
event-power-copied = Com { $the-artifact }, { $seat-is-you ->
    [yes] copias
   *[no] { $seat } copia
} { $target-is-you ->
    [yes] o teu artefacto
   *[no] o artefacto de { $target }
} e { $seat-is-you ->
    [yes] ficas
   *[no] fica
} com poder { $power }.
event-spell-harvested = { $seat-is-you ->
    [yes] Tiras
   *[no] { $seat } tira
} { $the-spell } do descarte.
event-artifact-replaced = { $seat-is-you ->
    [yes] Pões
   *[no] { $seat } põe
} { $the-fed } em vez { $of-artifact }.
event-card-lost = Por causa { $of-artifact }, { $seat-is-you ->
    [yes] perdes
   *[no] { $seat } perde
} ao acaso { $the-item }.
event-turn-passed = { $seat-is-you ->
    [yes] Passas.
   *[no] { $seat } passa.
}
event-spell-announced = { $seat-is-you ->
    [yes] Lanças
   *[no] { $seat } lança
} { $the-spell }.
event-spell-landed = { $target-is-you ->
    [yes] O teu artefacto
   *[no] O artefacto de { $target }
} recebe { $the-spell } e fica com poder { $power }.
event-artifacts-traded = { $first-is-you ->
    [yes] Tu
   *[no] { $first }
} e { $second } trocam de artefacto.
event-monster-taken = { $seat-is-you ->
    [yes] Ficas
   *[no] { $seat } fica
} com { $the-monster }, com poder { $power }.
event-monster-lost = O poder mais alto, { $power }, está empatado: ninguém fica com { $the-monster }.
event-hand-kept = { $seat-is-you ->
    [yes] Manténs a tua mão.
   *[no] { $seat } mantém a mão.
}
event-hand-redrawn = { $seat-is-you ->
    [yes] Descartas a tua mão.
   *[no] { $seat } descarta a mão.
}
event-cards-drawn = { $seat-is-you ->
    [yes] Tiras
   *[no] { $seat } tira
} { $number ->
    [1] 1 carta.
   *[other] { $number } cartas.
}
event-hand-without-artifact = { $seat-is-you ->
    [yes] Não tens artefactos e tiras
   *[no] { $seat } não tem artefactos e tira
} uma mão nova.
event-items-reshuffled = O descarte de itens ({ $number ->
    [1] 1 carta
   *[other] { $number } cartas
}) é baralhado e forma um baralho novo.
event-artifacts-ran-out = Já não há artefactos para { $seat }: o jogo acaba aqui.
event-mimic-became = { $seat-is-you ->
    [yes] O teu mímico
   *[no] O mímico de { $seat }
} transforma-se em cópia { $of-monster }.
event-extra-round-called = Empate a { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}: decide uma ronda extra.
event-tie-breaker-turned = A reserva mostra { $the-monster }: { $left ->
    [1] fica um jogador no desempate.
   *[other] ainda há { $left } jogadores empatados.
}
event-game-won = { $seat-is-you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} com { $score ->
    [1] 1 ponto.
   *[other] { $score } pontos.
}
event-game-shared = { $number } jogadores partilham a vitória com { $score ->
    [1] 1 ponto.
   *[other] { $score } pontos.
}

## Why not

why-play-stage = Os artefactos jogam-se na preparação, antes de se revelar seja o que for.
why-play-chosen = Já escolheste o teu artefacto para esta ronda.
why-not-in-hand = Não tens essa carta na mão.
why-one-monster = Só há um monstro para atacar.
why-artifact-first = Escolhe primeiro o artefacto que ataca.
why-attack-stage = O monstro que atacas ficou decidido na preparação.
why-cast-announced = O feitiço está anunciado: escolhe agora sobre que artefacto.
why-cast-stage = Os feitiços lançam-se na fase dos feitiços.
why-no-target = Não há nenhum artefacto sobre o qual este feitiço possa ser lançado.
why-shielded = Um escudo mágico protege esse artefacto de todos os feitiços.
why-broken = Esse artefacto já está partido.
why-too-strong = O poder dele é { $power }: este feitiço precisa de { $highest } ou menos.
why-too-weak = O poder dele é { $power }: este feitiço precisa de { $lowest } ou mais.
why-two-players = Quem troca de artefacto são dois jogadores diferentes.
why-lower-seat-first = Dos dois que trocam, diz-se primeiro o do lugar mais baixo.
why-nobody-there = Ninguém está aí sentado.
why-another-player = Tem de ser outro jogador.
why-empty-hand = Esse jogador não tem cartas para ver.
why-no-player-asked = Agora não tens de escolher um jogador.
why-not-in-that-hand = Não há essa carta nessa mão.
why-take-axe = Só o Machado esfomeado tira cartas de uma mão.
why-feed-stage = Só a Fusão e a Espada metamorfa usam outro artefacto da mão.
why-not-in-discard = Não há esse feitiço no descarte de itens.
why-harvest-stage = Só a Gadanha tira feitiços do descarte.
why-hand-stage = As mãos mantêm-se ou trocam-se depois de recolhidos os monstros.
why-nobody-sits-out = Toda a gente joga um artefacto; ninguém fica de fora.
why-pass-stage = Só podes passar na tua vez, na fase dos feitiços.
why-mandatory = Este efeito é obrigatório.
why-decline-stage = Agora não há nenhum efeito para recusar.
why-not-held = Não tens nenhum monstro desses para o mímico copiar.
why-mimic-stage = Os mímicos mudam de forma no fim do jogo.

## The reckoning

horde = Horda
reckoning-set = { $count } × { $monster }
reckoning-horde = Horda de { $count ->
    [1] 1 morto-vivo
   *[other] { $count } mortos-vivos
}
reckoning-no-set = Sem { $monster }
reckoning-no-horde = Nenhum morto-vivo
sheet-set = { $monster }
sheet-horde = Horda
merit-most = mais do monstro virado para desempatar: { $monster }

## The table as text

picture-round = { $extra ->
    [yes] Ronda extra
   *[no] Ronda { $round } de { $rounds }
}
picture-at-setup = preparação da mesa
picture-at-round = uma nova ronda
picture-at-prepare = preparação
picture-at-artifacts = artefactos
picture-at-spells = feitiços
picture-at-collect = recolha
picture-at-refill = mãos
picture-at-score = contagem
picture-at-over = o jogo acabou
picture-piles = { $monsters } monstros · { $items } itens · { $side } de reserva
picture-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
picture-copied = espelha { $base }
picture-silenced = em silêncio
picture-spell-broken-artifact = partido
picture-spell-enlarging-potion = aumentado +{ $amount }
picture-spell-magic-shield = protegido
picture-spell-power-boost = reforçado +{ $amount }
picture-spell-shrinking-potion = encolhido { $amount }
picture-hand-size = { $cards ->
    [1] 1 carta na mão
   *[other] { $cards } cartas na mão
}
picture-hand-known = { $cards ->
    [1] 1 carta na mão
   *[other] { $cards } cartas na mão
}, de certeza: { $known }
picture-copies = mímicos como { $copies }
picture-your-hand = A tua mão
picture-chosen = escolhido: { $chosen }
picture-discard = Descarte de itens: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}, feitiços entre elas: { $spells }

## Player aid

aid-hand = { $hand-size ->
    [5] cinco
   *[other] { $hand-size }
}
aid-werewolf = { $monster-werewolf-points-size ->
    [2] { $monster-werewolf-points-1 } sozinho, { $monster-werewolf-points-2 } o par
   *[other] alcateias: { $monster-werewolf-points }
}
player-aid =
    UMA RONDA
      1  Preparar    cada um joga em segredo um artefacto (4-5 jogadores: e escolhe o monstro A ou B)
      2  Artefactos  lidera o maior poder impresso; a partir daí, para a esquerda, há efeitos
      3  Feitiços    à vez, passar ou lançar um; acaba quando a vez volta a quem lançou por último
      4  Recolher    o maior poder fica com o monstro; num empate ninguém fica com ele
                     depois manter a mão e tirar até { aid-hand }, ou descartá-la e tirar { aid-hand }

    PONTOS
      Ratazana gigante { $monster-giant-rat-points } cada    Hienomem { $monster-werehyena-points } cada    Peuchen { $monster-peuchen-points } cada
      Gosma     uma poça: { $monster-slime-points }     Lobisomem    { aid-werewolf }
      Vampiro   clãs: { $monster-vampire-points }                Mortos-vivos maior horda { $majority-first }, segunda { $majority-second }
      Mímico    transforma-se na cópia de outro monstro teu

    FEITIÇOS
      Reforço de poder   +{ $spell-power-boost-amount } a qualquer artefacto     Artefacto partido  a base passa a 0
      Poção de aumento   +{ $spell-enlarging-potion-amount } com poder { $spell-enlarging-potion-target-max-power } ou menos     Escudo mágico      acabaram os feitiços nele
      Poção de encolher  { $spell-shrinking-potion-amount } com poder { $spell-shrinking-potion-target-min-power } ou mais      Mãos ligeiras      dois artefactos trocam de lugar

    É BOM SABER
      A liderança é pelo poder impresso. Quem troca de artefacto mantém o seu monstro.
      Quem lançou por último só volta a jogar se alguém responder. Um mímico sozinho não vale nada.
