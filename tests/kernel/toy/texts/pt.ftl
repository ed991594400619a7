you = tu
player = Jogador { $number }
stone-flint = Sílex
action-stop = Parar
