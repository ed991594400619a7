# Monster My Neighbour: o que se diz de outra maneira no Brasil.

game-about = Um jogo de blefe: há um Monstro escondido na mão de alguém, e as cartas não param quietas.

## Cards

item-wanted-about = Quem o tem abre a rodada com ele; não acontece mais nada.
item-hunter-about = Expulsa de outra mão um Monstro sem proteção. Nunca na sua primeira vez.
item-hide-about = Na mão, mantém em segredo os Caçadores longe do Monstro. Jogado: nada.
item-friend-about = Você fica do lado do Monstro nesta rodada; quem você escolher perde um Caçador.
item-dog = Cachorro
    .article = o
item-dog-about = Outro jogador larga uma carta virada para baixo na sua pilha e leva o Cachorro.
item-investigate-about = Veja a mão inteira de outro jogador.
item-gossip = Fofoca
    .article = a
item-gossip-about = Todos passam uma carta à escolha para a esquerda. Como última carta: nada.
item-rumor-about = Todos pegam uma carta às cegas da direita. Como última carta: nada.
item-deal-about = Troque em segredo uma ou duas cartas com alguém. Como última carta: nada.
item-steal-about = Pegue uma carta às cegas de alguém e devolva uma, talvez a mesma.
item-fog-about = Todas as mãos são embaralhadas e dadas de novo. Como última carta: nada.
item-vampire-about = A sua fuga vale mais { $amount }.
item-goomiho-about = Os Caçadores falham enquanto { $amount ->
    [1] for a única carta da sua mão.
   *[other] você tiver no máximo { $amount } cartas na mão.
}
item-mermaid-about = { $amount ->
    [1] O primeiro Caçador da rodada falha
   *[other] Os primeiros { $amount } Caçadores da rodada falham
} contra você.
item-vampire-disguise = De dia, o médico simpático.
item-werewolf-disguise = De dia, o rapaz gentil com o cachorrinho perdido.

## Table options

option-tie-break = Um empate depois da última rodada
option-tie-break-shared = divide a vitória
option-tie-break-extra-rounds = se decide com rodadas extras
option-last-round = Rodadas extras, se houver
option-last-round-10 = até a rodada 10
option-last-round-0 = até um jogador ficar sozinho na frente, como está impresso

## Words on the board

phrase-start = Abriu a rodada
phrase-catch = Captura
phrase-card-wins = Se uma carta e uma regra discordam, vale a carta.
phrase-laps-about = Em cada uma das { $game-laps-per-round ->
    [4] quatro
   *[other] { $game-laps-per-round }
} voltas todos jogam uma vez, a partir de quem abriu a rodada.
phrase-hunts-about = { $monster-mermaid-amount ->
    [1] O primeiro não pega
   *[other] Os primeiros { $monster-mermaid-amount } não pegam
} a Sereia; depois de { $monster-werewolf-amount }, o Lobisomem pode fugir a qualquer momento.
phrase-mermaid-safe = { $monster-mermaid-amount ->
    [1] o primeiro Caçador ainda está
   *[other] os primeiros { $monster-mermaid-amount } Caçadores ainda estão
} por vir

## Choices

action-play = { $kind ->
    [wanted] Jogar o Procura-se e abrir a rodada
    [hunter] Jogar o Caçador e mirar em outro jogador
    [hide] Jogar o Esconderijo: não acontece nada, e o abrigo se perde
    [friend] Jogar o Amigo: ficar do lado do Monstro e procurar um Caçador em outra mão
    [dog] Jogar o Cachorro: obrigar outro jogador a largar uma carta
    [investigate] Jogar a Investigação { $idle ->
        [yes] sem efeito: ninguém mais tem cartas
       *[no] e ver outra mão
    }
    [gossip] Jogar a Fofoca{ $idle ->
        [yes] {" "}sem efeito: é a sua última carta
       *[no] : todos passam uma carta para a esquerda
    }
    [rumor] Jogar o Boato{ $idle ->
        [yes] {" "}sem efeito: é a sua última carta
       *[no] : todos pegam uma carta da direita
    }
    [deal] Jogar a Troca { $idle ->
        [yes] sem efeito: os dois lados precisam de uma carta
       *[no] e trocar cartas com outro jogador
    }
    [steal] Jogar o Roubo { $idle ->
        [yes] sem efeito: ninguém mais tem cartas
       *[no] e pegar uma carta de outra mão
    }
    [fog] Jogar o Nevoeiro{ $idle ->
        [yes] {" "}sem efeito: é a sua última carta
       *[no] : todas as mãos são embaralhadas e dadas de novo
    }
    [villager] Jogar o Aldeão: não acontece nada
   *[monster] Jogar { $the-card } e fugir
}
action-skip = Pôr um Caçador virado para baixo: você não pode jogar nenhuma carta

