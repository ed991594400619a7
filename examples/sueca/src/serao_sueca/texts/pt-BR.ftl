game-about = Vazas a quatro, em duas duplas: acompanhar o naipe, cortar quando não dá, e passar dos sessenta.
option-games = Jogos que vencem a partida
player-aid =
    CARTAS   ás { $rank-ace-points }   manilha { $rank-7-points }   rei { $rank-king-points }   valete { $rank-jack-points }   dama { $rank-queen-points }   sena, quina, quadra, terno, duque nada;
             da mais forte à mais fraca
    VAZAS    acompanhe o naipe se puder, senão jogue o que quiser; o trunfo mais forte leva a vaza,
             sem trunfo a carta mais forte do naipe de saída
    CONTA    mais de 60 pontos: um jogo, mais de 90: dois, todas as vazas: quatro
             60 para cada lado: a próxima mão vale um a mais

ask-play = Qual carta você joga?

event-hands-dealt = { $seat-is-you ->
    [yes] Você dá as cartas e vira a carta { $card }: o trunfo é { $suit }.
   *[no] { $seat } dá as cartas e vira a carta { $card }: o trunfo é { $suit }.
}
event-card-played = { $seat-is-you ->
    [yes] Você joga: { $card }.
   *[no] { $seat } joga: { $card }.
}
event-trick-taken = { $seat-is-you ->
    [yes] Você leva a vaza: { $points } pontos.
   *[no] { $seat } leva a vaza: { $points } pontos.
}

why-not-in-hand = Você não tem essa carta.
why-follow = Você tem que acompanhar o naipe de saída.
why-not-now = Não é a sua vez de jogar.

field-won = Cartas ganhas
field-lacks = Não acompanhou
field-best = Está ganhando
