# O que as lições dizem no Brasil de outra maneira.

## 1. Um plano

a-plan = O seu primeiro plano
a-plan-goal = Escolha um número e um animal, e os clientes montam.
a-plan-booth = Esta é a sua bilheteria. Um cliente do tigre, um do cisne e um do cavalo esperam por animais em linha.
a-plan-sector = À sua frente, no carrossel, estão um cisne e um cavalo seus. Entre eles há um lugar livre.
a-plan-number = Agora todos planejam em segredo. Primeiro o número do lugar: jogue o quatro.
a-plan-why-nine = Esse lugar também está livre, mas não fica em linha com os seus dois animais.
a-plan-animal = E qual animal vai para lá? À sua bilheteria ainda falta um tigre.
a-plan-why-animal = O cliente do tigre monta tigres. O seu cisne e o seu cavalo já estão lá.
a-plan-boarded = Tigre, cisne e cavalo em linha: os seus clientes embarcaram e as três cartas são suas. Elas dão { $client-T1-vp }, { $client-S6-vp } e { $client-H1-vp } pontos.
a-plan-turned = Depois o carrossel girou. Os seus animais estão na frente de outra pessoa, e novos clientes chegaram à sua bilheteria.
a-plan-done = Um número, um animal: três animais livres em linha que sirvam à sua bilheteria, e os clientes embarcam.

## 2. De quem é o animal

whose-animal-goal = Use um animal de outra pessoa e veja quem recebe.
whose-animal-across = Este cisne é de { $player-1 }, e o cavalo do outro lado da fronteira do seu setor é seu. As linhas podem atravessar setores.
whose-animal-number = Um tigre antes dos dois faz uma linha: jogue o número um.
whose-animal-why-eight = O oito fica na borda. A linha passa pelo meio do carrossel.
whose-animal-animal = O cisne e o cavalo já estão lá. O que falta à sua bilheteria?
whose-animal-why-fish = Na sua bilheteria não espera nenhum cliente do peixe. Falta o tigre.
whose-animal-shared = O cliente do cisne montou o cisne de { $player-1 }, que ficou com essa carta. Você ficou com os clientes do tigre e do cavalo.
whose-animal-done = Qualquer animal serve à sua bilheteria. A carta vai sempre para o dono do animal.

## 3. A volta

the-turn-goal = Faça os clientes de outra bilheteria montarem os seus animais.
the-turn-no-luck = Três clientes do cavalo: nesta rodada a sua bilheteria não dá nada. Mas se pontua duas vezes, antes e depois da volta.
the-turn-left = O seu setor gira para { $player-1 }, cuja bilheteria quer dois peixes e um tigre. Dois peixes seus já estão em linha.
the-turn-number = Ponha o terceiro animal ao lado deles: jogue o nove.
the-turn-why-two = O dois não está na linha dos seus peixes. Eles estão no sete e no oito.
the-turn-animal = À bilheteria de { $player-1 } falta um tigre.
the-turn-why-horse = Aí um cavalo não serve a ninguém. A bilheteria de { $player-1 } quer um tigre.
the-turn-paid = O carrossel girou, a bilheteria de { $player-1 } teve que pontuar, e os três clientes são seus.
the-turn-done = Planeje para a sua bilheteria agora, e para aquela até onde o seu setor gira.

## 4. Você escolhe

you-choose = Você escolhe
you-choose-goal = A sua bilheteria tem que pontuar; tire o melhor proveito.
you-choose-must = A sua bilheteria encontra os seus dois cavalos e um cisne, duas vezes. Ela tem que pontuar uma linha, e é você quem diz qual.
you-choose-line = Em uma linha dois dos animais são seus, na outra só o cisne. Escolha.
you-choose-why-line = Aí só o cisne é seu. Escolha a linha que tem o seu cavalo.
you-choose-why-ride = Assim { $player-2 } fica com o cliente do cavalo de { $client-H6-vp } pontos. Guarde esse para o seu cavalo.
you-choose-rest = O cliente de { $client-H6-vp } pontos montou o seu cavalo. { $player-2 } ficou com o pequeno.
you-choose-done = Dê os clientes pequenos, e guarde os grandes para os seus animais.

