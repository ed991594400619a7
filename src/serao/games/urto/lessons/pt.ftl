# O que as lições dizem: uma frase curta de cada vez.

## 1. A partida

setting-out = A partida
setting-out-goal = Escolhe um herói e dá o primeiro passo no escuro.
setting-out-hero = Cada herói tem um dom e um defeito. Escolhe { hero-armenius }.
setting-out-why-hero = Fica para outra vez. { hero-armenius } fica mais forte com cada monstro que vence.
setting-out-side = Com dois jogadores só um dos lados da gruta está aberto. Esquerda ou direita, como quiseres.
setting-out-keep = Dois artefactos para começar, e um é teu. Uma arma é boa companhia: fica com o { item-azura-longsword }.
setting-out-why-keep = Gasta-se de uma vez. Fica com a arma.
setting-out-goal-seen = Cá em baixo é a entrada.
setting-out-go = Tens de andar, ou descansar. Segue em frente, para a casa debaixo da seta.
setting-out-why-rest = Ainda tens todas as forças. Vai.
setting-out-why-rival = Uma luta logo à entrada? Anda primeiro.
setting-out-why-go = Por aí também se vai. Mas segue em frente.
setting-out-search = Tiraste uma ficha do saco: uma tocha. À sua luz podes procurar.
setting-out-why-decline = Podias seguir. Mas há um artefacto para encontrar.
setting-out-end = Encontraste um artefacto! Agora podias correr por { $simplified-sprint } de saúde. Acaba a jogada.
setting-out-why-end = Guarda o fôlego para depois.
setting-out-done = Um turno: vai para uma casa vizinha, ou descansa. Uma casa por descobrir mostra o que é quando lá entras.

## 2. Um monstro

a-monster = Um monstro
a-monster-goal = Vence um monstro com uma arma, mana e sorte. A partir daqui todos os heróis são iguais, como numa primeira partida mais simples.
a-monster-go = Naquela casa dorme um monstro. Vai lá: terás de o enfrentar.
a-monster-why-rest = Agora não. Há honra para ganhar.
a-monster-why-rival = Por agora deixa o rival em paz.
a-monster-why-go = Aí não há monstro. Vai pelo outro lado.
a-monster-fight = O { monster-cave-troll }: ataque { $monster-cave-troll-attack }, vida { $monster-cave-troll-life }. Podes esconder-te por { $simplified-hide } de mana, ou lutar. Luta!
a-monster-why-hide = Então vai-se embora, e a honra com ele.
a-monster-weapon = Primeiro a arma: soma a todos os lançamentos desta luta.
a-monster-why-bare = De mãos nuas precisavas de mais sorte.
a-monster-mana = Depois mana: cada uma soma um a todos os lançamentos desta luta. Gasta uma.
a-monster-why-mana = Aqui chega uma. A mana também vale pontos no fim.
a-monster-again = O teu total está abaixo do ataque: feria-te pela diferença. Lança outra vez, por { $rules-reroll-cost } de mana.
a-monster-why-keep = Isso custava-te saúde. Lança outra vez.
a-monster-good = Agora estás acima: a diferença sai da vida dele. Fica com este.
a-monster-why-reroll = Só podia piorar.
a-monster-next = Ainda está de pé. Ataca outra vez!
a-monster-why-next = Está quase vencido. Ataca!
a-monster-last = Já chega. Fica com este.
a-monster-won = Vencido! A sua carta é o teu troféu, e vale { $monster-cave-troll-honour } de honra no fim.
a-monster-done = Dado, arma e mana contra o ataque dele. A diferença fere quem ficar abaixo.

## 3. Cogumelos

mushrooms = Cogumelos
mushrooms-goal = Abre caminho, e planta um cogumelo para os outros.
mushrooms-go = Um cogumelo barra a casa seguinte. Anuncia essa casa: para entrar tens de o derrubar.
mushrooms-why-rest = Já descansaste bastante.
mushrooms-why-go = Para a frente, não para trás.
mushrooms-prepare = Precisas de { $simplified-mushroom } ou mais. Junta uma de mana, por segurança.
mushrooms-why-prepare = Também servia. Gasta aqui uma de mana.
mushrooms-enough = Com a tua mana chega mesmo à justa. Fica com este.
mushrooms-why-reroll = Já chega! Fica com este.
mushrooms-plant = Agora planta-o onde não esteja ninguém. Põe-no onde { $player-1 } quer passar: na casa a seguir.
mushrooms-why-plant = Aí não incomodava ninguém. Põe-no à frente de { $player-1 }.
mushrooms-torch = Por trás estava uma tocha. Podes procurar; desta vez segue sem isso.
mushrooms-why-search = Mais tarde. Agora tens pressa.
mushrooms-sprint = Por { $simplified-sprint } de saúde podes correr: mais uma casa.
mushrooms-why-end = Aqui não há monstro, por isso nada te prende. Corre!
mushrooms-on = Segue, mais para dentro da gruta.
mushrooms-why-on = Não é para aí que queres ir.
mushrooms-calm = Outra tocha. Deixa-a, e acaba o teu turno.
mushrooms-far = Duas casas num turno, e { $player-1 } com um cogumelo no caminho.
mushrooms-done = Um cogumelo cai com { $simplified-mushroom } ou mais, e volta a crescer onde o plantares. Se falhas, acabou a jogada.

