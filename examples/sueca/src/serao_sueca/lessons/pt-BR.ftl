trumps-goal = Acompanhe o naipe que saiu, ou corte com um trunfo.
trumps-trump = Você não tem nenhum, por isso pode jogar o que quiser. Copas são trunfo: a sua menor vence o ás.
trumps-why-lost = Assim você perde a vaza. Uma copa ficava com ela.
trumps-led = { $player-0 } sai com o ás de paus: { $rank-ace-points } pontos. Quem tem paus tem que jogar paus.
trumps-taken = É sua! { $player-3 }, seu parceiro, viu isso e deu mais { $rank-7-points } pontos.
trumps-lead = Quem leva a vaza sai na seguinte. Experimente espadas: o seu parceiro pode ser forte nelas.
trumps-why-diamonds = Dava. Mas em espadas você tem mais chance.
trumps-done = Acompanhe sempre que puder. Um trunfo vence qualquer outro naipe, e os parceiros contam juntos.
