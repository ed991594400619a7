# Caretos em português.

game-about = Uma caçada em noite de inverno: os teus dois Monstros dispersam grupos de Aldeões e capturam quem se perde.
game-credits = Criado por Paulo Pereira, ilustrado por Matteo Piana, design gráfico de Gil d'Orey, publicado pela MEBO Games.

# -- ações ----------------------------------------------------------------------------------------
# <escolha>-<verbo> onde a escolha precisa de palavras suas, senão action-<verbo>.
# Lugares e Monstros vêm com o artigo do seu nome: $on-space é "no Vale Escuro".

action-stop = Terminar o turno
action-yes = Sim
action-play = Jogar a carta { $card }
action-space = { $space }
action-colour = { $colour }
action-whole-group = O grupo todo
action-monster = Usar { $the-monster }: { $ability }
action-careto = O Careto { $number }, { $on-space }
action-buy = Pagar { $cost ->
    [1] 1 Fogueira
   *[other] { $cost } Fogueiras
} pela { $bonus }
action-spend-move = Pagar { $cost ->
    [1] 1 Fogueira
   *[other] { $cost } Fogueiras
} por mais um movimento { $of-monster }
action-spend-activate = Pagar { $cost ->
    [1] 1 Fogueira
   *[other] { $cost } Fogueiras
} para usar também { $the-monster }
action-spend-rescue = Pagar { $cost ->
    [1] 1 Fogueira
   *[other] { $cost } Fogueiras
} para libertar { $the-monster } do Caldeirão
action-rune-rescue = Libertar { $the-monster } do Caldeirão com as Runas
action-symbol = Partir dos lugares com o sinal { $of-symbol }: { $the-first } e { $the-second }
action-keep = Ficar com a carta { $final }

