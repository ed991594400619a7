# Carrossel

game-about = Planeia em segredo num carrossel que roda, e faz com que os clientes montem os teus animais.
game-credits = Jogo de António Sousa Lara, ilustração de Nuno Alexandre Vieira, design gráfico de Gil d'Orey, editado pela MEBO Games.

## Animals, cards and pieces

animal-tiger = tigre
animal-swan = cisne
animal-horse = cavalo
animal-fish = peixe
animal-dragon = dragão
client = cliente do { $animal } de { $vp } PV

item-tiger = Cliente do tigre
item-tiger-about = Salto: joga um número ocupado; a peça vai para o lugar livre logo abaixo no teu setor.
item-swan = Cliente do cisne
item-swan-about = Recuperar: todas as tuas cartas descartadas voltam, menos esta e a carta de lugar desta ronda.
item-horse = Cliente do cavalo
item-horse-about = Bilhete avulso: um cliente da tua bilheteira embarca no animal certo que colocares, e é teu.
item-fish = Cliente do peixe
item-fish-about = Retirar clientes: todos os clientes saem dos teus animais antes de se colocarem as peças.
item-dragon = Cliente do dragão
item-dragon-about = Só monta dragões. Quando chega a uma bilheteira, o carrossel passa a rodar ao contrário, com 3 ou 4 jogadores.

item-tile-tiger = Peça de tigre
item-tile-tiger-about = Leva clientes do tigre.
item-tile-swan = Peça de cisne
item-tile-swan-about = Leva clientes do cisne.
item-tile-horse = Peça de cavalo
item-tile-horse-about = Leva clientes do cavalo.
item-tile-fish = Peça de peixe
item-tile-fish-about = Leva clientes do peixe.
item-tile-dragon = Peça de dragão
item-tile-dragon-about = Vale por qualquer animal, e é a única que leva o cliente do dragão.

item-slot-card = Carta de lugar
item-slot-card-about = Diz em que lugar do teu setor fica a tua peça; depois fica à vista até que um cisne a traga de volta.
item-standee = Cliente em cima de uma peça
item-standee-about = Um animal que leva um cliente não conta para nenhuma sequência até que um peixe o liberte.

item-discard = Cartas de lugar jogadas
item-discard-about = Ficam à vista de todos e não se podem jogar outra vez até que um cisne as traga de volta.
item-slot = Lugar
item-slot-about = Só colocas peças no setor à tua frente, no lugar que a tua carta indica.
item-spoke = Raio
item-spoke-about = Aqui ficam os animais neutros durante todo o jogo. Contam para as sequências; as cartas que ganham saem do jogo.
item-totem = Totem
item-totem-about = O centro do carrossel. As linhas acabam aqui.
item-booth = Bilheteira
item-booth-about = Três animais livres em linha que sirvam aos três clientes: têm de embarcar. Cada carta vai para o dono do animal.
item-queue = Fila
item-queue-about = O primeiro da fila avança para a bilheteira antes de se mexer no baralho.
item-deck = Baralho de clientes
item-deck-about = O jogo acaba logo que as bilheteiras precisem de mais clientes do que os que aqui restam.
item-rack = Peças atrás do biombo
item-rack-about = Todos têm as mesmas { $total ->
    [14] catorze
   *[other] { $total }
}: { $same ->
    [0] tigres { $tiles-tiger }, cisnes { $tiles-swan }, cavalos { $tiles-horse }, peixes { $tiles-fish }
    [3] três de cada animal
   *[other] { $same } de cada animal
} e { $tiles-dragon ->
    [0] nenhum dragão
    [1] um dragão
    [2] dois dragões
   *[other] { $tiles-dragon } dragões
}. O jogo acaba quando alguém não pode colocar.
item-ready = Habilidades disponíveis
item-ready-about = Clientes ganhos cuja habilidade ainda não foi usada: podes usar uma por ronda.
item-used = Habilidades usadas
item-used-about = A habilidade só volta com um cisne; a carta mantém os seus PV.
item-no-ability = Nenhuma habilidade
item-no-ability-about = Guardas os teus clientes para outra ronda.
item-plan = Plano secreto
item-plan-about = Todos planeiam ao mesmo tempo; os planos são revelados em conjunto.
item-sequence = Sequência
item-sequence-about = Três animais livres em linha reta, pelo menos um no setor à frente, que sirvam aos três clientes por qualquer ordem.
item-points = Pontos de vitória
item-points-about = PV de todos os clientes ganhos, usados ou não, e dos objetivos.
item-clockwise = O carrossel roda no sentido dos ponteiros do relógio
item-clockwise-about = Depois da primeira pontuação, o teu setor passa para quem está à tua esquerda. Quando o cliente do dragão chega a uma bilheteira, o carrossel roda ao contrário.
item-counter-clockwise = O carrossel roda contra os ponteiros do relógio
item-counter-clockwise-about = O cliente do dragão chegou a uma bilheteira: daí em diante o teu setor passa para quem está à tua direita.
item-half-turn = O carrossel dá meias voltas
item-half-turn-about = Com dois jogadores trocam-se os dois setores.
item-phase-play = Jogar
item-phase-play-about = Cada um planeia em segredo uma carta de lugar, uma peça e talvez uma habilidade; revela-se tudo em conjunto.
item-phase-score = Pontuar
item-phase-score-about = Cada bilheteira com uma sequência tem de pontuar uma.
item-phase-rotate = Rodar
item-phase-rotate-about = O carrossel roda com tudo o que está em cima; as bilheteiras ficam.
item-phase-score-again = Pontuar de novo
item-phase-score-again-about = As bilheteiras olham para o setor que têm agora à frente.
item-phase-end = Fim
item-phase-end-about = O jogo acaba logo que alguém não tenha jogada, ou que não se possam encher as bilheteiras.

