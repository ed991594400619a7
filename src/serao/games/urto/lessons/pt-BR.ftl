# O que as lições dizem de outra maneira no Brasil.

## 1. A partida

setting-out-goal = Escolha um herói e dê o primeiro passo no escuro.
setting-out-hero = Cada herói tem um dom e um defeito. Escolha { hero-armenius }.
setting-out-side = Com dois jogadores só um dos lados da gruta está aberto. Esquerda ou direita, como você quiser.
setting-out-keep = Dois artefatos para começar, e um é seu. Uma arma é boa companhia: fique com o { item-azura-longsword }.
setting-out-why-keep = Esse se gasta de uma vez. Fique com a arma.
setting-out-goal-seen = Aqui embaixo é a entrada.
setting-out-go = Você tem que andar, ou descansar. Siga em frente, para a casa debaixo da seta.
setting-out-why-rest = Você ainda tem todas as forças. Vá.
setting-out-why-rival = Uma luta logo na entrada? Ande primeiro.
setting-out-why-go = Por aí também se vai. Mas siga em frente.
setting-out-search = Você tirou uma ficha do saco: uma tocha. À luz dela você pode procurar.
setting-out-why-decline = Você podia seguir. Mas há um artefato para encontrar.
setting-out-end = Você encontrou um artefato! Agora poderia correr por { $simplified-sprint } de saúde. Termine a jogada.
setting-out-why-end = Guarde o fôlego para depois.
setting-out-done = Um turno: vá para uma casa vizinha, ou descanse. Uma casa por descobrir mostra o que é quando você entra nela.

## 2. Um monstro

a-monster-goal = Vença um monstro com uma arma, mana e sorte. A partir daqui todos os heróis são iguais, como em uma primeira partida mais simples.
a-monster-go = Naquela casa dorme um monstro. Vá até lá: você vai ter que enfrentá-lo.
a-monster-why-rival = Por enquanto deixe o rival em paz.
a-monster-why-go = Aí não há monstro. Vá pelo outro lado.
a-monster-fight = O { monster-cave-troll }: ataque { $monster-cave-troll-attack }, vida { $monster-cave-troll-life }. Você pode se esconder por { $simplified-hide } de mana, ou lutar. Lute!
a-monster-why-hide = Aí ele vai embora, e a honra com ele.
a-monster-weapon = Primeiro a arma: ela soma a todas as rolagens desta luta.
a-monster-why-bare = De mãos nuas você precisaria de mais sorte.
a-monster-mana = Depois mana: cada uma soma um a todas as rolagens desta luta. Gaste uma.
a-monster-why-mana = Aqui uma basta. A mana também vale pontos no fim.
a-monster-again = O seu total está abaixo do ataque: a diferença feriria você. Role de novo, por { $rules-reroll-cost } de mana.
a-monster-why-keep = Isso custaria saúde. Role de novo.
a-monster-good = Agora você está acima: a diferença sai da vida dele. Fique com este.
a-monster-next = Ele ainda está de pé. Ataque de novo!
a-monster-why-next = Está quase vencido. Ataque!
a-monster-last = Já basta. Fique com este.
a-monster-won = Vencido! A carta dele é o seu troféu, e vale { $monster-cave-troll-honour } de honra no fim.

## 3. Cogumelos

mushrooms-goal = Abra caminho, e plante um cogumelo para os outros.
mushrooms-go = Um cogumelo barra a casa seguinte. Anuncie essa casa: para entrar você tem que derrubá-lo.
mushrooms-why-rest = Você já descansou bastante.
mushrooms-prepare = Você precisa de { $simplified-mushroom } ou mais. Junte uma de mana, por segurança.
mushrooms-why-prepare = Também serviria. Gaste aqui uma de mana.
mushrooms-enough = Com a sua mana dá certinho. Fique com este.
mushrooms-why-reroll = Já basta! Fique com este.
mushrooms-plant = Agora plante-o onde não esteja ninguém. Ponha-o por onde { $player-1 } quer passar: na casa seguinte.
mushrooms-why-plant = Aí não incomodaria ninguém. Ponha-o na frente de { $player-1 }.
mushrooms-torch = Atrás dele estava uma tocha. Você pode procurar; desta vez siga sem isso.
mushrooms-why-search = Mais tarde. Agora você está com pressa.
mushrooms-sprint = Por { $simplified-sprint } de saúde você pode correr: mais uma casa.
mushrooms-why-end = Aqui não há monstro, então nada prende você. Corra!
mushrooms-on = Siga, mais para dentro da gruta.
mushrooms-why-on = Não é para aí que você quer ir.
mushrooms-calm = Outra tocha. Deixe-a, e termine o seu turno.
mushrooms-far = Duas casas em um turno, e { $player-1 } com um cogumelo no caminho.
mushrooms-done = Um cogumelo cai com { $simplified-mushroom } ou mais, e volta a crescer onde você o plantar. Se falhar, acabou a jogada.