setup-place-space = Pôr { $the-monster } { $on-space } e { $the-partner } no outro lugar
turn-start-play = Jogar a carta { $card }{ $match ->
    [yes] {" "}- a Runa é igual à do teu monte
   *[no] {""}
}
gather-pick-space = Reunir: anda a seguir o Aldeão { $villagers } que está { $on-space }
gather-dest-space = Reunir: { $of-from } para { $the-space }, { $met ->
    [lone] onde está um Aldeão { $villagers }
   *[group] onde estão { $villagers }
}
careto-pick-careto = Mover o Careto { $number }, que está { $on-space }, { $moves ->
    [one] um passo
   *[other] { $moves } passos
}
careto-step-space = O Careto { $careto } vai para { $the-space }{ $met ->
    [monster] {": "}atira para o Caldeirão { $owner-is-you ->
        [yes] { $your-who }
       *[no] { $the-who } de { $owner }
    }
    [lone] {": "}leva o Aldeão { $villagers } para fora do jogo
    [group] {": "}dispersa { $villagers }
   *[free] {""}
} (passos que faltam: { $moves })
flee-start-space = O primeiro foge { $of-from } para { $the-space }{ $met ->
    [monster] {": "}cai nos braços { $owner-is-you ->
        [yes] { $of-your-who }
       *[no] { $of-who } de { $owner }
    }
    [careto] {": "}cai nos braços de um Careto
    [acting] {": "}cai no grupo enfeitiçado
    [lone] {": "}junta-se ao Aldeão { $villagers }
    [group] {": "}junta-se ao grupo que lá está
   *[free] {""}
}
flee-colour-colour = Um Aldeão { $colour } foge para { $the-to }
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
} (movimentos que faltam: { $moves })
move-step-stop = { $first-mover } fica onde está
move-end-spend-move = Pagar já { $cost ->
    [1] 1 Fogueira
   *[other] { $cost } Fogueiras
} por mais um movimento { $of-monster }
move-end-stop = Continuar sem { $offered ->
    [move] comprar movimento
   *[all] gastar Fogueiras
}
swap-pick-monster = { $first-mover } troca de lugar com { $the-monster }, que está { $on-space }
swap-pick-careto = { $first-mover } troca de lugar com o Careto { $number }, que está { $on-space }
swap-pick-stop = Não trocar de lugar
other-pick-monster = Conduzir { $owner-is-you ->
    [yes] { $your-monster }
   *[no] { $the-monster } de { $owner }
}, que está { $on-space }, até { $moves ->
    [1] 1 movimento
   *[other] { $moves } movimentos
}
other-pick-stop = Não conduzir outro Monstro
scare-pick-space = Assustar de longe o grupo que está { $on-space }: { $villagers }
place-space = Pôr { $the-mover } { $on-space }{ $met ->
    [lone] {": "}captura o Aldeão { $villagers }
    [group] {": "}assusta { $villagers }{ $lit ->
        [yes] {" "}e fica com a Fogueira
       *[no] , que não têm Fogueira
    }
   *[free] {""}
}
walk-pick-space = Atrair alguém { $of-space } ({ $villagers })
walk-pick-stop = Não atrair mais ninguém
walk-colour-colour = Atrair um Aldeão { $colour } { $of-from }
walk-step-space = O Aldeão { $walker } vai para { $the-space }{ $met ->
    [monster] {": "}capturado { $owner-is-you ->
        [yes] { $by-your-who }
       *[no] { $by-who } de { $owner }
    }
    [careto] {": "}levado por um Careto
    [acting] {": "}levado pelo grupo enfeitiçado
    [lone] {": "}onde está um Aldeão { $villagers }
    [group] {": "}onde estão { $villagers }
   *[free] {""}
}
walk-step-stop = O Aldeão { $walker } fica { $on-to }
reloc-src-space = Levar alguém { $of-space } ({ $villagers })
reloc-src-stop = Não levar ninguém
reloc-who-colour = Levar um Aldeão { $colour } { $of-from }
reloc-who-whole-group = Levar o grupo todo { $of-from }
reloc-dest-space = Levar { $walker } { $of-from } para { $the-space }
group-pick-space = Enfeitiçar o grupo que está { $on-space } ({ $villagers }): age como um Careto
group-pick-stop = Não enfeitiçar nenhum grupo
group-step-space = O grupo enfeitiçado vai para { $the-space }{ $met ->
    [monster] {": "}atira para o Caldeirão { $owner-is-you ->
        [yes] { $your-who }
       *[no] { $the-who } de { $owner }
    }
    [lone] {": "}leva o Aldeão { $villagers } para fora do jogo
    [group] {": "}dispersa { $villagers }
   *[free] {""}
} (passos que faltam: { $moves })
group-step-stop = O grupo enfeitiçado fica onde está
cauldron-ask-yes = Mandar { $the-met } para o Caldeirão ao passar
cauldron-ask-stop = Deixar { $the-met } em paz
return-place-space = { $first-mover } volta ao jogo { $on-space }{ $met ->
    [lone] {": "}captura o Aldeão { $villagers }
   *[free] {""}
}

the-group = o grupo todo
one-villager = um Aldeão { $colour }
and-last = { $some } e { $last }
space-name = { $name } ({ $id })

# O que as frases fazem do nome de um Monstro.
name-first = { $article ->
    [a] A
   *[o] O
} { $name }
name-by = { $article ->
    [a] pela
   *[o] pelo
} { $name }
name-your = { $article ->
    [a] a tua
   *[o] o teu
} { $name }
name-first-your = { $article ->
    [a] A tua
   *[o] O teu
} { $name }
name-of-your = { $article ->
    [a] da tua
   *[o] do teu
} { $name }
name-by-your = { $article ->
    [a] pela tua
   *[o] pelo teu
} { $name }