ability-tiger = Salto
ability-swan = Recuperar
ability-horse = Bilhete avulso
ability-fish = Retirar clientes
ability-dragon = Inverter a rotação

phrase-round = Ronda
phrase-victory-points = PV

item-objective-set = { $animals }
item-objective-set-about = { $vp } PV por cada conjunto destes clientes: { $animals }
item-objective-line = três em linha
item-objective-line-about = { $vp } PV por cada três peças tuas numa fila ou coluna
item-objective-diagonal = três na diagonal
item-objective-diagonal-about = { $vp } PV por cada três peças tuas numa diagonal
item-objective-ell = três em L
item-objective-ell-about = { $vp } PV por cada três peças tuas em L

clockwise = no sentido dos ponteiros do relógio
counter-clockwise = contra os ponteiros do relógio
and-slot = { $left } e o { $right }
and-last = { $some } e { $last }
slot-name = lugar { $number } do setor { $sector }
spoke-name = setores { $one } e { $other }
line-part = { $numbers } do setor { $sector }
line-name = { $slots ->
    [one] o lugar
   *[other] os lugares
} { $parts }
# Um lugar entre os que se podem escolher: pelo nome, não pelo que está impresso no tabuleiro.
offered = { $code ->
   *[other] { $name }
}
line-with-spokes = { $slots } e { $spokes ->
    [one] um animal neutro
   *[other] dois animais neutros
}

## Choices: a plan

action-ability = { $ability ->
    [none] Não usar nenhuma habilidade
    [tiger] Salto, com o teu { $client }: joga um número ocupado e cai no lugar livre logo abaixo
    [swan] Recuperar, com o teu { $client }: { $slots ->
        [0] não volta nenhuma carta de lugar
        [one] volta 1 carta de lugar
       *[other] voltam { $slots } cartas de lugar
    } e { $spent ->
        [0] nenhuma carta de cliente
        [1] 1 carta de cliente
       *[other] { $spent } cartas de cliente
    }
    [horse] Bilhete avulso, com o teu { $client }: um cliente da tua bilheteira embarca já
   *[fish] Retirar clientes, com o teu { $client }: { $riders ->
        [1] 1 cliente sai
       *[other] { $riders } clientes saem
    } dos teus animais
}
action-slot = { $jump ->
    [yes] Carta de lugar { $number }, com salto para o { $slot }
   *[no] Carta de lugar { $number }, para o { $slot }
}
action-tile = { $side ->
    [left] Um { $animal } no { $slot }, à tua esquerda
    [right] Um { $animal } no { $slot }, à tua direita
   *[only] Um { $animal } no { $slot }
} ({ $left ->
    [0] o teu último
    [one] resta 1
   *[other] restam { $left }
})
action-ticket = { $side ->
    [left] O cliente embarca no { $animal } do teu setor da esquerda, no { $slot }
   *[right] O cliente embarca no { $animal } do teu setor da direita, no { $slot }
}
action-client = O { $client } embarca no teu { $animal }