hunter-target-player = Mandar o Caçador à casa de { $player } ({ $cards ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $cards } cartas
})
friend-target-player = Procurar um Caçador na casa de { $player } ({ $cards ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $cards } cartas
})
dog-target-player = Mandar o Cachorro à casa de { $player } ({ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
})
steal-target-player = Pegar uma carta de { $player } ({ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
})
dog-drop-give = { $kind ->
    [monster] Largar { $the-card }: { $player } captura você
   *[other] Largar { $the-card } com a face para baixo na pilha de { $player } e ficar com o Cachorro
}

## What is asked: ask-<choice>

ask-play-card = Jogue uma carta da sua mão
ask-hunter-target = À casa de quem você manda o Caçador?
ask-friend-target = Na casa de quem o seu Amigo procura um Caçador?
ask-dog-target = À casa de quem você manda o Cachorro?
ask-dog-drop = O Cachorro de { $player } está à sua porta: largue uma carta e fique com ele
ask-investigate-target = De quem você quer ver a mão?
ask-gossip-give = Escolha uma carta para passar a { $player }, à sua esquerda
ask-deal-target = Com quem você faz a Troca?
ask-deal-number = Na Troca com { $player }, quantas cartas mudam de mão?
ask-deal-give = Na Troca com { $player }, escolha { $left ->
    [1] uma carta
   *[other] { $left } cartas
} para dar
ask-steal-target = De quem você pega uma carta?
ask-steal-return = Escolha uma carta para dar a { $player } em troca

## Events

