# O que as lições dizem: uma frase curta de cada vez.

## 1. Apanha um monstro

take-a-monster = Apanha um monstro
take-a-monster-goal = Traz a carta mais forte e o monstro é teu.
take-a-monster-monster = Da gruta saiu um { monster-peuchen }: { $monster-peuchen-points } pontos para quem for mais forte.
take-a-monster-strongest = Estes são os teus artefactos, cada um com o seu poder. Joga o { item-axe }: { $artifact-axe-power } é o mais alto.
take-a-monster-why-weaker = { $player-1 } pode bem trazer mais do que isso. O { item-axe } tem { $artifact-axe-power }.
take-a-monster-won = Mostraram as cartas ao mesmo tempo: { $artifact-axe-power } vence { $artifact-ornated-bow-power }, e o monstro é teu.
take-a-monster-keep = O que jogaste já foi. Mantém o resto da mão e tira até teres { $hand-size } cartas.
take-a-monster-why-redraw = Assim deitas fora cartas boas. Uma mão nova é para quando a tua é fraca.
take-a-monster-next = Nova ronda, novo monstro: um { monster-werewolf }. Cada um pontua à sua maneira, e di-lo.
take-a-monster-read = Muitos artefactos sabem fazer alguma coisa. O { item-whip } ganha +{ $artifact-whip-amount } contra um { monster-werewolf }: joga-o.
take-a-monster-why-not-whip = Seria menos: o { item-whip } vale { $artifact-whip-power } + { $artifact-whip-amount } contra um { monster-werewolf }.
take-a-monster-weakened = A { item-gun-sword } de { $player-1 } enfraqueceu a tua carta, e mesmo assim foi a mais forte.
take-a-monster-done = O poder mais alto fica com o monstro. No fim ganha quem tiver mais pontos.

## 2. Feitiços

spells = Feitiços
spells-goal = Vira uma luta que parece perdida com um feitiço, e responde ao do outro.
spells-behind = Os artefactos estão à vista, e o teu é mais fraco. Agora vêm os feitiços.
spells-passed = Começa o número mais alto numa carta. { $player-1 } acha que chega, e passa.
spells-boost = Agora tu: lança o { item-power-boost }, que dá +{ $spell-power-boost-amount }.
spells-why-pass = Assim { $player-1 } fica com o monstro.
spells-why-later = Guarda-o: só serve para artefactos fracos, e podes precisar dele daqui a pouco.
spells-target = Um feitiço pode ir para o artefacto de qualquer um. Este é para o teu.
spells-why-rival = Isso tornaria { $player-1 } ainda mais forte.
spells-shrunk = { $player-1 } responde: { $spell-shrinking-potion-amount } para a tua carta!
spells-answer = Também podes responder. A { item-enlarging-potion } dá +{ $spell-enlarging-potion-amount } a um artefacto fraco: lança-a.
spells-why-give-up = Não desistas: ainda tens resposta.
spells-taken = Mais ninguém respondeu: os feitiços acabaram e o monstro é teu.
spells-done = À vez, lança um feitiço ou passa. Acaba quando a vez volta a quem lançou por último.

## 3. Dois monstros

two-monsters = Dois monstros
two-monsters-goal = Com quatro ou cinco jogadores, escolhes com quem lutar.
two-monsters-two = Com quatro ou cinco jogadores saem dois monstros em cada ronda. Cada um luta com um deles.
two-monsters-slimes = Já tens duas gosmas. Com a terceira valem { $monster-slime-points-3 } pontos em vez de { $monster-slime-points-2 }.
two-monsters-play = Primeiro o artefacto, como sempre: joga o { item-kunai }.
two-monsters-why-weak = Com sorte podia correr bem. O { item-kunai } não precisa de sorte.
two-monsters-attack = Agora o monstro: ataca a { monster-slime }. Ninguém vê ainda o que escolhes.
two-monsters-why-hyena = O { monster-werehyena } vale { $monster-werehyena-points } pontos. A { monster-slime } dá-te mais.
two-monsters-yours = { $player-3 } também queria a { monster-slime }, mas o teu artefacto era mais forte.
two-monsters-tie = { $player-1 } e { $player-2 } ficaram com a mesma força, por isso ninguém levou o { monster-werehyena }.
two-monsters-redraw = O que te resta na mão é muito fraco. Deita-o fora e tira { $hand-size } cartas novas.
two-monsters-why-keep = Podias, mas com estas duas a próxima ronda seria difícil.
two-monsters-done = Escolhes o monstro com o artefacto, em segredo. Se os mais fortes empatam, ninguém fica com ele.