## Choices: scoring

action-line = Pontuar { $line }: { $riders }
line-rider = { $owner-is-you ->
    [yes] o teu { $animal }
    [neutral] o { $animal } neutro entre os { $slot }
   *[no] o { $animal } de { $owner }
}
action-ride = O { $client } monta o { $animal } { $owner-is-you ->
    [yes] do { $slot }: a carta é tua
    [neutral] neutro entre os { $slot }: a carta sai do jogo
   *[no] do { $slot }: a carta vai para { $owner }
}

## What is asked: ask-<choice>-<verb>, for each part of an answer

ask-plan-ability = Usas uma habilidade nesta ronda, ou nenhuma?
ask-plan-slot = Escolhe o lugar do teu animal
ask-plan-tile = Que animal vai para o { $slot }?
ask-plan-ticket = Em qual dos teus dois animais embarca o cliente?
ask-plan-client = Que cliente da tua bilheteira embarca no teu { $animal }?
ask-score-line = A tua bilheteira pontua: escolhe a linha
ask-score-ride = Que animal é que o { $client } monta? A carta vai para o dono do animal

## Events

event-round-began = Começa a ronda { $round }.
event-slot-revealed = { $seat-is-you ->
    [yes] Jogas
   *[no] { $seat } joga
} a carta de lugar { $number }.
event-ability-revealed = { $seat-is-you ->
    [yes] Jogas
   *[no] { $seat } joga
} a carta de lugar { $number } com a habilidade de um { $client }.
event-standees-removed = { $standees ->
    [1] 1 cliente sai
   *[other] { $standees } clientes saem
} { $seat-is-you ->
    [yes] dos teus animais.
   *[no] dos animais de { $seat }.
}
event-tile-placed = { $seat-is-you ->
    [yes] Colocas
   *[no] { $seat } coloca
} um { $animal } no { $slot }.
event-tile-jumped = { $seat-is-you ->
    [yes] Saltas
   *[no] { $seat } salta
} do { $taken }, que está ocupado, e { $seat-is-you ->
    [yes] colocas
   *[no] coloca
} um { $animal } no { $slot }.
event-ticket-sold = { $seat-is-you ->
    [yes] Vendes
   *[no] { $seat } vende
} ao { $client } um bilhete avulso para o { $slot }.
event-cards-recovered = { $seat-is-you ->
    [yes] Recuperas
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
    [yes] A tua bilheteira pontua
   *[no] A bilheteira de { $seat } pontua
} { $line }.
event-nothing-scored = Nenhuma bilheteira encontra os seus animais em linha.
event-client-boarded = O { $client } embarca no { $slot }: { $owner-is-you ->
    [yes] ficas com a carta.
   *[no] { $owner } fica com a carta.
}
event-client-boxed = O { $client } embarca no animal neutro entre os { $slot }: a carta sai do jogo.
event-client-arrived = Um { $client } chega { $seat-is-you ->
    [yes] à tua bilheteira.
   *[no] à bilheteira de { $seat }.
}
event-client-queued = Um { $client } entra { $seat-is-you ->
    [yes] na tua fila.
   *[no] na fila de { $seat }.
}
event-rotation-reversed = Chegou o dragão: a partir de agora o carrossel roda contra os ponteiros do relógio.
event-board-turned = O carrossel roda { $direction }.
event-play-blocked = { $seat-is-you ->
    [yes] Não tens
   *[no] { $seat } não tem
} nenhuma jogada possível: o jogo acaba.
event-clients-ran-out = { $missing ->
    [one] Falta 1 cliente
   *[other] Faltam { $missing } clientes
} nas bilheteiras e no baralho { $left ->
    [0] não há nenhum
    [one] só há 1
   *[other] só há { $left }
}: o jogo acaba.
event-game-won = { $seat-is-you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} com { $points } PV.
event-victory-shared = { $seat-is-you ->
    [yes] Partilhas
   *[no] { $seat } partilha
} a vitória com { $points } PV.