event-round-begun = Rodada { $number }: { $seat-is-you ->
    [yes] você
   *[no] { $seat }
} tem o Procura-se e começa.
event-hand-dealt = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} tem na mão: { $cards }.
event-turn-skipped = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} não tem mais cartas; a vez passa.
event-card-played = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} joga { $the-card }.
event-nothing-happened = Não acontece nada: { $the-card } não tem em que agir.
event-hunter-skipped = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} não pode jogar nada e põe um Caçador virado para baixo.
event-hunter-missed = { $seat-is-you ->
    [yes] O seu Caçador
   *[no] O Caçador de { $seat }
} revista { $target-is-you ->
    [yes] a sua casa
   *[no] a casa de { $target }
}: não acontece nada.
event-hunter-buried = { $target-is-you ->
    [yes] Você
   *[no] { $target }
} perde um Caçador por causa { $seat-is-you ->
    [yes] do seu Amigo
   *[no] do Amigo de { $seat }
}; ele vai para baixo do baralho geral.
event-no-hunter-found = { $seat-is-you ->
    [yes] O seu Amigo
   *[no] O Amigo de { $seat }
} não encontra nenhum Caçador { $target-is-you ->
    [yes] na sua casa.
   *[no] na casa de { $target }.
}
event-dog-sent = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} manda o Cachorro { $target-is-you ->
    [yes] à sua casa.
   *[no] à casa de { $target }.
}
event-card-dropped = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} larga { $the-card }, com a face para baixo, { $owner-is-you ->
    [yes] na sua pilha
   *[no] na pilha de { $owner }
} e fica com o Cachorro.
event-hand-inspected = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} vê { $target-is-you ->
    [yes] a sua mão.
   *[no] a mão de { $target }.
}
event-gossip-spread = Fofoca: quem tem cartas passa uma para a esquerda.
event-rumor-spread = Boato: cada um pega uma carta da direita.
event-deal-offered = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} troca { $number ->
    [1] uma carta
   *[other] duas cartas
} { $target-is-you ->
    [yes] com você.
   *[no] com { $target }.
}
event-card-given = { $giver-is-you ->
    [yes] Você dá { $the-card } a { $taker }.
   *[no] { $taker-is-you ->
        [yes] { $giver } dá { $the-card } a você.
       *[no] { $giver } dá { $the-card } a { $taker }.
    }
}
event-card-drawn = { $taker-is-you ->
    [yes] Você pega { $the-card } de { $giver }.
   *[no] { $giver-is-you ->
        [yes] { $taker } pega { $the-card } de você.
       *[no] { $taker } pega { $the-card } de { $giver }.
    }
}
event-fog-rolled-in = Nevoeiro: todas as mãos são embaralhadas e dadas de novo.
event-monster-escaped = { $holder-is-you ->
    [yes] Você era { $the-monster } e foge!
   *[no] { $holder } era { $the-monster } e foge!
}
event-monster-caught = { $seat-is-you ->
    [yes] Você captura
   *[no] { $seat } captura
} { $the-monster } { $holder-is-you ->
    [yes] na sua casa!
   *[no] na casa de { $holder }!
}
event-friend-betrayed = Traição! { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
}, que era Amigo, captura { $the-monster } { $holder-is-you ->
    [yes] na sua casa.
   *[no] na casa de { $holder }.
}
event-points-gained = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} ganha { $points ->
    [1] 1 ponto.
   *[other] { $points } pontos.
}
event-extra-round-called = Empate em { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}: vem uma rodada extra.
event-game-won = { $seat-is-you ->
    [yes] Você
   *[no] { $seat }
} vence com { $score ->
    [1] 1 ponto.
   *[other] { $score } pontos.
}
event-game-shared = { $number } jogadores dividem a vitória com { $score ->
    [1] 1 ponto cada.
   *[other] { $score } pontos cada.
}

## Why not

why-play-first = Primeiro, jogue uma carta da sua mão.
why-name-first = Primeiro, escolha outro jogador: a carta que você jogou tem que ser cumprida.
why-number-first = Primeiro, diga se você troca uma carta ou duas.
why-pass-first = Primeiro, escolha a carta que você passa para a esquerda.
why-give-first = Primeiro, escolha a carta que você dá.
why-drop-first = Primeiro, escolha a carta que você larga por causa do Cachorro.
why-not-held = Você não tem esta carta.
why-hunter-first-turn = Não se joga um Caçador na primeira vez da rodada.
why-monster-not-alone = Só dá para jogar o Monstro quando ele é a sua última carta.
why-something-playable = Só se põe um Caçador virado para baixo quando não dá para jogar nenhuma carta.
why-no-such-seat = Não há ninguém sentado aí.
why-not-yourself = Você não pode escolher a si mesmo.
why-already-given = Você já escolheu esta carta.

## The score line by line

score-before = Rodadas anteriores
score-escaped = Rodada { $round }: fuga com { $the-monster }
score-friend = Rodada { $round }: Amigo { $of-monster }, que fugiu
score-caught = Rodada { $round }: capturou { $the-monster }
score-bystander = Rodada { $round }: a vizinhança capturou { $the-monster }
score-lost = Rodada { $round }: não escapou com { $the-monster } na mão
score-friendless = Rodada { $round }: não era Amigo { $of-monster }, que fugiu
score-fallen = Rodada { $round }: Amigo { $of-monster }, que não escapou
score-betrayer = Rodada { $round }: traiu { $the-monster }, de quem era Amigo
sheet-before = Rodadas anteriores
sheet-escape = Rodada { $round }: fuga { $of-monster }
sheet-catch = Rodada { $round }: captura { $of-monster }
sheet-betrayal = Rodada { $round }: captura { $of-monster } por um Amigo

## The table as text

