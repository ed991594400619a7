# Monster My Neighbour

game-about = Um jogo de bluff: há um Monstro escondido na mão de alguém, e as cartas não param quietas.
game-credits = Criado por Pesu Nabeno, com ilustrações de Sunju Choi, publicado por Dive Dice e Korea Boardgames (2015).

## Cards

item-wanted = Procura-se
    .article = o
item-wanted-about = Quem o tem abre a ronda com ele; não acontece mais nada.
item-hunter = Caçador
    .article = o
item-hunter-about = Expulsa de outra mão um Monstro sem proteção. Nunca na tua primeira vez.
item-hide = Esconderijo
    .article = o
item-hide-about = Na mão, afasta em segredo os Caçadores do Monstro. Jogado: nada.
item-friend = Amigo
    .article = o
item-friend-about = Ficas do lado do Monstro nesta ronda; quem escolheres perde um Caçador.
item-dog = Cão
    .article = o
item-dog-about = Outro jogador larga uma carta virada para baixo no teu monte e leva o Cão.
item-investigate = Investigação
    .article = a
item-investigate-about = Vê a mão inteira de outro jogador.
item-gossip = Mexerico
    .article = o
item-gossip-about = Todos passam à esquerda uma carta à escolha. Como última carta: nada.
item-rumor = Boato
    .article = o
item-rumor-about = Todos tiram à sorte uma carta da direita. Como última carta: nada.
item-deal = Troca
    .article = a
item-deal-about = Troca em segredo uma ou duas cartas com alguém. Como última carta: nada.
item-steal = Roubo
    .article = o
item-steal-about = Tira à sorte uma carta a alguém e devolve uma, talvez a mesma.
item-fog = Nevoeiro
    .article = o
item-fog-about = Baralham-se todas as mãos e dá-se de novo. Como última carta: nada.
item-villager = Aldeão
    .article = o
item-villager-about = Não acontece nada, mas a Mandrágora conta os Aldeões jogados.
item-vampire = Vampiro
    .article = o
item-vampire-about = A tua fuga vale mais { $amount }.
item-werewolf = Lobisomem
    .article = o
item-werewolf-about = Pode ser jogado a qualquer momento depois de { $amount ->
    [1] { $amount } Caçador jogado.
   *[other] { $amount } Caçadores jogados.
}
item-goomiho = Gumiho
    .article = o
item-goomiho-about = Os Caçadores falham enquanto { $amount ->
    [1] for a única carta da tua mão.
   *[other] tiveres no máximo { $amount } cartas na mão.
}
item-mermaid = Sereia
    .article = a
item-mermaid-about = { $amount ->
    [1] O primeiro Caçador da ronda falha
   *[other] Os primeiros { $amount } Caçadores da ronda falham
} contra ti.
item-mandrake = Mandrágora
    .article = a
item-mandrake-about = Pode ser jogada a qualquer momento depois de { $amount ->
    [1] { $amount } Aldeão jogado.
   *[other] { $amount } Aldeões jogados.
}
item-vampire-disguise = De dia, o médico bem-disposto.
item-werewolf-disguise = De dia, o rapaz simpático do cãozinho perdido.
item-goomiho-disguise = De dia, ninguém sabe quem é.
item-mermaid-disguise = De dia, ninguém sabe quem é.
item-mandrake-disguise = De dia, a florista do sorriso bonito.

## Table options

option-tie-break = Um empate depois da última ronda
option-tie-break-shared = partilha a vitória
option-tie-break-extra-rounds = desempata-se com rondas extra
option-last-round = Rondas extra, se as houver
option-last-round-10 = até à ronda 10
option-last-round-0 = até um jogador ficar sozinho à frente, como está impresso

## Words on the board

phrase-general-deck = Baralho geral
phrase-monster-deck = Monstros
phrase-hand = Mão
phrase-pile = Cartas jogadas
phrase-friend = Do lado do Monstro
phrase-start = Abriu a ronda
phrase-escape = Fuga
phrase-catch = Apanhado
phrase-betrayal = Traição
phrase-strip-yes = pode ser jogada
phrase-strip-no = não pode ser jogada
phrase-strip-cond = pode ser jogada sob condição
phrase-strip-noeffect = pode ser jogada, sem efeito
phrase-card-wins = Se uma carta e uma regra não concordam, vale a carta.
phrase-laps-about = Em cada uma das { $game-laps-per-round ->
    [4] quatro
   *[other] { $game-laps-per-round }
} voltas todos jogam uma vez, a partir de quem abriu a ronda.
phrase-hunts-about = { $monster-mermaid-amount ->
    [1] O primeiro não apanha
   *[other] Os primeiros { $monster-mermaid-amount } não apanham
} a Sereia; depois de { $monster-werewolf-amount }, o Lobisomem pode fugir a qualquer momento.
phrase-mermaid-safe = { $monster-mermaid-amount ->
    [1] o primeiro Caçador ainda está
   *[other] os primeiros { $monster-mermaid-amount } Caçadores ainda estão
} para vir
phrase-mermaid-open = { $monster-mermaid-amount ->
    [1] o primeiro Caçador já foi
   *[other] os primeiros { $monster-mermaid-amount } Caçadores já foram
}

