# As palavras do jogo que no Brasil são outras, e o que é bom saber em cada escolha.

## Termos

term-monster-about = Uma carta da rodada. Quem a tem é o monstro, e quer jogá-la como última carta.
term-points-about = O que as rodadas dão: { $scoring-escape-monster } por uma fuga, { $scoring-catch-catcher } a quem captura o Monstro, e nesse caso { $scoring-catch-others } aos outros.
term-round = rodada
term-round-forms = rodadas
term-round-about = Cada um recebe { $game-hand-size } cartas, entre elas um Monstro, e joga-se até ele fugir ou ser capturado. São { $game-rounds }.
term-lap-about = Uma volta na mesa, uma carta de cada um. Uma rodada tem no máximo { $game-laps-per-round }.
term-wanted-about = Quem o recebe começa a rodada e o põe na mesa.
term-hunter-about = Escolha um jogador e expulse daquela mão um Monstro sem proteção. Não na sua primeira volta.
term-shield-about = O que livra o Monstro dos Caçadores: um Esconderijo na mesma mão, ou o truque do Gumiho ou da Sereia. Funciona sozinha, e ninguém a vê.
term-hide-about = Na mesma mão que o Monstro, faz os Caçadores falharem. Jogado, não faz nada.
term-dog = Cachorro
term-dog-about = O jogador escolhido larga uma carta à sua escolha e fica com o Cachorro. Se for o Monstro, é capturado; não há proteção.
term-friend-about = Quem jogou um Amigo fica do lado do Monstro nesta rodada: { $scoring-escape-friend } pontos se ele fugir, nada se for capturado.
term-betrayal-about = Um Amigo captura o Monstro. Então só quem não era monstro nem Amigo recebe { $scoring-betrayal-others }.
term-catch = capturar
term-catch-forms = captura, capturado
term-catch-about = Um Caçador ou o Cachorro expulsam o Monstro. Quem os jogou recebe { $scoring-catch-catcher } pontos, quem não é Amigo { $scoring-catch-others }.
term-last-card-about = A única que você ainda tem. Assim o Monstro pode ser jogado, e Fofoca, Boato, Troca e Nevoeiro não fazem nada.
term-gossip = Fofoca
term-gossip-about = Todos passam para a esquerda uma carta à sua escolha, ao mesmo tempo.
term-rumor-about = Todos pegam às cegas uma carta da mão à direita, ao mesmo tempo.
term-deal-about = Você e um jogador à sua escolha trocam uma ou duas cartas, que cada um escolhe em segredo.
term-steal-about = Pegue uma carta às cegas de um jogador, veja-a, e devolva uma qualquer.
term-fog-about = Todas as mãos são embaralhadas e dadas de novo, tantas cartas quantas cada um tinha. Ninguém mais tem certeza de nada.
term-investigate-about = Só você vê a mão inteira de um jogador.
term-notebook-about = A mesa guarda para você as cartas que com certeza estão em outras mãos, e como você soube.
term-pile-about = As cartas que um jogador pôs na mesa nesta rodada, à vista de todos.

## Conselhos

tip-play-card = Você tem que jogar uma carta por vez, então pense em qual quer ter no fim. Com um Monstro na mão você quer fugir: guarde um Esconderijo ao lado. Sem ele, descubra onde está, e guarde um Caçador para ele.
tip-hunter-target = Mande-o aonde o Monstro possa estar sem proteção: para onde foram as cartas, quem joga como se nada pudesse acontecer?
tip-friend-target = A partir de agora você ganha com o Monstro. Tire um Caçador de quem está atrás dele.
tip-dog-target = Quem você escolher tem que largar uma carta. Com poucas na mão há pouco o que escolher, e não há proteção.
tip-dog-drop = Largue o que faz menos falta. Se o Monstro é a sua única carta, foi capturado; senão guarde-o e largue outra coisa.
tip-investigate-target = Olhe onde o Monstro possa estar. O que você vir fica no seu caderno enquanto com certeza estiver lá.
tip-gossip-give = Vai para a sua esquerda, e da direita vem outra. Quem dá o Monstro sabe onde ele está.
tip-deal-target = O outro escolhe o que você recebe. Quem quer se livrar do Monstro vai gostar de você.
tip-deal-number = Duas cartas mexem mais: bom para se livrar de uma entre outras, perigoso se você não tem nada a perder.
tip-deal-give = O outro lado escolhe ao mesmo tempo, em segredo. Dê o que você não quer ter no fim.
tip-steal-target = A carta vem às cegas. Com poucas cartas naquela mão, você sabe o que vai pegar.
tip-steal-return = Você viu o que pegou. Devolva-a, ou dê uma pior.
