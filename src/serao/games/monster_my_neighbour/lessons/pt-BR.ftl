# O que as lições dizem de outra maneira no Brasil.

## 1. O monstro é você

you-are-the-monster = O monstro é você
you-are-the-monster-goal = Esconda o Monstro até ele ser a sua última carta.
you-are-the-monster-hand = Esta é a sua mão. Você tem o { item-vampire }: o monstro é você, e ninguém sabe.
you-are-the-monster-turns = A fileira embaixo diz em quais das suas vezes uma carta pode sair: ✓ sim, ✕ não, ? sob condição, – sem efeito. O { item-vampire } espera pela quarta, a sua última.
you-are-the-monster-keep = Você tem que jogar uma carta por vez. Um { item-hide } ao lado do Monstro o protege dos Caçadores, então jogue o { item-villager }.
you-are-the-monster-why-hide = Depois de jogado, o { item-hide } não protege mais nada. Por enquanto, guarde-o na mão.
you-are-the-monster-missed = { $player-1 } mandou um Caçador até você! O seu { item-hide } fez ele falhar, e ninguém ficou sabendo por quê.
you-are-the-monster-escaped = No fim o Monstro era a sua única carta, e lá se foi: fugiu! São { $scoring-escape-monster } pontos, e mais { $monster-vampire-amount } pelo { item-vampire }.
you-are-the-monster-done = Quem tem o Monstro quer jogá-lo como última carta. Um { item-hide } na mesma mão mantém os Caçadores longe.

## 2. A caçada

the-hunt = A caçada
the-hunt-goal = Descubra o Monstro e mande um Caçador até ele.
the-hunt-look = Alguém aqui é o monstro. A sua { item-investigate } mostra uma mão inteira: jogue-a.
the-hunt-why-hunter = Você ainda não sabe para onde mandá-lo. Um Caçador que falha está perdido.
the-hunt-why-villager = Um { item-villager } não faz nada. Descubra primeiro quem tem o Monstro.
the-hunt-where = { $player-1 } está sorrindo desde que as cartas foram dadas. Dê uma olhada lá.
the-hunt-why-other = { $player-2 } parece saber tão pouco quanto você. Experimente { $player-1 }.
the-hunt-seen = Lá está ele, e sem { item-hide } ao lado! Só você o viu; a casa continua mostrando o que você sabe.
the-hunt-counts = Os círculos contam os Caçadores jogados. Os pequenos Monstros em cima esperam por eles: dali em diante o { item-werewolf } pode fugir, e a { item-mermaid } não está mais a salvo.
the-hunt-still = Os dois jogaram uma carta, e o Monstro ainda tem que estar lá.
the-hunt-now = É a sua vez de novo. Mande o { item-hunter }.
the-hunt-why-wait = Mais uma volta, e ele pode fugir ou mudar de mão. Agora!
the-hunt-there = Para quem? Você sabe.
the-hunt-why-not-there = Aí não há Monstro. Você o viu na casa de { $player-1 }.
the-hunt-caught = Capturado! Você recebe { $scoring-catch-catcher } pontos, e quem não é o monstro { $scoring-catch-others }.

## 3. O Cachorro

the-dog = O Cachorro
the-dog-goal = Capture um Monstro que está atrás de um { item-hide }.
the-dog-known = Você já viu a mão de { $player-1 }: o Monstro, e um { item-hide } ao lado.
the-dog-dog = Um Caçador não encontraria nada. Para o { item-dog } o { item-hide } não faz diferença: jogue-o.
the-dog-why-hunter = Enquanto o { item-hide } estiver lá, os Caçadores falham.
the-dog-where = Mande-o para { $player-1 }, que tem que largar uma carta e ficar com o { item-dog }.
the-dog-bare = { $player-1 } já jogou o { item-dog }. Lá só ficou o Monstro.
the-dog-hunt = A sua última carta é o { item-hunter }. Para onde ele vai?
the-dog-why-not-there = Não. O Monstro está sozinho na casa de { $player-1 }.
the-dog-caught = O { item-hide } já não está lá: capturado.
the-dog-done = Quem recebe o Cachorro larga uma carta. Se larga o Monstro, é capturado; se larga o Esconderijo, fica descoberto.

## 4. Fofoca

gossip = Fofoca
gossip-goal = Livre-se do Monstro, e capture-o você.
gossip-risk = Você tem o Monstro e nenhum { item-hide }: assim ele não dura muito.
gossip-gossip = Com a { item-gossip } todos passam uma carta para a esquerda. Jogue-a.
gossip-why-hunter = O monstro é você. Não há ninguém para caçar.
gossip-pass = Escolha o que vai para { $player-1 }, à sua esquerda. O Monstro!
gossip-why-keep = Assim você fica com o Monstro. Passe-o.
gossip-gone = As cartas andaram todas ao mesmo tempo. Agora o monstro é { $player-1 }, e você sabe.
gossip-hunt = E você ainda tem um { item-hunter }.
gossip-why-wait = { $player-1 } mal teve tempo de escondê-lo. É agora.
gossip-there = Mande-o para lá.
gossip-why-not-there = Você o deu a { $player-1 }.
gossip-caught = Capturado: { $scoring-catch-catcher } pontos para quem antes era o monstro.

