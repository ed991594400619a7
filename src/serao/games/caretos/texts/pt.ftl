# Caretos em português.

game-about = Uma caçada em noite de inverno: os teus dois Monstros dispersam grupos de Aldeões e apanham quem se perde.
game-credits = Criado por Paulo Pereira, ilustrado por Matteo Piana, design gráfico de Gil d'Orey, publicado pela MEBO Games.

# -- ações ----------------------------------------------------------------------------------------
# <escolha>-<verbo> onde a escolha precisa de palavras suas, senão action-<verbo>.
# Lugares e Monstros dizem-se como nomes próprios, sem artigo.

action-stop = Terminar o turno
action-yes = Sim
action-play = Jogar { $card }
action-space = { $space }
action-colour = { $colour }
action-whole-group = O grupo todo
action-monster = Usar { $monster }: { $ability }
action-careto = Careto { $number }, em { $space }
action-buy = Pagar { $cost-bonus } por { $bonus }
action-spend-move = Pagar { $cost-move } por mais um movimento de { $monster }
action-spend-activate = Pagar { $cost-activation } para usar também { $monster }
action-spend-rescue = Pagar { $cost-rescue } para libertar { $monster } do Caldeirão
action-rune-rescue = Libertar { $monster } do Caldeirão com as Runas
action-symbol = Partir dos lugares com o sinal { $symbol }: { $first } e { $second }
action-keep = Ficar com { $final }

setup-place-space = { $monster } em { $space }, { $partner } no outro lugar
turn-start-play = Jogar { $card }{ $match ->
    [yes] {" "}- a Runa é igual à do teu monte
   *[no] {""}
}
gather-pick-space = Reunir: anda a seguir o Aldeão { $villagers } de { $space }
gather-dest-space = Reunir: de { $from } para { $space }, { $met ->
    [lone] onde está um Aldeão { $villagers }
   *[group] onde estão { $villagers }
}
careto-pick-careto = Mover o Careto { $number }, em { $space }, { $moves ->
    [one] um passo
   *[other] { $moves } passos
}
careto-step-space = Careto { $careto } para { $space }{ $met ->
    [monster] {": "}atira ao Caldeirão { $owner-is-you ->
        [yes] o teu Monstro { $who }
       *[no] { $who }, de { $owner }
    }
    [lone] {": "}leva o Aldeão { $villagers } para fora do jogo
    [group] {": "}dispersa { $villagers }
   *[free] {""}
} (passos que faltam: { $moves })
flee-start-space = O primeiro foge de { $from } para { $space }{ $met ->
    [monster] {": "}cai nos braços { $owner-is-you ->
        [yes] do teu Monstro { $who }
       *[no] de { $who }, de { $owner }
    }
    [careto] {": "}cai nos braços de um Careto
    [acting] {": "}cai no grupo enfeitiçado
    [lone] {": "}junta-se ao Aldeão { $villagers }
    [group] {": "}junta-se ao grupo que lá está
   *[free] {""}
}
flee-colour-colour = Um Aldeão { $colour } foge para { $to }
move-step-space = { $mover } para { $space }{ $met ->
    [monster] {": "}atravessa { $owner-is-you ->
        [yes] o teu Monstro { $who }
       *[no] { $who }, de { $owner }
    }
    [careto] {": "}atravessa um Careto
    [acting] {": "}atravessa o grupo enfeitiçado
    [lone] {": "}captura o Aldeão { $villagers }
    [group] {": "}assusta { $villagers }{ $lit ->
        [yes] {" "}e fica com a Fogueira
       *[no] , que não têm Fogueira
    }
   *[free] {""}
} (movimentos que faltam: { $moves })
move-step-stop = { $mover } fica onde está
move-end-spend-move = Pagar já { $cost-move } por mais um movimento de { $monster }
move-end-stop = Continuar sem { $offered ->
    [move] comprar movimento
   *[all] gastar Fogueiras
}
swap-pick-monster = { $mover } troca de lugar com { $monster }, em { $space }
swap-pick-careto = { $mover } troca de lugar com o Careto { $number }, em { $space }
swap-pick-stop = Não trocar de lugar
other-pick-monster = Conduzir { $owner-is-you ->
    [yes] o teu Monstro { $monster }
   *[no] { $monster }, de { $owner }
}, em { $space }, até { $moves } movimentos
other-pick-stop = Não conduzir outro Monstro
scare-pick-space = Assustar de longe o grupo de { $space }: { $villagers }
place-space = Pôr { $mover } em { $space }{ $met ->
    [lone] {": "}captura o Aldeão { $villagers }
    [group] {": "}assusta { $villagers }{ $lit ->
        [yes] {" "}e fica com a Fogueira
       *[no] , que não têm Fogueira
    }
   *[free] {""}
}
walk-pick-space = Atrair alguém de { $space } ({ $villagers })
walk-pick-stop = Não atrair mais ninguém
walk-colour-colour = Atrair um Aldeão { $colour } de { $from }
walk-step-space = O Aldeão { $walker } vai para { $space }{ $met ->
    [monster] {": "}capturado { $owner-is-you ->
        [yes] pelo teu Monstro { $who }
       *[no] por { $who }, de { $owner }
    }
    [careto] {": "}levado por um Careto
    [acting] {": "}levado pelo grupo enfeitiçado
    [lone] {": "}onde está um Aldeão { $villagers }
    [group] {": "}onde estão { $villagers }
   *[free] {""}
}
walk-step-stop = O Aldeão { $walker } fica em { $to }
reloc-src-space = Levar alguém de { $space } ({ $villagers })
reloc-src-stop = Não levar ninguém
reloc-who-colour = Levar um Aldeão { $colour } de { $from }
reloc-who-whole-group = Levar o grupo todo de { $from }
reloc-dest-space = Levar ({ $walker }) de { $from } para { $space }
group-pick-space = Enfeitiçar o grupo de { $space } ({ $villagers }): age como um Careto
group-pick-stop = Não enfeitiçar nenhum grupo
group-step-space = O grupo enfeitiçado vai para { $space }{ $met ->
    [monster] {": "}atira ao Caldeirão { $owner-is-you ->
        [yes] o teu Monstro { $who }
       *[no] { $who }, de { $owner }
    }
    [lone] {": "}leva o Aldeão { $villagers } para fora do jogo
    [group] {": "}dispersa { $villagers }
   *[free] {""}
} (passos que faltam: { $moves })
group-step-stop = O grupo enfeitiçado fica onde está
cauldron-ask-yes = Mandar { $met } para o Caldeirão ao passar
cauldron-ask-stop = Deixar { $met } em paz
return-place-space = { $mover } volta em { $space }{ $met ->
    [lone] {": "}captura o Aldeão { $villagers }
   *[free] {""}
}

