# Mensagens que todos os jogos usam.

you = tu
player = Jogador { $number }
points = pontos

why-over = O jogo acabou.
why-not-asked = Não é a tua vez de escolher.
