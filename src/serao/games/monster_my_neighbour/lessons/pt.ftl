# O que as lições dizem: uma frase curta de cada vez.

## 1. O monstro és tu

you-are-the-monster = O monstro és tu
you-are-the-monster-goal = Esconde o Monstro até ser a tua última carta.
you-are-the-monster-hand = Esta é a tua mão. Tens o { item-vampire }: o monstro és tu, e ninguém sabe.
you-are-the-monster-turns = A fila ao fundo diz em que vezes tuas uma carta pode sair: ✓ sim, ✕ não, ? sob condição, – sem efeito. O { item-vampire } espera pela quarta, a tua última.
you-are-the-monster-keep = Tens de jogar uma carta por vez. Um { item-hide } ao lado do Monstro protege-o dos Caçadores, por isso joga o { item-villager }.
you-are-the-monster-why-hide = Depois de jogado, o { item-hide } já não protege nada. Guarda-o na mão por agora.
you-are-the-monster-missed = { $player-1 } mandou-te um Caçador! O teu { item-hide } fê-lo falhar, e a ninguém se disse porquê.
you-are-the-monster-escaped = No fim o Monstro era a tua única carta, e lá foi: fugiu! São { $scoring-escape-monster } pontos, e mais { $monster-vampire-amount } pelo { item-vampire }.
you-are-the-monster-done = Quem tem o Monstro quer jogá-lo como última carta. Um { item-hide } na mesma mão afasta os Caçadores.

## 2. A caça

the-hunt = A caça
the-hunt-goal = Descobre o Monstro e manda-lhe um Caçador.
the-hunt-look = Alguém aqui é o monstro. A tua { item-investigate } mostra-te uma mão inteira: joga-a.
the-hunt-why-hunter = Ainda não sabes para onde o mandar. Um Caçador que falha está perdido.
the-hunt-why-villager = Um { item-villager } não faz nada. Descobre primeiro quem tem o Monstro.
the-hunt-where = { $player-1 } sorri desde que se deram as cartas. Espreita aí.
the-hunt-why-other = { $player-2 } parece saber tão pouco como tu. Experimenta { $player-1 }.
the-hunt-seen = Lá está ele, e sem { item-hide } ao lado! Só tu o viste; a casa continua a mostrar-te o que sabes.
the-hunt-counts = Os círculos contam os Caçadores jogados. Os pequenos Monstros por cima esperam por eles: a partir dali o { item-werewolf } pode fugir, e a { item-mermaid } já não está a salvo.
the-hunt-still = Ambos jogaram uma carta, e o Monstro ainda lá tem de estar.
the-hunt-now = É outra vez a tua vez. Manda o { item-hunter }.
the-hunt-why-wait = Mais uma volta, e pode fugir ou mudar de mão. Agora!
the-hunt-there = A quem? Tu sabes.
the-hunt-why-not-there = Aí não há Monstro. Viste-o em casa de { $player-1 }.
the-hunt-caught = Apanhado! Recebes { $scoring-catch-catcher } pontos, e quem não é o monstro { $scoring-catch-others }.
the-hunt-done = Um Caçador expulsa o Monstro de uma mão onde nada o protege. Na primeira volta não se jogam Caçadores.

## 3. O Cão

the-dog = O Cão
the-dog-goal = Apanha um Monstro que está atrás de um { item-hide }.
the-dog-known = Já viste a mão de { $player-1 }: o Monstro, e um { item-hide } ao lado.
the-dog-dog = Um Caçador não encontrava nada. Ao { item-dog } o { item-hide } não faz diferença: joga-o.
the-dog-why-hunter = Enquanto lá estiver o { item-hide }, os Caçadores falham.
the-dog-where = Manda-o a { $player-1 }, que tem de largar uma carta e ficar com o { item-dog }.
the-dog-why-other = { $player-2 } não tem o Monstro.
the-dog-dropped = { $player-1 } largou uma carta virada para baixo, e não era o Monstro. Então era o { item-hide }!
the-dog-bare = { $player-1 } já jogou o { item-dog }. Só lá ficou o Monstro.
the-dog-hunt = A tua última carta é o { item-hunter }. Para onde vai?
the-dog-why-not-there = Não. O Monstro está sozinho em casa de { $player-1 }.
the-dog-caught = Já não há { item-hide }: apanhado.
the-dog-done = Quem recebe o Cão larga uma carta. Se larga o Monstro, é apanhado; se larga o Esconderijo, fica a descoberto.

## 4. Mexerico

gossip = Mexerico
gossip-goal = Livra-te do Monstro, e apanha-o tu.
gossip-risk = Tens o Monstro e nenhum { item-hide }: assim não dura muito.
gossip-gossip = Com o { item-gossip } todos passam uma carta à esquerda. Joga-o.
gossip-why-hunter = O monstro és tu. Não há ninguém para caçar.
gossip-pass = Escolhe o que vai para { $player-1 }, à tua esquerda. O Monstro!
gossip-why-keep = Assim ficas com o Monstro. Passa-o.
gossip-gone = As cartas andaram todas ao mesmo tempo. Agora o monstro é { $player-1 }, e tu sabes.
gossip-hunt = E ainda tens um { item-hunter }.
gossip-why-wait = { $player-1 } ainda mal teve tempo de o esconder. É agora.
gossip-there = Manda-o para lá.
gossip-why-not-there = Deste-o a { $player-1 }.
gossip-caught = Apanhado: { $scoring-catch-catcher } pontos para quem antes era o monstro.
gossip-done = As cartas andam, e muda quem é o monstro. Quem o dá sabe onde ele está.

