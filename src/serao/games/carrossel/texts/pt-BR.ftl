# Carrossel em português do Brasil: só o que se diz de outra maneira.

game-about = Planeje em segredo em um carrossel que gira, e faça os clientes montarem os seus animais.
item-tiger-about = Salto: jogue um número ocupado; a peça vai para o lugar livre logo abaixo no seu setor.
item-swan-about = Recuperar: todas as suas cartas descartadas voltam, menos esta e a carta de lugar desta rodada.
item-horse-about = Bilhete avulso: um cliente da sua bilheteria embarca no animal certo que você colocar, e é seu.
item-fish-about = Retirar clientes: todos os clientes saem dos seus animais antes de se colocarem as peças.
item-dragon-about = Só monta dragões. Quando chega a uma bilheteria, o carrossel passa a girar ao contrário, com 3 ou 4 jogadores.
item-slot-card-about = Diz em que lugar do seu setor fica a sua peça; depois fica à vista até que um cisne a traga de volta.
item-slot-about = Você só coloca peças no setor à sua frente, no lugar que a sua carta indica.
item-booth = Bilheteria
item-booth-about = Três animais livres em linha que sirvam aos três clientes: eles têm que embarcar. Cada carta vai para o dono do animal.
item-queue-about = O primeiro da fila avança para a bilheteria antes de se mexer no baralho.
item-deck-about = O jogo acaba assim que as bilheterias precisem de mais clientes do que restam aqui.
item-ready-about = Clientes ganhos cuja habilidade ainda não foi usada: você pode usar uma por rodada.
item-no-ability-about = Você guarda os seus clientes para outra rodada.
item-plan-about = Todos planejam ao mesmo tempo; os planos são revelados em conjunto.
item-clockwise = O carrossel gira no sentido horário
item-clockwise-about = Depois da primeira pontuação, o seu setor passa para quem está à sua esquerda. Quando o cliente do dragão chega a uma bilheteria, o carrossel gira ao contrário.
item-counter-clockwise = O carrossel gira no sentido anti-horário
item-counter-clockwise-about = O cliente do dragão chegou a uma bilheteria: daí em diante o seu setor passa para quem está à sua direita.
item-phase-play-about = Cada um planeja em segredo uma carta de lugar, uma peça e talvez uma habilidade; tudo é revelado em conjunto.
item-phase-score-about = Cada bilheteria com uma sequência tem que pontuar uma.
item-phase-rotate = Girar
item-phase-rotate-about = O carrossel gira com tudo o que está em cima; as bilheterias ficam.
item-phase-score-again-about = As bilheterias olham para o setor que têm agora à frente.
item-phase-end-about = O jogo acaba assim que alguém não tiver jogada, ou que não for possível encher as bilheterias.
phrase-round = Rodada
item-objective-line-about = { $vp } PV por cada três peças suas numa fila ou coluna
item-objective-diagonal-about = { $vp } PV por cada três peças suas numa diagonal
item-objective-ell-about = { $vp } PV por cada três peças suas em L
clockwise = no sentido horário
counter-clockwise = no sentido anti-horário
action-ability = { $ability ->
    [none] Não usar nenhuma habilidade
    [tiger] Salto, com o seu { $client }: joga um número ocupado e cai no lugar livre logo abaixo
    [swan] Recuperar, com o seu { $client }: { $slots ->
        [0] não volta nenhuma carta de lugar
        [one] volta 1 carta de lugar
       *[other] voltam { $slots } cartas de lugar
    } e { $spent ->
        [0] nenhuma carta de cliente
        [1] 1 carta de cliente
       *[other] { $spent } cartas de cliente
    }
    [horse] Bilhete avulso, com o seu { $client }: um cliente da sua bilheteria embarca na hora
   *[fish] Retirar clientes, com o seu { $client }: { $riders ->
        [1] 1 cliente sai
       *[other] { $riders } clientes saem
    } dos seus animais
}
action-tile = { $side ->
    [left] Um { $animal } no { $slot }, à sua esquerda
    [right] Um { $animal } no { $slot }, à sua direita
   *[only] Um { $animal } no { $slot }
} ({ $left ->
    [0] o seu último
    [one] resta 1
   *[other] restam { $left }
})
action-ticket = { $side ->
    [left] O cliente embarca no { $animal } do seu setor da esquerda, no { $slot }
   *[right] O cliente embarca no { $animal } do seu setor da direita, no { $slot }
}
action-client = O { $client } embarca no seu { $animal }
line-rider = { $owner-is-you ->
    [yes] o seu { $animal }
    [neutral] o { $animal } neutro entre os { $slot }
   *[no] o { $animal } de { $owner }
}
action-ride = O { $client } monta o { $animal } { $owner-is-you ->
    [yes] do { $slot }: a carta é sua
    [neutral] neutro entre os { $slot }: a carta sai do jogo
   *[no] do { $slot }: a carta vai para { $owner }
}
ask-plan-ability = Você usa uma habilidade nesta rodada, ou nenhuma?
ask-plan-slot = Escolha o lugar do seu animal
ask-plan-tile = Qual animal vai para o { $slot }?
ask-plan-ticket = Em qual dos seus dois animais embarca o cliente?
ask-plan-client = Qual cliente da sua bilheteria embarca no seu { $animal }?
ask-score-line = A sua bilheteria pontua: escolha a linha
ask-score-ride = Qual animal o { $client } monta? A carta vai para o dono do animal
event-round-began = Começa a rodada { $round }.
event-slot-revealed = { $seat-is-you ->
    [yes] Você joga
   *[no] { $seat } joga
} a carta de lugar { $number }.
event-ability-revealed = { $seat-is-you ->
    [yes] Você joga
   *[no] { $seat } joga
} a carta de lugar { $number } com a habilidade de um { $client }.
event-standees-removed = { $standees ->
    [1] 1 cliente sai
   *[other] { $standees } clientes saem
} { $seat-is-you ->
    [yes] dos seus animais.
   *[no] dos animais de { $seat }.
}
event-tile-placed = { $seat-is-you ->
    [yes] Você coloca
   *[no] { $seat } coloca
} um { $animal } no { $slot }.
event-tile-jumped = { $seat-is-you ->
    [yes] Você salta
   *[no] { $seat } salta
} do { $taken }, que está ocupado, e { $seat-is-you ->
    [yes] coloca
   *[no] coloca
} um { $animal } no { $slot }.
event-ticket-sold = { $seat-is-you ->
    [yes] Você vende
   *[no] { $seat } vende
} ao { $client } um bilhete avulso para o { $slot }.
event-cards-recovered = { $seat-is-you ->
    [yes] Você recupera
   *[no] { $seat } recupera
} { $slots ->
    [0] nenhuma carta de lugar
    [1] 1 carta de lugar
   *[other] { $slots } cartas de lugar
} e { $clients ->
    [0] nenhuma carta de cliente.
    [1] 1 carta de cliente.
   *[other] { $clients } cartas de cliente.
}
event-sequence-scored = { $seat-is-you ->
    [yes] A sua bilheteria pontua
   *[no] A bilheteria de { $seat } pontua
} { $line }.
event-nothing-scored = Nenhuma bilheteria encontra os seus animais em linha.
event-client-boarded = O { $client } embarca no { $slot }: { $owner-is-you ->
    [yes] você fica com a carta.
   *[no] { $owner } fica com a carta.
}
event-client-arrived = Um { $client } chega { $seat-is-you ->
    [yes] à sua bilheteria.
   *[no] à bilheteria de { $seat }.
}
event-client-queued = Um { $client } entra { $seat-is-you ->
    [yes] na sua fila.
   *[no] na fila de { $seat }.
}
event-rotation-reversed = Chegou o dragão: a partir de agora o carrossel gira no sentido anti-horário.
event-board-turned = O carrossel gira { $direction }.
event-play-blocked = { $seat-is-you ->
    [yes] Você não tem
   *[no] { $seat } não tem
} nenhuma jogada possível: o jogo acaba.
event-clients-ran-out = { $missing ->
    [one] Falta 1 cliente
   *[other] Faltam { $missing } clientes
} nas bilheterias e no baralho { $left ->
    [0] não há nenhum
    [one] só há 1
   *[other] só há { $left }
}: o jogo acaba.
event-game-won = { $seat-is-you ->
    [yes] Você vence
   *[no] { $seat } vence
} com { $points } PV.
event-victory-shared = { $seat-is-you ->
    [yes] Você divide
   *[no] { $seat } divide
} a vitória com { $points } PV.
picture-round = Rodada { $round }
picture-at-rotate = Fase 3, Girar
picture-clockwise = gira para a esquerda de cada um ↻
picture-counter-clockwise = gira para a direita de cada um ↺
picture-your-slots = Os seus lugares
picture-your-tiles = As suas peças
picture-progress = (você tem { $sets })
why-phase-play = As habilidades, as cartas de lugar e as peças são planejadas na Fase 1; agora as bilheterias pontuam.
why-phase-score = As bilheterias pontuam nas Fases 2 e 4; agora todos planejam.
why-already = { $given ->
    [ability] Você já escolheu a sua habilidade para esta rodada.
    [slot] Você já escolheu a sua carta de lugar.
    [tile] Você já escolheu o seu animal.
    [ticket] Você já escolheu em qual animal o cliente embarca.
   *[line] Você já escolheu a linha; agora os clientes procuram os seus animais.
}
why-later = { $asked ->
    [ability] Escolha primeiro uma habilidade, ou nenhuma.
    [slot] Escolha primeiro uma carta de lugar.
    [ticket] Escolha primeiro em qual dos seus dois animais o cliente embarca.
    [line] Escolha primeiro a linha que a sua bilheteria pontua.
   *[other] Escolha primeiro o seu animal.
}
why-ticket-only = Só com um Bilhete avulso um cliente embarca enquanto você planeja.
why-must-jump = Nenhuma das suas cartas indica um lugar livre: você tem que usar o Salto.
why-spent = O seu cliente deste animal já foi usado; um cisne pode trazer a habilidade de volta.
why-no-card = Você não ganhou nenhum cliente deste animal.
why-nothing-back = Você não descartou nada que possa voltar.
why-no-match = Nenhuma peça atrás do seu biombo serve a um cliente da sua bilheteria.
why-no-riders = Nenhum cliente monta um animal seu.
why-discarded = Você já jogou esta carta de lugar; só volta com um cisne.
why-first-round = Na primeira rodada só podem ser jogados estes números: { $numbers }.
why-occupied = Este lugar do seu setor está ocupado; só o Salto joga um número ocupado.
why-occupied-two = Este lugar tem que estar livre nos seus dois setores; só o Salto joga um número ocupado.
why-nothing-below-two = Em um dos seus setores não há nenhum lugar livre mais baixo onde cair.
why-no-tile = Você não tem mais nenhuma peça deste animal.
why-tile-used = A última peça deste animal vai para o seu setor da esquerda.
why-tile-must-match = Com um Bilhete avulso a peça tem que servir a um cliente da sua bilheteria.
why-right-must-match = A sua peça da esquerda não serve a nenhum cliente; a da direita tem que servir.
why-client-must-match = Este cliente não monta o animal que você coloca.
why-line-elsewhere = Nenhum lugar desta linha está no setor à sua frente.
why-line-match = Estes três animais não servem aos três clientes da sua bilheteria.
why-ride-taken = Outro cliente seu já monta este animal.
why-ride-others = Assim, outro cliente seu ficaria sem animal.
why-ride-equal = Daria a todos as mesmas cartas que outra escolha.