## 5. Troca e Roubo

deal-and-steal-goal = Troque cartas com um jogador, e pegue uma de outro.
deal-and-steal-deal = Você tem o Monstro. Com uma { item-deal } você troca cartas com um jogador: jogue-a.
deal-and-steal-why-steal = Isso pega mais uma carta e devolve uma. Uma { item-deal } move o Monstro com mais certeza.
deal-and-steal-whom = Com quem você quer deixá-lo? Escolha { $player-1 }.
deal-and-steal-why-other = { $player-2 } pode ter um { item-hide }, e adoraria a visita.
deal-and-steal-number = Uma carta ou duas? Uma basta.
deal-and-steal-why-two = Então o { item-steal } iria também.
deal-and-steal-give = Os dois escolhem em segredo. Dê o Monstro.
deal-and-steal-why-keep = Assim você continuaria sendo o monstro.
deal-and-steal-got = Você recebeu um { item-hunter }. Que sorte: agora { $player-1 } tem o Monstro, e você o { item-hunter }.
deal-and-steal-steal = Guarde o { item-hunter } para depois, e jogue o { item-steal }.
deal-and-steal-why-hunter = Poderia. Mas veja primeiro o que um { item-steal } faz.
deal-and-steal-from = Você pega uma carta às cegas. De { $player-2 }.
deal-and-steal-why-from = De { $player-1 } você poderia pegar o Monstro de novo.
deal-and-steal-back = Você pegou um { item-hide }. Agora devolva uma carta qualquer: essa mesma.
deal-and-steal-why-back = O { item-hunter } você quer para si.
deal-and-steal-hunt = Última carta, o { item-hunter }. Você já sabe para onde.
deal-and-steal-why-not-there = O Monstro está na casa de { $player-1 }: foi você que o deu.
deal-and-steal-caught = Capturado!
deal-and-steal-done = Troca: cada lado escolhe o que dá. Roubo: uma às cegas, e uma de volta.

## 6. Um amigo

a-friend-goal = Ganhe junto com o Monstro.
a-friend-known = Você sabe onde está o Monstro, com um { item-hide } ao lado. Parece que ele vai fugir.
a-friend-friend = Então fique do lado dele! Jogue o { item-friend }.
a-friend-why-villager = Se o Monstro foge, você não recebe nada. Como Amigo dele, sim.
a-friend-whom = E alguém perde um Caçador, se tiver. { $player-2 } parece um perigo.
a-friend-why-monster = Aí você conhece todas as cartas, e não há nenhum Caçador.
a-friend-escaped = { $player-2 } ficou sem Caçador e o Monstro fugiu: { $scoring-escape-friend } pontos para você, Amigo dele.
a-friend-done = Os Amigos ganham quando o Monstro foge, e não recebem nada quando ele é capturado. Se são eles que o capturam, ninguém agradece.

## 7. Boato e Nevoeiro

rumor-and-fog-goal = Veja todas as cartas andarem ao mesmo tempo.
rumor-and-fog-rumor = Com um { item-rumor } todos pegam às cegas uma carta da mão à direita. Jogue-o.
rumor-and-fog-gone = { $player-1 } pegou o seu { item-werewolf }! Você sabe, porque não o tem mais; e { $player-1 } também sabe.
rumor-and-fog-your-turn = Os dois jogaram uma carta. É a sua vez.
rumor-and-fog-fog = Agora o { item-fog }: todas as mãos são embaralhadas e dadas de novo.
rumor-and-fog-nobody = Cada um tem tantas cartas quanto antes, e ninguém mais sabe quem é o monstro. É você? Olhe a sua mão.

## 8. Truques

tricks = Truques
tricks-goal = Escape de um Cachorro e de um Caçador, e fuja.
tricks-door = { $player-1 } mandou o { item-dog } até você. Você tem que largar uma carta, e fica com o { item-dog } em troca.
tricks-drop = Qual carta faz menos falta?
tricks-why-monster = Assim capturam você na hora.
tricks-why-hide = Você pode precisar da proteção dele daqui a pouco.
tricks-missed = Veio um Caçador, e o seu { item-hide } o mandou embora. Foi o segundo jogado nesta rodada.
tricks-run = O { item-werewolf } pode sair a qualquer momento depois de { $monster-werewolf-amount } Caçadores jogados. Fuja!
tricks-why-stay = Você poderia esperar. Mas o caminho está livre agora.
tricks-away = Lá se foi, e ainda com cartas na mão. Cada um dos cinco Monstros tem o seu truque: está na carta.
tricks-done = Leia o seu Monstro: o Lobisomem e a Mandrágora saem cedo, a Sereia e o Gumiho despistam Caçadores, o Vampiro vale mais.
