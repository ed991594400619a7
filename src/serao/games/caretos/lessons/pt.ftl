# O que as lições dizem: uma frase curta de cada vez.

## 1. Sozinhos

strays = Sozinhos na noite
strays-goal = Captura dois Aldeões que andam sozinhos.
strays-night = Uma noite de inverno na serra. Comandas dois Monstros: o { item-werewolf } e a { item-maria-gancha }.
strays-strays = Andam dois Aldeões sozinhos, um vermelho e um azul. Cada um vale um ponto para quem o capturar.
strays-card = Joga uma carta de Noite. O seu céu diz o que os teus Monstros sabem fazer hoje: escolhe a do { item-comet }.
strays-why-card = Outro céu, outras artes. Desta vez escolhe a do { item-comet }.
strays-who = Um Monstro pode agir. Numa noite destas a { item-maria-gancha } corre até { $monster-maria-gancha-comet-steps-1-n } lugares.
strays-why-werewolf = O { item-werewolf } está longe demais. A { item-maria-gancha } está ao lado do primeiro.
strays-why-stop = Ainda não: há quem ande por aí sozinho.
strays-first = Vai até ao Aldeão vermelho. Quem está sozinho é capturado.
strays-why-first = Por aí não se chega aos Aldeões.
strays-second = Capturado, e ela pode correr mais. Agora o azul.
strays-why-second = Falta um, mesmo aqui ao lado!
strays-enough = Mais ninguém está sozinho. Para aqui, embora pudesses continuar.
strays-why-on = Não há ninguém para capturar. Para aqui.
strays-turn = Dois pontos. Tiras uma carta, e joga { $player-1 }.
strays-done = Um turno: uma carta de Noite, depois um Monstro com a habilidade dessa noite. Quem está sozinho é capturado ao passar.

## 2. Um susto

a-scare = Um susto
a-scare-goal = Assusta um grupo, e captura quem te corre para os braços.
a-scare-group = Em { place-v2 } (V2) há três Aldeões à volta de uma Fogueira. Um grupo não se captura: assusta-se.
a-scare-partner = Quem correr para a { item-maria-gancha } é capturado. Ela espera mesmo ao lado.
a-scare-card = Em noite de { item-storm } o { item-werewolf } salta de Aldeia em Aldeia. Joga-a.
a-scare-why-card = Numa noite dessas ele não salta. Escolhe a da { item-storm }.
a-scare-who = Usa o { item-werewolf }.
a-scare-why-maria = A { item-maria-gancha } fica à espera onde está. Usa o { item-werewolf }.
a-scare-why-stop = Primeiro o susto.
a-scare-jump = Salta para { place-v2 } (V2), mesmo para o meio deles.
a-scare-why-jump = O grupo está em { place-v2 } (V2).
a-scare-start = Fogem para os lugares à volta, um a um, no sentido dos ponteiros do relógio. Dizes tu onde começa: na { place-d1 } (D1).
a-scare-why-start = Assim um deles corre para o Careto, que leva Aldeões. Começa na { place-d1 } (D1).
a-scare-green = O primeiro corre para lá. Que seja o verde.
a-scare-why-red = O vermelho vale mais para ti: guarda-o para o lugar seguinte, onde espera a { item-maria-gancha }.
a-scare-why-white = O branco pode ir no fim. Manda o verde.
a-scare-red = O seguinte corre para a { item-maria-gancha }. A tua carta secreta de Bónus Final conta vermelhos: manda o vermelho!
a-scare-why-not-red = Também é um ponto. Mas o vermelho vale-te mais { $final-bonus-f4-vp } no fim.
a-scare-caught = Capturado! O último correu para o lugar seguinte, e ficou sozinho.
a-scare-campfire = E a Fogueira do grupo é tua. Podes pagar com ela.
a-scare-done = Quem entra num grupo fica com a Fogueira, e todos fogem à roda: para uns braços, para junto de outros, ou sozinhos para a noite.

## 3. Fogueiras

