# As palavras do jogo, e o que convém saber em cada escolha.

## Termos

term-monster = Monstro
term-monster-forms = Monstros
term-monster-about = Uma carta da ronda. Quem a tem é o monstro, e quer jogá-la como última carta.
term-points = pontos
term-points-forms = PV, ponto
term-points-about = O que as rondas dão: { $scoring-escape-monster } por uma fuga, { $scoring-catch-catcher } a quem apanha o Monstro, { $scoring-catch-others } então aos outros.
term-round = ronda
term-round-forms = rondas
term-round-about = Dão-se { $game-hand-size } cartas a cada um, entre elas um Monstro, e joga-se até ele fugir ou ser apanhado. São { $game-rounds }.
term-lap = volta
term-lap-forms = voltas
term-lap-about = Uma volta à mesa, uma carta de cada um. Uma ronda tem no máximo { $game-laps-per-round }.
term-wanted = Procura-se
term-wanted-about = Quem o recebe começa a ronda e põe-no na mesa.
term-hunter = Caçador
term-hunter-forms = Caçadores
term-hunter-about = Escolhe um jogador e expulsa daquela mão um Monstro sem proteção. Não na tua primeira volta.
term-shield = proteção
term-shield-forms = proteger, protege
term-shield-about = O que livra o Monstro dos Caçadores: um Esconderijo na mesma mão, ou a manha do Gumiho ou da Sereia. Funciona sozinha, e ninguém a vê.
term-hide = Esconderijo
term-hide-forms = Esconderijos
term-hide-about = Na mesma mão que o Monstro faz falhar os Caçadores. Jogado, não faz nada.
term-dog = Cão
term-dog-about = O jogador escolhido larga uma carta à sua escolha e fica com o Cão. Se for o Monstro, é apanhado; não há proteção.
term-friend = Amigo
term-friend-forms = Amigos
term-friend-about = Quem jogou um Amigo fica do lado do Monstro nesta ronda: { $scoring-escape-friend } pontos se fugir, nada se for apanhado.
term-betrayal = traição
term-betrayal-about = Um Amigo apanha o Monstro. Então só quem não era monstro nem Amigo recebe { $scoring-betrayal-others }.
term-escape = fuga
term-escape-forms = foge, fugiu
term-escape-about = O Monstro é jogado. Quem o tinha recebe { $scoring-escape-monster } pontos, e cada Amigo { $scoring-escape-friend }.
term-catch = apanhar
term-catch-forms = apanha, apanhado
term-catch-about = Um Caçador ou o Cão expulsam o Monstro. Quem os jogou recebe { $scoring-catch-catcher } pontos, quem não é Amigo { $scoring-catch-others }.
term-last-card = última carta
term-last-card-about = A única que ainda tens. Assim o Monstro pode ser jogado, e Mexerico, Boato, Troca e Nevoeiro não fazem nada.
term-gossip = Mexerico
term-gossip-about = Todos passam à esquerda uma carta à sua escolha, ao mesmo tempo.
term-rumor = Boato
term-rumor-about = Todos tiram à sorte uma carta da mão à direita, ao mesmo tempo.
term-deal = Troca
term-deal-about = Tu e um jogador à tua escolha trocam uma ou duas cartas, que cada um escolhe em segredo.
term-steal = Roubo
term-steal-about = Tira à sorte uma carta a um jogador, vê-a, e devolve uma qualquer.
term-fog = Nevoeiro
term-fog-about = Baralham-se todas as mãos e dá-se de novo, tantas cartas quantas cada um tinha. Já ninguém tem certezas.
term-investigate = Investigação
term-investigate-about = Só tu vês a mão inteira de um jogador.
term-villager = Aldeão
term-villager-forms = Aldeões
term-villager-about = Não faz nada, mas { $monster-mandrake-amount } deles libertam a Mandrágora.
term-notebook = caderno
term-notebook-about = A mesa guarda para ti as cartas que sabes ao certo estarem noutras mãos, e como o soubeste.
term-pile = cartas jogadas
term-pile-about = As cartas que um jogador pôs na mesa nesta ronda, à vista de todos.

## Conselhos

tip-play-card = Tens de jogar uma carta por vez, por isso pensa qual queres ter no fim. Com um Monstro na mão queres fugir: guarda um Esconderijo ao lado. Sem ele, descobre-o, e guarda-lhe um Caçador.
tip-hunter-target = Manda-o onde o Monstro possa estar sem proteção: para onde foram as cartas, quem joga como se nada lhe pudesse acontecer?
tip-friend-target = A partir de agora ganhas com o Monstro. Tira um Caçador a quem anda atrás dele.
tip-dog-target = Quem escolheres tem de largar uma carta. Com poucas na mão há pouco por onde escolher, e não há proteção.
tip-dog-drop = Larga o que te faz menos falta. Se o Monstro é a tua única carta, foi apanhado; senão guarda-o e larga outra coisa.
tip-investigate-target = Espreita onde o Monstro possa estar. O que vires fica no teu caderno enquanto lá estiver ao certo.
tip-gossip-give = Vai para a tua esquerda, e da direita vem outra. Quem dá o Monstro sabe onde ele está.
tip-deal-target = O outro escolhe o que recebes. Quem se quer livrar do Monstro vai gostar de ti.
tip-deal-number = Duas cartas mexem mais: bom para te livrares de uma entre outras, perigoso se não tens nada a perder.
tip-deal-give = O outro lado escolhe ao mesmo tempo, em segredo. Dá o que não queres ter no fim.
tip-steal-target = A carta vem à sorte. Com poucas cartas naquela mão, sabes o que vais tirar.
tip-steal-return = Viste o que tiraste. Devolve-a, ou dá uma pior.
