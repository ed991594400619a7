# O que se diz de outra maneira no Brasil.

## Artefatos

weapon-bonus = { $bonus ->
    [monsters] +{ $pvm } contra monstros; nada contra heróis nem cogumelos
   *[all] +{ $pvm } nas suas rolagens de combate{ $pvp-differs ->
        [yes] ; +{ $pvp } contra outros heróis
       *[no] {""}
    }{ $alpha-differs ->
        [yes] ; +{ $alpha } contra o Alfa
       *[no] {""}
    }{ $mushroom-differs ->
        [yes] ; +{ $mushroom } contra cogumelos
       *[no] {""}
    }
}
item-rusty-sword = Espada Enferrujada
    .article = a
item-moonstone-axe-about = O seu dado de combate é o de { $die-d8-faces-size } faces.{ weapon-also }
item-twin-daggers = Adagas Gêmeas
    .article = as
item-twin-daggers-about = Role { $dice ->
    [2] dois dos seus dados de combate e fique com o mais alto (rolar de novo repete os dois)
   *[other] { $dice } dos seus dados de combate e fique com o mais alto (rolar de novo repete todos)
}.{ weapon-also }
item-gobbler-tooth-about = { weapon-bonus }. Quando derrota com ele um monstro ou o Alfa, você recupera { $victory-health } de saúde.
item-emerald-staff-about = Cada mana que você investe em reforço dá +{ $per-mana } em vez de +1.{ weapon-also }
item-cursed-blade-about = Dado de { $die-d8-faces-size } faces e { weapon-bonus }. Escolhê-la para uma luta custa { $fight-cost } de saúde (você precisa ter pelo menos { $fight-need }).
item-healing-draught-about = Recupere { $amount } de saúde.
item-mana-flask-about = Recupere { $amount } de mana.
item-phoenix-feather = Pena de Fênix
    .article = a
item-phoenix-feather-about = Quando você morre: volta na hora, na mesma casa, com { $amount } de saúde.
item-smoke-bomb-about = No seu turno, esconda-se de um monstro ou do Alfa sem pagar mana.
item-shadow-whistle-about = Em vez das fases A e B: vá para a casa de outro herói que esteja na gruta. A ficha dessa casa não tem efeito agora.
item-powder-keg-about = Antes da primeira rolagem contra um monstro, no seu turno: o monstro perde { $amount ->
    [one] { $amount } ponto de vida
   *[other] { $amount } pontos de vida
}.
item-hex-doll-about = Ponha a ficha de -{ $amount } de saúde em um adversário que esteja na gruta: a saúde máxima dele cai { $amount } até o fim do jogo.
item-loaded-die-about = Depois de uma rolagem de combate sua, no seu turno: vire o dado para a face mais alta.
item-spelunkers-map-about = Quando for tirar uma ficha para uma casa: tire { $amount }, escolha 1 e devolva as outras ao saco.
item-minstrels-ballad = Balada do Menestrel
    .article = a
item-minstrels-ballad-about = Ganhe { $amount } de honra.
item-boots-of-haste-about = A sua corrida custa menos { $sprint } de saúde.
item-miners-lamp = Lampião de Mineiro
    .article = o
item-miners-lamp-about = Uma vez por busca você pode rolar de novo o dado do saque; vale o segundo resultado.
item-pakaa-chainmail-about = Sempre que uma rolagem de luta tiraria { $rules-armour-from } ou mais de você, tira menos { $armour }.
item-mana-crystal-about = A sua mana máxima aumenta { $max-mana }. O descanso dá a você mais { $rest-mana } de mana.
item-life-amulet-about = A sua saúde máxima aumenta { $max-health }. O descanso dá a você mais { $rest-health } de saúde.
item-spore-mask-about = +{ $mushroom } nas suas rolagens contra cogumelos. As armadilhas de Blorp e o evento Esporos Venenosos não ferem você.
item-shadow-cloak-about = Esconder-se e fugir custam a você menos { $hide } de mana.
item-trophy-belt-about = Sempre que derrota um monstro ou o Alfa, você ganha { $victory-honour } de honra.

## Monstros

monster-stone-ogre = Ogro de Pedra
    .article = o
monster-about = Ataque { $attack }, vida { $life }, { $honour } de honra{ $reward ->
    [none] .
    [mana] ; deixa { $number } de mana.
    [health] ; deixa { $number } de saúde.
    [artifact] ; guarda { $number ->
        [one] um artefato.
       *[other] { $number } artefatos.
    }
    [attack] ; deixa { $number ->
        [one] uma ficha de Ataque.
       *[other] { $number } fichas de Ataque.
    }
   *[defense] ; deixa { $number ->
        [one] uma ficha de Defesa.
       *[other] { $number } fichas de Defesa.
    }
}

## Eventos

