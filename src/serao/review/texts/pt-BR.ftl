curve-about = Cada linha é a probabilidade de um jogador ganhar, com o que esse jogador podia saber. A faixa clara mostra quanto pode errar, 19 vezes em 20, até onde os robôs sabem julgar.
summary = Ganhou: { $winners }. Cada probabilidade é a que esse jogador podia conhecer na hora; só a sorte se mede pelo que estava escondido.
turns-none = Nenhuma escolha foi claramente pior que outra: ninguém perdeu nada que um robô consiga ver.
