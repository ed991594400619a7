# Wipe'em Out!: o que se diz de outra maneira no Brasil.

game-about = Heróis rivais caçam os monstros de uma gruta: escolha um artefato em segredo, responda com feitiços.

## Items

item-blessed-trident-about = Poder { $power }; +{ $amount } se atacar um Vampiro ou um Zumbi.
item-bolas-about = Poder { $power }; outro jogador à sua escolha não pode lançar feitiços nesta rodada.
item-endless-purse-about = Poder { $power }; cada um dos outros jogadores compra { $amount ->
    [1] uma carta.
   *[other] { $amount } cartas.
}
item-fusion-about = Poder { $power }; você pode descartar um artefato da sua mão e somar o poder impresso dele.
item-gun-sword-about = Poder { $power }; o artefato de outro jogador recebe { $amount }.
item-hungry-battle-axe = Machado faminto
    .article = o
item-hungry-battle-axe-about = Poder { $power }; veja a mão de outro jogador e fique com uma carta dela.
item-legendary-glaive = Glaive lendária
    .article = a
item-legendary-glaive-about = Poder { $power }; você não pode lançar feitiços nesta rodada.
item-lucky-chest = Baú da sorte
    .article = o
item-lucky-chest-about = Poder { $power }; vire o item de cima do baralho: um artefato soma o poder dele, um feitiço vai para a sua mão.
item-magic-mirror-about = Poder { $power }; a base dele pode passar a ser o poder atual do artefato de outro jogador.
item-magical-saw-about = Poder { $power }; todos os outros artefatos no mesmo monstro recebem { $amount }.
item-scythe = Foice
    .article = a
item-scythe-about = Poder { $power }; fique com um feitiço à sua escolha do descarte de itens.
item-shapeshifter-sword-about = Poder { $power }; você pode trocá-la por um artefato da sua mão, sem usar o efeito dele.
item-steam-crossbow-about = Poder { $power }; você perde { $amount ->
    [1] uma carta ao acaso
   *[other] { $amount } cartas ao acaso
} da sua mão.

item-broken-artifact = Artefato quebrado
    .article = o
item-broken-artifact-about = A base do artefato passa a 0; os bônus e as penalidades continuam contando.
item-enlarging-potion-about = +{ $amount } em um artefato com poder { $highest } ou menos.
item-magic-shield-about = Nenhum outro feitiço pode ter este artefato como alvo, nem os do próprio dono.
item-power-boost-about = +{ $amount } em qualquer artefato.
item-shrinking-potion-about = { $amount } em um artefato com poder { $lowest } ou mais.
item-swift-hands = Mãos rápidas
    .article = as
item-swift-hands-about = Dois jogadores trocam de artefato, com tudo o que está sobre ele; cada um mantém o seu monstro.

## Monsters

monster-zombie-1 = Zumbi 1
    .article = o
monster-zombie-2 = Zumbi 2
    .article = o
monster-zombie-3 = Zumbi 3
    .article = o
monster-mimic-about = No fim se transforma na cópia de outro monstro seu; sozinho não vale nada.

zombies-about = { $zombies ->
    [1] Um zumbi
    [2] Dois zumbis
    [3] Três zumbis
   *[other] { $zombies } zumbis
}. Maior horda { $majority-first ->
    [1] { $majority-first } ponto
   *[other] { $majority-first } pontos
}, segunda maior { $majority-second }.

## Choices

action-feed = Usar { $the-item } da sua mão
action-harvest = Pegar { $the-item } do descarte
action-keep = Manter a mão e comprar até { $cards }
action-redraw = Descartar a mão e comprar { $cards }
action-mimic-as = O seu mímico se transforma em cópia { $of-monster }

silence-other-player = Silenciar { $player }: nada de feitiços nesta rodada
replace-from-hand-feed = Pôr { $the-item } da sua mão (poder { $power }) no lugar { $of-artifact }
spell-target-player = Sobre { $the-artifact } { $is-you ->
    [yes] que você jogou (poder { $power })
   *[no] de { $player } (poder { $power })
}
swift-first-player = Trocar { $the-artifact } { $is-you ->
    [yes] que você jogou (poder { $power }) ...
   *[no] de { $player } (poder { $power }) ...
}
swift-second-player = ... com { $the-artifact } { $is-you ->
    [yes] que você jogou (poder { $power })
   *[no] de { $player } (poder { $power })
}

## What is asked: ask-<choice>, or ask-<choice>-<verb> for each part of an answer