## 4. O saco

the-bag-goal = Escolha uma ficha, passe por um atalho, beba, e procure à luz do lampião.
the-bag-go = Vá para a casa por descobrir à sua frente.
the-bag-why-rest = Primeiro dê uma olhada no saco.
the-bag-map = Antes de tirar uma ficha você pode usar o { item-spelunkers-map }: ver três, e escolher. Use-o.
the-bag-token = Um cogumelo barraria o seu caminho, um monstro lutaria. Escolha o atalho.
the-bag-why-token = O atalho não custa nada, e leva você mais longe.
the-bag-slip = Um atalho deixa você passar logo para uma casa vizinha. À fonte!
the-bag-why-slip = A fonte fica do outro lado.
the-bag-fountain = Em uma fonte você troca mana por saúde, ou o contrário, em vez de procurar. Você precisa de saúde.
the-bag-why-fountain = Você perdeu mais saúde do que mana. Troque mana por saúde.
the-bag-sip = Você poderia continuar enquanto tivesse mana. Por enquanto, chega.
the-bag-why-sip = Guarde o resto da mana: você vai precisar dela nas lutas.
the-bag-stay = Termine aqui a jogada.
the-bag-why-sprint = Você acabou de beber. Fique.
the-bag-limit = { $player-1 } encontrou um artefato, e já tinha três: um teve que sair.
the-bag-next = É a sua vez. Para a tocha.
the-bag-why-next = A tocha fica mais para dentro.
the-bag-search = Procure.
the-bag-why-decline = O lampião quer ser usado. Procure.
the-bag-lamp = Um ponto de saúde, quando podia ser mais? Com o { item-miners-lamp } você pode procurar de novo. Procure!
the-bag-why-keep = Um artefato seria melhor. Tente.
the-bag-found = Um artefato! Termine a jogada.
the-bag-rich = Você pode levar { $simplified-limit } artefatos.
the-bag-done = Nas tochas se procura, nas fontes se troca mana e saúde, os atalhos levam logo adiante. O que você encontra, leva, até { $simplified-limit }.

## 5. Rivais

rivals-goal = Lance um mau-olhado em alguém, vá até lá, e lute.
rivals-hex = O { item-hex-doll } baixa para sempre a saúde máxima de alguém. Use-o.
rivals-whom = Em quem? { $player-1 } parece forte.
rivals-whistle = O { item-shadow-whistle } põe você na casa de um rival, em vez de andar. Use-o.
rivals-blow = Para perto de { $player-1 }!
rivals-attack = Uma vez por turno você pode atacar alguém que esteja na sua casa. Isso já dá { $rules-pvp-honour } de honra.
rivals-why-end = Você veio para lutar.
rivals-weapon = { $player-1 } fica e luta. Pegue a sua arma.
rivals-why-bare = De mãos nuas? Pegue a arma.
rivals-rolled = Os dois se prepararam à vista, e agora os dois rolam.
rivals-keep = Você está na frente, e quem ficar abaixo perde a diferença. Fique com este.
rivals-why-reroll = Você está bem na frente.
rivals-done = Uma só troca de golpes: os dois rolam, quem fica abaixo perde a diferença. Quem é atacado pode fugir por { $simplified-hide } de mana.

## 6. Eventos