picture-round = { $extra ->
    [yes] Rodada extra { $round }
   *[no] Rodada { $round } de { $rounds }
}
picture-monsters-left = { $cards ->
    [0] nenhum outro Monstro por vir
    [1] 1 Monstro por vir
   *[other] { $cards } Monstros por vir
}
picture-hand-known = com certeza: { $known }
picture-you = você
picture-your-hand = A sua mão
picture-know = O que você sabe
picture-know-nothing = nada certo sobre as outras mãos
picture-know-monster = o Monstro desta rodada é { $the-monster }
picture-know-self = você tem { $the-monster }, para jogar como última carta
picture-know-self-early = você tem { $the-monster }: já pode fugir a qualquer momento
picture-know-cards = { $player } tem com certeza: { $cards }
picture-know-missed = um Caçador falhou na casa de { $player }: sem Monstro, ou com proteção
picture-last-escape = Última rodada: { $holder } fugiu com { $the-monster }
picture-last-catch = Última rodada: { $catcher } capturou { $the-monster } na casa de { $holder }
picture-last-betrayal = Última rodada: { $catcher }, que era Amigo, capturou { $the-monster } na casa de { $holder }
picture-waiting-give-gossip = { $seats }: escolher uma carta para a Fofoca
picture-waiting-give-dog = { $seats }: largar uma carta por causa do Cachorro

## Player aid

aid-goomiho = { $monster-goomiho-amount ->
    [1] for a única carta
   *[other] você tiver até { $monster-goomiho-amount } cartas
}
aid-mermaid = { $monster-mermaid-amount ->
    [1] o primeiro Caçador da rodada falha
   *[other] os primeiros { $monster-mermaid-amount } Caçadores da rodada falham
}
player-aid =
    A SUA VEZ   jogue uma carta. Você só é o monstro enquanto tiver a carta de Monstro.
      Procura-se       abre a rodada                 Investigação   vê outra mão
      Caçador     ({ $card-hunter-copies })  expulsa o Monstro de uma      Fofoca   ({ $card-gossip-copies })   todos passam uma carta
                       mão; nunca na primeira vez                   para a esquerda (à escolha)
      Esconderijo ({ $card-hide-copies })  na mão: os Caçadores falham   Boato    ({ $card-rumor-copies })   todos pegam uma da direita
      Amigo       ({ $card-friend-copies })  do lado do Monstro; o         Troca    ({ $card-deal-copies })   troca 1 ou 2 com alguém
                       escolhido perde um Caçador    Roubo    ({ $card-steal-copies })   pega uma, devolve uma
      Cachorro    ({ $card-dog-copies })  alguém larga uma carta à      Nevoeiro ({ $card-fog-copies })   embaralha e dá de novo
                       escolha e leva o Cachorro     Aldeão   ({ $card-villager-copies })   nada; a Mandrágora os conta
      Como última carta, Fofoca, Boato, Troca e Nevoeiro não fazem nada, com ninguém.

    MONSTROS    só se jogam como última carta, ou mais cedo:
      Vampiro     a fuga vale mais { aid-vampire }            Gumiho  os Caçadores falham se { aid-goomiho }
      Lobisomem   depois de { aid-werewolf }  Sereia  { aid-mermaid }
      Mandrágora  depois de { aid-mandrake }    Nenhum Monstro e nenhum Esconderijo detém o Cachorro.

    PONTOS      cinco rodadas, um Monstro novo em cada; vence quem tem mais, empates dividem
      Fuga      monstro { $scoring-escape-monster } (Vampiro { $vampire }), cada Amigo { $scoring-escape-friend }, os outros 0
      Captura   quem captura { $scoring-catch-catcher }, os outros { $scoring-catch-others }, monstro e Amigos 0
      Traição   um Amigo captura: os outros { $scoring-betrayal-others }, monstro e todos os Amigos 0

    BOM SABER
      Um Caçador que falha não diz por quê. Caçadores largados não contam como jogados.
      O que um Amigo encontra encurta a mão: a última vez desse jogador chega mais cedo.