## The table as text

picture-round = Ronda { $round }
picture-at-play = Fase 1, Jogar
picture-at-score = Fase 2, Pontuar
picture-at-rotate = Fase 3, Rodar
picture-at-score-again = Fase 4, Pontuar
picture-at-end = o jogo acabou
picture-deck = { $clients ->
    [1] 1 cliente no baralho
   *[other] { $clients } clientes no baralho
}
picture-clockwise = roda para a esquerda de cada um ↻
picture-counter-clockwise = roda para a direita de cada um ↺
picture-half-turn = dá meias voltas
picture-totem = (totem)
picture-tile-tiger = tigre
picture-tile-swan = cisne
picture-tile-horse = cav.
picture-tile-fish = peixe
picture-tile-dragon = drag
picture-faces = vê { $sectors }
picture-booth = bilh.
picture-queue = fila
picture-holdings = { $tiles ->
    [1] 1 peça
   *[other] { $tiles } peças
} · { $won } · jogou { $laid }
picture-won = ganhou { $cards } ({ $points } PV), disponíveis { $ready }
picture-won-hidden = ganhou { $cards }, { $used } usados
picture-your-slots = Os teus lugares
picture-your-tiles = As tuas peças
picture-objectives = Objetivos, PV por conjunto
picture-objective-set = { $vp } PV: { $animals }
picture-objective-line = { $vp } PV: três em fila ou coluna
picture-objective-diagonal = { $vp } PV: três na diagonal
picture-objective-ell = { $vp } PV: três em L
picture-progress = (tens { $sets })

## The score

reckoning-clients = { $clients ->
    [1] 1 cliente do { $animal }
   *[other] { $clients } clientes do { $animal }
}
reckoning-objective = { $objective }: { $sets ->
    [0] nenhum conjunto
    [1] 1 conjunto de { $vp } PV
   *[other] { $sets } conjuntos de { $vp } PV
}
reckoning-no-clients = nenhum cliente do { $animal }
sheet-clients = Clientes do { $animal }
sheet-objective = Objetivo: { $objective }
merit-clients = mais cartas de cliente
merit-standees = mais clientes em cima das suas peças

## Why not