events = Eventos
events-goal = Veja o que a gruta reserva para você.
events-go = Uma tocha com evento: quem chega lá compra primeiro uma carta. Vá.
events-why-go = Aí não há evento. Siga em frente.
events-pact = { card-blood-pact }: { $event-blood-pact-ops-1-n } de saúde por { $event-blood-pact-ops-1-m } de honra. A honra ganha jogos: pague.
events-why-pact = Você tem saúde de sobra. Pague.
events-torch = Depois do evento a tocha continua lá. Desta vez deixe-a.
events-sprint = Corra até a seguinte.
events-why-end = Mais uma! Corra.
events-bats = { card-bat-swarm }! Role { $event-bat-swarm-ops-1-need } ou mais.
events-wings = Já basta: foram embora.
events-why-reroll = Já é alto o bastante.
events-calm = Deixe a tocha.
events-trap = { $player-1 } encontrou um ninho e pôs duas armadilhas: quem pisar nelas perde { $rules-trap-damage } de saúde.
events-thief = { $player-2 } tirou um artefato de { $player-1 }, ao acaso e à vista de todos.
events-go-on = É a sua vez. Não volte atrás, há uma armadilha lá: siga para o próximo evento.
events-oracle = { card-oracle-pool }: dois artefatos, e um é seu. Uma arma melhor: o { item-azura-longsword }.
events-why-oracle = Um frasco logo se acaba. Fique com a arma.
events-once-more = Corra mais uma vez.
events-back = Volte para onde você estava: sempre há um evento.
events-why-back = Volte à tocha com evento.
events-spores = { card-drifting-spores }: você pode mudar o cogumelo.
events-why-spores = Mude-o: ele pode atrapalhar alguém.
events-why-grow = Uma casa mais adiante basta.
events-swapped = { $player-1 } trocou de lugar com você. Veja onde você está!
events-fee = { $player-2 } teve que dar um artefato a um ladrão.
events-third = É a sua vez. Mais adiante há uma armadilha: volte à entrada.
events-why-pit = Aí há uma armadilha, ou nenhum evento. Vá pela outra.
events-run = E corra.
events-there = Para onde você estava: o evento.
events-idol = { card-cursed-idol }: perder saúde ou mana? Você decide.
events-duel = { $player-1 } comprou o { card-champions-duel }, e desafia você de longe.
events-flee = Você pode lutar, ou fugir por { $simplified-hide } de mana. Fuja.
events-why-fight = Poderia. Mas hoje não é o dia.
events-done = Os eventos vêm antes da busca, sempre que alguém entra. Uns são um presente, outros uma escolha, outros um golpe.

## 7. A estela

the-stele-goal = Leve um artefato divino, e faça cair pedras.
the-stele-go = Uma estela, longe do caminho direto. Há um artefato divino nela.
the-stele-why-go = A estela é o beco bem ao seu lado.
the-stele-take = O { item-tellurs-hammer }, com um dado próprio. Leve-o.
the-stele-why-take = Você veio de longe por ele.
the-stele-done-moving = É seu. Termine a jogada.
the-stele-why-sprint = Fique aqui. O dado é rolado no fim do seu turno.
the-stele-roll = No fim de cada turno o dono pode rolar o dado divino. Role!
the-stele-why-roll = No pior caso custa um ponto de saúde. Role.
the-stele-rocks = Um deslizamento! Em que casa as pedras vão cair?
the-stele-done = Os artefatos divinos têm um dado que se rola no fim dos seus turnos. Você só pode ter um.

## 8. A câmara de Urto

urto-goal = Chegue primeiro, e ganhe.
urto-go = A câmara de Urto é a próxima casa. Entre!
urto-why-go = Depois de tanto caminho? Entre.
urto-scythe = Você chegou, e ninguém mais alcança você. O primeiro pode levar a { item-ankous-scythe }: leve-a.
urto-why-scythe = Aí { $player-1 } também pode chegar, e contam-se os pontos.
urto-roll = Com ela você amaldiçoa todos os que ainda estão na gruta, no fim de cada turno seu. Role!
urto-why-roll = Não tenha pena. Role.
urto-curse = { $player-1 } se apressa, com menos forças.
urto-again = É a sua vez de novo, só para isto. Role!
urto-alone = Já não há ninguém na gruta, e só você chegou. Por isso você ganhou, digam o que disserem os pontos.
urto-done = Chegue sozinho e você ganha. Se chegarem vários, contam-se saúde, mana e honra. Se ninguém chegar, ninguém ganha.