## Choices

action-play = { $kind ->
    [wanted] Jogar o Procura-se e abrir a ronda
    [hunter] Jogar o Caçador e apontar a outro jogador
    [hide] Jogar o Esconderijo: não acontece nada, e o abrigo perde-se
    [friend] Jogar o Amigo: ficar do lado do Monstro e procurar um Caçador noutra mão
    [dog] Jogar o Cão: obrigar outro jogador a largar uma carta
    [investigate] Jogar a Investigação { $idle ->
        [yes] sem efeito: mais ninguém tem cartas
       *[no] e ver outra mão
    }
    [gossip] Jogar o Mexerico{ $idle ->
        [yes] {" "}sem efeito: é a tua última carta
       *[no] : todos passam uma carta à esquerda
    }
    [rumor] Jogar o Boato{ $idle ->
        [yes] {" "}sem efeito: é a tua última carta
       *[no] : todos tiram uma carta da direita
    }
    [deal] Jogar a Troca { $idle ->
        [yes] sem efeito: os dois lados precisam de uma carta
       *[no] e trocar cartas com outro jogador
    }
    [steal] Jogar o Roubo { $idle ->
        [yes] sem efeito: mais ninguém tem cartas
       *[no] e tirar uma carta de outra mão
    }
    [fog] Jogar o Nevoeiro{ $idle ->
        [yes] {" "}sem efeito: é a tua última carta
       *[no] : baralham-se todas as mãos e dá-se de novo
    }
    [villager] Jogar o Aldeão: não acontece nada
   *[monster] Jogar { $the-card } e fugir
}
action-skip = Pôr um Caçador virado para baixo: não podes jogar nenhuma carta
action-give = Dar { $the-card }
action-player = Escolher { $player }
action-deal = Trocar { $number }

hunter-target-player = Mandar o Caçador a casa de { $player } ({ $cards ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $cards } cartas
})
friend-target-player = Procurar um Caçador em casa de { $player } ({ $cards ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $cards } cartas
})
dog-target-player = Mandar o Cão a casa de { $player } ({ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
})
investigate-target-player = Ver a mão de { $player } ({ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
})
deal-target-player = Trocar com { $player } ({ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
})
steal-target-player = Tirar uma carta a { $player } ({ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
})
deal-number-deal = Trocar { $number ->
    [1] uma carta
   *[other] duas cartas
} com { $player }
gossip-give-give = Passar { $the-card } a { $player }
deal-give-give = Dar { $the-card } a { $player }
steal-return-give = Dar { $the-card } a { $player }
dog-drop-give = { $kind ->
    [monster] Largar { $the-card }: { $player } apanha-te
   *[other] Largar { $the-card } com a face para baixo no monte de { $player } e ficar com o Cão
}

## What is asked: ask-<choice>

ask-play-card = Joga uma carta da tua mão
ask-hunter-target = A casa de quem mandas o Caçador?
ask-friend-target = Em casa de quem procura o teu Amigo um Caçador?
ask-dog-target = A casa de quem mandas o Cão?
ask-dog-drop = O Cão de { $player } está à tua porta: larga uma carta e fica com ele
ask-investigate-target = De quem queres ver a mão?
ask-gossip-give = Escolhe uma carta para passar a { $player }, à tua esquerda
ask-deal-target = Com quem fazes a Troca?
ask-deal-number = Na Troca com { $player }, quantas cartas mudam de mãos?
ask-deal-give = Na Troca com { $player }, escolhe { $left ->
    [1] uma carta
   *[other] { $left } cartas
} para dar
ask-steal-target = A quem tiras uma carta?
ask-steal-return = Escolhe uma carta para dar a { $player } em troca

## Events

hidden-card = uma carta