the-group = o grupo todo
space-name = { $kind } { $id }
night-card = { $id }: { $night }, { $rune ->
    [none] sem Runa
   *[other] Runa { $rune }
}{ $gather ->
    [yes] , reunir
   *[no] {""}
}{ $careto ->
    [0] {""}
   *[other] , Careto { $careto }
}
night-about = Noite de { $night }{ $rune ->
    [none] {" "}sem Runa
   *[other] {" "}com a Runa { $rune }
}.{ $gather ->
    [yes] {" "}Primeiro, os Aldeões sozinhos juntam-se a outros.
   *[no] {""}
}{ $careto ->
    [0] {""}
    [one] {" "}Primeiro, um Careto dá um passo.
   *[other] {" "}Primeiro, um Careto dá { $careto } passos.
} Depois, um dos teus Monstros usa a sua habilidade de { $night }.
bonus-card = { $id } ({ $points } PV: assustar um grupo { $goal })
bonus-about = Assusta um grupo { $goal }: { $points } PV.
goal-0 = com dois Aldeões { $wanted ->
    [red] vermelhos
    [blue] azuis
    [white] brancos
    [green] verdes
   *[yellow] amarelos
}
goal-1 = { $wanted ->
    [village] numa Aldeia
    [chapel] numa Capela
    [granary] num Espigueiro
    [dolmen] numa Anta
    [forest] numa Floresta
    [well] num Poço
    [waterfall] numa Cascata
   *[circle] numa Encruzilhada
}
goal-2 = ao lado { $wanted ->
    [village] de uma Aldeia
    [chapel] de uma Capela
    [granary] de um Espigueiro
    [dolmen] de uma Anta
    [forest] de uma Floresta
    [well] de um Poço
    [waterfall] de uma Cascata
   *[circle] de uma Encruzilhada
}
goal-3 = ao lado de um Careto
goal-4 = ao lado de outro Monstro
final-card = { $id } ({ $goal })
final-goal-0 = { $points } PV por cada conjunto de { $per } cores diferentes
final-goal-1 = { $points } PV por cada { $per } Aldeões da mesma cor
final-goal-2 = { $points } PV por cada Aldeão { $colour ->
    [red] vermelho
    [blue] azul
    [white] branco
    [green] verde
   *[yellow] amarelo
}
several-red = { $count ->
    [one] 1 vermelho
   *[other] { $count } vermelhos
}
several-blue = { $count ->
    [one] 1 azul
   *[other] { $count } azuis
}
several-white = { $count ->
    [one] 1 branco
   *[other] { $count } brancos
}
several-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdes
}
several-yellow = { $count ->
    [one] 1 amarelo
   *[other] { $count } amarelos
}

phase-setup = Preparação
phase-finals = Cartas de Bónus Final
phase-card = Joga uma carta de Noite
phase-gather = Os Aldeões reúnem-se
phase-careto = Um Careto à solta
phase-monster = A hora dos Monstros
phase-flight = Os Aldeões fogem
phase-return = Fora do Caldeirão
phase-end = A noite acabou
zone-hand = A tua mão
zone-pile = Monte
zone-captured = Aldeões capturados
zone-open = Cartas de Bónus abertas
zone-fulfilled = Cartas de Bónus cumpridas
zone-row = Cartas de Bónus à venda
zone-deck = Baralho da Noite
zone-supply = Fogueiras na reserva
zone-box = Levados pelos Caretos
zone-final = Carta de Bónus Final

# -- o que se pergunta ----------------------------------------------------------------------------
# ask-<escolha>

