# Caretos em português do Brasil: só o que se diz de outra maneira.

game-about = Uma caçada em noite de inverno: os seus dois Monstros dispersam grupos de Aldeões e capturam quem se perde.
turn-start-play = Jogar a carta { $card }{ $match ->
    [yes] {" "}- a Runa é igual à do seu monte
   *[no] {""}
}
careto-step-space = O Careto { $careto } vai para { $the-space }{ $met ->
    [monster] {": "}joga no Caldeirão { $owner-is-you ->
        [yes] { $your-who }
       *[no] { $the-who } de { $owner }
    }
    [lone] {": "}leva o Aldeão { $villagers } para fora do jogo
    [group] {": "}dispersa { $villagers }
   *[free] {""}
} (passos restantes: { $moves })
flee-start-space = O primeiro foge { $of-from } para { $the-space }{ $met ->
    [monster] {": "}cai nos braços { $owner-is-you ->
        [yes] { $of-your-who }
       *[no] { $of-who } de { $owner }
    }
    [careto] {": "}cai nos braços de um Careto
    [acting] {": "}cai no grupo enfeitiçado
    [lone] {": "}se junta ao Aldeão { $villagers }
    [group] {": "}se junta ao grupo que está lá
   *[free] {""}
}
move-step-space = { $first-mover } vai para { $the-space }{ $met ->
    [monster] {": "}atravessa { $owner-is-you ->
        [yes] { $your-who }
       *[no] { $the-who } de { $owner }
    }
    [careto] {": "}atravessa um Careto
    [acting] {": "}atravessa o grupo enfeitiçado
    [lone] {": "}captura o Aldeão { $villagers }
    [group] {": "}assusta { $villagers }{ $lit ->
        [yes] {" "}e fica com a Fogueira
       *[no] , que não têm Fogueira
    }
   *[free] {""}
} (movimentos restantes: { $moves })
group-step-space = O grupo enfeitiçado vai para { $the-space }{ $met ->
    [monster] {": "}joga no Caldeirão { $owner-is-you ->
        [yes] { $your-who }
       *[no] { $the-who } de { $owner }
    }
    [lone] {": "}leva o Aldeão { $villagers } para fora do jogo
    [group] {": "}dispersa { $villagers }
   *[free] {""}
} (passos restantes: { $moves })
name-your = { $article ->
    [a] a sua
   *[o] o seu
} { $name }
name-first-your = { $article ->
    [a] A sua
   *[o] O seu
} { $name }
name-of-your = { $article ->
    [a] da sua
   *[o] do seu
} { $name }
name-by-your = { $article ->
    [a] pela sua
   *[o] pelo seu
} { $name }
bonus-called = carta de Bônus “assustar um grupo { $goal }” ({ $points } PV{ $alike ->
    [yes] , { $id }
   *[no] {""}
})
final-called = “{ $goal }”{ $alike ->
    [yes] {" "}({ $id })
   *[no] {""}
}
bonus-name = Carta de Bônus
final-name = Carta de Bônus Final
night-about = Noite de { $night }{ $rune ->
    [none] {" "}sem Runa
   *[other] {" "}com a Runa { $rune }
}.{ $gather ->
    [yes] {" "}Primeiro, os Aldeões sozinhos se juntam a outros.
   *[no] {""}
}{ $careto ->
    [0] {""}
    [one] {" "}Primeiro, um Careto dá um passo.
   *[other] {" "}Primeiro, um Careto dá { $careto } passos.
} Depois, um dos seus Monstros usa a habilidade de { $night }.
bonus-card = carta de Bônus “assustar um grupo { $goal }” ({ $points } PV)
bonus-about = Assuste um grupo { $goal }: { $points } PV.
goal-1 = { $wanted ->
    [village] numa Aldeia
    [chapel] numa Capela
    [granary] num Espigueiro
    [dolmen] num Dólmen
    [forest] numa Floresta
    [well] num Poço
    [waterfall] numa Cascata
   *[circle] numa Encruzilhada
}
goal-2 = ao lado { $wanted ->
    [village] de uma Aldeia
    [chapel] de uma Capela
    [granary] de um Espigueiro
    [dolmen] de um Dólmen
    [forest] de uma Floresta
    [well] de um Poço
    [waterfall] de uma Cascata
   *[circle] de uma Encruzilhada
}
final-card = “{ $goal }”
phase-finals = Cartas de Bônus Final
phase-card = Jogue uma carta de Noite
phase-gather = Os Aldeões se reúnem
zone-hand = A sua mão
zone-open = Cartas de Bônus abertas
zone-fulfilled = Cartas de Bônus cumpridas
zone-row = Cartas de Bônus à venda
zone-final = Carta de Bônus Final
ask-keep-final = Fique com uma das suas duas cartas de Bônus Final
ask-setup-symbol = Escolha dois lugares de partida com o mesmo sinal
ask-turn-start = Jogue uma carta de Noite da sua mão
ask-gather-pick = Reunir: qual Aldeão sozinho anda em seguida?
ask-flee-start = Para onde foge o primeiro? Os outros seguem no sentido horário
ask-action = Use um Monstro, gaste Fogueiras ou termine o turno
ask-other-pick = Qual Monstro { $the-mover } conduz?
ask-scare-pick = Qual grupo { $the-mover } assusta de longe?
ask-walk-pick = De onde você atrai alguém?
ask-reloc-src = De onde você leva alguém?
ask-reloc-dest = Para onde? Qualquer lugar aonde se chegue por lugares vazios
ask-group-pick = Qual grupo fica enfeitiçado?
ask-group-step = Conduza o grupo enfeitiçado como se fosse um Careto
why-first-this = Primeiro responda ao que se pergunta agora.
why-not-in-hand = Esta carta não está na sua mão.
why-card-played = Você já jogou a sua carta de Noite deste turno.
why-card-first = Jogue primeiro uma carta de Noite: é ela que diz o que os seus Monstros podem fazer.
why-monster-first = Escolha primeiro um dos seus Monstros.
why-careto-first = Escolha primeiro um Careto.
why-not-in-row = Esta carta de Bônus não está à venda.
why-too-many-open = Você tem { $most } cartas de Bônus abertas; cumpra uma delas primeiro.
why-already-spent = Você já gastou Fogueiras neste turno: só uma vez.
why-cannot-afford = Custa { $cost ->
    [one] uma Fogueira
   *[other] { $cost } Fogueiras
}, e você { $held ->
    [0] não tem nenhuma
   *[other] só tem { $held }
}.
why-no-spending-now = As Fogueiras são gastas antes de jogar a carta ou na hora dos Monstros, não no meio.
why-nobody-used = O movimento extra é para o último Monstro usado: use um primeiro.
why-free-one-left = Você ainda pode usar um Monstro sem pagar.
why-ability-first = O seu outro Monstro pode ser usado quando esta habilidade acabar.
why-nobody-in-cauldron = Nenhum dos seus Monstros está no Caldeirão.
why-no-match = As Runas das suas duas cartas do topo não são iguais.
why-not-your-other = O Lobisomem troca de lugar com o seu outro Monstro ou com um Careto.
why-no-activation-left = Você já usou um Monstro; para o segundo são necessárias Runas iguais ou Fogueiras.
why-leads-itself = A Peeira dos Lobos conduz outro Monstro, não a si mesma.
why-caretos-obey-cards = Os Caretos se movem quando uma carta ou uma habilidade manda.
why-stands-there = Já está lá.
why-in-the-way = Há um Monstro ou um Careto lá, e ninguém passa.
why-no-way-out = Com os movimentos restantes não conseguiria sair de novo.
why-careto-is-there = Há um Careto lá, ou um grupo que age como um.
why-nobody-there = Não há nenhum Aldeão lá.
why-not-alone = Só os Aldeões sozinhos vão até outros.
why-not-clear = Há um Monstro ou um Careto lá.
why-has-walked = Quem está lá já andou.
why-not-your-sign = Os seus Monstros começam nos dois lugares do seu sinal.
why-not-dealt-to-you = Você não recebeu esta carta.
why-must-gather = A reunião continua enquanto alguém sozinho puder chegar a outros.
why-must-step = Um Careto precisa dar todos os passos.
why-step-is-bought = O movimento está pago e precisa ser feito.
why-sent-off = Precisa seguir caminho de onde mandou alguém para o Caldeirão.
reckoning-bonus = Carta de Bônus: assustar um grupo { $goal }
reckoning-final = Carta de Bônus Final: { $goal }
reckoning-no-bonus = Nenhuma carta de Bônus destas cumprida
reckoning-no-final = Nenhuma carta de Bônus Final
sheet-bonus-0 = Cartas de Bônus: dois da mesma cor
sheet-bonus-1 = Cartas de Bônus: num lugar
sheet-bonus-2 = Cartas de Bônus: ao lado de um lugar
sheet-bonus-3 = Cartas de Bônus: ao lado de um Careto
sheet-bonus-4 = Cartas de Bônus: ao lado de um Monstro
sheet-final = Carta de Bônus Final
event-starter-drawn = { $seat-is-you ->
    [yes] Você começa.
   *[no] { $seat } começa.
}
event-team-dealt = { $seat-is-you ->
    [yes] Os seus Monstros são { $the-monster } e { $the-partner }.
   *[no] { $seat } joga com { $the-monster } e { $the-partner }.
}
event-symbol-chosen = { $seat-is-you ->
    [yes] Você parte dos lugares com o sinal { $of-symbol }.
   *[no] { $seat } parte dos lugares com o sinal { $of-symbol }.
}
event-villagers-out = { $villagers } Aldeões se juntam em volta de { $places } Fogueiras.
event-final-dealt = { $seat-is-you ->
    [yes] A sua carta de Bônus Final é { $final }.
   *[no] { $seat } recebe a carta { $final }.
}
event-final-kept = { $seat-is-you ->
    [yes] Você fica com a carta { $final } e devolve { $given-back }.
   *[no] { $seat } fica com a carta { $final } e devolve { $given-back }.
}
event-turn-began = { $seat-is-you ->
    [yes] É a sua vez.
   *[no] É a vez de { $seat }.
}
event-card-played = { $seat-is-you ->
    [yes] Você joga a carta { $card }.
   *[no] { $seat } joga a carta { $card }.
}
event-runes-matched = { $seat-is-you ->
    [yes] As Runas ({ $rune }) são iguais: você pode usar os dois Monstros, ou libertar um.
   *[no] As Runas ({ $rune }) são iguais: { $seat } pode usar os dois Monstros, ou libertar um.
}
event-pile-emptied = { $seat-is-you ->
    [yes] O seu monte de { $cards } cartas vai para a caixa.
   *[no] O monte de { $seat }, com { $cards } cartas, vai para a caixa.
}
event-card-drawn = { $seat-is-you ->
    [yes] Você compra a carta { $card }.
   *[no] { $seat } compra { $card }.
}
event-last-round-began = { $seat-is-you ->
    [yes] Você comprou a última carta de Noite: mais um turno para cada um, o seu é o último.
   *[no] { $seat } comprou a última carta de Noite: mais um turno para cada um.
}
event-villager-gathered = Um Aldeão { $colour } vai { $of-space } se juntar aos que estão { $on-to }.
event-campfire-lit = Uma Fogueira se acende { $on-space }.
event-campfire-taken = { $owner-is-you ->
    [yes] Você fica com a Fogueira { $of-space }.
   *[no] { $owner } fica com a Fogueira { $of-space }.
}
event-monster-caught = { $owner-is-you ->
    [yes] { $first-your-monster } vai parar no Caldeirão.
   *[no] { $first-monster } de { $owner } vai parar no Caldeirão.
}
event-monster-activated = { $seat-is-you ->
    [yes] Você usa { $the-monster } em noite de { $night }.
   *[no] { $seat } usa { $the-monster } em noite de { $night }.
}
event-bonus-fulfilled = { $owner-is-you ->
    [yes] Você cumpre a { $bonus }.
   *[no] { $owner } cumpre a { $bonus }.
}
event-bonus-bought = { $seat-is-you ->
    [yes] Você paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } pela { $bonus }.
   *[no] { $seat } paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } pela { $bonus }.
}
event-move-bought = { $seat-is-you ->
    [yes] Você paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } por mais um movimento { $of-monster }.
   *[no] { $seat } paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } por mais um movimento { $of-monster }.
}
event-activation-bought = { $seat-is-you ->
    [yes] Você paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } para usar também { $the-monster }.
   *[no] { $seat } paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } para usar também { $the-monster }.
}
event-rescue-bought = { $seat-is-you ->
    [yes] Você paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } para libertar { $the-monster }.
   *[no] { $seat } paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } para libertar { $the-monster }.
}
event-rescued-by-rune = { $seat-is-you ->
    [yes] As suas Runas libertam { $the-monster }.
   *[no] As Runas de { $seat } libertam { $the-monster }.
}
event-final-revealed = { $seat-is-you ->
    [yes] A sua carta de Bônus Final, { $final }, vale { $points } PV.
   *[no] A carta de Bônus Final de { $seat }, { $final }, vale { $points } PV.
}
event-game-scored = { $seat-is-you ->
    [yes] Você termina com { $points } PV.
   *[no] { $seat } termina com { $points } PV.
}
hidden-final = uma carta de Bônus Final secreta
item-careto-about = Não é de ninguém: dispersa grupos, leva Aldeões sozinhos para fora do jogo e joga Monstros no Caldeirão.
item-campfire-about = Arde onde há um grupo. Quem assusta o grupo fica com ela e pode gastá-la.
item-horn = chifre
    .article = o