ask-prepare-play = Escolha o artefato que você joga nesta rodada
ask-prepare-attack = { $artifact }: qual monstro você ataca?
ask-silence-other = { $artifact }: quem você quer silenciar?
ask-fuse-from-hand = { $artifact }: qual artefato da sua mão você junta?
ask-weaken-other = { $artifact }: qual artefato você enfraquece?
ask-inspect-hand = { $artifact }: de quem você quer ver a mão?
ask-take-card = { $artifact }: qual carta você tira de { $player }?
ask-copy-power = { $artifact }: qual poder você copia?
ask-harvest-spell = { $artifact }: qual feitiço você pega do descarte?
ask-replace-from-hand = { $artifact }: trocar por um artefato da sua mão?
ask-spell-turn = Lançar um feitiço, ou passar?
ask-spell-target = { $spell }: sobre qual artefato?
ask-swift-first = { $spell }: quem troca de artefato?
ask-swift-second = { $spell }: { $player-is-you ->
    [yes] com quem você troca?
   *[no] com quem { $player } troca?
}
ask-hand-action = Ficar com a sua mão, ou comprar outra?
ask-mimic = Em que o seu mímico se transforma?

## Events

event-artifact-revealed-alone = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} ataca com { $the-artifact }.
event-artifact-revealed = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} ataca o lugar { $slot } com { $the-artifact }.
event-monster-left = Ninguém ataca { $the-monster }, que vai embora.
event-lead-taken = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} lidera a rodada com { $the-artifact }.
event-power-changed = Por causa { $of-artifact }, { $target-is-you ->
    [yes] o seu artefato
   *[no] o artefato de { $target }
} muda { $amount } e fica com poder { $power }.
event-player-silenced = Por causa { $of-artifact }, { $target-is-you ->
    [yes] você
   *[no] { $target }
} não pode lançar feitiços nesta rodada.
event-card-drawn = Por causa { $of-artifact }, { $seat-is-you ->
    [yes] você
   *[no] { $seat }
} compra { $the-item }.
event-artifact-fused = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} funde { $the-fed } com { $the-artifact }, agora com poder { $power }.
event-effect-declined = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} não usa o efeito { $of-artifact }.
event-hand-inspected = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} vê { $target-is-you ->
    [yes] a sua mão
   *[no] a mão de { $target }
}.
event-card-taken = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} tira { $the-item } { $owner-is-you ->
    [yes] da sua mão
   *[no] da mão de { $owner }
}.
event-chest-opened = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} abre { $the-artifact } e encontra { $the-item }: o poder passa a { $power }.
event-power-copied = Com { $the-artifact }, { $seat-is-you ->
    [yes] você
   *[no] { $seat }
} copia { $target-is-you ->
    [yes] o seu artefato
   *[no] o artefato de { $target }
} e fica com poder { $power }.
event-spell-harvested = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} pega { $the-spell } do descarte.
event-artifact-replaced = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} põe { $the-fed } no lugar { $of-artifact }.
event-card-lost = Por causa { $of-artifact }, { $seat-is-you ->
    [yes] você
   *[no] { $seat }
} perde ao acaso { $the-item }.
event-turn-passed = { $seat-is-you ->
    [yes] Você passa.
   *[no] { $seat } passa.
}
event-spell-announced = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} lança { $the-spell }.
event-spell-landed = { $target-is-you ->
    [yes] O seu artefato
   *[no] O artefato de { $target }
} recebe { $the-spell } e fica com poder { $power }.
event-artifacts-traded = { $first-is-you ->
    [yes] Você
   *[no] { $first }
} e { $second } trocam de artefato.
event-monster-taken = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} fica com { $the-monster }, com poder { $power }.
event-hand-kept = { $seat-is-you ->
    [yes] Você mantém a sua mão.
   *[no] { $seat } mantém a mão.
}
event-hand-redrawn = { $seat-is-you ->
    [yes] Você descarta a sua mão.
   *[no] { $seat } descarta a mão.
}
event-cards-drawn = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} compra { $number ->
    [1] 1 carta.
   *[other] { $number } cartas.
}
event-hand-without-artifact = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} não tem artefatos e compra uma mão nova.
event-items-reshuffled = O descarte de itens ({ $number ->
    [1] 1 carta
   *[other] { $number } cartas
}) é embaralhado e forma um baralho novo.
event-artifacts-ran-out = Não há mais artefatos para { $seat }: o jogo acaba aqui.
event-mimic-became = { $seat-is-you ->
    [yes] O seu mímico
   *[no] O mímico de { $seat }
} se transforma em cópia { $of-monster }.
event-extra-round-called = Empate em { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}: uma rodada extra decide.
event-game-won = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} ganha com { $score ->
    [1] 1 ponto.
   *[other] { $score } pontos.
}
event-game-shared = { $number } jogadores dividem a vitória com { $score ->
    [1] 1 ponto.
   *[other] { $score } pontos.
}