## 5. Troca e Roubo

deal-and-steal = Troca e Roubo
deal-and-steal-goal = Troca cartas com um jogador, e tira uma a outro.
deal-and-steal-deal = Tens o Monstro. Com uma { item-deal } trocas cartas com um jogador: joga-a.
deal-and-steal-why-steal = Isso tira mais uma carta e devolve uma. Uma { item-deal } move o Monstro com mais certeza.
deal-and-steal-whom = Com quem o queres deixar? Escolhe { $player-1 }.
deal-and-steal-why-other = { $player-2 } pode ter um { item-hide }, e ficava contente com a visita.
deal-and-steal-number = Uma carta ou duas? Uma chega.
deal-and-steal-why-two = Então ia também o { item-steal }.
deal-and-steal-give = Ambos escolhem em segredo. Dá o Monstro.
deal-and-steal-why-keep = Assim continuavas a ser o monstro.
deal-and-steal-got = Recebeste um { item-hunter }. Que sorte: agora { $player-1 } tem o Monstro, e tu o { item-hunter }.
deal-and-steal-steal = Guarda o { item-hunter } para depois, e joga o { item-steal }.
deal-and-steal-why-hunter = Podias. Mas vê primeiro o que faz um { item-steal }.
deal-and-steal-from = Tiras uma carta à sorte. A { $player-2 }.
deal-and-steal-why-from = A { $player-1 } podias tirar outra vez o Monstro.
deal-and-steal-back = Tiraste um { item-hide }. Agora devolve uma carta qualquer: essa mesma.
deal-and-steal-why-back = O { item-hunter } queres tu.
deal-and-steal-hunt = Última carta, o { item-hunter }. Já sabes para onde.
deal-and-steal-why-not-there = O Monstro está em casa de { $player-1 }: foste tu que o deste.
deal-and-steal-caught = Apanhado!
deal-and-steal-done = Troca: cada lado escolhe o que dá. Roubo: uma à sorte, e uma de volta.

## 6. Um amigo

a-friend = Um amigo
a-friend-goal = Ganha junto com o Monstro.
a-friend-known = Sabes onde está o Monstro, com um { item-hide } ao lado. Parece que vai fugir.
a-friend-friend = Então fica do lado dele! Joga o { item-friend }.
a-friend-why-villager = Se o Monstro foge não recebes nada. Como seu Amigo, sim.
a-friend-whom = E alguém perde um Caçador, se o tiver. { $player-2 } parece um perigo.
a-friend-why-monster = Aí conheces as cartas todas, e não há nenhum Caçador.
a-friend-escaped = { $player-2 } ficou sem Caçador e o Monstro fugiu: { $scoring-escape-friend } pontos para ti, seu Amigo.
a-friend-done = Os Amigos ganham quando o Monstro foge, e nada recebem quando é apanhado. Se forem eles a apanhá-lo, ninguém lhes agradece.

## 7. Boato e Nevoeiro

rumor-and-fog = Boato e Nevoeiro
rumor-and-fog-goal = Vê andar as cartas todas ao mesmo tempo.
rumor-and-fog-rumor = Com um { item-rumor } todos tiram à sorte uma carta da mão à direita. Joga-o.
rumor-and-fog-why-fog = Uma coisa de cada vez: primeiro o { item-rumor }.
rumor-and-fog-gone = { $player-1 } tirou o teu { item-werewolf }! Sabes, porque já não o tens; e { $player-1 } também sabe.
rumor-and-fog-your-turn = Ambos jogaram uma carta. É a tua vez.
rumor-and-fog-fog = Agora o { item-fog }: baralham-se todas as mãos e dá-se de novo.
rumor-and-fog-why-hide = Um { item-hide } não faz nada. Que venha o { item-fog }.
rumor-and-fog-nobody = Cada um tem tantas cartas como antes, e já ninguém sabe quem é o monstro. És tu? Olha para a tua mão.
rumor-and-fog-done = Boato: uma da direita. Nevoeiro: tudo de novo. Como última carta, nenhum faz nada.

## 8. Manhas

tricks = Manhas
tricks-goal = Escapa a um Cão e a um Caçador, e foge.
tricks-door = { $player-1 } mandou-te o { item-dog }. Tens de largar uma carta, e ficas com o { item-dog } em troca.
tricks-drop = Que carta te faz menos falta?
tricks-why-monster = Assim apanham-te logo ali.
tricks-why-hide = Podes precisar da sua proteção daqui a pouco.
tricks-missed = Veio um Caçador, e o teu { item-hide } mandou-o embora. Foi o segundo jogado nesta ronda.
tricks-run = O { item-werewolf } pode sair a qualquer momento depois de { $monster-werewolf-amount } Caçadores jogados. Foge!
tricks-why-stay = Podias esperar. Mas o caminho está livre agora.
tricks-away = Já lá vai, e ainda com cartas na mão. Cada um dos cinco Monstros tem a sua manha: está na carta.
tricks-done = Lê o teu Monstro: o Lobisomem e a Mandrágora saem cedo, a Sereia e o Gumiho afastam Caçadores, o Vampiro vale mais.