ask-keep-final = Fica com uma das tuas duas cartas de Bónus Final
ask-setup-symbol = Escolhe dois lugares de partida com o mesmo sinal
ask-setup-place = Onde fica { $monster }? { $partner } vai para o outro lugar
ask-turn-start = Joga uma carta de Noite da tua mão
ask-gather-pick = Reunir: que Aldeão sozinho anda a seguir?
ask-gather-dest = Reunir: a quem se junta o Aldeão de { $from }?
ask-careto-pick = Qual dos Caretos se move?
ask-careto-step = Para onde vai o Careto { $careto }? Tem de dar todos os passos
ask-flee-start = Para onde foge o primeiro? Os outros seguem no sentido dos ponteiros do relógio
ask-flee-colour = Quem foge para { $to }?
ask-action = Usa um Monstro, gasta Fogueiras ou termina o turno
ask-move-step = Para onde vai { $mover }? Um Aldeão sozinho é capturado, um grupo foge
ask-move-end = { $offered ->
    [move] Mais um movimento antes de a habilidade continuar?
   *[all] Gastar Fogueiras antes de a habilidade continuar?
}
ask-swap-pick = Com quem troca { $mover } de lugar?
ask-other-pick = Que Monstro conduz { $mover }?
ask-scare-pick = Que grupo assusta { $mover } de longe?
ask-place = Onde aparece { $mover }?
ask-walk-pick = De onde atrais alguém?
ask-walk-colour = Quem é atraído de { $from }?
ask-walk-step = Para onde vai o Aldeão { $walker }?
ask-reloc-src = De onde levas alguém?
ask-reloc-who = { $from }: um Aldeão ou todos?
ask-reloc-dest = Para onde? Qualquer lugar a que se chegue por lugares vazios
ask-group-pick = Que grupo fica enfeitiçado?
ask-group-step = Leva o grupo enfeitiçado como se fosse um Careto
ask-cauldron-ask = Mandar { $met } para o Caldeirão ao passar?
ask-return-place = Onde volta { $mover }?

# -- porque não -----------------------------------------------------------------------------------

why-first-this = Primeiro responde ao que te é perguntado agora.
why-not-in-hand = Esta carta não está na tua mão.
why-card-played = Já jogaste a tua carta de Noite deste turno.
why-card-first = Joga primeiro uma carta de Noite: é ela que diz o que os teus Monstros podem fazer.
why-monster-first = Escolhe primeiro um dos teus Monstros.
why-careto-first = Escolhe primeiro um Careto.
why-must-play = Em cada turno é preciso jogar uma carta de Noite.
why-not-in-row = Esta carta de Bónus não está à venda.
why-too-many-open = Tens { $most } cartas de Bónus abertas; cumpre primeiro uma delas.
why-already-spent = Já gastaste Fogueiras neste turno: só uma vez.
why-cannot-afford = Custa { $cost ->
    [one] uma Fogueira
   *[other] { $cost } Fogueiras
} e tens { $held ->
    [0] nenhuma
   *[other] { $held }
}.
why-no-spending-now = As Fogueiras gastam-se antes de jogares a carta ou na hora dos Monstros, não pelo meio.
why-nobody-used = O movimento extra é para o último Monstro usado: usa um primeiro.
why-no-step = O último Monstro usado não tem para onde ir.
why-free-one-left = Ainda podes usar um Monstro sem pagar.
why-ability-first = O teu outro Monstro pode ser usado quando esta habilidade acabar.
why-already-used = Cada Monstro só pode ser usado uma vez por turno.
why-in-cauldron = Está no Caldeirão.
why-nobody-in-cauldron = Nenhum dos teus Monstros está no Caldeirão.
why-no-match = As Runas das tuas duas cartas do topo não são iguais.
why-rune-used = As Runas iguais já foram usadas.
why-runes-later = As Runas libertam um Monstro na hora dos Monstros, depois da carta.
why-not-in-play = Este Monstro não está em jogo.
why-not-yours = Este Monstro é de outro jogador.
why-not-your-other = O Lobisomem troca de lugar com o teu outro Monstro ou com um Careto.
why-no-activation-left = Já usaste um Monstro; para o segundo são precisas Runas iguais ou Fogueiras.
why-leads-itself = A Peeira conduz outro Monstro, não a si própria.
why-caretos-obey-cards = Os Caretos movem-se quando uma carta ou uma habilidade o diz.
why-off-the-board = Este lado do tabuleiro não tem esse lugar.
why-stands-there = Já lá está.
why-in-the-way = Está lá um Monstro ou um Careto, e ninguém passa.
why-no-way-out = Com os movimentos que faltam não conseguiria voltar a sair.
why-too-far = Daqui não há caminho para lá.
why-no-jump-from-here = Não há caminho para lá, e daqui não se salta.
why-no-jump-to-there = Não há caminho para lá, e não se pode saltar para esse lugar.
why-careto-is-there = Está lá um Careto, ou um grupo que age como um.
why-not-beside-them = Os Aldeões fogem para os lugares ao lado do seu.
why-nobody-there = Não há lá nenhum Aldeão.
why-not-alone = Só os Aldeões sozinhos vão ter com outros.
why-no-way-to-anybody = Nenhum caminho livre leva este Aldeão a outros.
why-way-is-barred = Há alguém no caminho.
why-bewitched = Este grupo age como um Careto até ao fim do turno.
why-no-group = Só se pode escolher um grupo: dois Aldeões ou mais.
why-shut-in = Não têm para onde ir.
why-not-empty = O lugar não está vazio.
why-not-clear = Está lá um Monstro ou um Careto.
why-has-walked = Quem lá está já andou.
why-not-its-kind = Não pode voltar num lugar deste tipo.
why-nobody-of-that-colour = Ninguém dessa cor está entre eles.
why-not-your-sign = Os teus Monstros começam nos dois lugares do teu sinal.
why-sign-taken = Alguém já escolheu este sinal.
why-not-dealt-to-you = Não recebeste esta carta.
why-must-choose = Esta escolha é obrigatória.
why-must-gather = Reúne-se enquanto alguém sozinho puder chegar a outros.
why-must-step = Um Careto tem de dar todos os passos.
why-must-flee = Todos os do grupo fogem.
why-step-is-bought = O movimento está pago e tem de ser feito.
why-passing = Não pode ficar onde está outro.
why-sent-off = Tem de seguir caminho de onde mandou alguém para o Caldeirão.
why-first-step = O primeiro passo é obrigatório.

