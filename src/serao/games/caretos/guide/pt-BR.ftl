# As palavras do jogo e os conselhos, onde no Brasil se diz de outra maneira.

## Termos

term-monster-about = Você comanda dois. Cada um tem três habilidades, uma para cada céu.
term-alone-about = Um Aldeão sem mais ninguém no lugar. Um Monstro que passa por ele o captura.
term-group-about = Dois Aldeões ou mais em um lugar, em volta de uma Fogueira. Um grupo nunca é capturado, é assustado.
term-scare-about = O seu Monstro entra em um grupo, fica com a Fogueira e para. Todos os Aldeões do grupo fogem.
term-flee-about = Um a um para os lugares vizinhos, em volta. Quem corre para um Monstro é capturado por ele, para um Careto se perde; senão fica lá.
term-careto-about = Dois mascarados que não são de ninguém. Levam quem está sozinho, dispersam grupos e jogam Monstros no Caldeirão.
term-cauldron-about = Tem lugar para um Monstro, que lá não faz nada. Um segundo que cai lá liberta o primeiro; { $cost-rescue } Fogueiras ou Runas iguais também o libertam.
term-night-about = Você joga uma em cada turno. Tem um céu, muitas vezes uma Runa, e às vezes um símbolo que se cumpre primeiro.
term-sky-about = Cometa, Tempestade ou Lua: qual das três habilidades os seus Monstros usam neste turno.
term-comet-about = Em uma noite destas os Monstros usam a primeira habilidade.
term-storm-about = Em uma noite destas os Monstros usam a segunda habilidade.
term-moon-about = Em uma noite destas os Monstros usam a terceira habilidade.
term-rune-about = Um de cinco sinais em quase todas as cartas de Noite. Contam duas iguais seguidas no seu monte.
term-match-about = A sua carta tem a mesma Runa que a de baixo: você usa os dois Monstros, ou liberta um. Depois o monte vai embora.
term-pile-about = As cartas de Noite que você já jogou. Só a de cima conta para as Runas.
term-gather-about = Os Aldeões sozinhos vão até outros, se um caminho livre levar até lá. Você diz quem vai, e para junto de quem.
term-ability-about = O que um Monstro faz em uma noite de Cometa, de Tempestade ou de Lua. Está na carta dele.
term-bonus = carta de Bônus
term-bonus-forms = cartas de Bônus
term-bonus-about = Custa { $cost-bonus }. Fica aberta à sua frente até o seu Monstro assustar um grupo assim; então dá os seus pontos. No máximo { $max-open-bonus } abertas.
term-final = Bônus Final
term-final-about = A sua carta secreta, que conta no fim pelas cores dos Aldeões que você capturou.
term-points-about = Aldeões capturados, um cada; cartas de Bônus cumpridas; o seu Bônus Final.
term-sign-about = Marca dois lugares onde começam os Monstros de alguém: sol, chifre, mão ou olho.

## Conselhos

tip-setup-symbol = Veja onde estão as Aldeias e as Capelas: perto de uma você começa logo, e duas saídas são melhores do que uma.
tip-setup-place = Ponha o Monstro que anda mais longe onde ele possa se mover à vontade.
tip-turn-start = O céu diz o que os seus Monstros sabem fazer. Procure também uma Runa igual à do seu monte, e veja o que os símbolos fariam primeiro.
tip-gather-pick = Reunir faz grupos, e os grupos têm Fogueiras. Junte os Aldeões onde o seu Monstro possa chegar.
tip-careto-pick = Qual Careto pode atrapalhar os outros, e qual está perto dos seus Monstros?
tip-careto-step = Ele precisa dar todos os passos. Tira do jogo os Aldeões sozinhos, por isso leve-o para longe dos que interessam a você.
tip-flee-start = Veja quem corre para onde: para os braços do seu Monstro, para junto de outros, ou para longe dos Caretos.
tip-flee-colour = Mande para os seus Monstros as cores que o seu Bônus Final conta.
tip-action = Um Monstro pode agir. Uma Fogueira paga uma carta de Bônus para o susto de um turno seguinte.
tip-move-step = Capture pelo caminho quem está sozinho, e acabe em um grupo: um susto encerra o movimento.
tip-move-end = O que você pagar agora acontece antes de a habilidade continuar.
tip-swap-pick = Ninguém se machuca ao trocar de lugar. Chegue perto de alguém, ou afaste um Careto de você.
tip-other-pick = Você decide para onde ele vai, e o dono ganha. O seu outro Monstro também conta como outro.
tip-scare-pick = Você fica com a Fogueira de qualquer grupo do tabuleiro, e escolhe como ele foge.
tip-place = Em cima de quem está sozinho, ou no meio de um grupo: as duas coisas não dá.
tip-walk-pick = Atraia alguém para fora de um grupo, ou direto para os braços de um Monstro.
tip-walk-colour = Escolha a cor que interessa a você.
tip-walk-step = Atraído até um Monstro, é capturado por ele; até um Careto, se perde.
tip-reloc-src = Quem você leva não é capturado nem se assusta. Ponha-o onde você vai estar em seguida.
tip-group-pick = Até o fim do turno este grupo é um Careto: leva quem está sozinho, dispersa, e joga Monstros no Caldeirão.
tip-group-step = O primeiro passo é obrigatório. Em cima do Monstro de um rival, e ele cai no Caldeirão.
tip-cauldron-ask = O dono fica sem ele por um tempo. Quem está no Caldeirão agora volta.
tip-return-place = Escolha um lugar vazio onde ele seja útil em breve, e fora do alcance dos Caretos.
