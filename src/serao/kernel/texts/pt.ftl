# Mensagens que todos os jogos usam.

you = tu
player = Jogador { $number }
points = pontos
no-points = Ainda sem pontos

# Um nome com o seu artigo ("none" se não tem), e a preposição que com ele se contrai.
name-the = { $article ->
    [none] {""}
   *[other] { $article }{" "}
}{ $name }
name-of = { $article ->
    [none] de
   *[other] d{ $article }
} { $name }
name-to = { $article ->
    [none] a
    [a] à
    [as] às
   *[other] a{ $article }
} { $name }
name-on = { $article ->
    [none] em
   *[other] n{ $article }
} { $name }

why-over = O jogo acabou.
why-not-asked = Não é a tua vez de escolher.

lesson-which = Que lição, de 1 a { $last }? Enter: { $usual }, q: sair
lesson-choose = Um número de 1 a { $last }, q: sair
lesson-go-on = Enter: continuar, q: sair
