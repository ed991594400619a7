# O que as lições dizem no Brasil de outra maneira.

## 1. Sozinhos

strays-goal = Capture dois Aldeões que andam sozinhos.
strays-night = Uma noite de inverno na serra. Você comanda dois Monstros: o { item-werewolf } e a { item-maria-gancha }.
strays-strays = Há dois Aldeões sozinhos por aí, um vermelho e um azul. Cada um vale um ponto para quem o capturar.
strays-card = Jogue uma carta de Noite. O céu dela diz o que os seus Monstros sabem fazer hoje: escolha a do { item-comet }.
strays-why-card = Outro céu, outras artes. Desta vez escolha a do { item-comet }.
strays-first = Vá até o Aldeão vermelho. Quem está sozinho é capturado.
strays-second = Capturado, e ela ainda pode correr mais. Agora o azul.
strays-why-second = Falta um, bem aqui ao lado!
strays-enough = Ninguém mais está sozinho. Pare aqui, embora pudesse continuar.
strays-why-on = Não há ninguém para capturar. Pare aqui.
strays-turn = Dois pontos. Você compra uma carta, e { $player-1 } joga.

## 2. Um susto

a-scare-goal = Assuste um grupo, e capture quem corre para os seus braços.
a-scare-group = Em { place-v2 } (V2) há três Aldeões em volta de uma Fogueira. Um grupo não se captura: se assusta.
a-scare-partner = Quem correr para a { item-maria-gancha } é capturado. Ela espera bem ao lado.
a-scare-card = Em noite de { item-storm } o { item-werewolf } salta de Aldeia em Aldeia. Jogue essa carta.
a-scare-why-card = Em uma noite dessas ele não salta. Escolha a da { item-storm }.
a-scare-who = Use o { item-werewolf }.
a-scare-why-maria = A { item-maria-gancha } fica esperando onde está. Use o { item-werewolf }.
a-scare-jump = Salte para { place-v2 } (V2), bem no meio deles.
a-scare-start = Eles fogem para os lugares em volta, um a um, no sentido horário. Você diz onde começa: na { place-d1 } (D1).
a-scare-why-start = Assim um deles corre para o Careto, que leva Aldeões. Comece na { place-d1 } (D1).
a-scare-why-red = O vermelho vale mais para você: guarde-o para o lugar seguinte, onde a { item-maria-gancha } espera.
a-scare-why-white = O branco pode ir no fim. Mande o verde.
a-scare-red = O seguinte corre para a { item-maria-gancha }. A sua carta secreta de Bônus Final conta vermelhos: mande o vermelho!
a-scare-why-not-red = Também é um ponto. Mas o vermelho vale mais { $final-bonus-f4-vp } para você no fim.
a-scare-campfire = E a Fogueira do grupo é sua. Você pode pagar com ela.
a-scare-done = Quem entra em um grupo fica com a Fogueira, e todos fogem em volta: para os braços de alguém, para junto de outros, ou sozinhos para a noite.

## 3. Fogueiras

campfires-goal = Cumpra uma carta de Bônus, e adquira outra.
campfires-bonus = Você adquiriu uma carta de Bônus: { $bonus-b05-vp } pontos quando assustar um grupo ao lado de uma Aldeia.
campfires-card = Em noite de { item-moon } o { item-bogeyman } anda { $monster-bogeyman-moon-steps-1-n }, e depois move um Careto. Jogue essa carta.
campfires-why-card = Escolha a da { item-moon }: o { item-bogeyman } está perto do grupo.
campfires-who = Use o { item-bogeyman }.
campfires-why-not = Primeiro ganhe alguma coisa.
campfires-scare = Nas { place-p4 } (P4) estão dois juntos, bem ao lado de { place-v2 } (V2), que é uma Aldeia. Vá para lá.
campfires-why-scare = Não há grupo aí. Eles estão nas { place-p4 } (P4).
campfires-start = Os dois fogem. Para onde corre o primeiro?
campfires-fulfilled = A carta de Bônus está cumprida: { $bonus-b05-vp } pontos. E a Fogueira deles é sua.
campfires-buy = Antes de a habilidade continuar você pode pagar. Uma Fogueira paga uma carta de Bônus: a do grupo em uma Aldeia.
campfires-why-stop = No fim as Fogueiras não valem nada, a não ser em um empate. Gaste a sua.
campfires-why-move = Mais um movimento agora não levaria a nada. Fique com uma carta.
campfires-why-other = Também é boa. Mas um grupo em uma Aldeia se encontra rápido.
campfires-careto = Agora o resto: você move um Careto, um passo. Escolha o que está em { place-t2 } (T2).
campfires-why-careto = Deixe esse. Escolha o outro.
campfires-step = Um passo para onde você quiser.
campfires-after = A carta nova conta a partir do seu próximo turno.
campfires-done = Uma Fogueira paga uma carta de Bônus ou um movimento; com { $cost-rescue } você liberta um Monstro ou usa o segundo. Só se paga uma vez por turno.

## 4. Caretos

caretos-goal = Mova um Careto, e estrague a noite de alguém.
caretos-masks = Os dois Caretos não são de ninguém. Quem joga uma carta que manda, move um deles.
caretos-card = Esta carta move um Careto antes de todo o resto, e ele precisa dar todos os passos. Jogue essa carta.
caretos-lone = Um Aldeão sozinho no caminho é levado para fora do jogo, e não vale ponto para ninguém. Passe por { place-c1 } (C1).
caretos-why-lone = São necessários três passos. Passe por { place-c1 } (C1), e veja o que acontece.
caretos-back = Lá se foi. Dá para voltar atrás.
caretos-why-back = Daí você não chegaria a { place-v2 } (V2) com o último passo. Volte atrás.
caretos-why-monster = Vá a { place-v2 } (V2), onde está o { item-bogeyman }.
caretos-cauldron = Foi para o Caldeirão. Lá não faz nada, até o dono pagar ou outro Monstro cair lá.
caretos-then = Não há ninguém sozinho por perto. Termine o turno.
caretos-why-then = Você poderia. Mas veja o que { $player-1 } vai fazer.
caretos-done = Os Caretos levam quem está sozinho, dispersam grupos e jogam Monstros no Caldeirão. Ninguém ganha com isso.