card-hidden-spring-about = Recupere { $health } de saúde.
card-mana-vein-about = Recupere { $mana } de mana.
card-abandoned-camp-about = Recupere { $health } de saúde e { $mana } de mana.
card-whetstone-about = Pegue { $tokens ->
    [one] { $tokens } ficha de Ataque
   *[other] { $tokens } fichas de Ataque
}.
card-fallen-bucklers-about = Pegue { $tokens ->
    [one] { $tokens } ficha de Defesa
   *[other] { $tokens } fichas de Defesa
}.
card-blorp-nest-about = Ponha { $trap ->
    [one] { $trap } armadilha de Blorp.
   *[other] { $trap } armadilhas de Blorp, uma depois da outra, em casas diferentes.
}
card-cave-in-about = Todos os heróis na gruta, inclusive você, perdem { $health-loss } de saúde.
card-poisonous-spores-about = Perca { $health-loss } de saúde.
card-bat-swarm-about = Rolagem de combate: com { $need } ou mais nada acontece, senão você perde { $health-loss } de saúde.
card-rockfall-about = Rolagem de combate: você perde tanta saúde quanto faltar para { $base }.
card-own-reflection = O Seu Reflexo
card-own-reflection-about = Rolagem de combate contra um d6 do seu reflexo: se for mais baixa, você perde a diferença em saúde; se for mais alta, ganha { $honour } de honra.
card-ambush-about = Lute contra um monstro.
card-roar-of-the-alpha-about = Lute contra o Alfa (contra um monstro, se já não houver cartas do Alfa).
card-relic-of-the-ancients-about = Ganhe { $honour } de honra.
card-humbling-about = Perca { $honour-loss } de honra.
card-forgotten-chest-about = Compre um artefato.
card-oracle-pool-about = Veja os 2 artefatos de cima, fique com 1 e descarte o outro.
card-thief-of-the-depths-about = Descarte 1 artefato à sua escolha (não divino). Se não tiver nenhum, perca { $else-mana-loss } de mana.
card-cursed-idol-about = Escolha: perder { $health-loss } de saúde ou perder { $mana-loss } de mana (a mana só se você tiver).
card-bargain-of-shades-about = Você pode pagar { $n } de mana para comprar { $m ->
    [one] um artefato
   *[other] { $m } artefatos
}.
card-blood-pact-about = Você pode pagar { $n } de saúde para ganhar { $m } de honra.
card-secret-passage-about = Você pode andar uma casa, como por um atalho.
card-slippery-slope-about = Você escorrega de volta para a casa de onde veio; a ficha dela não tem efeito.
card-exchange-of-shadows-about = Você pode trocar de lugar com outro herói que esteja na gruta; nenhuma ficha tem efeito.
card-drifting-spores-about = Você pode mudar um cogumelo para outra casa sem heróis.
card-tremor-about = Escolha uma casa: todos os heróis que estão lá perdem { $landslide } de saúde.
card-mana-storm-about = Todos os heróis na gruta, inclusive você, perdem { $mana-loss } de mana.
card-healing-rain-about = Todos os heróis na gruta, inclusive você, recuperam { $health } de saúde.
card-second-wind-about = Se você correr neste turno, a corrida não custa saúde.
card-champions-duel-about = Escolha um adversário que esteja na gruta: lute já contra ele, onde quer que esteja.
card-sleeping-gas-about = Você pula as fases A, B e C do seu próximo turno.
card-light-fingers-about = Escolha um adversário na gruta com um artefato que não seja divino: tire dele um desses, ao acaso.
card-mercy-of-urto-about = Todos os heróis mortos voltam à Boca da Gruta com { $rules-revival-health } de saúde, e você ganha { $honour } de honra. Se ninguém morreu, recupere { $health } de saúde.

## Heróis

hero-sankaa-about = { $free-rerolls ->
    [one] A primeira vez que você rola de novo o seu dado de combate em cada luta (contra monstros ou heróis) é
   *[other] As primeiras { $free-rerolls } vezes que você rola de novo o seu dado de combate em cada luta (contra monstros ou heróis) são
} de graça. Quando pode procurar à luz de uma tocha, você tem que procurar: não pode recusar (ainda pode usar uma fonte em vez disso).
hero-armenius = Armênio
hero-armenius-about = Sempre que derrota um monstro ou o Alfa, você recupera { $victory-health } de saúde. Esconder-se e fugir custam a você { $hide } de mana em vez de { $simplified-hide }.
hero-oriandra-about = O dado permanente de { $die-d8-faces-size } faces custa a você { $d8 } de mana em vez de { $simplified-d8 }. Uma corrida custa a você { $sprint } de saúde em vez de { $simplified-sprint }.
hero-molesor-about = Quando uma rolagem de combate sua empata (contra monstros ou heróis), o adversário perde { $tie-damage } de saúde. O descanso dá a você { $rest-mana } de mana (e nenhuma saúde). Você nunca recupera saúde, venha de onde vier. Só voltar à vida é exceção.
hero-beardwhy-about = Uma corrida custa a você { $sprint } de saúde em vez de { $simplified-sprint }. Você destrói cogumelos com { $mushroom } ou mais. Leva no máximo { $limit ->
    [one] { $limit } artefato
   *[other] { $limit } artefatos
} em vez de { $simplified-limit }.