# -- as contas ------------------------------------------------------------------------------------

reckoning-villagers = Aldeões capturados: { $count }
reckoning-bonus = Carta de Bónus: assustar um grupo { $goal }
reckoning-final = Carta de Bónus Final: { $goal }

# -- acontecimentos -------------------------------------------------------------------------------

event-starter-drawn = { $seat-is-you ->
    [yes] Começas tu.
   *[no] Começa { $seat }.
}
event-team-dealt = { $seat-is-you ->
    [yes] Os teus Monstros são { $monster } e { $partner }.
   *[no] { $seat } joga com { $monster } e { $partner }.
}
event-symbol-chosen = { $seat-is-you ->
    [yes] Partes dos lugares com o sinal { $symbol }.
   *[no] { $seat } parte dos lugares com o sinal { $symbol }.
}
event-monster-placed = { $monster } aparece em { $space }.
event-villagers-out = { $villagers } Aldeões juntam-se à volta de { $places } Fogueiras.
event-final-dealt = { $seat-is-you ->
    [yes] A tua carta de Bónus Final é { $final }.
   *[no] { $seat } recebe { $final }.
}
event-final-kept = { $seat-is-you ->
    [yes] Ficas com { $final } e devolves { $given-back }.
   *[no] { $seat } fica com { $final } e devolve { $given-back }.
}
event-turn-began = { $seat-is-you ->
    [yes] É a tua vez.
   *[no] É a vez de { $seat }.
}
event-card-played = { $seat-is-you ->
    [yes] Jogas { $card }.
   *[no] { $seat } joga { $card }.
}
event-runes-matched = { $seat-is-you ->
    [yes] As Runas ({ $rune }) são iguais: podes usar os dois Monstros, ou libertar um.
   *[no] As Runas ({ $rune }) são iguais: { $seat } pode usar os dois Monstros, ou libertar um.
}
event-pile-emptied = { $seat-is-you ->
    [yes] O teu monte de { $cards } cartas vai para a caixa.
   *[no] O monte de { $seat }, com { $cards } cartas, vai para a caixa.
}
event-card-drawn = { $seat-is-you ->
    [yes] Tiras { $card }.
   *[no] { $seat } tira { $card }.
}
event-last-round-began = { $seat-is-you ->
    [yes] Tiraste a última carta de Noite: mais um turno para cada um, o teu é o último.
   *[no] { $seat } tirou a última carta de Noite: mais um turno para cada um.
}
event-villager-gathered = Um Aldeão { $colour } vai de { $space } juntar-se aos de { $to }.
event-campfire-lit = Acende-se uma Fogueira em { $space }.
event-campfire-returned = A Fogueira de { $space } volta para a reserva.
event-campfire-taken = { $owner-is-you ->
    [yes] Ficas com a Fogueira de { $space }.
   *[no] { $owner } fica com a Fogueira de { $space }.
}
event-careto-moved = O Careto { $careto } vai para { $space }.
event-villager-boxed = Os Caretos levam um Aldeão { $colour } em { $space }.
event-monster-caught = { $owner-is-you ->
    [yes] O teu Monstro { $monster } é atirado ao Caldeirão.
   *[no] { $monster }, de { $owner }, vai parar ao Caldeirão.
}
event-monster-returned = { $owner-is-you ->
    [yes] O teu Monstro { $monster } volta em { $space }.
   *[no] { $monster }, de { $owner }, volta em { $space }.
}
event-monster-activated = { $seat-is-you ->
    [yes] Usas { $monster } ({ $night }).
   *[no] { $seat } usa { $monster } ({ $night }).
}
event-monster-moved = { $monster } vai para { $space }.
event-monster-jumped = { $monster } salta para { $space }.
event-villager-captured = { $owner-is-you ->
    [yes] O teu Monstro { $monster } captura um Aldeão { $colour } em { $space }.
   *[no] { $monster } captura um Aldeão { $colour } em { $space } para { $owner }.
}
event-group-scared = { $owner-is-you ->
    [yes] O teu Monstro { $monster } assusta { $villagers } Aldeões em { $space }.
   *[no] { $monster }, de { $owner }, assusta { $villagers } Aldeões em { $space }.
}
event-group-scattered = { $villagers } Aldeões de { $space } fogem de um Careto.
event-villager-fled = Um Aldeão { $colour } foge de { $space } para { $to }.
event-bonus-fulfilled = { $owner-is-you ->
    [yes] Cumpres { $bonus }.
   *[no] { $owner } cumpre { $bonus }.
}
event-bonus-bought = { $seat-is-you ->
    [yes] Pagas { $cost } por { $bonus }.
   *[no] { $seat } paga { $cost } por { $bonus }.
}
event-bonus-turned-up = Nova carta à venda: { $bonus }.
event-move-bought = { $seat-is-you ->
    [yes] Pagas { $cost } por mais um movimento de { $monster }.
   *[no] { $seat } paga { $cost } por mais um movimento de { $monster }.
}
event-activation-bought = { $seat-is-you ->
    [yes] Pagas { $cost } para usar também { $monster }.
   *[no] { $seat } paga { $cost } para usar também { $monster }.
}
event-rescue-bought = { $seat-is-you ->
    [yes] Pagas { $cost } para libertar { $monster }.
   *[no] { $seat } paga { $cost } para libertar { $monster }.
}
event-rescued-by-rune = { $seat-is-you ->
    [yes] As tuas Runas libertam { $monster }.
   *[no] As Runas de { $seat } libertam { $monster }.
}
event-monsters-swapped = { $monster } e { $partner } trocam de lugar.
event-careto-swapped = { $monster } e o Careto { $careto } trocam de lugar.
event-villager-relocated = Um Aldeão { $colour } é levado de { $space } para { $to }.
event-group-relocated = O grupo de { $villagers } Aldeões é levado de { $space } para { $to }.
event-villager-walked = Um Aldeão { $colour } é atraído de { $space } para { $to }.
event-group-enchanted = Os { $villagers } Aldeões de { $space } agem como um Careto até ao fim do turno.
event-group-moved = O grupo enfeitiçado vai de { $space } para { $to }.
event-villagers-gone = Já não há Aldeões no tabuleiro: a noite acabou.
event-final-revealed = { $seat-is-you ->
    [yes] A tua carta de Bónus Final { $final } vale { $points } PV.
   *[no] A carta de Bónus Final de { $seat }, { $final }, vale { $points } PV.
}
event-game-scored = { $seat-is-you ->
    [yes] Acabas com { $points } PV.
   *[no] { $seat } acaba com { $points } PV.
}
hidden-card = uma carta
hidden-final = uma carta de Bónus Final secreta
hidden-given-back = outra