campfires = Fogueiras
campfires-goal = Cumpre uma carta de Bónus, e compra outra.
campfires-bonus = Compraste uma carta de Bónus: { $bonus-b05-vp } pontos quando assustares um grupo ao lado de uma Aldeia.
campfires-card = Em noite de { item-moon } o { item-bogeyman } anda { $monster-bogeyman-moon-steps-1-n }, e depois move um Careto. Joga-a.
campfires-why-card = Escolhe a da { item-moon }: o { item-bogeyman } está perto do grupo.
campfires-who = Usa o { item-bogeyman }.
campfires-why-werewolf = O { item-werewolf } está longe deles.
campfires-why-not = Primeiro ganha alguma coisa.
campfires-scare = Nas { place-p4 } (P4) estão dois juntos, mesmo ao lado de { place-v2 } (V2), que é uma Aldeia. Vai para lá.
campfires-why-scare = Aí não há grupo. Estão nas { place-p4 } (P4).
campfires-start = Fogem os dois. Para onde corre o primeiro?
campfires-fulfilled = A carta de Bónus está cumprida: { $bonus-b05-vp } pontos. E tens a Fogueira deles.
campfires-buy = Antes de a habilidade continuar podes pagar. Uma Fogueira compra uma carta de Bónus: a do grupo numa Aldeia.
campfires-why-stop = No fim as Fogueiras não valem nada, a não ser num empate. Gasta-a.
campfires-why-move = Mais um movimento agora não levava a nada. Compra uma carta.
campfires-why-other = Também é boa. Mas um grupo numa Aldeia encontra-se depressa.
campfires-careto = Agora o resto: moves um Careto, um passo. Escolhe o que está em { place-t2 } (T2).
campfires-why-careto = Deixa esse. Escolhe o outro.
campfires-step = Um passo para onde quiseres.
campfires-after = A carta nova conta a partir do teu próximo turno.
campfires-done = Uma Fogueira compra uma carta de Bónus ou um movimento; com { $cost-rescue } libertas um Monstro ou usas o segundo. Paga-se uma vez por turno.

## 4. Caretos

caretos = Caretos
caretos-goal = Move um Careto, e estraga a noite a alguém.
caretos-masks = Os dois Caretos não são de ninguém. Move-os quem joga uma carta que o diga.
caretos-card = Esta carta move um Careto antes de tudo o resto, e ele tem de dar os passos todos. Joga-a.
caretos-why-card = Essa não tem Careto.
caretos-which = Qual deles? O que está perto de { place-v2 } (V2).
caretos-why-which = O { item-bogeyman } de { $player-1 } está perto do outro.
caretos-lone = Um Aldeão sozinho no caminho é levado para fora do jogo, e não é ponto de ninguém. Passa por { place-c1 } (C1).
caretos-why-lone = São precisos três passos. Passa por { place-c1 } (C1), e vê o que acontece.
caretos-back = Lá se foi. Pode-se voltar atrás.
caretos-why-back = Daí não chegavas a { place-v2 } (V2) com o último passo. Volta atrás.
caretos-monster = E agora para cima do { item-bogeyman } de { $player-1 }!
caretos-why-monster = Vai a { place-v2 } (V2), onde está o { item-bogeyman }.
caretos-cauldron = Foi para o Caldeirão. Lá não faz nada, até o dono pagar ou outro Monstro lá cair.
caretos-then = Perto não há ninguém sozinho. Termina o turno.
caretos-why-then = Podias. Mas vê o que { $player-1 } vai fazer.
caretos-paid = { $player-1 } tinha { $cost-rescue } Fogueiras, e pagou com elas para libertar o { item-bogeyman }.
caretos-done = Os Caretos levam quem está sozinho, dispersam grupos e atiram Monstros para o Caldeirão. Ninguém ganha com isso.

## 5. Reunir

gather = Reunir
gather-goal = Deixa os sozinhos reunirem-se, e aparece no meio deles.
gather-card = Esta carta diz: reunir. E é noite de { item-moon }. Joga-a.
gather-why-card = Essa não diz reunir.
gather-lone = Quem está sozinho vai ter com outros, se um caminho livre lá levar. Dois deles podem.
gather-pick = Escolhes tu quem vai primeiro: o azul.
gather-why-pick = Esse que fique; que venha o azul.
gather-join = E para junto de quem? Do que está em { place-v3 } (V3).
gather-why-join = Esses já são um grupo. Faz um novo em { place-v3 } (V3).
gather-group = Dois são um grupo, e acende-se uma Fogueira nova. Está à tua espera.
gather-witch = Em noite de { item-moon } a { item-witch } aparece onde quiser. Usa-a.
gather-why-shepherdess = Ela está longe demais. A { item-witch } nunca está longe.
gather-why-stop = Há uma Fogueira para ganhar.
gather-place = Põe-na mesmo no meio do grupo novo.
gather-why-place = Estão em { place-v3 } (V3).
gather-start = Fogem. Escolhe para onde corre o primeiro.
gather-colour = E quem?
gather-moon = A Fogueira é tua, e ficaram os dois sozinhos: fáceis de capturar no próximo turno.
gather-done = Reunir faz grupos dos que andam sozinhos. Cada Monstro tem três habilidades, uma por céu: estão na sua carta.

## 6. Runas