## Fichas

token-torch-about = Você pode procurar (dado do saque).
token-torch-event = Tocha e evento
token-torch-event-about = Compre uma carta de evento; depois você pode procurar.
token-torch-fountain-about = Procure, ou troque na fonte mana e saúde, 1 por 1.
token-shortcut-about = Você pode andar mais uma casa, em qualquer direção, de graça.
token-mushroom-about = Barra a casa; uma rolagem de combate de { $simplified-mushroom } ou mais o destrói; quem o destrói o planta em outro lugar.
token-monster-about = Lute contra uma carta de monstro a cada entrada. Aqui não se descansa, não se corre neste turno nem se atacam rivais.
token-honour1-about = Ganhe { $token-honour1-honour } de honra e tire outra ficha.
token-honour2-about = Ganhe { $token-honour2-honour } de honra e tire outra ficha.
token-attack-about = Gasta-se antes de uma luta: +1 em todas as suas rolagens dessa luta.
token-defense-about = Gasta-se quando uma luta feriria você: evita 1.
token-minus2-health-about = Posta em um herói pelo Boneco de Mau-olhado: a saúde máxima dele cai { $artifact-hex-doll-amount } até o fim do jogo.
token-draw-artifact = Comprar um artefato
token-draw-artifact-about = O primeiro herói na casa fica com ela e compra um artefato.

## Dados

loot-artifact = um artefato
loot-event = um evento
face-steal-honour = rouba { $face-steal-honour-amount ->
    [1] honra
   *[other] { $face-steal-honour-amount } de honra
} de todos os adversários
face-artifact = um artefato
face-landslide1 = { $face-landslide1-amount ->
    [1] um deslizamento
   *[other] um deslizamento de { $face-landslide1-amount }
}
face-landslide2 = { $face-landslide2-amount ->
    [2] um deslizamento duplo
   *[other] um deslizamento de { $face-landslide2-amount }
}
face-landslide-global = { $face-landslide-global-amount ->
    [1] um deslizamento geral
   *[other] um deslizamento geral de { $face-landslide-global-amount }
}
deck-artifact = artefatos
deck-event = eventos

## Proezas

achievement-survivor-about = Encontre Urto com exatamente 1 de saúde.
achievement-the-rock-about = Encontre Urto com toda a saúde.
achievement-highlander-about = Seja o único a chegar.
achievement-economist-about = Encontre Urto com 7 ou mais de mana.
achievement-murderer-about = Mate 2 rivais.
achievement-assassin-about = Mate 3 rivais.
achievement-serial-killer-about = Mate 4 rivais.
achievement-the-goat-about = Tire 3 fracassos no mesmo dado divino.
achievement-flash-about = Tire dois atalhos seguidos.
achievement-fricassee = Um bom fricassê
achievement-fricassee-about = Tire dois cogumelos seguidos.
achievement-best-friends-about = Chegue com pelo menos outros três.
achievement-chocolate-medal-about = Morra a uma casa do fim.
achievement-too-big-fish-about = Morra lutando contra o Alfa.
achievement-conservator-about = Chegue com os dois primeiros artefatos que guardou.
achievement-score-50-about = Chegue e termine com 50 pontos ou mais.
achievement-score-60-about = Chegue e termine com 60 pontos ou mais.
achievement-score-70-about = Chegue e termine com 70 pontos ou mais.

## O que há numa casa, para as palavras de uma escolha

lies-niche = um artefato
lies-torch-event = um evento, depois uma tocha

## Escolhas

free-step-field = Passar para { $the-field }: { $lies }
mushroom-target-field = Colocá-lo { $on-field }
whistle-target-player = Ir até { $player }, { $on-field }
hex-target-player = Lançar mau-olhado em { $player }: a saúde máxima (agora { $maximum }) cai { $hex }
steal-artifact-player = Roubar de { $player } ({ $cards ->
    [1] 1 artefato
   *[other] { $cards } artefatos
})
discard-to-thief-artifact = Deixar { $the-item } com o ladrão: { $about }
action-rest = Descansar: +{ $rest-health } de saúde, +{ $rest-mana } de mana, e terminar a jogada
action-end = Terminar a jogada
action-search = Procurar: rolar o dado do saque
swap-places-decline = Ficar onde você está
take-scythe-decline = Não deixar a gadanha para ninguém e encerrar o seu jogo
may-pay-accept = Pagar { $price } de { $currency ->
    [mana] mana
   *[health] saúde
} por { $gain ->
    [honour] { $number } de honra
   *[artifact] { $number ->
        [one] um artefato
       *[other] { $number } artefatos
    }
}
action-hide = Esconder-se { $of-monster } { $hide ->
    [0] de graça
   *[other] por { $hide } de mana
}
action-roll = Rolar o dado de combate ({ $sides } faces)
action-reroll = Rolar de novo o { $die } { $reroll ->
    [0] de graça
   *[other] por { $reroll } de mana
}
keep-loot-reroll = Rolar de novo o dado do saque, com o lampião
action-reinforce = { $number ->
    [0] Sem reforço: rolar
   *[other] Reforçar com { $number } de mana: +{ $bonus } em cada rolagem
}
action-use-defense = Gastar uma ficha de Defesa: o dano de { $damage } cai 1
action-roll-divine = Rolar o dado { $of-divine }