# -- nomes ----------------------------------------------------------------------------------------

item-red = vermelho
item-red-many = vermelhos
item-red-about = Um Aldeão de vermelho: 1 PV quando é capturado.
item-blue = azul
item-blue-many = azuis
item-blue-about = Um Aldeão de azul: 1 PV quando é capturado.
item-white = branco
item-white-many = brancos
item-white-about = Um Aldeão de branco: 1 PV quando é capturado.
item-green = verde
item-green-many = verdes
item-green-about = Um Aldeão de verde: 1 PV quando é capturado.
item-yellow = amarelo
item-yellow-many = amarelos
item-yellow-about = Um Aldeão de amarelo: 1 PV quando é capturado.
item-careto = Careto
item-careto-about = Não é de ninguém: dispersa grupos, leva Aldeões sozinhos para fora do jogo e atira Monstros ao Caldeirão.
item-campfire = Fogueira
item-campfire-about = Arde onde está um grupo. Quem assusta o grupo fica com ela e pode gastá-la.
item-cauldron = o Caldeirão
item-cauldron-about = Tem lugar para um Monstro. Um segundo liberta o primeiro.
item-comet = Cometa
item-comet-about = Em noite de Cometa, os Monstros usam a primeira habilidade.
item-storm = Tempestade
item-storm-about = Em noite de Tempestade, os Monstros usam a segunda habilidade.
item-moon = Lua
item-moon-about = Em noite de Lua, os Monstros usam a terceira habilidade.
item-rune-knot = nó
item-rune-spiral = espiral
item-rune-star = estrela
item-rune-wheel = roda
item-rune-wave = onda
item-sun = sol
item-sun-about = Dois lugares de partida.
item-horn = corno
item-horn-about = Dois lugares de partida.
item-hand = mão
item-hand-about = Dois lugares de partida.
item-eye = olho
item-eye-about = Dois lugares de partida.
item-circle = Encruzilhada
item-circle-about = Um lugar sem nome próprio.
item-village = Aldeia
item-village-about = Aqui começam grupos de Aldeões.
item-chapel = Capela
item-chapel-about = Aqui começam grupos de Aldeões.
item-granary = Espigueiro
item-granary-about = Alguns Monstros saltam para aqui.
item-dolmen = Anta
item-dolmen-about = Alguns Monstros saltam para aqui.
item-forest = Floresta
item-forest-about = Alguns Monstros saltam para aqui.
item-well = Poço
item-well-about = A Maria Gancha salta para aqui.
item-waterfall = Cascata
item-waterfall-about = Alguns Monstros saltam para aqui.