## 4. O saco

the-bag = O que sai do saco
the-bag-goal = Escolhe uma ficha, passa por um atalho, bebe, e procura à luz da candeia.
the-bag-go = Vai para a casa por descobrir à tua frente.
the-bag-why-rest = Primeiro espreita o saco.
the-bag-why-go = Desta vez em frente.
the-bag-map = Antes de se tirar uma ficha podes usar o { item-spelunkers-map }: ver três, e escolher. Usa-o.
the-bag-why-map = Só serve uma vez, e a vez é agora.
the-bag-token = Um cogumelo barrava-te o caminho, um monstro lutava. Escolhe o atalho.
the-bag-why-token = O atalho não custa nada, e leva-te mais longe.
the-bag-slip = Um atalho deixa-te passar logo para uma casa vizinha. À fonte!
the-bag-why-slip = A fonte é do outro lado.
the-bag-fountain = Numa fonte trocas mana por saúde, ou ao contrário, em vez de procurar. Precisas de saúde.
the-bag-why-fountain = Perdeste mais saúde do que mana. Troca mana por saúde.
the-bag-sip = Podias continuar enquanto tivesses mana. Por agora deixa estar.
the-bag-why-sip = Guarda o resto da mana: vais precisar dela nas lutas.
the-bag-stay = Acaba aqui a jogada.
the-bag-why-sprint = Acabaste de beber. Fica.
the-bag-limit = { $player-1 } encontrou um artefacto, e já tinha três: um teve de sair.
the-bag-next = É a tua vez. Para a tocha.
the-bag-why-next = A tocha é mais para dentro.
the-bag-search = Procura.
the-bag-why-decline = A candeia quer ser usada. Procura.
the-bag-lamp = Um ponto de saúde, quando podia ser mais? Com a { item-miners-lamp } podes procurar outra vez. Procura!
the-bag-why-keep = Um artefacto era melhor. Tenta.
the-bag-found = Um artefacto! Acaba a jogada.
the-bag-rich = Podes levar { $simplified-limit } artefactos.
the-bag-done = Nas tochas procura-se, nas fontes troca-se mana e saúde, os atalhos levam logo adiante. O que encontras levas, até { $simplified-limit }.

## 5. Rivais

rivals = Rivais
rivals-goal = Lança um mau-olhado a alguém, vai ter com ele, e luta.
rivals-hex = O { item-hex-doll } baixa para sempre a saúde máxima de alguém. Usa-o.
rivals-why-rest = Hoje não há descanso.
rivals-why-hex = Primeiro o { item-hex-doll }.
rivals-whom = A quem? { $player-1 } parece forte.
rivals-why-whom = { $player-2 } fica para outra vez. Agora { $player-1 }.
rivals-whistle = O { item-shadow-whistle } põe-te na casa de um rival, em vez de andares. Usa-o.
rivals-why-walk = A pé é longe demais.
rivals-blow = Para junto de { $player-1 }!
rivals-attack = Uma vez por turno podes atacar alguém que esteja na tua casa. Dá logo { $rules-pvp-honour } de honra.
rivals-why-end = Vieste para lutar.
rivals-weapon = { $player-1 } fica e luta. Pega na tua arma.
rivals-why-bare = De mãos nuas? Pega na arma.
rivals-mana = E duas de mana.
rivals-why-mana = Duas é um preço justo.
rivals-rolled = Ambos se prepararam à vista, e agora lançam os dois.
rivals-keep = Estás à frente, e quem ficar abaixo perde a diferença. Fica com este.
rivals-why-reroll = Estás bem à frente.
rivals-hit = { $player-1 } também ficou com o seu, e aparou um ponto com uma ficha. O resto doeu.
rivals-done = Uma só troca de golpes: lançam os dois, quem fica abaixo perde a diferença. O atacado pode fugir por { $simplified-hide } de mana.

## 6. Acontecimentos