## O que acontece

hidden-artifact = um artefato
event-starter-drawn = { $seat-is-you ->
    [yes] Você começa
   *[no] { $seat } começa
} o jogo.
event-hero-taken = { $seat-is-you ->
    [yes] Você joga
   *[no] { $seat } joga
} com { $hero }.
event-side-chosen = { $seat-is-you ->
    [yes] Você escolhe
   *[no] { $seat } escolhe
} o lado { $of-side }; o outro flanco fica fechado.
event-starting-artifact-kept = { $seat-is-you ->
    [yes] Você guarda
   *[no] { $seat } guarda
} { $the-artifact }.
event-turn-began = Rodada { $round }: { $seat-is-you ->
    [yes] é a sua vez.
   *[no] é a vez de { $seat }.
}
event-turn-slept = { $seat-is-you ->
    [yes] Você passa
   *[no] { $seat } passa
} o turno dormindo.
event-hero-rested = { $seat-is-you ->
    [yes] Você descansa
   *[no] { $seat } descansa
} junto à fogueira.
event-field-announced = { $seat-is-you ->
    [yes] Você sai
   *[no] { $seat } sai
} rumo { $to-field }.
event-hero-sprinted = { $seat-is-you ->
    [yes] Você corre
   *[no] { $seat } corre
} { $amount ->
    [0] de graça.
   *[other] por { $amount } de saúde.
}
event-field-entered = { $seat-is-you ->
    [yes] Você está
   *[no] { $seat } está
} { $on-field }.
event-token-drawn = { $seat-is-you ->
    [yes] Você tira
   *[no] { $seat } tira
} a ficha { $token } para { $the-field }.
event-tokens-shown = { $seat-is-you ->
    [yes] Você vê
   *[no] { $seat } vê
} { $number ->
    [1] 1 ficha
   *[other] { $number } fichas
} e { $seat-is-you ->
    [yes] escolhe
   *[no] escolhe
} a ficha { $token }.
event-mushroom-destroyed = { $seat-is-you ->
    [yes] Você destrói
   *[no] { $seat } destrói
} o cogumelo { $on-field } com { $total }.
event-mushroom-held = O cogumelo { $on-field } aguenta { $seat-is-you ->
    [yes] o seu { $total }.
   *[no] o { $total } de { $seat }.
}
event-mushroom-planted = { $seat-is-you ->
    [yes] Você planta
   *[no] { $seat } planta
} o cogumelo { $on-field }.
event-mushroom-moved = { $seat-is-you ->
    [yes] Você muda
   *[no] { $seat } muda
} um cogumelo { $of-source } para { $the-field }.
event-trap-laid = { $seat-is-you ->
    [yes] Você põe
   *[no] { $seat } põe
} uma armadilha de Blorp { $on-field }.
event-trap-sprung = { $seat-is-you ->
    [yes] Você pisa
   *[no] { $seat } pisa
} na armadilha de Blorp { $on-field }, posta por { $owner-is-you ->
    [yes] você.
   *[no] { $owner }.
}
event-search-declined = { $seat-is-you ->
    [yes] Você deixa
   *[no] { $seat } deixa
} a tocha em paz.
event-loot-rolled = { $seat-is-you ->
    [yes] Você tira
   *[no] { $seat } tira
} { $number } no dado do saque: { $loot }.
event-monster-met = { $seat-is-you ->
    [yes] Você encontra
   *[no] { $seat } encontra
} { $the-monster } (ataque { $attack }, vida { $life }).
event-hero-hid = { $seat-is-you ->
    [yes] Você se esconde
   *[no] { $seat } se esconde
} { $of-monster }{ $amount ->
    [0] .
   *[other] {" "}por { $amount } de mana.
}
event-weapon-chosen = { $seat-is-you ->
    [yes] Você luta
   *[no] { $seat } luta
} com { $the-artifact }.
event-attack-added = { $seat-is-you ->
    [yes] Você gasta
   *[no] { $seat } gasta
} uma ficha de Ataque.
event-fight-reinforced = { $seat-is-you ->
    [yes] Você investe
   *[no] { $seat } investe
} { $amount } de mana: +{ $bonus } em cada rolagem.
event-die-bought = { $seat-is-you ->
    [yes] Você compra
   *[no] { $seat } compra
} o dado de { d8 } faces por { $amount } de mana.
event-combat-rolled = { $seat-is-you ->
    [yes] Você tira
   *[no] { $seat } tira
} um { $die }.
event-die-rerolled = { $seat-is-you ->
    [yes] Você rola de novo
   *[no] { $seat } rola de novo
} { $amount ->
    [0] de graça.
   *[other] por { $amount } de mana.
}
event-die-turned = { $seat-is-you ->
    [yes] Você vira
   *[no] { $seat } vira
} o dado para o { $die }.
event-monster-defeated = { $seat-is-you ->
    [yes] Você vence
   *[no] { $seat } vence
} { $the-monster }: um troféu de { $honour } de honra.
event-pvp-began = { $attacker-is-you ->
    [yes] Você ataca { $defender }.
   *[no] { $defender-is-you ->
        [yes] { $attacker } ataca você.
       *[no] { $attacker } ataca { $defender }.
    }
}
event-hero-fled = { $defender-is-you ->
    [yes] Você foge
   *[no] { $defender } foge
} de { $attacker-is-you ->
    [yes] você
   *[no] { $attacker }
}{ $amount ->
    [0] .
   *[other] {" "}por { $amount } de mana.
}
event-pvp-compared = { $attacker-is-you ->
    [yes] O seu { $total }
   *[no] O { $total } de { $attacker }
} contra { $defender-is-you ->
    [yes] o seu { $other-total }.
   *[no] o { $other-total } de { $defender }.
}
event-damage-prevented = { $seat-is-you ->
    [yes] Você escapa
   *[no] { $seat } escapa
} a { $amount } de dano.
event-event-drawn = { $seat-is-you ->
    [yes] Você compra
   *[no] { $seat } compra
} o evento { $event }
event-artifact-drawn = { $seat-is-you ->
    [yes] Você compra
   *[no] { $seat } compra
} { $the-artifact }.
event-artifacts-seen = { $seat-is-you ->
    [yes] Você vê
   *[no] { $seat } vê
} dois artefatos.
event-artifact-discarded = { $seat-is-you ->
    [yes] Você descarta
   *[no] { $seat } descarta
} { $the-artifact }.
event-artifact-played = { $seat-is-you ->
    [yes] Você joga
   *[no] { $seat } joga
} { $the-artifact }.
event-artifact-revealed = { $seat-is-you ->
    [yes] Você mostra
   *[no] { $seat } mostra
} { $the-artifact }.
event-artifact-stolen = { $taker-is-you ->
    [yes] Você rouba { $the-artifact } de { $owner }.
   *[no] { $owner-is-you ->
        [yes] { $taker } rouba { $the-artifact } de você.
       *[no] { $taker } rouba { $the-artifact } de { $owner }.
    }
}
event-tokens-taken = { $seat-is-you ->
    [yes] Você fica
   *[no] { $seat } fica
} com { $number ->
    [1] 1 ficha de { $supply }.
   *[other] { $number } fichas de { $supply }.
}
event-hero-hexed = { $seat-is-you ->
    [yes] Você lança mau-olhado em { $target }.
   *[no] { $target-is-you ->
        [yes] { $seat } lança mau-olhado em você.
       *[no] { $seat } lança mau-olhado em { $target }.
    }
}
event-hero-whistled = { $seat-is-you ->
    [yes] Você aparece
   *[no] { $seat } aparece
} { $target-is-you ->
    [yes] ao seu lado
   *[no] ao lado de { $target }
} { $on-field }.
event-hero-slid = { $seat-is-you ->
    [yes] Você escorrega
   *[no] { $seat } escorrega
} de volta para { $the-field }.
event-places-swapped = { $first-is-you ->
    [yes] Você e { $second } trocam de lugar.
   *[no] { $second-is-you ->
        [yes] { $first } e você trocam de lugar.
       *[no] { $first } e { $second } trocam de lugar.
    }
}
event-sprint-freed = { $seat-is-you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} um novo fôlego: correr não custa nada neste turno.
event-sleep-fell = { $seat-is-you ->
    [yes] Você vai
   *[no] { $seat } vai
} passar o próximo turno dormindo.
event-offer-declined = { $seat-is-you ->
    [yes] Você recusa
   *[no] { $seat } recusa
} a oferta.
event-divine-taken = { $seat-is-you ->
    [yes] Você fica
   *[no] { $seat } fica
} com { $the-artifact } e o seu dado.
event-divine-returned = { $seat-is-you ->
    [yes] Você larga
   *[no] { $seat } larga
} { $the-artifact }.
event-divine-rolled = { $seat-is-you ->
    [yes] Você rola
   *[no] { $seat } rola
} o dado { $of-artifact }: { $face }.
event-landslide-aimed = { $seat-is-you ->
    [yes] Você faz
   *[no] { $seat } faz
} cair pedras { $on-field }: { $amount } de dano.
event-landslide-wasted = { $seat-is-you ->
    [yes] Você deixa
   *[no] { $seat } deixa
} cair as pedras onde não está ninguém.
event-honour-stolen = { $seat-is-you ->
    [yes] Você rouba
   *[no] { $seat } rouba
} { $amount } de honra.
event-feather-burnt = { $seat-is-you ->
    [yes] Você renasce
   *[no] { $seat } renasce
} das cinzas com { $health } de saúde.
event-hero-died = { $seat-is-you ->
    [yes] Você morre
   *[no] { $seat } morre
} { $on-field }.
event-hero-killed = { $seat-is-you ->
    [yes] Você matou { $target }.
   *[no] { $target-is-you ->
        [yes] { $seat } matou você.
       *[no] { $seat } matou { $target }.
    }
}
event-hero-revived = { $seat-is-you ->
    [yes] Você volta
   *[no] { $seat } volta
} à Boca da Gruta com { $health } de saúde.
event-hero-arrived = { $seat-is-you ->
    [yes] Você chega
   *[no] { $seat } chega
} à câmara de Urto.
event-health-gained = { $seat-is-you ->
    [yes] Você recupera
   *[no] { $seat } recupera
} { $amount } de saúde (agora { $health }).
event-health-lost = { $seat-is-you ->
    [yes] Você perde
   *[no] { $seat } perde
} { $amount } de saúde (agora { $health }).
event-mana-gained = { $seat-is-you ->
    [yes] Você recupera
   *[no] { $seat } recupera
} { $amount } de mana (agora { $mana }).
event-mana-lost = { $seat-is-you ->
    [yes] Você perde
   *[no] { $seat } perde
} { $amount } de mana (agora { $mana }).
event-honour-gained = { $seat-is-you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} { $amount } de honra (agora { $honour }).
event-honour-lost = { $seat-is-you ->
    [yes] Você perde
   *[no] { $seat } perde
} { $amount } de honra (agora { $honour }).
event-cave-collapsed = Depois da rodada { $round } a gruta desaba.
event-achievement-earned = { $seat-is-you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} uma página no livro de ouro: { $achievement }.
event-game-won = { $seat-is-you ->
    [yes] Você ganha
   *[no] { $seat } ganha
} com { $score ->
    [1] 1 ponto.
   *[other] { $score } pontos.
}
event-game-shared = { $number } heróis dividem a vitória com { $score } pontos.