item-dolmen = Dólmen
item-werewolf-moon = troca de lugar com o seu outro Monstro ou com um Careto, depois até { moves }
item-moira-about = Leva Aldeões para outros lugares e salta para quase todo lugar.
item-moira-moon = até { moves }, saltando entre Cascatas, Espigueiros, Dólmens, Florestas, Capelas e Aldeias
item-shepherdess-moon = até { moves }, saltando entre Cascatas, Espigueiros, Dólmens, Florestas e Capelas
item-trevor-storm = até { moves }, saltando entre Dólmens, Florestas, Capelas e Aldeias
item-lost-soul-moon = até { moves } através dos outros, saltando entre Florestas, Espigueiros, Capelas, Aldeias e Dólmens
item-bogeyman-storm = até { moves }, saltando entre Dólmens, Espigueiros e Capelas
picture-turn = Jogando: { $player }
picture-keep-final = Cada um fica com uma de duas cartas de Bônus Final
picture-last-round = Última rodada, faltam { $turns } turnos
picture-row = Cartas de Bônus à venda
picture-hand = A sua mão
picture-final = A sua carta de Bônus Final: { $final }
picture-final-of = Carta de Bônus Final: { $final }
picture-final-offers = Fique com uma
picture-kinds = V Aldeia  C Capela  G Espigueiro  D Dólmen  F Floresta  W Poço  T Cascata  P Encruzilhada
player-aid =
    O SEU TURNO
      1 Jogue uma carta de Noite no seu monte. Runa igual à da carta de baixo: Runas iguais.
      2 Faça os símbolos: reunir (Aldeões sozinhos vão até outros), Careto N (um Careto dá N passos).
      3 Use um Monstro com a habilidade da noite. Com Runas iguais: os dois, ou liberte um do Caldeirão.
      4 Compre uma carta. Depois de Runas iguais, o seu monte inteiro vai para a caixa.
    {""}
    FOGUEIRAS, um gasto por turno, também onde uma habilidade continua depois de um movimento
      { $cost-bonus }  adquirir uma carta de Bônus (conta a partir do turno seguinte)
      { $cost-extra-move }  mais um movimento com o Monstro que você acabou de usar
      { $cost-second-activation }  usar também o seu segundo Monstro
      { $cost-rescue }  libertar o seu Monstro do Caldeirão
    {""}
    QUEM ENCONTRA QUEM
      Monstro chega a um Aldeão sozinho   capturado, 1 PV, o movimento continua
      Monstro chega a um grupo            susto: você ganha a Fogueira, o movimento acaba, eles fogem
      Careto chega a um Aldeão sozinho    fora do jogo, o Careto continua
      Careto chega a um grupo             o dispersa: a Fogueira vai para a reserva, o movimento acaba
      Careto chega a um Monstro           para o Caldeirão, o movimento acaba; quem estava lá volta
      Ninguém entra onde está um Careto; nem um Monstro onde está outro (a Alma Penada atravessa).
    {""}
    A FUGA  Escolha o primeiro lugar ao lado do grupo; depois fogem um a um, no sentido horário,
      nas cores que você quiser. Para um Monstro: capturado. Para um Careto: perdido.
    {""}
    O FIM  Nenhum Aldeão no tabuleiro: na hora. Última carta de Noite comprada: mais um turno cada um.
      1 PV por Aldeão capturado + cartas de Bônus cumpridas + a sua carta de Bônus Final.
      Empate: mais Fogueiras, depois mais Aldeões.
option-expert-finals = Cartas de Bônus Final
option-expert-finals-true = duas para cada, das quais se fica com uma (jogadores experientes)
why-bewitched = Este grupo age como um Careto até o fim do turno.
event-group-enchanted = Os { $villagers } Aldeões { $of-space } agem como um Careto até o fim do turno.
item-bogeyman-comet = um grupo dá até { $group-careto ->
    [one] { $group-careto } passo
   *[other] { $group-careto } passos
} e age como um Careto até o fim do turno
