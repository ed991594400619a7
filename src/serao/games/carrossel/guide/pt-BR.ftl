# As palavras do jogo e os conselhos, onde no Brasil se diz de outra maneira.

## Termos

term-client-about = Uma carta em uma bilheteria. Monta um tipo de animal, e o dono do animal recebe a carta: pontos, e uma habilidade para usar uma vez.
term-booth = bilheteria
term-booth-forms = bilheterias
term-booth-about = O seu lugar junto ao carrossel, onde { $setup-booth-size } clientes esperam. Eles embarcam juntos quando uma linha serve a todos.
term-queue-about = Com dois jogadores, { $setup-queue-size-2p } clientes esperam atrás de cada bilheteria. O da frente avança primeiro.
term-tile-about = Um animal que você põe no carrossel. Continua seu, para onde quer que gire.
term-dragon-tile-about = Vale por qualquer animal, e é a única que leva o cliente do dragão. Você tem { $tiles-dragon }.
term-slot-about = Espaço para uma peça. A sua carta de lugar diz o número, sempre no setor à sua frente.
term-slot-card-about = Um número de um a doze. Você joga uma por rodada; depois ela fica à vista até que um cisne a traga de volta.
term-sector-about = Uma fatia do carrossel com { $board-slots-per-sector } lugares numerados. Você só coloca no que está à sua frente. Com dois jogadores você tem dois à frente, e põe uma peça em cada um.
term-plan-about = O que todos escolhem em segredo ao mesmo tempo: uma habilidade ou nenhuma, um número, um animal. Os planos são mostrados juntos.
term-sequence-about = Três animais livres seguidos em linha reta, pelo menos um no setor à frente da bilheteria, que sirvam aos três clientes em qualquer ordem.
term-board-about = Os clientes sobem nos animais: há uma linha completa, ou foi vendido um bilhete avulso. Se a linha serve, eles têm que subir.
term-points-about = Os números dos clientes que você ganhou, usados ou não, e o que dão os objetivos.
term-objective-about = Há { $setup-objectives-in-play } à vista. Cada um dá os seus pontos por cada conjunto que você tiver, a todo mundo.
term-ability-about = O que um cliente ganho sabe fazer, uma vez, quando você planeja. Uma por rodada; a carta mantém os pontos.
term-jump-forms = salta, saltar
term-jump-about = A habilidade do tigre: você joga um número cujo lugar está ocupado e fica no lugar livre mais próximo, de número mais baixo.
term-recover-about = A habilidade do cisne: os números jogados voltam para a mão e os clientes usados ficam disponíveis, menos este cisne e o número desta rodada.
term-single-ticket-about = A habilidade do cavalo: um cliente da sua bilheteria embarca no animal que você coloca, se servir. A carta é sua.
term-remove-clients-about = A habilidade do peixe: todos os clientes saem de todos os seus animais, antes da colocação das peças. Você fica com as cartas.
term-reverse-rotation = girar ao contrário
term-reverse-rotation-about = Quando o cliente do dragão chega a uma bilheteria, com três ou quatro jogadores, o carrossel gira ao contrário até o fim do jogo.
term-rotate = girar
term-rotate-forms = gira
term-rotate-about = Depois da primeira pontuação o carrossel avança um setor com tudo o que está em cima. As bilheterias ficam.
term-standee-about = Um cliente já a bordo. No fim, os que estão nos seus animais desempatam.

## Conselhos

tip-plan-ability = Um cliente usado mantém os pontos, por isso use. Um tigre quando os seus números estão ocupados, um peixe quando vários animais seus levam clientes, um cisne quando você já jogou muitos números.
tip-plan-slot = Olhe para a sua bilheteria, e depois para aquela até onde o seu setor gira: que lugar completa uma linha? As linhas pontilhadas mostram o que um animal completaria.
tip-plan-tile = O dono do animal recebe o cliente. Ponha os seus onde muitas bilheterias queiram, e guarde o dragão para a linha que mais precise dele.
tip-plan-ticket = Com dois setores você coloca dois animais: o cliente monta um deles.
tip-plan-client = Escolha o cliente que dá mais pontos, ou aquele cuja habilidade faz falta a você. Outro toma o lugar dele na bilheteria.
tip-score-line = A sua bilheteria tem que pontuar, mas é você quem escolhe: prefira a linha com mais animais seus, e dê os clientes menores.
tip-score-ride = A carta vai para o dono do animal. Deixe o cliente mais valioso para o seu.