## No tabuleiro: géneros e momentos dos artefatos, barras, marcas, zonas, lugares, fases

use-turn = No seu turno
use-turn-before-move = No seu turno, antes de se mover
use-prep-pvm = Antes da primeira rolagem contra um monstro
use-hide = Quando você encontra um monstro
use-reroll-own-turn = Depois de uma rolagem de combate no seu turno
use-before-token-draw = Quando você tira uma ficha
use-death = Quando você morre, por si só
use-end-of-turn = No fim do seu turno
bar-mana-about = Paga a magia: rolar de novo, esconder-se, reforçar, o dado de { d8 } faces. O que sobra no fim vale pontos.
bar-honour-about = A barra, os troféus e os artefatos que você ainda tem: pontos no fim.
mark-d8-about = Todas as rolagens de combate deste herói são com o dado de { d8 } faces, para sempre.
mark-skip = Dormindo
mark-skip-about = Passa dormindo as fases A a C do próximo turno.
mark-hexed-about = A saúde máxima fica mais baixa até o fim do jogo.
zone-bag-about = Todos sabem o que resta no saco; ninguém sabe o que vem em seguida.
zone-monsters-about = Nunca se embaralha de novo: quando o baralho acaba, os ninhos viram tochas.
zone-events = Eventos
zone-events-about = São comprados nas casas de tocha e evento e com o dado do saque.
zone-artifacts = Artefatos
zone-artifacts-about = São encontrados procurando, nos nichos e com monstros que guardam algum.
zone-hand = Os seus artefatos
place-cave-about = Por descobrir: quem for até lá tira uma ficha do saco.
place-artifact-about = O primeiro herói a chegar compra um artefato.
place-stele-about = Um artefato divino e o seu dado esperam aqui por quem vier.
phase-rest-about = Em vez de todo o resto: recuperar um pouco. Não duas vezes seguidas, não em um ninho.
phase-a-about = Escolha uma casa ao lado da sua.
phase-b-about = Se está por descobrir, tire uma ficha; depois a casa faz efeito, a cada entrada.
phase-c-about = Corra mais uma casa em troca de saúde, ou ataque um rival na sua casa.
phase-d-about = Role o seu dado divino, se tiver um.
magic-reroll = rolar de novo o dado de combate
magic-reinforce = +1 cada em todas as rolagens de uma luta
point-starting-artifacts = Escolhem-se os artefatos
ask-pick-hero = Escolha o seu herói
ask-choose-side = Escolha o lado aberto da gruta
ask-keep-one = Guarde um de { $rules-starting-artifacts ->
    [2] dois artefatos
   *[other] { $rules-starting-artifacts } artefatos
}
ask-opening-menu = Escolha para onde ir
ask-after-move-menu = Continue, ou termine a jogada
ask-free-step = Passar para outra casa?
ask-pick-token = Escolha a ficha que vai pôr
ask-plant = Plante o cogumelo
ask-prepare = Escolha uma arma
ask-prepare-more = Reforçar-se antes de rolar?
ask-fight-or-hide = Lutar ou se esconder?
ask-next-roll = Atacar de novo?
ask-discard-over-limit = É peso demais: descarte um
ask-take-divine = Levar o artefato divino?
ask-divine-roll = Rolar o dado divino?
ask-whistle-target = A quem o apito leva?
ask-hex-target = Em quem lançar mau-olhado?
ask-event-roll = Enfrente o evento
ask-choose-loss = Perder saúde ou mana?
ask-lay-trap = Ponha uma armadilha de Blorp
ask-swap-places = Com quem trocar de lugar?
ask-mushroom-target = Onde ele volta a crescer?
ask-duel = Quem desafiar?
ask-steal-artifact = De quem roubar?
ask-take-one-of-two = Fique com um de dois artefatos
ask-discard-to-thief = O que o ladrão leva?

