# Mensagens que todos os jogos usam.

you = tu
player = Jogador { $number }
points = pontos
no-points = Ainda sem pontos

why-over = O jogo acabou.
why-not-asked = Não é a tua vez de escolher.

lesson-which = Que lição, de 1 a { $last }? Enter: { $usual }, q: sair
lesson-choose = Um número de 1 a { $last }, q: sair
lesson-go-on = Enter: continuar, q: sair