## 5. Reunir

gather-goal = Deixe os sozinhos se reunirem, e apareça no meio deles.
gather-card = Esta carta diz: reunir. E é noite de { item-moon }. Jogue essa carta.
gather-lone = Quem está sozinho vai até outros, se um caminho livre levar até lá. Dois deles podem.
gather-pick = Você escolhe quem vai primeiro: o azul.
gather-why-pick = Esse fica; que venha o azul.
gather-why-join = Esses já são um grupo. Faça um novo em { place-v3 } (V3).
gather-group = Dois são um grupo, e uma Fogueira nova se acende. Está esperando por você.
gather-witch = Em noite de { item-moon } a { item-witch } aparece onde quiser. Use a { item-witch }.
gather-place = Ponha a { item-witch } bem no meio do grupo novo.
gather-why-place = Eles estão em { place-v3 } (V3).
gather-start = Eles fogem. Escolha para onde corre o primeiro.
gather-moon = A Fogueira é sua, e os dois ficaram sozinhos: fáceis de capturar no próximo turno.
gather-done = Reunir faz grupos de quem está sozinho. Cada Monstro tem três habilidades, uma por céu: estão na carta dele.

## 6. Runas

runes-goal = Junte duas Runas iguais, e liberte um Monstro.
runes-pile = A { item-maria-gancha } está no Caldeirão. A sua última carta tem uma Runa, e também há Runas na sua mão.
runes-card = Jogue a que tem a mesma Runa que está no seu monte: são iguais!
runes-why-card = A Runa dessa é outra. Olhe para o topo do seu monte.
runes-rescue = Runas iguais libertam um Monstro ou deixam você usar os dois. Liberte a { item-maria-gancha }, sem pagar.
runes-why-werewolf = Assim você só usaria ele. Liberte primeiro a { item-maria-gancha }.
runes-why-stop = Não deixe passar as Runas iguais.
runes-place = Ela volta em um lugar dela, um Poço. Escolha o { place-w2 } (W2), perto de um Aldeão sozinho.
runes-use = E já pode agir.
runes-stray = Capture o Aldeão!
runes-enough = Muito bem. Pare.
runes-why-on = Ninguém mais está sozinho aqui.
runes-gone = Runas iguais levam o seu monte inteiro, por isso para as próximas são necessárias mais duas cartas.

## 7. Oito Monstros

eight-monsters-goal = Veja o que os outros sabem fazer.
eight-monsters-storm = Cada um dos oito tem as suas artes. Comece com uma noite de { item-storm }.
eight-monsters-soul = A { item-lost-soul } passa através dos outros. Use a { item-lost-soul }.
eight-monsters-pass = Passe através da { item-maria-gancha } de { $player-3 }.
eight-monsters-why-pass = Não há ninguém aí. Passe através da { item-maria-gancha }.
eight-monsters-ask = Ao passar, pode mandá-la para o Caldeirão. Mande!
eight-monsters-why-ask = Que bondade. Mas assim você não veria como é.
eight-monsters-on = Dali ela precisa seguir: até o Aldeão vermelho, que está sozinho.
eight-monsters-stay = Capturado. Pare aqui.
eight-monsters-trevor = O { item-trevor } de { $player-1 } atraiu um Aldeão para fora de um grupo, direto para os braços dele.
eight-monsters-moon = É a sua vez: agora uma noite de { item-moon }. A Runa também é igual.
eight-monsters-why-moon = Escolha a da { item-moon }, para o { item-werewolf }.
eight-monsters-werewolf = Use o { item-werewolf }.
eight-monsters-swap = Ele troca de lugar com um Careto ou com o seu outro Monstro. Com o Careto que está em { place-t2 } (T2).
eight-monsters-run = Ninguém se machuca. E depois ele corre: para a { place-f3 } (F3).
eight-monsters-why-run = Alguns movimentos até a Floresta: a { place-f3 } (F3).
eight-monsters-rest = Já chega. Pare.
eight-monsters-why-rest = Por agora deixe eles em paz.
eight-monsters-end = As Runas iguais deixariam usar também a { item-lost-soul }. Termine o turno.
eight-monsters-why-end = Você poderia. Mas ainda há mais dois para ver.
eight-monsters-done = Leia bem os seus dois Monstros, e não perca de vista o que fazem os dos outros.

## 8. O começo

the-beginning-goal = Ponha os seus Monstros, e escolha o que conta para você.
the-beginning-monsters = Antes da primeira noite. Cada um tem dois Monstros sorteados, e cada sinal marca dois lugares.
the-beginning-sign = Escolha um sinal que ninguém tenha. O { item-sun }.
the-beginning-why-sign = Também são bons lugares. Mas por agora escolha o { item-sun }.
the-beginning-keep = Nesta mesa cada um fica, em segredo, com uma de duas cartas de Bônus Final. Ela conta no fim: escolha.
the-beginning-board = Agora começa a noite. Ela acaba quando não houver Aldeões, ou depois de { $players-2-turns-each } turnos de cada um.
the-beginning-done = Aldeões capturados, cartas de Bônus, e uma carta secreta de Bônus Final: é isso que conta.