event-round-begun = Ronda { $number }: { $seat-is-you ->
    [yes] tens
   *[no] { $seat } tem
} o Procura-se e { $seat-is-you ->
    [yes] começas.
   *[no] começa.
}
event-hand-dealt = { $seat-is-you ->
    [yes] Tens
   *[no] { $seat } tem
} na mão: { $cards }.
event-turn-skipped = { $seat-is-you ->
    [yes] Já não tens
   *[no] { $seat } já não tem
} cartas; a vez passa.
event-card-played = { $seat-is-you ->
    [yes] Jogas
   *[no] { $seat } joga
} { $the-card }.
event-nothing-happened = Não acontece nada: { $the-card } não tem em que atuar.
event-hunter-skipped = { $seat-is-you ->
    [yes] Não podes jogar nada e pões
   *[no] { $seat } não pode jogar nada e põe
} um Caçador virado para baixo.
event-hunter-missed = { $seat-is-you ->
    [yes] O teu Caçador
   *[no] O Caçador de { $seat }
} revista { $target-is-you ->
    [yes] a tua casa
   *[no] a casa de { $target }
}: não acontece nada.
event-hunter-buried = { $target-is-you ->
    [yes] Perdes
   *[no] { $target } perde
} um Caçador por causa { $seat-is-you ->
    [yes] do teu Amigo
   *[no] do Amigo de { $seat }
}; vai para debaixo do baralho geral.
event-no-hunter-found = { $seat-is-you ->
    [yes] O teu Amigo
   *[no] O Amigo de { $seat }
} não encontra nenhum Caçador em { $target-is-you ->
    [yes] tua casa.
   *[no] casa de { $target }.
}
event-dog-sent = { $seat-is-you ->
    [yes] Mandas
   *[no] { $seat } manda
} o Cão a { $target-is-you ->
    [yes] tua casa.
   *[no] casa de { $target }.
}
event-card-dropped = { $seat-is-you ->
    [yes] Largas
   *[no] { $seat } larga
} { $the-card }, com a face para baixo, { $owner-is-you ->
    [yes] no teu monte
   *[no] no monte de { $owner }
} e { $seat-is-you ->
    [yes] ficas
   *[no] fica
} com o Cão.
event-hand-inspected = { $seat-is-you ->
    [yes] Vês
   *[no] { $seat } vê
} { $target-is-you ->
    [yes] a tua mão.
   *[no] a mão de { $target }.
}
event-hand-seen = { $target } tem na mão: { $cards }.
event-gossip-spread = Mexerico: quem tem cartas passa uma à esquerda.
event-rumor-spread = Boato: cada um tira uma carta à direita.
event-deal-offered = { $seat-is-you ->
    [yes] Trocas
   *[no] { $seat } troca
} { $number ->
    [1] uma carta
   *[other] duas cartas
} { $target-is-you ->
    [yes] contigo.
   *[no] com { $target }.
}
event-card-given = { $giver-is-you ->
    [yes] Dás { $the-card } a { $taker }.
   *[no] { $taker-is-you ->
        [yes] { $giver } dá-te { $the-card }.
       *[no] { $giver } dá { $the-card } a { $taker }.
    }
}
event-card-drawn = { $taker-is-you ->
    [yes] Tiras { $the-card } a { $giver }.
   *[no] { $giver-is-you ->
        [yes] { $taker } tira-te { $the-card }.
       *[no] { $taker } tira { $the-card } a { $giver }.
    }
}
event-fog-rolled-in = Nevoeiro: baralham-se todas as mãos e dá-se de novo.
event-monster-escaped = { $holder-is-you ->
    [yes] Eras { $the-monster } e foges!
   *[no] { $holder } era { $the-monster } e foge!
}
event-monster-caught = { $seat-is-you ->
    [yes] Apanhas
   *[no] { $seat } apanha
} { $the-monster } em { $holder-is-you ->
    [yes] tua casa!
   *[no] casa de { $holder }!
}
event-friend-betrayed = Traição! { $seat-is-you ->
    [yes] Tu, que eras Amigo, apanhas
   *[no] { $seat }, que era Amigo, apanha
} { $the-monster } em { $holder-is-you ->
    [yes] tua casa.
   *[no] casa de { $holder }.
}
event-points-gained = { $seat-is-you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} { $points ->
    [1] 1 ponto.
   *[other] { $points } pontos.
}
event-extra-round-called = Empate a { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}: segue-se uma ronda extra.
event-game-won = { $seat-is-you ->
    [yes] Vences
   *[no] { $seat } vence
} com { $score ->
    [1] 1 ponto.
   *[other] { $score } pontos.
}
event-game-shared = { $number } jogadores partilham a vitória com { $score ->
    [1] 1 ponto cada.
   *[other] { $score } pontos cada.
}