## A contagem (URT-12.5)

count-artifacts = Artefatos que ainda tem

## Porque não

why-already-there = Você já está lá.
why-no-path = Nenhum caminho leva até lá a partir de onde você está.
why-moved = Você já se moveu; agora só uma corrida leva mais longe.
why-field-later = Agora não se pede uma casa a você.
why-plant-special = Os cogumelos só crescem em casas da gruta, nunca na Boca da Gruta, no Rochedo do Alfa, em um nicho, em uma estela ou na câmara de Urto.
why-plant-same = É de lá que ele vem; tem que crescer em outro lugar.
why-plant-occupied = Há um herói lá; os cogumelos são plantados em casas livres.
why-trap-there = Já há uma armadilha lá.
why-trap-occupied = Há um herói lá; as armadilhas são postas em casas livres.
why-no-mushroom = Não há nenhum cogumelo lá.
why-no-opponent = Não há nenhum adversário lá.
why-player-later = Agora não se pede um rival a você.
why-yourself = Esse é o seu próprio herói.
why-not-on-your-field = Você só pode atacar um rival na sua própria casa.
why-attacked-already = Você já começou uma luta com um rival neste turno.
why-same-field = Vocês já estão na mesma casa.
why-nothing-to-steal = Esse herói não tem nenhum artefato que se possa tirar.
why-not-before-you = Essa carta não está à sua frente.
why-not-in-hand = Você não leva esse artefato.
why-divine-stays = O ladrão não leva artefatos divinos.
why-weapon-costs = Custa { $cost } de saúde, e tem que sobrar pelo menos 1.
why-not-your-turn = Os artefatos de uso único são para o seu próprio turno.
why-no-effect = Agora não teria efeito, por isso não dá para jogar.
why-use-weapon = As armas são escolhidas antes da primeira rolagem de uma luta ou contra um cogumelo.
why-use-turn = Joga-se no seu turno, antes ou depois de se mover ou em uma luta.
why-use-turn-before-move = Joga-se no seu turno, antes de se mover.
why-use-prep-pvm = Joga-se antes da primeira rolagem contra um monstro.
why-use-hide = Joga-se quando você encontra um monstro, ou antes de uma nova rolagem.
why-use-reroll-own-turn = Joga-se depois de uma rolagem de combate no seu turno.
why-use-before-token-draw = Joga-se quando você vai tirar uma ficha.
why-use-after-loot-roll = Deixa você rolar de novo o dado do saque, logo em seguida.
why-use-death = Funciona por si só, quando você morre.
why-use-end-of-turn = O dado dele é rolado no fim do seu turno.
why-rest-twice = Você descansou no último turno; não se descansa duas vezes seguidas.
why-must-move = Quem não descansa tem que se mover.
why-end-later = A sua jogada ainda não terminou.
why-sprint-twice = Você já correu neste turno.
why-sprint-later = A corrida vem depois de você se mover.
why-sprint-costs = Uma corrida custa a você { $cost } de saúde, e tem que sobrar pelo menos 1.
why-no-divine-die = Você não tem nenhum dado divino.
why-divine-later = O dado divino é rolado no fim do seu turno.
why-fountain-instead = Você usou a fonte em vez de procurar.
why-must-search = O seu herói não consegue deixar uma tocha em paz.
why-fountain-direction = Em cada visita a fonte corre em um só sentido.
why-mana-full = A sua mana está no máximo.
why-last-health = Você tem que ficar com pelo menos 1 de saúde.
why-never-recovers = O seu herói nunca recupera saúde.
why-health-full = A sua saúde está no máximo.
why-no-mana = Você não tem mana.
why-hide-costs = Esconder-se custa { $cost } de mana, e você não tem.
why-hide-before-rolls = Você aceitou a luta; pode se esconder antes da próxima rolagem.
why-hide-later = Agora não há de quem se esconder.
why-bare-later = As mãos nuas são escolhidas quando uma luta começa.
why-reinforce-first = Escolha primeiro a arma e o reforço; a rolagem vem em seguida.
why-roll-later = Agora não há por que rolar o dado de combate.
why-reroll-costs = Rolar de novo custa { $cost } de mana, e você não tem.
why-reroll-later = Agora não há nenhuma rolagem de combate para repetir.
why-d8-owned = Você já rola o dado de { d8 } faces.
why-d8-later = O dado de { d8 } faces é comprado antes de uma rolagem de combate.
why-d8-costs = O dado de { d8 } faces custa a você { $cost } de mana, e você não tem.
why-reinforce-later = O reforço é anunciado antes da primeira rolagem de uma luta.
why-reinforce-costs = { $mana ->
    [0] Você não tem mais mana.
   *[other] Você só tem { $mana } de mana.
}
why-reinforce-most = Uma luta se reforça com { $most } de mana, no máximo.
why-no-attack-token = Você não tem nenhuma ficha de Ataque.
why-attack-token-later = As fichas de Ataque são gastas antes da primeira rolagem de uma luta.
why-no-defense-token = Você não tem nenhuma ficha de Defesa.
why-defense-later = As fichas de Defesa são gastas quando uma luta vai ferir você.
why-loss-later = Agora nada pede um sacrifício de você.
why-hero-later = Os heróis são escolhidos no começo.
why-side-later = O lado é escolhido no começo, com dois jogadores.
why-token-later = As fichas só são escolhidas com o Mapa do Espeleólogo.
why-empty-later = Agora não há nenhum deslizamento para deixar cair.

