## O baralho

card = { $rank } de { $suit }
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
rank-2 = duque
rank-3 = terno
rank-4 = quadra
rank-5 = quina
rank-6 = sena
rank-queen = dama
rank-jack = valete
rank-king = rei
rank-7 = manilha
rank-ace = ás
corner-2 = 2
corner-3 = 3
corner-4 = 4
corner-5 = 5
corner-6 = 6
corner-queen = D
corner-jack = V
corner-king = R
corner-7 = 7
corner-ace = A

## O jogo

game-about = Vazas a quatro, em duas parelhas: assistir ao naipe, cortar quando não se pode, e passar dos sessenta.
game-credits = Um jogo do povo, jogado em Portugal há mais de cem anos.
option-games = Jogos que ganham a partida
option-games-1 = um
option-games-4 = quatro
player-aid =
    CARTAS   ás { $rank-ace-points }   manilha { $rank-7-points }   rei { $rank-king-points }   valete { $rank-jack-points }   dama { $rank-queen-points }   sena, quina, quadra, terno, duque nada;
             da mais forte à mais fraca
    VAZAS    assiste ao naipe se puderes, senão joga o que quiseres; o trunfo mais forte faz a vaza,
             sem trunfo a carta mais forte do naipe de saída
    CONTA    mais de 60 pontos: um jogo, mais de 90: dois, todas as vazas: quatro
             60 para cada lado: a próxima mão vale mais um

## Escolhas

action-play = Jogar: { $card }
ask-play = Que carta jogas?

## Acontecimentos

event-hands-dealt = { $seat-is-you ->
    [yes] Dás as cartas e viras a carta { $card }: o trunfo é { $suit }.
   *[no] { $seat } dá as cartas e vira a carta { $card }: o trunfo é { $suit }.
}
event-card-played = { $seat-is-you ->
    [yes] Jogas: { $card }.
   *[no] { $seat } joga: { $card }.
}
event-trick-taken = { $seat-is-you ->
    [yes] Fazes a vaza: { $points } pontos.
   *[no] { $seat } faz a vaza: { $points } pontos.
}
event-deal-won = { $first } e { $second } fazem { $points } pontos e ganham { $games ->
    [one] um jogo
   *[other] { $games } jogos
}.
event-deal-drawn = Sessenta para cada lado: ninguém ganha, e a próxima mão vale { $stake } jogos.
event-game-won = { $first } e { $second } ganham a partida com { $games } jogos.

## Porque não

why-not-in-hand = Não tens essa carta.
why-follow = Tens de assistir ao naipe de saída.
why-not-now = Não é a tua vez de jogar.

## Campos

field-games = Jogos
field-stake = Vale
field-dealer = Quem dá
field-trump = Trunfo
field-turned = Virada
field-hands = Mão
field-trick = Vaza
field-last = Última vaza
field-won = Cartas feitas
field-lacks = Não assistiu
field-points = Pontos
field-best = Está a ganhar