player-aid =
    UMA RODADA
      1  Jogar    cada um escolhe em segredo uma carta de lugar e uma peça para o setor à sua frente,
                  e pode juntar uma habilidade; tudo é revelado em conjunto
      2  Pontuar  três animais livres em linha reta, pelo menos um no seu setor, que sirvam aos seus
                  três clientes: eles têm que embarcar; cada carta vai para o dono do animal
      3  Girar    o carrossel gira um setor; as bilheterias ficam
      4  Pontuar  outra vez, com o setor que agora está à sua frente

    HABILIDADES  uma por rodada, de uma carta ganha; uma carta usada mantém os seus PV
      Tigre   Salto             joga um número ocupado, cai no lugar livre logo abaixo
      Cisne   Recuperar         volta tudo o que você descartou, menos as cartas desta rodada
      Cavalo  Bilhete avulso    um cliente da sua bilheteria embarca no animal colocado, e é seu
      Peixe   Retirar clientes  os clientes saem primeiro dos seus animais, que ficam livres
      Dragão  (por si só)       ao chegar a uma bilheteria, o carrossel inverte (3-4 jogadores)

    O FIM        assim que alguém não tiver jogada ou que as bilheterias não cheguem a três
      PV: os seus clientes + objetivos; empates: mais cartas, depois mais clientes nas suas peças

    BOM SABER
      Os clientes da sua bilheteria não são seus, e você pode ter que dar pontos a outros.
      Uma peça de dragão vale por qualquer animal; o cliente do dragão só monta dragões.
      Um animal com cliente (*) não conta até haver um Peixe. As linhas atravessam setores.
      Primeira rodada com 2 ou 4 jogadores: só { aid-first-round }.
      2 jogadores: dois setores, uma carta de lugar, duas peças; a fila alimenta a bilheteria.
      3 jogadores: há peças neutras (-) nos raios; as cartas que elas ganham saem do jogo.