# Cartas entre as quais se escolhe; o código só ajuda onde há duas iguais.
night-called = { $alike ->
    [yes] { $card } ({ $id })
   *[no] { $card }
}
bonus-called = carta de Bónus «assustar um grupo { $goal }» ({ $points } PV{ $alike ->
    [yes] , { $id }
   *[no] {""}
})
final-called = «{ $goal }»{ $alike ->
    [yes] {" "}({ $id })
   *[no] {""}
}
night-name = Carta de Noite
bonus-name = Carta de Bónus
final-name = Carta de Bónus Final
night-card = { $night }, { $rune ->
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
bonus-card = carta de Bónus «assustar um grupo { $goal }» ({ $points } PV)
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
final-card = «{ $goal }»
final-goal-0 = { $points } PV por cada conjunto de { $per } cores diferentes
final-goal-1 = { $points } PV por cada { $per ->
    [one] Aldeão
   *[other] { $per } Aldeões da mesma cor
}
final-goal-2 = { $points } PV por cada { $per ->
    [one] Aldeão { $colour ->
        [red] vermelho
        [blue] azul
        [white] branco
        [green] verde
       *[yellow] amarelo
    }
   *[other] { $per } Aldeões { $colour ->
        [red] vermelhos
        [blue] azuis
        [white] brancos
        [green] verdes
       *[yellow] amarelos
    }
}
several-red = { $count ->
    [1] 1 vermelho
   *[other] { $count } vermelhos
}
several-blue = { $count ->
    [1] 1 azul
   *[other] { $count } azuis
}
several-white = { $count ->
    [1] 1 branco
   *[other] { $count } brancos
}
several-green = { $count ->
    [1] 1 verde
   *[other] { $count } verdes
}
several-yellow = { $count ->
    [1] 1 amarelo
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
ask-setup-place = Onde fica { $the-monster }? { $first-partner } vai para o outro lugar
ask-turn-start = Joga uma carta de Noite da tua mão
ask-gather-pick = Reunir: que Aldeão sozinho anda a seguir?
ask-gather-dest = Reunir: a quem se junta o Aldeão que está { $on-from }?
ask-careto-pick = Qual dos Caretos se move?
ask-careto-step = Para onde vai o Careto { $careto }? Tem de dar todos os passos
ask-flee-start = Para onde foge o primeiro? Os outros seguem no sentido dos ponteiros do relógio
ask-flee-colour = Quem foge para { $the-to }?
ask-action = Usa um Monstro, gasta Fogueiras ou termina o turno
ask-move-step = Para onde vai { $the-mover }? Um Aldeão sozinho é capturado, um grupo foge
ask-move-end = { $offered ->
    [move] Mais um movimento antes de a habilidade continuar?
   *[all] Gastar Fogueiras antes de a habilidade continuar?
}
ask-swap-pick = Com quem troca de lugar { $the-mover }?
ask-other-pick = Que Monstro é que { $the-mover } conduz?
ask-scare-pick = Que grupo é que { $the-mover } assusta de longe?
ask-place = Onde aparece { $the-mover }?
ask-walk-pick = De onde atrais alguém?
ask-walk-colour = Quem é atraído { $of-from }?
ask-walk-step = Para onde vai o Aldeão { $walker }?
ask-reloc-src = De onde levas alguém?
ask-reloc-who = { $from }: um Aldeão ou todos?
ask-reloc-dest = Para onde? Qualquer lugar a que se chegue por lugares vazios
ask-group-pick = Que grupo fica enfeitiçado?
ask-group-step = Conduz o grupo enfeitiçado como se fosse um Careto
ask-cauldron-ask = Mandar { $the-met } para o Caldeirão ao passar?
ask-return-place = Onde volta ao jogo { $the-mover }?

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
}, e { $held ->
    [0] não tens nenhuma
   *[other] só tens { $held }
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
why-leads-itself = A Peeira dos Lobos conduz outro Monstro, não a si própria.
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
why-not-its-kind = Não pode voltar ao jogo num lugar deste tipo.
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
reckoning-no-bonus = Nenhuma carta de Bónus destas cumprida
reckoning-no-final = Nenhuma carta de Bónus Final
sheet-villagers = Aldeões capturados
sheet-bonus-0 = Cartas de Bónus: dois da mesma cor
sheet-bonus-1 = Cartas de Bónus: num lugar
sheet-bonus-2 = Cartas de Bónus: ao lado de um lugar
sheet-bonus-3 = Cartas de Bónus: ao lado de um Careto
sheet-bonus-4 = Cartas de Bónus: ao lado de um Monstro
sheet-final = Carta de Bónus Final
merit-campfires = mais Fogueiras
merit-villagers = mais Aldeões capturados

# -- acontecimentos -------------------------------------------------------------------------------

event-starter-drawn = { $seat-is-you ->
    [yes] Começas tu.
   *[no] Começa { $seat }.
}
event-team-dealt = { $seat-is-you ->
    [yes] Os teus Monstros são { $the-monster } e { $the-partner }.
   *[no] { $seat } joga com { $the-monster } e { $the-partner }.
}
event-symbol-chosen = { $seat-is-you ->
    [yes] Partes dos lugares com o sinal { $of-symbol }.
   *[no] { $seat } parte dos lugares com o sinal { $of-symbol }.
}
event-monster-placed = { $first-monster } aparece { $on-space }.
event-villagers-out = { $villagers } Aldeões juntam-se à volta de { $places } Fogueiras.
event-final-dealt = { $seat-is-you ->
    [yes] A tua carta de Bónus Final é { $final }.
   *[no] { $seat } recebe a carta { $final }.
}
event-final-kept = { $seat-is-you ->
    [yes] Ficas com a carta { $final } e devolves { $given-back }.
   *[no] { $seat } fica com a carta { $final } e devolve { $given-back }.
}
event-turn-began = { $seat-is-you ->
    [yes] É a tua vez.
   *[no] É a vez de { $seat }.
}
event-card-played = { $seat-is-you ->
    [yes] Jogas a carta { $card }.
   *[no] { $seat } joga a carta { $card }.
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
    [yes] Tiras a carta { $card }.
   *[no] { $seat } tira { $card }.
}
event-last-round-began = { $seat-is-you ->
    [yes] Tiraste a última carta de Noite: mais um turno para cada um, o teu é o último.
   *[no] { $seat } tirou a última carta de Noite: mais um turno para cada um.
}
event-villager-gathered = Um Aldeão { $colour } vai { $of-space } juntar-se aos que estão { $on-to }.
event-campfire-lit = Acende-se uma Fogueira { $on-space }.
event-campfire-returned = A Fogueira { $of-space } volta para a reserva.
event-campfire-taken = { $owner-is-you ->
    [yes] Ficas com a Fogueira { $of-space }.
   *[no] { $owner } fica com a Fogueira { $of-space }.
}
event-careto-moved = O Careto { $careto } vai para { $the-space }.
event-villager-boxed = Os Caretos levam um Aldeão { $colour } { $on-space }.
event-monster-caught = { $owner-is-you ->
    [yes] { $first-your-monster } vai parar ao Caldeirão.
   *[no] { $first-monster } de { $owner } vai parar ao Caldeirão.
}
event-monster-returned = { $owner-is-you ->
    [yes] { $first-your-monster } volta ao jogo { $on-space }.
   *[no] { $first-monster } de { $owner } volta ao jogo { $on-space }.
}
event-monster-activated = { $seat-is-you ->
    [yes] Usas { $the-monster } em noite de { $night }.
   *[no] { $seat } usa { $the-monster } em noite de { $night }.
}
event-monster-moved = { $first-monster } vai para { $the-space }.
event-monster-jumped = { $first-monster } salta para { $the-space }.
event-villager-captured = { $owner-is-you ->
    [yes] { $first-your-monster } captura um Aldeão { $colour } { $on-space }.
   *[no] { $first-monster } de { $owner } captura um Aldeão { $colour } { $on-space }.
}
event-group-scared = { $owner-is-you ->
    [yes] { $first-your-monster } assusta { $villagers } Aldeões { $on-space }.
   *[no] { $first-monster } de { $owner } assusta { $villagers } Aldeões { $on-space }.
}
event-group-scattered = Os { $villagers } Aldeões que estão { $on-space } fogem de um Careto.
event-villager-fled = Um Aldeão { $colour } foge { $of-space } para { $the-to }.
event-bonus-fulfilled = { $owner-is-you ->
    [yes] Cumpres a { $bonus }.
   *[no] { $owner } cumpre a { $bonus }.
}
event-bonus-bought = { $seat-is-you ->
    [yes] Pagas { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } pela { $bonus }.
   *[no] { $seat } paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } pela { $bonus }.
}
event-bonus-turned-up = Agora à venda: { $bonus }.
event-move-bought = { $seat-is-you ->
    [yes] Pagas { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } por mais um movimento { $of-monster }.
   *[no] { $seat } paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } por mais um movimento { $of-monster }.
}
event-activation-bought = { $seat-is-you ->
    [yes] Pagas { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } para usar também { $the-monster }.
   *[no] { $seat } paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } para usar também { $the-monster }.
}
event-rescue-bought = { $seat-is-you ->
    [yes] Pagas { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } para libertar { $the-monster }.
   *[no] { $seat } paga { $cost ->
        [1] 1 Fogueira
       *[other] { $cost } Fogueiras
    } para libertar { $the-monster }.
}
event-rescued-by-rune = { $seat-is-you ->
    [yes] As tuas Runas libertam { $the-monster }.
   *[no] As Runas de { $seat } libertam { $the-monster }.
}
event-monsters-swapped = { $first-monster } e { $the-partner } trocam de lugar.
event-careto-swapped = { $first-monster } e o Careto { $careto } trocam de lugar.
event-villager-relocated = Um Aldeão { $colour } é levado { $of-space } para { $the-to }.
event-group-relocated = O grupo de { $villagers } Aldeões é levado { $of-space } para { $the-to }.
event-villager-walked = Um Aldeão { $colour } é atraído { $of-space } para { $the-to }.
event-group-enchanted = Os { $villagers } Aldeões { $of-space } agem como um Careto até ao fim do turno.
event-group-moved = O grupo enfeitiçado vai { $of-space } para { $the-to }.
event-villagers-gone = Já não há Aldeões no tabuleiro: a noite acabou.
event-final-revealed = { $seat-is-you ->
    [yes] A tua carta de Bónus Final, { $final }, vale { $points } PV.
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

# Os lugares têm nomes da serra, cada um com o seu artigo, se o pede; o código encontra-os no tabuleiro.
place-v1 = Vila Chã
place-v2 = Pitões
place-v3 = Covelas
place-v4 = Montesinho
place-c1 = São Brás
place-c2 = Santa Luzia
place-c3 = São Bento
place-g1 = Eira Velha
    .article = a
place-g2 = Soajo
    .article = o
place-g3 = Lindoso
    .article = o
place-d1 = Pedra Alta
    .article = a
place-d2 = Antelas
place-d3 = Mamoinha
    .article = a
place-d4 = Pedralva
place-f1 = Vale de Lobos
    .article = o
place-f2 = Souto Negro
    .article = o
place-f3 = Carvalhosa
    .article = a
place-f4 = Teixedo
    .article = o
place-w1 = Fonte Fria
    .article = a
place-w2 = Olho d'Água
    .article = o
place-w3 = Fonte Velha
    .article = a
place-t1 = Água Alta
    .article = a
place-t2 = Pincães
place-t3 = Salto Branco
    .article = o
place-p1 = Quatro Ventos
    .article = os
place-p2 = Três Marcos
    .article = os
place-p3 = Cruz de Pau
    .article = a
place-p4 = Alminhas
    .article = as
place-p5 = Portela Alta
    .article = a
place-p6 = Pedra Fendida
    .article = a
place-p7 = Vale Escuro
    .article = o
place-p8 = Ponte Velha
    .article = a
place-p9 = Carreirinha
    .article = a
place-p10 = Meia Légua
    .article = a
place-p11 = Terra Fria
    .article = a
place-p12 = Quelha Funda
    .article = a
place-p13 = Barreiros
    .article = os
place-p14 = Cancela Nova
    .article = a
place-p15 = Sete Caminhos
    .article = os
place-p16 = Malhada Nova
    .article = a
place-p17 = Lombada
    .article = a
place-p18 = Corga Fria
    .article = a

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
    .article = o
item-sun-about = Dois lugares de partida.
item-horn = corno
    .article = o
item-horn-about = Dois lugares de partida.
item-hand = mão
    .article = a
item-hand-about = Dois lugares de partida.
item-eye = olho
    .article = o
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

moves = { $move ->
    [one] { $move } movimento
   *[other] { $move } movimentos
}
other-moves = { $other-monster ->
    [one] { $other-monster } movimento
   *[other] { $other-monster } movimentos
}
item-werewolf = Lobisomem
    .article = o
item-werewolf-about = Corre longe e troca de lugar com o parceiro ou com um Careto.
item-werewolf-comet = até { moves }, depois um Careto dá { $careto ->
    [1] 1 passo
   *[other] { $careto } passos
}
item-werewolf-storm = até { moves }, saltando entre Aldeias
item-werewolf-moon = troca de lugar com o teu outro Monstro ou com um Careto, depois até { moves }
item-moira = Moura Encantada
    .article = a
item-moira-about = Leva Aldeões para outros lugares e salta para quase todo o lado.
item-moira-comet = leva um Aldeão ou um grupo inteiro por lugares vazios
item-moira-storm = até { moves }, depois um Careto dá { $careto ->
    [1] 1 passo
   *[other] { $careto } passos
}
item-moira-moon = até { moves }, saltando entre Cascatas, Espigueiros, Antas, Florestas, Capelas e Aldeias
item-shepherdess = Peeira dos Lobos
    .article = a
item-shepherdess-about = Conduz outros Monstros, com ganho para os donos, e assusta grupos de longe.
item-shepherdess-comet = até { moves }, depois até { other-moves } com qualquer outro Monstro
item-shepherdess-storm = assusta de longe um grupo qualquer
item-shepherdess-moon = até { moves }, saltando entre Cascatas, Espigueiros, Antas, Florestas e Capelas
item-trevor = Trevor
    .article = o
item-trevor-about = Atrai Aldeões para longe, um a um.
item-trevor-comet = até { moves }, depois um Careto dá { $careto ->
    [1] 1 passo
   *[other] { $careto } passos
}
item-trevor-storm = até { moves }, saltando entre Antas, Florestas, Capelas e Aldeias
item-trevor-moon = { $villagers ->
    [one] um Aldeão dá
    [2] até dois Aldeões dão
   *[other] até { $villagers } Aldeões dão
} { $walk ->
    [1] 1 passo
    [2] 1 ou 2 passos
   *[other] de 1 a { $walk } passos
}{ $villagers ->
    [one] {""}
   *[other] {" "}cada um
}
item-lost-soul = Alma Penada
    .article = a
item-lost-soul-about = Atravessa Monstros e Caretos, e pode mandar Monstros para o Caldeirão.
item-lost-soul-comet = até { moves } através dos outros, depois um Careto dá { $careto ->
    [1] 1 passo
   *[other] { $careto } passos
}
item-lost-soul-storm = até { moves }, mandando para o Caldeirão os Monstros que atravessa
item-lost-soul-moon = até { moves } através dos outros, saltando entre Florestas, Espigueiros, Capelas, Aldeias e Antas
item-witch = Bruxa
    .article = a
item-witch-about = Em noite de Lua aparece onde quer.
item-witch-comet = até { moves }, saltando entre Florestas, Espigueiros, Aldeias e Cascatas
item-witch-storm = até { moves }, depois um Careto dá { $careto ->
    [1] 1 passo
   *[other] { $careto } passos
}
item-witch-moon = vai para qualquer lugar sem Monstro nem Careto
item-bogeyman = Bicho-Papão
    .article = o
item-bogeyman-about = Enfeitiça um grupo inteiro, que passa a agir como um Careto.
item-bogeyman-comet = um grupo dá até { $group-careto ->
    [one] { $group-careto } passo
   *[other] { $group-careto } passos
} e age como um Careto até ao fim do turno
item-bogeyman-storm = até { moves }, saltando entre Antas, Espigueiros e Capelas
item-bogeyman-moon = até { moves }, depois um Careto dá { $careto ->
    [1] 1 passo
   *[other] { $careto } passos
}
item-maria-gancha = Maria Gancha
    .article = a
item-maria-gancha-about = As passadas mais largas, e um segundo fôlego depois de um susto.
item-maria-gancha-comet = até { moves }, saltando entre Poços
item-maria-gancha-storm = até { moves }, e mais { $after-scare ->
    [one] um
   *[other] { $after-scare }
} depois do primeiro susto
item-maria-gancha-moon = um Careto dá { $careto ->
    [1] 1 passo
   *[other] { $careto } passos
}, depois o outro dá { $other-careto ->
    [1] 1 passo
   *[other] { $other-careto } passos
}

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
picture-fleeing = Em fuga { $of-space }:
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
      { $cost-bonus }  comprar uma carta de Bónus (conta a partir do turno seguinte)
      { $cost-extra-move }  mais um movimento com o Monstro que acabaste de usar
      { $cost-second-activation }  usar também o teu segundo Monstro
      { $cost-rescue }  libertar o teu Monstro do Caldeirão
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
