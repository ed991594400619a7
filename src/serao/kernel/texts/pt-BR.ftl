you = você
why-not-asked = Não é a sua vez de escolher.
lesson-which = Qual lição, de 1 a { $last }? Enter: { $usual }, q: sair