## A mesa em texto

picture-round = Rodada { $round } de { $rounds }
picture-round-open = Rodada { $round }
picture-turn = { $at ->
    [start] escolha dos heróis
    [side] escolha do lado
    [starting-artifacts] escolha dos artefatos
    [divine] { $name }, fase D
   *[turn] { $name }, fases A-C
}
picture-piles = monstros { $monsters } · eventos { $events } · artefatos { $artifacts } · Alfa { $alpha }
picture-tokens = ? por descobrir  o tocha  e tocha+evento  f tocha+fonte  m ninho  > atalho
picture-cards = { $size ->
    [0] nenhum artefato
    [1] 1 artefato
   *[other] { $size } artefatos
}
picture-skip = dormindo
picture-your-hand = Os seus artefatos
picture-offer = À sua frente
aid-costs = { $one-cost ->
    [yes] { $rules-reroll-cost } mana: rolar de novo, ou esconder-se / fugir
   *[no] { $rules-reroll-cost } mana: rolar de novo    { $simplified-hide } mana: esconder-se / fugir
}
player-aid =
    O SEU TURNO
      Descanso em vez do resto: +{ $simplified-rest-health } saúde, +{ $simplified-rest-mana } mana; não duas vezes seguidas, não em um ninho
      A  Via   anuncie uma casa vizinha
      B  Casa  por descobrir: tire do saco; depois a casa faz efeito, a cada entrada
      C  Mais  corra uma casa por { $simplified-sprint } de saúde (não depois de um monstro); ataque um rival na sua
               casa uma vez por turno, antes ou depois de se mover (+{ $rules-pvp-honour } honra)
      D  Dado  role o seu dado divino, se tiver um

    CASAS                                       DADO DO SAQUE
      o Tocha       você pode procurar (dado)     { $loot-alpha } o Alfa
      e Evento      compre um, depois procure     { $loot-monster } um monstro
      f Fonte       procure, ou troque saúde/mana { $loot-artifact } um artefato
      m Ninho       lute contra um monstro        { $loot-mana } { $rules-loot-mana } de mana
      > Atalho      mais uma casa, de graça       { $loot-health } { $rules-loot-health } de saúde
      ♣ Cogumelo    { $simplified-mushroom } ou mais o destrói, senão    { $loot-event } um evento
                    você fica fora; depois plante-o

    LUTAS   dado + arma + reforço + fichas contra o ataque do monstro ou o total do rival.
      Quem tem menos perde a diferença. Monstros: até um cair ou você se esconder. Rivais: uma vez.
    MAGIA   { aid-costs }    1-{ $rules-most-reinforcement } mana: +1 cada em toda a luta
            { $simplified-d8 } mana: o dado de { d8 } faces, para sempre

    O FIM
      O primeiro na câmara de Urto pode levar a gadanha: a cada turno, quem está na gruta perde { $least-curse } a { $most-curse }.
      Ninguém na gruta: quem chegou sozinho ganha, senão decidem saúde + mana + honra.
      Honra: a barra, os troféus e os artefatos que você ainda tem. Os mortos não têm nada.

## Opções da mesa

option-collapse-40 = depois da rodada { $rules-rounds }