## 4. Atrapalha os outros

hinder = Atrapalha os outros
hinder-goal = Alguns artefactos fazem alguma coisa a outro jogador.
hinder-gun = Joga a { item-gun-sword }: enfraquece o artefacto de outro jogador.
hinder-why-plain = Também é uma boa carta. Mas vê primeiro o que a { item-gun-sword } sabe fazer.
hinder-order = Agora cada carta faz o que diz, uma a seguir à outra. Começa o número mais alto: [lidera](term:lead) { $player-1 }.
hinder-weaken = Só o { item-kunai } de { $player-1 } está à tua frente: dá-lhe { $artifact-gun-sword-amount }.
hinder-why-chest = { $player-2 } já está atrás de ti. À frente está { $player-1 }.
hinder-seen = É teu! E viste? A { item-lucky-chest } de { $player-2 } revelou um { item-power-boost }, que ficou naquela mão.
hinder-keep = Mantém a mão: há nela uma coisa boa.
hinder-why-redraw = Desta vez mantém-na: vais querer as { item-bolas } daqui a pouco.
hinder-bolas = Joga as { item-bolas }: silenciam outro jogador nesta ronda.
hinder-why-not-bolas = Assim { $player-2 } podia passar-te à frente com o { item-power-boost }. As { item-bolas } evitam isso.
hinder-silence = Quem está silenciado não lança feitiços. Sabes quem tem um: { $player-2 }.
hinder-why-harmless = { $player-1 } não mostrou nenhum feitiço. De { $player-2 } sabes que há um.
hinder-silenced = { $player-2 } não pôde lançar o { item-power-boost }, e o monstro é teu.
hinder-done = Primeiro os artefactos fazem o que dizem, depois vêm os feitiços. E do que os outros mostram podes lembrar-te.

## 5. Cartas dos outros

cards-of-others = Cartas dos outros
cards-of-others-goal = Tira uma carta de uma mão, e um feitiço que já foi usado.
cards-of-others-look = O { item-hungry-battle-axe } tira uma carta de outra mão. { $player-1 } tem mais cartas: espreita ali.
cards-of-others-why-one-card = { $player-2 } só tem uma carta. Com { $player-1 } podes escolher.
cards-of-others-take = Vês todas. Precisas de poder, por isso tira a { item-enlarging-potion }.
cards-of-others-why-glaive = É forte, mas só para outra ronda. A poção ajuda-te agora.
cards-of-others-why-shield = Um escudo afasta feitiços, mas continuas atrás.
cards-of-others-cast = Agora é tua. Lança-a.
cards-of-others-why-pass = Assim { $player-2 } fica com o monstro.
cards-of-others-mine = No teu próprio artefacto.
cards-of-others-why-rival = Assim seria { $player-1 } a ficar com o monstro.
cards-of-others-stolen = { $artifact-hungry-battle-axe-power } e mais { $spell-enlarging-potion-amount } chegaram: o monstro é teu.
cards-of-others-keep = O que foi jogado vai para o [descarte](term:discard), à vista de todos. Mantém a mão: vamos lá buscar uma coisa.
cards-of-others-why-redraw = Desta vez mantém-na: precisas da { item-scythe }.
cards-of-others-scythe = A { item-scythe } tira um feitiço do descarte: joga-a.
cards-of-others-why-not-scythe = Sozinha, a { item-scythe } é fraca, mas traz um feitiço consigo.
cards-of-others-harvest = { $player-1 } tem { $artifact-legendary-glaive-power }! Tira o { item-broken-artifact }: o número de uma carta passa a zero.
cards-of-others-why-not-enough = { $artifact-scythe-power } e mais { $spell-enlarging-potion-amount } ainda é menos do que { $artifact-legendary-glaive-power }.
cards-of-others-break = Quem joga a { item-legendary-glaive } não lança feitiços: ninguém te pode responder. Lança o teu.
cards-of-others-why-waste = Assim o monstro vai para { $player-1 }.
cards-of-others-whom = Parte a { item-legendary-glaive } de { $player-1 }.
cards-of-others-why-own = O teu próprio artefacto ficaria sem valor.
cards-of-others-why-mirror = { $player-2 } já tem menos poder do que tu. À frente está { $player-1 }.
cards-of-others-done = Uma mão é secreta, mas não está a salvo. E um feitiço usado pode voltar.

## 6. Artefactos que mudam

