# O que as lições dizem: uma frase curta de cada vez.

## 1. Um plano

a-plan = O teu primeiro plano
a-plan-goal = Escolhe um número e um animal, e os clientes montam.
a-plan-booth = Esta é a tua bilheteira. Um cliente do tigre, um do cisne e um do cavalo esperam por animais em linha.
a-plan-sector = À tua frente, no carrossel, estão um cisne e um cavalo teus. Entre eles há um lugar livre.
a-plan-number = Agora todos planeiam em segredo. Primeiro o número do lugar: joga o quatro.
a-plan-why-nine = Esse lugar também está livre, mas não fica em linha com os teus dois animais.
a-plan-animal = E que animal vai para lá? À tua bilheteira ainda falta um tigre.
a-plan-why-animal = O cliente do tigre monta tigres. O teu cisne e o teu cavalo já lá estão.
a-plan-boarded = Tigre, cisne e cavalo em linha: os teus clientes embarcaram e as três cartas são tuas. Dão { $client-T1-vp }, { $client-S6-vp } e { $client-H1-vp } pontos.
a-plan-turned = Depois o carrossel rodou. Os teus animais estão à frente de outra pessoa, e à tua bilheteira chegaram novos clientes.
a-plan-done = Um número, um animal: três animais livres em linha que sirvam à tua bilheteira, e os clientes embarcam.

## 2. De quem é o animal

whose-animal = De quem é o animal?
whose-animal-goal = Usa um animal de outra pessoa e vê quem recebe.
whose-animal-across = Este cisne é de { $player-1 }, e o cavalo para lá da fronteira do teu setor é teu. As linhas podem atravessar setores.
whose-animal-number = Um tigre antes dos dois faz uma linha: joga o número um.
whose-animal-why-eight = O oito fica na orla. A linha passa pelo meio do carrossel.
whose-animal-animal = O cisne e o cavalo já lá estão. O que falta à tua bilheteira?
whose-animal-why-fish = Na tua bilheteira não espera nenhum cliente do peixe. Falta o tigre.
whose-animal-shared = O cliente do cisne montou o cisne de { $player-1 }, que ficou com essa carta. Tu ficaste com os clientes do tigre e do cavalo.
whose-animal-objective = E um [objetivo](term:objective): cada par de um cliente do tigre e um do cavalo vale mais { $objective-O7-vp-per-set }.
whose-animal-done = À tua bilheteira serve qualquer animal. A carta vai sempre para o dono do animal.

## 3. A volta

the-turn = A volta
the-turn-goal = Faz os clientes de outra bilheteira montar os teus animais.
the-turn-no-luck = Três clientes do cavalo: nesta ronda a tua bilheteira não dá nada. Mas pontua-se duas vezes, antes e depois da volta.
the-turn-left = O teu setor roda para { $player-1 }, cuja bilheteira quer dois peixes e um tigre. Dois peixes teus já estão em linha.
the-turn-number = Põe o terceiro animal ao lado deles: joga o nove.
the-turn-why-two = O dois não está na linha dos teus peixes. Eles estão no sete e no oito.
the-turn-animal = À bilheteira de { $player-1 } falta um tigre.
the-turn-why-horse = Aí um cavalo não serve a ninguém. A bilheteira de { $player-1 } quer um tigre.
the-turn-paid = O carrossel rodou, a bilheteira de { $player-1 } teve de pontuar, e os três clientes são teus.
the-turn-done = Planeia para a tua bilheteira agora, e para aquela até onde o teu setor roda.

## 4. Tu escolhes

you-choose = Tu escolhes
you-choose-goal = A tua bilheteira tem de pontuar; tira o melhor partido.
you-choose-must = A tua bilheteira encontra os seus dois cavalos e um cisne, duas vezes. Tem de pontuar uma linha, e és tu que dizes qual.
you-choose-line = Numa linha dois dos animais são teus, na outra só o cisne. Escolhe.
you-choose-why-line = Aí só o cisne é teu. Escolhe a linha que tem o teu cavalo.
you-choose-ride = Dois cavalos, dois clientes. Este vale { $client-H1-vp }: que monte o cavalo de { $player-2 }.
you-choose-why-ride = Assim { $player-2 } fica com o cliente do cavalo de { $client-H6-vp } pontos. Guarda-o para o teu cavalo.
you-choose-rest = O cliente de { $client-H6-vp } pontos montou o teu cavalo. { $player-2 } ficou com o pequeno.
you-choose-done = Dá os clientes pequenos, e guarda os grandes para os teus animais.

## 5. Salto