runes = Runas
runes-goal = Junta duas Runas iguais, e liberta um Monstro.
runes-pile = A { item-maria-gancha } está no Caldeirão. A tua última carta tem uma Runa, e também as há na tua mão.
runes-card = Joga a que tem a mesma Runa que está no teu monte: são iguais!
runes-why-card = A Runa dessa é outra. Olha para o cimo do teu monte.
runes-rescue = Runas iguais libertam um Monstro ou deixam-te usar os dois. Liberta-a, sem pagar.
runes-why-werewolf = Então só o usavas a ele. Liberta primeiro a { item-maria-gancha }.
runes-why-stop = Não deixes passar as Runas iguais.
runes-place = Ela volta num lugar dos seus, um Poço. Escolhe o { place-w2 } (W2), perto de um Aldeão sozinho.
runes-why-place = O Aldeão está perto do { place-w2 } (W2).
runes-use = E pode agir já.
runes-why-not-her = O Aldeão está ao lado da { item-maria-gancha }.
runes-stray = Captura-o!
runes-why-stray = O Aldeão sozinho está em { place-t2 } (T2).
runes-enough = Muito bem. Para.
runes-why-on = Aqui mais ninguém está sozinho.
runes-gone = Runas iguais levam o teu monte inteiro, por isso para as próximas são precisas mais duas cartas.
runes-done = Duas Runas iguais seguidas: os dois Monstros, ou um fora do Caldeirão.

## 7. Oito Monstros

eight-monsters = Oito Monstros
eight-monsters-goal = Vê o que sabem fazer os outros.
eight-monsters-storm = Cada um dos oito tem artes suas. Começa com uma noite de { item-storm }.
eight-monsters-why-storm = Primeiro a { item-storm }.
eight-monsters-soul = A { item-lost-soul } passa através dos outros. Usa-a.
eight-monsters-why-werewolf = Ele vem depois. Primeiro a { item-lost-soul }.
eight-monsters-why-stop = Ainda não.
eight-monsters-pass = Passa através da { item-maria-gancha } de { $player-3 }.
eight-monsters-why-pass = Aí não há ninguém. Passa através da { item-maria-gancha }.
eight-monsters-ask = Ao passar, pode mandá-la para o Caldeirão. Manda!
eight-monsters-why-ask = Que bondade. Mas assim não vias como é.
eight-monsters-on = Dali tem de seguir: até ao Aldeão vermelho, que está sozinho.
eight-monsters-why-on = Há um Aldeão no { place-f2 } (F2).
eight-monsters-stay = Capturado. Para aqui.
eight-monsters-why-stay = Não há mais ninguém perto.
eight-monsters-trevor = O { item-trevor } de { $player-1 } atraiu um Aldeão para fora de um grupo, mesmo para os seus braços.
eight-monsters-bogeyman = O { item-bogeyman } de { $player-2 } enfeitiçou um grupo inteiro: neste turno é como um Careto, e levou alguém.
eight-monsters-shepherdess = Com Runas iguais { $player-2 } usou também a { item-shepherdess }, que levou a { item-moira }: o Aldeão foi para { $player-1 }.
eight-monsters-moon = É a tua vez: agora uma noite de { item-moon }. A Runa também é igual.
eight-monsters-why-moon = Escolhe a da { item-moon }, para o { item-werewolf }.
eight-monsters-werewolf = Usa o { item-werewolf }.
eight-monsters-why-soul = Agora é a vez dele.
eight-monsters-swap = Ele troca de lugar com um Careto ou com o teu outro Monstro. Com o Careto que está em { place-t2 } (T2).
eight-monsters-why-swap = Fica para outra vez. Agora o Careto que está em { place-t2 } (T2).
eight-monsters-run = Ninguém se magoa. E depois corre: para a { place-f3 } (F3).
eight-monsters-why-run = Uns movimentos até à Floresta: a { place-f3 } (F3).
eight-monsters-rest = Já chega. Para.
eight-monsters-why-rest = Por agora deixa-os em paz.
eight-monsters-end = As Runas iguais deixavam usar também a { item-lost-soul }. Termina o turno.
eight-monsters-why-end = Podias. Mas ainda há mais dois para ver.
eight-monsters-moira = A { item-moira } de { $player-1 } levou dali um grupo inteiro, com a Fogueira. Ninguém se assustou.
eight-monsters-afar = E a { item-shepherdess } de { $player-2 } assustou-o de longe.
eight-monsters-done = Lê bem os teus dois Monstros, e não percas de vista o que fazem os dos outros.

## 8. O começo

the-beginning = O começo
the-beginning-goal = Põe os teus Monstros, e escolhe o que conta para ti.
the-beginning-monsters = Antes da primeira noite. Cada um tem dois Monstros à sorte, e cada sinal marca dois lugares.
the-beginning-sign = Escolhe um sinal que ninguém tenha. O { item-sun }.
the-beginning-why-sign = Também são bons lugares. Mas por agora escolhe o { item-sun }.
the-beginning-place = Um Monstro em cada um. Onde fica o { item-werewolf }?
the-beginning-others = { $player-1 } também escolheu. Quando todos escolherem, saem os Aldeões, as Fogueiras e as cartas.
the-beginning-keep = Nesta mesa cada um fica, em segredo, com uma de duas cartas de Bónus Final. Conta no fim: escolhe.
the-beginning-board = Agora começa a noite. Acaba quando não houver Aldeões, ou ao fim de { $players-2-turns-each } turnos de cada um.
the-beginning-done = Aldeões capturados, cartas de Bónus, e uma carta secreta de Bónus Final: é isso que conta.