change = Artefactos que mudam
change-goal = Três cartas fracas que podem ficar fortes.
change-fuse = A { item-fusion } só tem { $artifact-fusion-power }, mas pode engolir uma carta da tua mão e o poder dela: dá-lhe o { item-axe }.
change-why-decline = Assim ficas com { $artifact-fusion-power }, e { $player-1 } tem { $artifact-kunai-power }.
change-why-small = Não chega para vencer { $artifact-kunai-power }. Dá-lhe a mais forte.
change-fused = { $artifact-fusion-power } e mais { $artifact-axe-power } venceram. Mantém o resto da mão.
change-why-redraw = Desta vez mantém-na: tem boas cartas.
change-mirror = Agora joga o { item-magic-mirror }: pode copiar o poder de outro artefacto.
change-why-later = Também é uma boa carta. Mas vê primeiro o que o { item-magic-mirror } sabe fazer.
change-copy = { $player-1 } tem { $artifact-legendary-glaive-power }! Copia-o.
change-why-two = Assim ficas com { $artifact-magic-mirror-power }.
change-even = Agora estão iguais, e ninguém ficaria com o monstro. Lança o { item-power-boost }.
change-why-tie = Assim ficam iguais, e ninguém leva o monstro.
change-more = No teu próprio artefacto.
change-why-rival = Assim { $player-1 } fica à frente.
change-hordes = Os mortos-vivos somam-se: no fim a maior [horda](term:horde) vale { $majority-first } pontos, a segunda { $majority-second }. Mantém a mão.
change-sword = Joga a { item-shapeshifter-sword }: depois de todos mostrarem as cartas, pode trocar de lugar com uma da tua mão.
change-why-not-sword = Com a { item-shapeshifter-sword } ainda podes decidir depois de veres os outros.
change-swap = { $player-1 } tem { $artifact-steam-crossbow-power }. Põe a { item-legendary-glaive }: conta o poder, o efeito não.
change-why-three = Assim ficas com { $artifact-shapeshifter-sword-power }.
change-why-not-glaive = Isso não é mais do que { $artifact-steam-crossbow-power }.
change-done = Quando uma carta diz «podes», és tu que decides, e vês primeiro os outros.

## 7. Mãos ligeiras

swift-hands = Mãos ligeiras
swift-hands-goal = Troca o teu artefacto por um melhor.
swift-hands-lanes = Tu, { $player-1 } e { $player-2 } lutam com o { monster-vampire }. { $player-3 } está a sós com a { monster-giant-rat }.
swift-hands-shield = { $player-1 } lança o { item-magic-shield }: a partir de agora nenhum feitiço toca naquele artefacto.
swift-hands-swift = Com as { item-swift-hands } dois jogadores trocam os artefactos. Lança-as.
swift-hands-why-pass = Assim { $player-1 } fica com o monstro.
swift-hands-first = Quem troca? Primeiro, tu.
swift-hands-why-not-me = Assim ficas com o que tens, e { $player-1 } continua à frente.
swift-hands-second = E com { $player-3 }, que tem o artefacto mais forte de todos.
swift-hands-why-scythe = Aquele artefacto é mais fraco do que o teu.
swift-hands-traded = As cartas trocaram de lugar, os monstros não: tu tens o { monster-vampire }, { $player-3 } tem a { monster-giant-rat }.
swift-hands-done = Os artefactos trocam de lugar, mas cada um luta com o mesmo monstro. Um escudo afasta feitiços.

## 8. A contagem

the-count = A contagem
the-count-goal = Quanto valem os teus monstros no fim.
the-count-sets = O último monstro foi levado. Uns contam sozinhos, outros juntos: dois vampiros têm { $monster-vampire-points-2 } pontos, três têm { $monster-vampire-points-3 }.
the-count-hordes = Os mortos-vivos vão pelos números. { $player-1 } tem a maior [horda](term:horde): { $majority-first } pontos. A tua é a segunda: { $majority-second }.
the-count-mimic = O { monster-mimic } transforma-se num monstro que já tens. Faz dele o teu terceiro vampiro.
the-count-why-slime = Uma segunda gosma vale menos do que um terceiro vampiro.
the-count-why-zombie = Mesmo assim a horda de { $player-1 } seria maior.
the-count-won = E ganhaste. Depois de cada jogo a página mostra de onde veio cada ponto.
the-count-done = Ganha quem tiver mais pontos. Olha para o que já tens: o mesmo monstro vale mais para uns do que para outros.
