# As palavras do jogo que no Brasil são outras, e o que é bom saber em cada tipo de escolha.

## Terms

term-artifact = artefato
term-artifact-forms = artefatos
term-artifact-about = Uma carta com poder. Você joga exatamente um por rodada, em segredo.
term-spell-about = Uma carta sem poder. É lançada sobre os artefatos que estão na mesa, depois que todos foram revelados.
term-item-about = Qualquer carta que não seja um monstro: um artefato ou um feitiço.
term-power-about = A força que um artefato tem agora: a sua base, com todos os bônus e penalidades, e nunca abaixo de zero.
term-printed-power-about = O número que está na própria carta. Decide quem lidera, aconteça o que acontecer depois com o artefato.
term-base-about = Aquilo de que parte o poder de um artefato: no começo, o número da carta. Um artefato quebrado tem base zero.
term-effect-about = O que faz o texto de um artefato. Acontece uma vez, logo depois que os artefatos são revelados.
term-lead-forms = lidera
term-pass-forms = passa, passe
term-pass-about = Não lançar nada desta vez. Quando a vez voltar, você ainda pode lançar.
term-cast-forms = lança, lance
term-cast-about = Pôr um feitiço da sua mão sobre um artefato, de quem você quiser. Tem efeito na hora.
term-silenced-forms = silenciada, silenciar, silencia
term-silenced-about = Quem está silenciado não lança feitiços até o fim da rodada.
term-shielded-about = Um artefato protegido não recebe mais feitiços, nem os do próprio dono. O que ele já tem em cima continua contando.
term-broken = quebrado
term-broken-about = A base de um artefato quebrado é zero. Os bônus e as penalidades continuam contando.
term-swift-hands = Mãos rápidas
term-swift-hands-about = Dois jogadores trocam de artefato, com tudo o que têm em cima. Cada um continua atacando o mesmo monstro.
term-trophies-about = Os monstros que você capturou. Estão à vista e são os seus pontos.
term-keep-forms = mantém a mão, manter a mão
term-keep-about = Depois de uma rodada: ficar com as cartas e comprar até { $hand-size }.
term-redraw = descartar a mão
term-redraw-forms = descarta a mão
term-redraw-about = Depois de uma rodada: descartar a mão toda e comprar { $hand-size } cartas novas.
term-discard-about = Aqui ficam, à vista de todos, os itens jogados e descartados. Quando o baralho acaba, são embaralhados num novo.
term-horde-about = Todos os seus zumbis juntos, pelos números das cartas. A maior horda tem { $majority-first } pontos, a segunda { $majority-second }.
term-ooze-about = Todas as suas gosmas juntas: { $monster-slime-points } pontos. Mais gosmas do que isso não acrescentam nada.
term-mimic-about = No fim se transforma na cópia de outro monstro seu, à sua escolha.
term-side-pile-about = Os monstros que não entram neste jogo. As cartas deles decidem empates na vitória.
term-extra-round = rodada extra
term-extra-round-about = Com dois ou três jogadores, todos jogam mais uma rodada quando há empate no primeiro lugar.

## Tips

tip-prepare-play = Todos escolhem ao mesmo tempo. Um artefato forte ganha o monstro, um esperto o estraga para os outros; veja quanto este monstro vale para cada um, e guarde o melhor para quando contar.
tip-prepare-attack = Há dois monstros, e cada um escolhe em segredo. O melhor atrai todo mundo: às vezes ninguém vem ao outro, e qualquer poder fica com ele.
tip-silence-other = Quem fica silenciado não lança feitiços nesta rodada. Pense em quem está no seu monstro com cartas na mão.
tip-weaken-other = Tira poder de quem está no seu caminho; também pode desfazer um empate, ou criar um.
tip-fuse-from-hand = O artefato que você junta se perde, o poder dele é seu nesta rodada. Vale a pena se o monstro valer duas cartas.
tip-inspect-hand = Você vê a mão toda e fica com uma carta. Uma mão cheia dá mais o que escolher, e você fica sabendo o que pode vir por aí.
tip-take-card = Fique com o que ajuda você agora, ou com o feitiço que iam lançar contra você.
tip-copy-power = O espelho fica com o poder que o outro artefato tem neste momento. Copiar o maior faz um empate que os seus feitiços podem desfazer.
tip-harvest-spell = O feitiço vai para a sua mão e você pode lançá-lo ainda nesta rodada. Mas todos o viram.
tip-replace-from-hand = Ponha um artefato mais forte no lugar da espada: o efeito dele não acontece, e a espada volta para a sua mão.
tip-spell-turn = Só lance se isso mudar quem fica com um monstro. Passar não é para sempre: você pode responder quando a vez voltar.
tip-spell-target = Sobre o seu para passar na frente, sobre outro para derrubá-lo. Ao lado se vê o número com que ficaria.
tip-swift-first = Diga quem são os dois que trocam de artefato; você não precisa ser um deles. Cada um mantém o seu monstro.
tip-swift-second = O segundo dos dois. O que está sobre um artefato vai junto com ele.
tip-hand-action = Boas cartas merecem ficar, e uma mão sem plano merece ir embora: você compra { $hand-size } novas.
tip-mimic = Uma cópia conta como o verdadeiro. Veja onde mais um rende mais: um clã, uma alcateia, uma poça, a maior horda.