## Why not

why-play-stage = Os artefatos são jogados na preparação, antes que se revele qualquer coisa.
why-play-chosen = Você já escolheu o seu artefato para esta rodada.
why-not-in-hand = Você não tem essa carta na mão.
why-artifact-first = Escolha primeiro o artefato que ataca.
why-attack-stage = O monstro que você ataca foi decidido na preparação.
why-cast-announced = O feitiço foi anunciado: escolha agora sobre qual artefato.
why-cast-stage = Os feitiços são lançados na fase dos feitiços.
why-no-target = Não há nenhum artefato sobre o qual este feitiço possa ser lançado.
why-shielded = Um escudo mágico protege esse artefato de todos os feitiços.
why-broken = Esse artefato já está quebrado.
why-two-players = Quem troca de artefato são dois jogadores diferentes.
why-lower-seat-first = Dos dois que trocam, diga primeiro o do lugar mais baixo.
why-another-player = Tem que ser outro jogador.
why-no-player-asked = Agora você não tem que escolher um jogador.
why-take-axe = Só o Machado faminto tira cartas de uma mão.
why-feed-stage = Só a Fusão e a Espada metamorfa usam outro artefato da mão.
why-harvest-stage = Só a Foice pega feitiços do descarte.
why-hand-stage = As mãos são mantidas ou trocadas depois de recolhidos os monstros.
why-nobody-sits-out = Todo mundo joga um artefato; ninguém fica de fora.
why-pass-stage = Você só pode passar na sua vez, na fase dos feitiços.
why-not-held = Você não tem nenhum monstro desses para o mímico copiar.

## The reckoning

reckoning-horde = Horda de { $count ->
    [1] 1 zumbi
   *[other] { $count } zumbis
}
reckoning-no-horde = Nenhum zumbi

## The table as text

picture-round = { $extra ->
    [yes] Rodada extra
   *[no] Rodada { $round } de { $rounds }
}
picture-at-round = uma nova rodada
picture-at-artifacts = artefatos
picture-spell-broken-artifact = quebrado
picture-hand-known = { $cards ->
    [1] 1 carta na mão
   *[other] { $cards } cartas na mão
}, com certeza: { $known }
picture-your-hand = A sua mão

## Player aid

player-aid =
    UMA RODADA
      1  Preparar    cada um joga em segredo um artefato (4-5 jogadores: e escolhe o monstro A ou B)
      2  Artefatos   lidera o maior poder impresso; a partir daí, para a esquerda, há efeitos
      3  Feitiços    na sua vez, passar ou lançar um; acaba quando a vez volta a quem lançou por último
      4  Recolher    o maior poder fica com o monstro; num empate ninguém fica com ele
                     depois manter a mão e comprar até { aid-hand }, ou descartá-la e comprar { aid-hand }

    PONTOS
      Ratazana gigante { $monster-giant-rat-points } cada    Hienomem { $monster-werehyena-points } cada    Peuchen { $monster-peuchen-points } cada
      Gosma     uma poça: { $monster-slime-points }     Lobisomem    { aid-werewolf }
      Vampiro   clãs: { $monster-vampire-points }                Zumbis       maior horda { $majority-first }, segunda { $majority-second }
      Mímico    se transforma na cópia de outro monstro seu

    FEITIÇOS
      Reforço de poder   +{ $spell-power-boost-amount } em qualquer artefato      Artefato quebrado  a base passa a 0
      Poção de aumento   +{ $spell-enlarging-potion-amount } com poder { $spell-enlarging-potion-target-max-power } ou menos      Escudo mágico      nenhum outro feitiço nele
      Poção de encolher  { $spell-shrinking-potion-amount } com poder { $spell-shrinking-potion-target-min-power } ou mais       Mãos rápidas       dois artefatos trocam de lugar

    É BOM SABER
      A liderança é pelo poder impresso. Quem troca de artefato mantém o seu monstro.
      Quem lançou por último só volta a jogar se alguém responder. Um mímico sozinho não vale nada.