item-werewolf = Lobisomem
item-werewolf-about = Corre longe e troca de lugar com o parceiro ou com um Careto.
item-werewolf-comet = até 5 movimentos, depois um Careto move 1
item-werewolf-storm = até 6 movimentos, saltando entre Aldeias
item-werewolf-moon = troca de lugar com o teu outro Monstro ou com um Careto, depois até 3 movimentos
item-moira = Moura Encantada
item-moira-about = Leva Aldeões para outros lugares e salta para quase todo o lado.
item-moira-comet = leva um Aldeão ou um grupo inteiro por lugares vazios
item-moira-storm = até 2 movimentos, depois um Careto move 3
item-moira-moon = até 3 movimentos, saltando entre Cascatas, Espigueiros, Antas, Florestas, Capelas e Aldeias
item-shepherdess = Peeira dos Lobos
item-shepherdess-about = Conduz outros Monstros, com ganho para os donos, e assusta grupos de longe.
item-shepherdess-comet = até 3 movimentos, depois até 3 movimentos com qualquer outro Monstro
item-shepherdess-storm = assusta de longe um grupo qualquer
item-shepherdess-moon = até 3 movimentos, saltando entre Cascatas, Espigueiros, Antas, Florestas e Capelas
item-trevor = Trevor
item-trevor-about = Atrai Aldeões para longe, um a um.
item-trevor-comet = até 2 movimentos, depois um Careto move 2
item-trevor-storm = até 4 movimentos, saltando entre Antas, Florestas, Capelas e Aldeias
item-trevor-moon = até dois Aldeões dão 1 ou 2 passos cada um
item-lost-soul = Alma Penada
item-lost-soul-about = Atravessa Monstros e Caretos, e pode mandar Monstros para o Caldeirão.
item-lost-soul-comet = até 3 movimentos através dos outros, depois um Careto move 1
item-lost-soul-storm = até 3 movimentos, mandando para o Caldeirão os Monstros que atravessa
item-lost-soul-moon = até 3 movimentos através dos outros, saltando entre Florestas, Espigueiros, Capelas, Aldeias e Antas
item-witch = Bruxa
item-witch-about = Em noite de Lua aparece onde quer.
item-witch-comet = até 4 movimentos, saltando entre Florestas, Espigueiros, Aldeias e Cascatas
item-witch-storm = até 3 movimentos, depois um Careto move 2
item-witch-moon = vai para qualquer lugar sem Monstro nem Careto
item-bogeyman = Bicho-Papão
item-bogeyman-about = Enfeitiça um grupo inteiro, que passa a agir como um Careto.
item-bogeyman-comet = um grupo dá até 3 passos e age como um Careto até ao fim do turno
item-bogeyman-storm = até 5 movimentos, saltando entre Antas, Espigueiros e Capelas
item-bogeyman-moon = até 4 movimentos, depois um Careto move 1
item-maria-gancha = Maria Gancha
item-maria-gancha-about = As passadas mais largas, e um segundo fôlego depois de um susto.
item-maria-gancha-comet = até 6 movimentos, saltando entre Poços
item-maria-gancha-storm = até 7 movimentos, e mais um depois do primeiro susto
item-maria-gancha-moon = um Careto move 2, depois o outro move 2