## Why not

why-play-first = Primeiro, joga uma carta da tua mão.
why-name-first = Primeiro, escolhe outro jogador: a carta que jogaste tem de se cumprir.
why-number-first = Primeiro, diz se trocas uma carta ou duas.
why-pass-first = Primeiro, escolhe a carta que passas à esquerda.
why-give-first = Primeiro, escolhe a carta que dás.
why-drop-first = Primeiro, escolhe a carta que largas por causa do Cão.
why-not-held = Não tens esta carta.
why-hunter-first-turn = Um Caçador não se joga na tua primeira vez da ronda.
why-monster-not-alone = O Monstro só se joga quando é a tua última carta.
why-monster-waits-for-hunters = Ao lado de outras cartas, este Monstro espera por { $wanted ->
    [1] { $wanted } Caçador jogado
   *[other] { $wanted } Caçadores jogados
}; até agora { $played ->
    [0] não há nenhum.
    [1] há um.
   *[other] há { $played }.
}
why-monster-waits-for-villagers = Ao lado de outras cartas, este Monstro espera por { $wanted ->
    [1] { $wanted } Aldeão jogado
   *[other] { $wanted } Aldeões jogados
}; até agora { $played ->
    [0] não há nenhum.
    [1] há um.
   *[other] há { $played }.
}
why-something-playable = Um Caçador só se põe virado para baixo quando não podes jogar nenhuma carta.
why-no-such-seat = Ninguém está aí sentado.
why-not-yourself = Não te podes escolher a ti.
why-nothing-there = Este jogador não tem cartas.
why-already-given = Já escolheste esta carta.

## The score line by line

score-before = Rondas anteriores
score-escaped = Ronda { $round }: fuga com { $the-monster }
score-friend = Ronda { $round }: Amigo { $of-monster }, que fugiu
score-caught = Ronda { $round }: apanhou { $the-monster }
score-bystander = Ronda { $round }: a vizinhança apanhou { $the-monster }
score-lost = Ronda { $round }: não escapou com { $the-monster } na mão
score-friendless = Ronda { $round }: não era Amigo { $of-monster }, que fugiu
score-fallen = Ronda { $round }: Amigo { $of-monster }, que não escapou
score-betrayer = Ronda { $round }: traiu { $the-monster }, de quem era Amigo
score-no-before = Antes, nenhum ponto
sheet-before = Rondas anteriores
sheet-escape = Ronda { $round }: fuga { $of-monster }
sheet-catch = Ronda { $round }: captura { $of-monster }
sheet-betrayal = Ronda { $round }: captura { $of-monster } por um Amigo

## The table as text

picture-round = { $extra ->
    [yes] Ronda extra { $round }
   *[no] Ronda { $round } de { $rounds }
}
picture-lap = volta { $lap } de { $laps }
picture-over = o jogo acabou
picture-counters = Caçadores jogados { $hunts } · Aldeões jogados { $vills }
picture-general = baralho geral { $cards }
picture-general-buried = baralho geral { $cards } (por baixo { $buried ->
    [1] 1 Caçador
   *[other] { $buried } Caçadores
})
picture-monsters-left = { $cards ->
    [0] mais nenhum Monstro por vir
    [1] 1 Monstro por vir
   *[other] { $cards } Monstros por vir
}
picture-monsters-used = já vieram: { $used }
picture-points = { $points } PV
picture-hand-size = { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}
picture-hand-empty = sem mão
picture-hand-known = de certeza: { $known }
picture-friend = Amigo
picture-starts = abriu
picture-you = tu
picture-pile = jogou:
picture-pile-empty = ainda nada
picture-down-known = (virada para baixo: { $card })
picture-down-unknown = (virada para baixo, de { $by })
picture-your-hand = A tua mão
picture-chosen = Escolhido em segredo: { $chosen }
picture-know = O que sabes
picture-know-nothing = nada de certo sobre as outras mãos
picture-know-monster = o Monstro desta ronda é { $the-monster }
picture-know-holder = { $the-monster } está na mão de { $holder }
picture-know-self = tens { $the-monster }, para jogar como última carta
picture-know-self-early = tens { $the-monster }: já podes fugir a qualquer momento
picture-know-cards = { $player } tem de certeza: { $cards }
picture-know-no-hunter = { $player } não tinha nenhum Caçador
picture-know-missed = um Caçador falhou em casa de { $player }: sem Monstro, ou com proteção
picture-know-hunters-or-monster = { $player } só tinha Caçadores, ou Caçadores e o Monstro
picture-last-escape = Última ronda: { $holder } fugiu com { $the-monster }
picture-last-catch = Última ronda: { $catcher } apanhou { $the-monster } em casa de { $holder }
picture-last-betrayal = Última ronda: { $catcher }, que era Amigo, apanhou { $the-monster } em casa de { $holder }
picture-last-gains = Pontos: { $gains }
picture-last-no-gains = Ninguém ganhou pontos
picture-waiting-play = { $seats }: jogar uma carta
picture-waiting-target = { $seats }: escolher um jogador
picture-waiting-deal-number = { $seats }: dizer quantas cartas
picture-waiting-give-deal = { $seats }: escolher cartas para a Troca
picture-waiting-give-gossip = { $seats }: escolher uma carta para o Mexerico
picture-waiting-give-steal = { $seats }: devolver uma carta
picture-waiting-give-dog = { $seats }: largar uma carta por causa do Cão

