# As palavras do jogo, e o que convém saber em cada escolha.

## Termos

term-client = cliente
term-client-forms = clientes
term-client-about = Uma carta numa bilheteira. Monta um tipo de animal, e o dono do animal recebe a carta: pontos, e uma habilidade para usar uma vez.
term-booth = bilheteira
term-booth-forms = bilheteiras
term-booth-about = O teu lugar junto ao carrossel, onde { $setup-booth-size } clientes esperam. Embarcam juntos quando uma linha serve a todos.
term-queue = fila
term-queue-about = Com dois jogadores, { $setup-queue-size-2p } clientes esperam atrás de cada bilheteira. O da frente avança primeiro.
term-tile = peça
term-tile-forms = peças
term-tile-about = Um animal que pões no carrossel. Continua teu, para onde quer que rode.
term-dragon-tile = peça de dragão
term-dragon-tile-about = Vale por qualquer animal, e é a única que leva o cliente do dragão. Tens { $tiles-dragon }.
term-slot = lugar
term-slot-forms = lugares
term-slot-about = Espaço para uma peça. A tua carta de lugar diz o número, sempre no setor à tua frente.
term-slot-card = carta de lugar
term-slot-card-forms = cartas de lugar
term-slot-card-about = Um número de um a doze. Jogas uma por ronda; depois fica à vista até que um cisne a traga de volta.
term-sector = setor
term-sector-forms = setores
term-sector-about = Uma fatia do carrossel com { $board-slots-per-sector } lugares numerados. Só colocas no que está à tua frente. Com dois jogadores tens dois à frente, e pões uma peça em cada.
term-plan = plano
term-plan-forms = planos
term-plan-about = O que todos escolhem em segredo ao mesmo tempo: uma habilidade ou nenhuma, um número, um animal. Os planos mostram-se juntos.
term-sequence = sequência
term-sequence-forms = sequências, linha
term-sequence-about = Três animais livres seguidos em linha reta, pelo menos um no setor à frente da bilheteira, que sirvam aos três clientes por qualquer ordem.
term-free = livre
term-free-forms = livres
term-free-about = Um animal livre não leva nenhum cliente. Só os animais livres contam para uma linha.
term-board = embarcar
term-board-forms = embarcam
term-board-about = Os clientes sobem para os animais: há uma linha completa, ou vendeu-se um bilhete avulso. Se a linha serve, têm de subir.
term-points = pontos
term-points-forms = PV, pontos de vitória
term-points-about = Os números dos clientes que ganhaste, usados ou não, e o que dão os objetivos.
term-objective = objetivo
term-objective-forms = objetivos
term-objective-about = Há { $setup-objectives-in-play } à vista. Cada um dá os seus pontos por cada conjunto que tenhas, a toda a gente.
term-ability = habilidade
term-ability-forms = habilidades
term-ability-about = O que um cliente ganho sabe fazer, uma vez, quando planeias. Uma por ronda; a carta mantém os pontos.
term-jump = salto
term-jump-forms = saltas, salta
term-jump-about = A habilidade do tigre: joga um número cujo lugar está ocupado e fica no lugar livre mais próximo, de número mais baixo.
term-recover = recuperar
term-recover-about = A habilidade do cisne: os números jogados voltam à mão e os clientes usados ficam disponíveis, menos este cisne e o número desta ronda.
term-single-ticket = bilhete avulso
term-single-ticket-about = A habilidade do cavalo: um cliente da tua bilheteira embarca no animal que colocas, se servir. A carta é tua.
term-remove-clients = retirar clientes
term-remove-clients-about = A habilidade do peixe: todos os clientes saem de todos os teus animais, antes de se colocarem as peças. Ficas com as cartas.
term-reverse-rotation = rodar ao contrário
term-reverse-rotation-about = Quando o cliente do dragão chega a uma bilheteira, com três ou quatro jogadores, o carrossel roda ao contrário até ao fim do jogo.
term-rotate = rodar
term-rotate-forms = roda
term-rotate-about = Depois da primeira pontuação o carrossel avança um setor com tudo o que está em cima. As bilheteiras ficam.
term-spoke = raio
term-spoke-forms = raios
term-spoke-about = Com três jogadores: { $board-neutral-slots } lugares sem número entre os setores, com animais neutros. As cartas que ganham saem do jogo.
term-totem = totem
term-totem-about = O centro do carrossel. Nenhuma linha passa por ele.
term-standee = cliente em cima de um animal
term-standee-about = Um cliente já a bordo. No fim, os que estão nos teus animais decidem entre iguais.

## Conselhos

tip-plan-ability = Um cliente usado mantém os pontos, por isso usa-o. Um tigre quando os teus números estão ocupados, um peixe quando vários animais teus levam clientes, um cisne quando já jogaste muitos números.
tip-plan-slot = Olha para a tua bilheteira, e depois para aquela até onde o teu setor roda: que lugar completa uma linha? As linhas ponteadas mostram o que um animal completava.
tip-plan-tile = O dono do animal recebe o cliente. Põe os teus onde muitas bilheteiras os queiram, e guarda o dragão para a linha que mais precise dele.
tip-plan-ticket = Com dois setores colocas dois animais: o cliente monta um deles.
tip-plan-client = Escolhe o cliente que dá mais pontos, ou aquele cuja habilidade te faz falta. Outro toma o seu lugar na bilheteira.
tip-score-line = A tua bilheteira tem de pontuar, mas és tu que escolhes: prefere a linha com mais animais teus, e dá os clientes mais pequenos.
tip-score-ride = A carta vai para o dono do animal. Deixa o cliente mais valioso para o teu.