# Cartas de Noite
item-n00 = N00
item-n00-about = Noite de Lua, sem Runa, reúne os Aldeões.
item-n01 = N01
item-n01-about = Noite de Lua, Runa nó, reúne os Aldeões.
item-n02 = N02
item-n02-about = Noite de Lua, Runa espiral, um Careto move 1.
item-n03 = N03
item-n03-about = Noite de Lua, Runa roda, um Careto move 2.
item-n04 = N04
item-n04-about = Noite de Lua, Runa estrela.
item-n05 = N05
item-n05-about = Noite de Lua, Runa onda.
item-n06 = N06
item-n06-about = Noite de Lua, Runa espiral.
item-n07 = N07
item-n07-about = Noite de Lua, Runa onda.
item-n08 = N08
item-n08-about = Noite de Tempestade, Runa roda, reúne os Aldeões.
item-n09 = N09
item-n09-about = Noite de Tempestade, Runa onda, reúne os Aldeões.
item-n10 = N10
item-n10-about = Noite de Tempestade, Runa estrela, um Careto move 2.
item-n11 = N11
item-n11-about = Noite de Tempestade, sem Runa, um Careto move 3.
item-n12 = N12
item-n12-about = Noite de Tempestade, Runa estrela.
item-n13 = N13
item-n13-about = Noite de Tempestade, Runa espiral.
item-n14 = N14
item-n14-about = Noite de Tempestade, Runa nó.
item-n15 = N15
item-n15-about = Noite de Tempestade, Runa roda.
item-n16 = N16
item-n16-about = Noite de Cometa, sem Runa, reúne os Aldeões.
item-n17 = N17
item-n17-about = Noite de Cometa, Runa estrela, reúne os Aldeões.
item-n18 = N18
item-n18-about = Noite de Cometa, Runa nó, um Careto move 1.
item-n19 = N19
item-n19-about = Noite de Cometa, sem Runa, um Careto move 3.
item-n20 = N20
item-n20-about = Noite de Cometa, Runa nó.
item-n21 = N21
item-n21-about = Noite de Cometa, Runa roda.
item-n22 = N22
item-n22-about = Noite de Cometa, Runa espiral.
item-n23 = N23
item-n23-about = Noite de Cometa, Runa onda.
item-n24 = N24
item-n24-about = Noite de Lua, Runa nó, reúne os Aldeões.
item-n25 = N25
item-n25-about = Noite de Lua, sem Runa, um Careto move 3.
item-n26 = N26
item-n26-about = Noite de Lua, Runa estrela.
item-n27 = N27
item-n27-about = Noite de Lua, Runa roda.
item-n28 = N28
item-n28-about = Noite de Tempestade, sem Runa, reúne os Aldeões.
item-n29 = N29
item-n29-about = Noite de Tempestade, Runa roda, um Careto move 1.
item-n30 = N30
item-n30-about = Noite de Tempestade, Runa onda.
item-n31 = N31
item-n31-about = Noite de Tempestade, Runa espiral.
item-n32 = N32
item-n32-about = Noite de Cometa, Runa espiral, reúne os Aldeões.
item-n33 = N33
item-n33-about = Noite de Cometa, Runa onda, um Careto move 2.
item-n34 = N34
item-n34-about = Noite de Cometa, Runa nó.
item-n35 = N35
item-n35-about = Noite de Cometa, Runa estrela.
item-n36 = N36
item-n36-about = Noite de Lua, sem Runa, reúne os Aldeões.
item-n37 = N37
item-n37-about = Noite de Lua, Runa nó, um Careto move 2.
item-n38 = N38
item-n38-about = Noite de Lua, Runa roda.
item-n39 = N39
item-n39-about = Noite de Lua, Runa onda.
item-n40 = N40
item-n40-about = Noite de Tempestade, Runa onda, reúne os Aldeões.
item-n41 = N41
item-n41-about = Noite de Tempestade, Runa estrela, um Careto move 1.
item-n42 = N42
item-n42-about = Noite de Tempestade, Runa nó.
item-n43 = N43
item-n43-about = Noite de Tempestade, Runa espiral.
item-n44 = N44
item-n44-about = Noite de Cometa, Runa espiral, reúne os Aldeões.
item-n45 = N45
item-n45-about = Noite de Cometa, sem Runa, um Careto move 3.
item-n46 = N46
item-n46-about = Noite de Cometa, Runa estrela.
item-n47 = N47
item-n47-about = Noite de Cometa, Runa roda.

# Cartas de Bónus
item-b00 = B00
item-b00-about = Assusta um grupo com pelo menos dois Aldeões vermelhos: 2 PV.
item-b01 = B01
item-b01-about = Assusta um grupo com pelo menos dois Aldeões azuis: 2 PV.
item-b02 = B02
item-b02-about = Assusta um grupo com pelo menos dois Aldeões brancos: 2 PV.
item-b03 = B03
item-b03-about = Assusta um grupo com pelo menos dois Aldeões verdes: 2 PV.
item-b04 = B04
item-b04-about = Assusta um grupo com pelo menos dois Aldeões amarelos: 2 PV.
item-b05 = B05
item-b05-about = Assusta um grupo ao lado de uma Aldeia: 2 PV.
item-b06 = B06
item-b06-about = Assusta um grupo ao lado de uma Capela: 2 PV.
item-b07 = B07
item-b07-about = Assusta um grupo ao lado de um Espigueiro: 2 PV.
item-b08 = B08
item-b08-about = Assusta um grupo ao lado de uma Anta: 2 PV.
item-b09 = B09
item-b09-about = Assusta um grupo ao lado de uma Floresta: 2 PV.
item-b10 = B10
item-b10-about = Assusta um grupo ao lado de um Poço: 2 PV.
item-b11 = B11
item-b11-about = Assusta um grupo ao lado de uma Cascata: 2 PV.
item-b12 = B12
item-b12-about = Assusta um grupo numa Aldeia: 1 PV.
item-b13 = B13
item-b13-about = Assusta um grupo numa Capela: 1 PV.
item-b14 = B14
item-b14-about = Assusta um grupo num Espigueiro: 2 PV.
item-b15 = B15
item-b15-about = Assusta um grupo ao lado de um Careto: 2 PV.
item-b16 = B16
item-b16-about = Assusta um grupo ao lado de um Careto: 2 PV.
item-b17 = B17
item-b17-about = Assusta um grupo ao lado de outro Monstro: 1 PV.
item-b18 = B18
item-b18-about = Assusta um grupo ao lado de outro Monstro: 1 PV.