jump = O tigre salta
jump-goal = Usa um cliente que ganhaste.
jump-gap = Entre o teu tigre e o teu cavalo há um lugar livre: o número oito. Mas só tens o três e o nove.
jump-tiger = Ganhaste um cliente do tigre. A sua [habilidade](term:ability) é saltar: usa-a.
jump-why-none = Sem ela não chegas ao número oito nesta ronda.
jump-animal = Jogas o nove, que está ocupado, e o teu animal fica no lugar livre abaixo: o oito. Que animal falta à tua bilheteira?
jump-why-swan = A tua bilheteira quer um peixe, um cavalo e um tigre.
jump-jumped = Ficou no oito, e a linha ficou completa. O cliente do tigre está usado, e continua a valer os seus pontos.
jump-done = Cada cliente ganho pode ser usado uma vez, um por ronda. Mantém os seus pontos.

## 6. Bilhete avulso

single-ticket = Bilhete avulso
single-ticket-goal = Faz embarcar um cliente logo, sem linha nenhuma.
single-ticket-horse = Ganhaste um cliente do cavalo. A sua habilidade vende um bilhete avulso: usa-a.
single-ticket-why-none = Para a tua bilheteira não há linha à vista. Um bilhete não precisa de nenhuma.
single-ticket-number = Serve qualquer lugar. O teu dragão vai para lá sozinho: vale por qualquer animal.
single-ticket-client = O dragão leva qualquer cliente teu. Qual queres para ti?
single-ticket-why-client = Esse vale { $client-T1-vp }. O cliente do peixe dá { $client-F6-vp }.
single-ticket-sold = O cliente do peixe é teu, e há alguém novo na tua bilheteira.
single-ticket-dragon = E logo quem! O cliente do dragão só monta dragões, e desde que chegou o carrossel roda ao contrário.
single-ticket-done = Cavalo: um cliente da tua bilheteira monta o animal que colocas. Os dragões levam qualquer um.

## 7. Peixe e cisne

fish-and-swan = Peixe e cisne
fish-and-swan-goal = Liberta os teus animais, e recupera os teus números.
fish-and-swan-blocked = Há clientes em cima do teu cisne e do teu tigre. Animais assim já não contam para nenhuma linha.
fish-and-swan-fish = O peixe faz sair todos os clientes dos teus animais, e ficas com as cartas. Usa-o.
fish-and-swan-why-fish = Ainda não: primeiro os teus dois animais devem ficar livres outra vez.
fish-and-swan-number = Agora completa a linha ao lado deles: joga o cinco.
fish-and-swan-why-number = O teu tigre está no quatro. O lugar ao lado é o cinco.
fish-and-swan-animal = O que falta à tua bilheteira, além de um tigre e de um cisne?
fish-and-swan-why-animal = A tua bilheteira quer aí um peixe.
fish-and-swan-again = Os mesmos animais, outra vez com clientes. Mas já quase não tens números.
fish-and-swan-swan = O teu cisne traz de volta os números que jogaste, e o peixe também. Usa-o.
fish-and-swan-why-swan = Com os números que te restam ficavas em breve sem jogada.
fish-and-swan-any = Joga um número qualquer: só o desta ronda é que fica fora.
fish-and-swan-any-animal = E um animal qualquer.
fish-and-swan-back = Voltaram todos os teus números menos este, e o peixe pode nadar outra vez.
fish-and-swan-done = Peixe: os meus animais ficam livres. Cisne: as minhas cartas voltam. Quem não puder jogar um número acaba o jogo.

## 8. Dois jogadores

two-players = Dois jogadores
two-players-goal = Dois setores à frente, dois animais para colocar.
two-players-sectors = Com dois jogadores cada um tem dois setores à frente, um à esquerda e outro à direita. Depois da primeira pontuação trocam-nos.
two-players-horse = Tens um cliente do cavalo: vende um bilhete avulso.
two-players-why-none = Usa-o: na tua bilheteira está quem o mereça.
two-players-number = Um número para os dois: diz um lugar no setor da esquerda e outro no da direita, e ambos têm de estar livres.
two-players-left = Primeiro o animal da esquerda. Põe lá um tigre.
two-players-why-left = Guarda o peixe para o outro lado.
two-players-right = E um peixe à direita.
two-players-why-right = O cliente do peixe dá mais do que outro tigre.
two-players-ticket = Embarca um cliente: o do tigre, à esquerda, dá { $client-T1-vp }; o do peixe, à direita, dá { $client-F6-vp }.
two-players-why-ticket = Esse é o mais pequeno.
two-players-queue = O espaço na tua bilheteira enche-se com quem está na fila: vês quem vem a seguir.
two-players-done = Dois setores, um número, dois animais; e uma fila que mostra o que a tua bilheteira vai querer.