events = Acontecimentos
events-goal = Vê o que a gruta te reserva.
events-go = Uma tocha com acontecimento: quem lá chega tira primeiro uma carta. Vai.
events-why-go = Aí não há acontecimento. Segue em frente.
events-pact = { card-blood-pact }: { $event-blood-pact-ops-1-n } de saúde por { $event-blood-pact-ops-1-m } de honra. A honra ganha jogos: paga.
events-why-pact = Tens saúde que chegue. Paga.
events-torch = Depois do acontecimento a tocha continua lá. Desta vez deixa-a.
events-why-search = Fica para outra vez. Há mais para ver.
events-sprint = Corre até à seguinte.
events-why-end = Mais uma! Corre.
events-where = Ali, em frente.
events-why-where = Para a entrada não.
events-bats = { card-bat-swarm }! Lança { $event-bat-swarm-ops-1-need } ou mais.
events-why-d8 = Um dado maior para sempre é coisa boa. Mas custa { $simplified-d8 } de mana.
events-wings = Já chega: foram-se embora.
events-why-reroll = É alto que chegue.
events-calm = Deixa a tocha.
events-trap = { $player-1 } encontrou um ninho e pôs duas armadilhas: quem as pisar perde { $rules-trap-damage } de saúde.
events-thief = { $player-2 } tirou um artefacto a { $player-1 }, ao acaso e à vista de todos.
events-go-on = É a tua vez. Não voltes atrás, há lá uma armadilha: segue para o próximo acontecimento.
events-why-trap = Há caminho melhor.
events-oracle = { card-oracle-pool }: dois artefactos, e um é teu. Uma arma melhor: o { item-azura-longsword }.
events-why-oracle = Um frasco depressa se acaba. Fica com a arma.
events-once-more = Corre mais uma vez.
events-back = Volta para onde estavas: há sempre um acontecimento.
events-why-back = Volta à tocha com acontecimento.
events-spores = { card-drifting-spores }: podes mudar o cogumelo.
events-why-spores = Muda-o: pode estorvar alguém.
events-grow = Uma casa mais adiante.
events-why-grow = Uma casa mais adiante chega.
events-swapped = { $player-1 } trocou de lugar contigo. Vê onde estás!
events-fee = { $player-2 } teve de dar um artefacto a um ladrão.
events-third = É a tua vez. Mais além há uma armadilha: volta à entrada.
events-why-pit = Aí há uma armadilha, ou nenhum acontecimento. Vai pela outra.
events-run = E corre.
events-there = Para onde estavas: o acontecimento.
events-idol = { card-cursed-idol }: perder saúde ou mana? Tu dizes.
events-duel = { $player-1 } tirou o { card-champions-duel }, e desafia-te de longe.
events-flee = Podes lutar, ou fugir por { $simplified-hide } de mana. Foge.
events-why-fight = Podias. Mas hoje não é o dia.
events-enough = Foi muita sorte junta, da boa e da má.
events-done = Os acontecimentos vêm antes da busca, sempre que alguém entra. Uns são uma prenda, outros uma escolha, outros um golpe.

## 7. A estela

the-stele = A estela
the-stele-goal = Leva um artefacto divino, e faz cair pedras.
the-stele-go = Uma estela, longe do caminho direito. Tem um artefacto divino.
the-stele-why-go = A estela é o beco mesmo ao teu lado.
the-stele-take = O { item-tellurs-hammer }, com um dado próprio. Leva-o.
the-stele-why-take = Vieste de longe por ele.
the-stele-done-moving = É teu. Acaba a jogada.
the-stele-why-sprint = Fica aqui. O dado lança-se no fim do teu turno.
the-stele-roll = No fim de cada turno o dono pode lançar o dado divino. Lança!
the-stele-why-roll = No pior caso custa um ponto de saúde. Lança.
the-stele-rocks = Uma derrocada! Em que casa vão cair as pedras?
the-stele-why-rocks = Onde não está ninguém, não ferem ninguém.
the-stele-done = Os artefactos divinos têm um dado que se lança no fim dos teus turnos. Só podes ter um.

## 8. A câmara de Urto

urto = A câmara de Urto
urto-goal = Chega primeiro, e ganha.
urto-go = A câmara de Urto é a próxima casa. Entra!
urto-why-go = Depois de tanto caminho? Entra.
urto-scythe = Chegaste, e já ninguém te alcança. O primeiro pode levar a { item-ankous-scythe }: leva-a.
urto-why-scythe = Então { $player-1 } também pode chegar, e contam-se os pontos.
urto-roll = Com ela amaldiçoas todos os que ainda estão na gruta, no fim de cada turno teu. Lança!
urto-why-roll = Não tenhas pena. Lança.
urto-curse = { $player-1 } apressa-se, com menos forças.
urto-again = Volta a tua vez, só para isto. Lança!
urto-alone = Já não há ninguém na gruta, e só tu chegaste. Por isso ganhaste, digam o que disserem os pontos.
urto-done = Chega sozinho e ganhas. Se chegarem vários, contam-se saúde, mana e honra. Se ninguém chegar, ninguém ganha.