# Cartas de Bónus Final; f1 a f4 são Florestas no tabuleiro, daí os nomes mais longos
item-final-f0 = F0
item-final-f0-about = 5 PV por cada conjunto de cinco Aldeões de cinco cores, além de 1 PV por cada um.
item-final-f1 = F1
item-final-f1-about = 9 PV por cada 4 Aldeões da mesma cor, além de 1 PV por cada um.
item-final-f2 = F2
item-final-f2-about = 5 PV por cada 3 Aldeões da mesma cor, além de 1 PV por cada um.
item-final-f3 = F3
item-final-f3-about = 3 PV por cada 2 Aldeões da mesma cor, além de 1 PV por cada um.
item-final-f4 = F4
item-final-f4-about = 2 PV por cada Aldeão vermelho, além de 1 PV por cada um.
item-final-f5 = F5
item-final-f5-about = 2 PV por cada Aldeão azul, além de 1 PV por cada um.
item-final-f6 = F6
item-final-f6-about = 2 PV por cada Aldeão branco, além de 1 PV por cada um.
item-final-f7 = F7
item-final-f7-about = 2 PV por cada Aldeão verde, além de 1 PV por cada um.
item-final-f8 = F8
item-final-f8-about = 2 PV por cada Aldeão amarelo, além de 1 PV por cada um.

# -- a imagem -------------------------------------------------------------------------------------

picture-turn = A jogar: { $player }
picture-set-up = Preparação
picture-keep-final = Cada um fica com uma de duas cartas de Bónus Final
picture-over = O jogo acabou
picture-last-round = Última ronda, faltam { $turns } turnos
picture-deck = Baralho da Noite { $cards }
picture-supply = Fogueiras na reserva { $campfires }
picture-cauldron = No Caldeirão:
picture-nobody = ninguém
picture-tonight = Esta noite { $card }
picture-match = Runas iguais
picture-spent = Fogueiras gastas
picture-fleeing = Em fuga de { $space }:
picture-row = Cartas de Bónus à venda
picture-player = { $number } { $player }: { $points } PV   Fogueiras { $campfires }   mão { $hand }
picture-captured = capturados
picture-pile = monte { $runes }
picture-open = abertas
picture-fulfilled = cumpridas
picture-none = nada
picture-hand = A tua mão
picture-final = A tua carta de Bónus Final: { $final }
picture-final-of = Carta de Bónus Final: { $final }
picture-final-offers = Fica com uma
picture-final-given = Devolvida: { $final }
picture-legend = 1:Lobis Monstro do jogador 1   vzbdm Aldeões   * com Fogueira   ! sem   & age como um Careto
picture-kinds = V Aldeia  C Capela  G Espigueiro  D Anta  F Floresta  W Poço  T Cascata  P Encruzilhada
short-werewolf = Lobis
short-moira = Moura
short-shepherdess = Peeira
short-trevor = Trevor
short-lost-soul = Alma
short-witch = Bruxa
short-bogeyman = Papão
short-maria-gancha = Maria
short-careto = CARETO{ $number }
letter-red = v
letter-blue = z
letter-white = b
letter-green = d
letter-yellow = m

# -- a ajuda --------------------------------------------------------------------------------------

player-aid =
    O TEU TURNO
      1 Joga uma carta de Noite no teu monte. Runa igual à da carta de baixo: Runas iguais.
      2 Faz os símbolos: reunir (Aldeões sozinhos vão ter com outros), Careto N (um Careto dá N passos).
      3 Usa um Monstro com a habilidade da noite. Com Runas iguais: os dois, ou liberta um do Caldeirão.
      4 Tira uma carta. Depois de Runas iguais, o teu monte inteiro vai para a caixa.
    {""}
    FOGUEIRAS, um gasto por turno, também onde uma habilidade continua depois de um movimento
      1  comprar uma carta de Bónus (conta a partir do turno seguinte)
      1  mais um movimento com o Monstro que acabaste de usar
      3  usar também o teu segundo Monstro
      3  libertar o teu Monstro do Caldeirão
    {""}
    QUEM ENCONTRA QUEM
      Monstro chega a um Aldeão sozinho   capturado, 1 PV, o movimento continua
      Monstro chega a um grupo            susto: ficas com a Fogueira, o movimento acaba, eles fogem
      Careto chega a um Aldeão sozinho    fora do jogo, o Careto continua
      Careto chega a um grupo             dispersa-o: a Fogueira vai para a reserva, o movimento acaba
      Careto chega a um Monstro           para o Caldeirão, o movimento acaba; quem lá estava volta
      Ninguém entra onde está um Careto; nem um Monstro onde está outro (a Alma Penada atravessa).
    {""}
    A FUGA  Escolhes o primeiro lugar ao lado do grupo; depois fogem um a um, no sentido dos
      ponteiros do relógio, nas cores que quiseres. Para um Monstro: capturado. Para um Careto: perdido.
    {""}
    O FIM  Nenhum Aldeão no tabuleiro: logo ali. Última carta de Noite tirada: mais um turno cada um.
      1 PV por Aldeão capturado + cartas de Bónus cumpridas + a tua carta de Bónus Final.
      Empate: mais Fogueiras, depois mais Aldeões.

## Table options

option-expert-finals = Cartas de Bónus Final
option-expert-finals-false = uma para cada, ao acaso
option-expert-finals-true = duas para cada, fica-se com uma (jogadores experientes)