## 5. Salto

jump-goal = Use um cliente que você ganhou.
jump-gap = Entre o seu tigre e o seu cavalo há um lugar livre: o número oito. Mas você só tem o três e o nove.
jump-tiger = Você ganhou um cliente do tigre. A [habilidade](term:ability) dele é saltar: use essa habilidade.
jump-why-none = Sem ela você não chega ao número oito nesta rodada.
jump-animal = Você joga o nove, que está ocupado, e o seu animal fica no lugar livre abaixo: o oito. Qual animal falta à sua bilheteria?
jump-why-swan = A sua bilheteria quer um peixe, um cavalo e um tigre.
jump-done = Cada cliente ganho pode ser usado uma vez, um por rodada. Ele mantém os seus pontos.

## 6. Bilhete avulso

single-ticket-goal = Faça um cliente embarcar na hora, sem linha nenhuma.
single-ticket-horse = Você ganhou um cliente do cavalo. A habilidade dele vende um bilhete avulso: use essa habilidade.
single-ticket-why-none = Para a sua bilheteria não há linha à vista. Um bilhete não precisa de nenhuma.
single-ticket-number = Qualquer lugar serve. O seu dragão vai para lá sozinho: vale por qualquer animal.
single-ticket-client = O dragão leva qualquer cliente seu. Qual você quer para si?
single-ticket-sold = O cliente do peixe é seu, e há alguém novo na sua bilheteria.
single-ticket-dragon = E logo quem! O cliente do dragão só monta dragões, e desde que chegou o carrossel gira ao contrário.
single-ticket-done = Cavalo: um cliente da sua bilheteria monta o animal que você coloca. Os dragões levam qualquer um.

## 7. Peixe e cisne

fish-and-swan-goal = Liberte os seus animais, e recupere os seus números.
fish-and-swan-blocked = Há clientes em cima do seu cisne e do seu tigre. Animais assim já não contam para nenhuma linha.
fish-and-swan-fish = O peixe faz sair todos os clientes dos seus animais, e você fica com as cartas. Use o peixe.
fish-and-swan-why-fish = Ainda não: primeiro os seus dois animais devem ficar livres outra vez.
fish-and-swan-number = Agora complete a linha ao lado deles: jogue o cinco.
fish-and-swan-why-number = O seu tigre está no quatro. O lugar ao lado é o cinco.
fish-and-swan-animal = O que falta à sua bilheteria, além de um tigre e de um cisne?
fish-and-swan-why-animal = A sua bilheteria quer um peixe aí.
fish-and-swan-again = Os mesmos animais, outra vez com clientes. Mas você já quase não tem números.
fish-and-swan-swan = O seu cisne traz de volta os números que você jogou, e o peixe também. Use o cisne.
fish-and-swan-why-swan = Com os números que restam você ficaria logo sem jogada.
fish-and-swan-any = Jogue um número qualquer: só o desta rodada fica de fora.
fish-and-swan-back = Todos os seus números voltaram menos este, e o peixe pode nadar outra vez.

## 8. Dois jogadores

two-players-goal = Dois setores na frente, dois animais para colocar.
two-players-sectors = Com dois jogadores cada um tem dois setores na frente, um à esquerda e outro à direita. Depois da primeira pontuação eles são trocados.
two-players-horse = Você tem um cliente do cavalo: venda um bilhete avulso.
two-players-why-none = Use o cavalo: na sua bilheteria há quem mereça.
two-players-number = Um número para os dois: ele diz um lugar no setor da esquerda e outro no da direita, e ambos têm que estar livres.
two-players-left = Primeiro o animal da esquerda. Ponha um tigre lá.
two-players-why-left = Guarde o peixe para o outro lado.
two-players-why-ticket = Esse é o menor.
two-players-queue = O espaço na sua bilheteria se enche com quem está na fila: você vê quem vem em seguida.
two-players-done = Dois setores, um número, dois animais; e uma fila que mostra o que a sua bilheteria vai querer.