## Player aid

aid-vampire = { $monster-vampire-amount ->
    [1] um
   *[other] { $monster-vampire-amount }
}
aid-werewolf = { $monster-werewolf-amount ->
    [1] { $monster-werewolf-amount } Caçador jogado
   *[other] { $monster-werewolf-amount } Caçadores jogados
}
aid-mandrake = { $monster-mandrake-amount ->
    [1] { $monster-mandrake-amount } Aldeão jogado
   *[other] { $monster-mandrake-amount } Aldeões jogados
}
aid-goomiho = { $monster-goomiho-amount ->
    [1] for a única carta
   *[other] tiveres até { $monster-goomiho-amount } cartas
}
aid-mermaid = { $monster-mermaid-amount ->
    [1] o primeiro Caçador da ronda falha
   *[other] os primeiros { $monster-mermaid-amount } Caçadores da ronda falham
}
player-aid =
    A TUA VEZ   joga uma carta. Só és o monstro enquanto tiveres a carta de Monstro.
      Procura-se       abre a ronda                  Investigação   vê outra mão
      Caçador     ({ $card-hunter-copies })  expulsa o Monstro de uma      Mexerico ({ $card-gossip-copies })   todos passam uma carta à
                       mão; nunca na primeira vez                   esquerda (à escolha)
      Esconderijo ({ $card-hide-copies })  na mão: os Caçadores falham   Boato    ({ $card-rumor-copies })   todos tiram uma da direita
      Amigo       ({ $card-friend-copies })  do lado do Monstro; quem      Troca    ({ $card-deal-copies })   troca 1 ou 2 com alguém
                       escolheres perde um Caçador   Roubo    ({ $card-steal-copies })   tira uma, devolve uma
      Cão         ({ $card-dog-copies })  alguém larga uma carta à      Nevoeiro ({ $card-fog-copies })   baralha-se e dá-se de novo
                       escolha e leva o Cão          Aldeão   ({ $card-villager-copies })   nada; a Mandrágora conta-os
      Como última carta, Mexerico, Boato, Troca e Nevoeiro não fazem nada, a ninguém.

    MONSTROS    jogam-se só como última carta, ou mais cedo:
      Vampiro     a fuga vale mais { aid-vampire }            Gumiho  os Caçadores falham se { aid-goomiho }
      Lobisomem   depois de { aid-werewolf }  Sereia  { aid-mermaid }
      Mandrágora  depois de { aid-mandrake }    Nenhum Monstro e nenhum Esconderijo trava o Cão.

    PONTOS      cinco rondas, um Monstro novo em cada; vence quem tem mais, empates partilham
      Fuga      monstro { $scoring-escape-monster } (Vampiro { $vampire }), cada Amigo { $scoring-escape-friend }, os outros 0
      Apanhado  quem apanha { $scoring-catch-catcher }, os outros { $scoring-catch-others }, monstro e Amigos 0
      Traição   um Amigo apanha: os outros { $scoring-betrayal-others }, monstro e todos os Amigos 0

    BOM SABER
      Um Caçador que falha não diz porquê. Caçadores largados não contam como jogados.
      O que um Amigo encontra encurta a mão: a última vez desse jogador chega mais cedo.