why-phase-play = As habilidades, as cartas de lugar e as peças planeiam-se na Fase 1; agora pontuam as bilheteiras.
why-phase-score = As bilheteiras pontuam nas Fases 2 e 4; agora todos planeiam.
why-already = { $given ->
    [ability] Já escolheste a tua habilidade para esta ronda.
    [slot] Já escolheste a tua carta de lugar.
    [tile] Já escolheste o teu animal.
    [ticket] Já escolheste em que animal embarca o cliente.
   *[line] Já escolheste a linha; agora os clientes procuram os seus animais.
}
why-later = { $asked ->
    [ability] Escolhe primeiro uma habilidade, ou nenhuma.
    [slot] Escolhe primeiro uma carta de lugar.
    [ticket] Escolhe primeiro em qual dos teus dois animais embarca o cliente.
    [line] Escolhe primeiro a linha que a tua bilheteira pontua.
   *[other] Escolhe primeiro o teu animal.
}
why-ticket-only = Só com um Bilhete avulso embarca um cliente enquanto planeias.
why-one-sector = Só com dois jogadores há um setor da esquerda e outro da direita.
why-must-jump = Nenhuma das tuas cartas indica um lugar livre: tens de usar o Salto.
why-spent = O teu cliente deste animal já foi usado; um cisne pode trazer a habilidade de volta.
why-no-card = Não ganhaste nenhum cliente deste animal.
why-no-jump = O Salto precisa de uma carta com o lugar ocupado e de um lugar livre mais baixo.
why-nothing-back = Não descartaste nada que possa voltar.
why-no-match = Nenhuma peça atrás do teu biombo serve a um cliente da tua bilheteira.
why-no-riders = Nenhum cliente monta um animal teu.
why-discarded = Já jogaste esta carta de lugar; só volta com um cisne.
why-first-round = Na primeira ronda só se podem jogar estes números: { $numbers }.
why-occupied = Este lugar do teu setor está ocupado; só o Salto joga um número ocupado.
why-occupied-two = Este lugar tem de estar livre nos teus dois setores; só o Salto joga um número ocupado.
why-jump-free = Este lugar está livre, e o Salto precisa de um ocupado.
why-nothing-below = Não há nenhum lugar livre mais baixo onde cair.
why-nothing-below-two = Num dos teus setores não há nenhum lugar livre mais baixo onde cair.
why-no-tile = Já não tens nenhuma peça deste animal.
why-tile-used = A última peça deste animal vai para o teu setor da esquerda.
why-tile-must-match = Com um Bilhete avulso a peça tem de servir a um cliente da tua bilheteira.
why-right-must-match = A tua peça da esquerda não serve a nenhum cliente; a da direita tem de servir.
why-client-must-match = Este cliente não monta o animal que colocas.
why-client-equal = Há um cliente igual antes dele: não faz diferença.
why-line-other-side = Esta linha está no outro lado do tabuleiro.
why-line-elsewhere = Nenhum lugar desta linha está no setor à tua frente.
why-line-empty = Há um lugar vazio nesta linha.
why-line-ridden = Um animal desta linha já leva um cliente.
why-line-match = Estes três animais não servem aos três clientes da tua bilheteira.
why-ride-taken = Outro cliente teu já monta este animal.
why-ride-match = Este cliente monta o seu animal, ou um dragão.
why-ride-dragon = O cliente do dragão só monta dragões.
why-ride-others = Assim, outro cliente teu ficava sem animal.
why-ride-equal = Dava a todos as mesmas cartas que outra escolha.

## Player aid

aid-first-round = { $slot-cards-first-round-size ->
    [one] o número { $last }
   *[other] os números { $first } e { $last }
}
player-aid =
    UMA RONDA
      1  Jogar    cada um escolhe em segredo uma carta de lugar e uma peça para o setor à sua frente,
                  e pode juntar uma habilidade; revela-se tudo em conjunto
      2  Pontuar  três animais livres em linha reta, pelo menos um no teu setor, que sirvam aos teus
                  três clientes: têm de embarcar; cada carta vai para o dono do animal
      3  Rodar    o carrossel roda um setor; as bilheteiras ficam
      4  Pontuar  outra vez, com o setor que tens agora à frente

    HABILIDADES  uma por ronda, de uma carta ganha; uma carta usada mantém os seus PV
      Tigre   Salto             joga um número ocupado, cai no lugar livre logo abaixo
      Cisne   Recuperar         volta tudo o que descartaste, menos as cartas desta ronda
      Cavalo  Bilhete avulso    um cliente da tua bilheteira embarca no animal que colocas, e é teu
      Peixe   Retirar clientes  os clientes saem primeiro dos teus animais, que ficam livres
      Dragão  (por si só)       ao chegar a uma bilheteira, o carrossel inverte (3-4 jogadores)

    O FIM        logo que alguém não tenha jogada ou que as bilheteiras não cheguem a três
      PV: os teus clientes + objetivos; empates: mais cartas, depois mais clientes nas tuas peças

    É BOM SABER
      Os clientes da tua bilheteira não são teus, e podes ter de dar pontos a outros.
      Uma peça de dragão vale por qualquer animal; o cliente do dragão só monta dragões.
      Um animal com cliente (*) não conta até haver um Peixe. As linhas atravessam setores.
      Primeira ronda com 2 ou 4 jogadores: só { aid-first-round }.
      2 jogadores: dois setores, uma carta de lugar, duas peças; a fila alimenta a bilheteira.
      3 jogadores: há peças neutras (-) nos raios; as cartas que ganham saem do jogo.

## Table options

option-memory-aid = Auxiliar de memória
option-memory-aid-true = mostra o que todos poderiam deduzir
option-memory-aid-false = mostra só quantos
