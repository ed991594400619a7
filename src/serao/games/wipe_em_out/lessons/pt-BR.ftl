# O que as lições dizem de outra maneira no Brasil.

## 1. Capture um monstro

take-a-monster = Capture um monstro
take-a-monster-goal = Traga a carta mais forte e o monstro é seu.
take-a-monster-strongest = Estes são os seus artefatos, cada um com o seu poder. Jogue o { item-axe }: { $artifact-axe-power } é o mais alto.
take-a-monster-why-weaker = { $player-1 } pode muito bem trazer mais do que isso. O { item-axe } tem { $artifact-axe-power }.
take-a-monster-won = Vocês mostraram as cartas ao mesmo tempo: { $artifact-axe-power } vence { $artifact-ornated-bow-power }, e o monstro é seu.
take-a-monster-keep = O que você jogou já foi. Mantenha o resto da mão e compre até ter { $hand-size } cartas.
take-a-monster-why-redraw = Assim você joga fora cartas boas. Uma mão nova é para quando a sua é fraca.
take-a-monster-next = Nova rodada, novo monstro: um { monster-werewolf }. Cada um pontua do seu jeito, e diz como.
take-a-monster-read = Muitos artefatos sabem fazer alguma coisa. O { item-whip } ganha +{ $artifact-whip-amount } contra um { monster-werewolf }: jogue-o.
take-a-monster-weakened = A { item-gun-sword } de { $player-1 } enfraqueceu a sua carta, e mesmo assim ela foi a mais forte.

## 2. Feitiços

spells-goal = Vire uma luta que parece perdida com um feitiço, e responda ao do outro.
spells-behind = Os artefatos estão à vista, e o seu é mais fraco. Agora vêm os feitiços.
spells-passed = Começa o número mais alto numa carta. { $player-1 } acha que é suficiente, e passa.
spells-boost = Agora você: lance o { item-power-boost }, que dá +{ $spell-power-boost-amount }.
spells-why-later = Guarde-o: só serve para artefatos fracos, e você pode precisar dele daqui a pouco.
spells-target = Um feitiço pode ir para o artefato de qualquer um. Este é para o seu.
spells-shrunk = { $player-1 } responde: { $spell-shrinking-potion-amount } para a sua carta!
spells-answer = Você também pode responder. A { item-enlarging-potion } dá +{ $spell-enlarging-potion-amount } a um artefato fraco: lance-a.
spells-why-give-up = Não desista: você ainda tem resposta.
spells-taken = Ninguém mais respondeu: os feitiços acabaram e o monstro é seu.
spells-done = Na sua vez, lance um feitiço ou passe. Acaba quando a vez volta a quem lançou por último.

## 3. Dois monstros

two-monsters-goal = Com quatro ou cinco jogadores, você escolhe com quem lutar.
two-monsters-two = Com quatro ou cinco jogadores saem dois monstros em cada rodada. Cada um luta com um deles.
two-monsters-slimes = Você já tem duas gosmas. Com a terceira elas valem { $monster-slime-points-3 } pontos em vez de { $monster-slime-points-2 }.
two-monsters-play = Primeiro o artefato, como sempre: jogue o { item-kunai }.
two-monsters-why-weak = Com sorte até poderia dar certo. O { item-kunai } não precisa de sorte.
two-monsters-attack = Agora o monstro: ataque a { monster-slime }. Ninguém vê ainda o que você escolhe.
two-monsters-why-hyena = O { monster-werehyena } vale { $monster-werehyena-points } pontos. A { monster-slime } dá mais a você.
two-monsters-yours = { $player-3 } também queria a { monster-slime }, mas o seu artefato era mais forte.
two-monsters-redraw = O que sobrou na sua mão é muito fraco. Descarte tudo e compre { $hand-size } cartas novas.
two-monsters-why-keep = Até daria, mas com estas duas a próxima rodada seria difícil.
two-monsters-done = Você escolhe o monstro junto com o artefato, em segredo. Se os mais fortes empatam, ninguém fica com ele.

## 4. Atrapalhe os outros

hinder = Atrapalhe os outros
hinder-goal = Alguns artefatos fazem alguma coisa com outro jogador.
hinder-gun = Jogue a { item-gun-sword }: enfraquece o artefato de outro jogador.
hinder-why-plain = Também é uma boa carta. Mas veja primeiro o que a { item-gun-sword } sabe fazer.
hinder-order = Agora cada carta faz o que diz, uma depois da outra. Começa o número mais alto: [lidera](term:lead) { $player-1 }.
hinder-weaken = Só o { item-kunai } de { $player-1 } está na sua frente: dê { $artifact-gun-sword-amount } a ele.
hinder-why-chest = { $player-2 } já está atrás de você. Na frente está { $player-1 }.
hinder-seen = É seu! E você viu? O { item-lucky-chest } de { $player-2 } revelou um { item-power-boost }, que ficou naquela mão.
hinder-keep = Mantenha a mão: há uma coisa boa nela.
hinder-why-redraw = Desta vez mantenha-a: você vai querer as { item-bolas } daqui a pouco.
hinder-bolas = Jogue as { item-bolas }: elas silenciam outro jogador nesta rodada.
hinder-why-not-bolas = Assim { $player-2 } poderia passar na sua frente com o { item-power-boost }. As { item-bolas } evitam isso.
hinder-silence = Quem está silenciado não lança feitiços. Você sabe quem tem um: { $player-2 }.
hinder-why-harmless = { $player-1 } não mostrou nenhum feitiço. De { $player-2 } você sabe que há um.
hinder-silenced = { $player-2 } não pôde lançar o { item-power-boost }, e o monstro é seu.
hinder-done = Primeiro os artefatos fazem o que dizem, depois vêm os feitiços. E do que os outros mostram você pode se lembrar.

## 5. Cartas dos outros

cards-of-others-goal = Tire uma carta de uma mão, e pegue um feitiço que já foi usado.
cards-of-others-look = O { item-hungry-battle-axe } tira uma carta de outra mão. { $player-1 } tem mais cartas: olhe ali.
cards-of-others-why-one-card = { $player-2 } só tem uma carta. Com { $player-1 } você pode escolher.
cards-of-others-take = Você vê todas. Precisa de poder, então tire a { item-enlarging-potion }.
cards-of-others-why-glaive = É forte, mas só para outra rodada. A poção ajuda você agora.
cards-of-others-why-shield = Um escudo afasta feitiços, mas você continua atrás.
cards-of-others-cast = Agora ela é sua. Lance-a.
cards-of-others-mine = No seu próprio artefato.
cards-of-others-why-rival = Assim quem ficaria com o monstro seria { $player-1 }.
cards-of-others-stolen = { $artifact-hungry-battle-axe-power } e mais { $spell-enlarging-potion-amount } bastaram: o monstro é seu.
cards-of-others-keep = O que foi jogado vai para o [descarte](term:discard), à vista de todos. Mantenha a mão: vamos buscar uma coisa lá.
cards-of-others-why-redraw = Desta vez mantenha-a: você precisa da { item-scythe }.
cards-of-others-scythe = A { item-scythe } pega um feitiço do descarte: jogue-a.
cards-of-others-why-not-scythe = Sozinha, a { item-scythe } é fraca, mas traz um feitiço junto.
cards-of-others-harvest = { $player-1 } tem { $artifact-legendary-glaive-power }! Pegue o { item-broken-artifact }: o número de uma carta passa a zero.
cards-of-others-break = Quem joga a { item-legendary-glaive } não lança feitiços: ninguém pode responder a você. Lance o seu.
cards-of-others-whom = Quebre a { item-legendary-glaive } de { $player-1 }.
cards-of-others-why-own = O seu próprio artefato ficaria sem valor.
cards-of-others-why-mirror = { $player-2 } já tem menos poder do que você. Na frente está { $player-1 }.

## 6. Artefatos que mudam

change = Artefatos que mudam
change-fuse = A { item-fusion } só tem { $artifact-fusion-power }, mas pode engolir uma carta da sua mão e o poder dela: dê o { item-axe } a ela.
change-why-decline = Assim você fica com { $artifact-fusion-power }, e { $player-1 } tem { $artifact-kunai-power }.
change-why-small = Não basta para vencer { $artifact-kunai-power }. Dê a ela a mais forte.
change-fused = { $artifact-fusion-power } e mais { $artifact-axe-power } venceram. Mantenha o resto da mão.
change-why-redraw = Desta vez mantenha-a: tem boas cartas.
change-mirror = Agora jogue o { item-magic-mirror }: ele pode copiar o poder de outro artefato.
change-why-later = Também é uma boa carta. Mas veja primeiro o que o { item-magic-mirror } sabe fazer.
change-copy = { $player-1 } tem { $artifact-legendary-glaive-power }! Copie-o.
change-why-two = Assim você fica com { $artifact-magic-mirror-power }.
change-even = Agora vocês estão iguais, e ninguém ficaria com o monstro. Lance o { item-power-boost }.
change-why-tie = Assim vocês ficam iguais, e ninguém leva o monstro.
change-more = No seu próprio artefato.
change-why-rival = Assim { $player-1 } fica na frente.
change-hordes = Os zumbis se somam: no fim a maior [horda](term:horde) vale { $majority-first } pontos, a segunda { $majority-second }. Mantenha a mão.
change-sword = Jogue a { item-shapeshifter-sword }: depois que todos mostrarem as cartas, ela pode trocar de lugar com uma da sua mão.
change-why-not-sword = Com a { item-shapeshifter-sword } você ainda pode decidir depois de ver os outros.
change-swap = { $player-1 } tem { $artifact-steam-crossbow-power }. Ponha a { item-legendary-glaive }: conta o poder, o efeito não.
change-why-three = Assim você fica com { $artifact-shapeshifter-sword-power }.
change-done = Quando uma carta diz “você pode”, quem decide é você, e vê primeiro os outros.

## 7. Mãos rápidas

swift-hands = Mãos rápidas
swift-hands-goal = Troque o seu artefato por um melhor.
swift-hands-lanes = Você, { $player-1 } e { $player-2 } lutam com o { monster-vampire }. { $player-3 } está a sós com a { monster-giant-rat }.
swift-hands-shield = { $player-1 } lança o { item-magic-shield }: a partir de agora nenhum feitiço toca naquele artefato.
swift-hands-swift = Com as { item-swift-hands } dois jogadores trocam os artefatos. Lance-as.
swift-hands-first = Quem troca? Primeiro, você.
swift-hands-why-not-me = Assim você fica com o que tem, e { $player-1 } continua na frente.
swift-hands-second = E com { $player-3 }, que tem o artefato mais forte de todos.
swift-hands-why-scythe = Aquele artefato é mais fraco do que o seu.
swift-hands-traded = As cartas trocaram de lugar, os monstros não: você tem o { monster-vampire }, { $player-3 } tem a { monster-giant-rat }.
swift-hands-done = Os artefatos trocam de lugar, mas cada um luta com o mesmo monstro. Um escudo afasta feitiços.

## 8. A contagem

the-count-goal = Quanto valem os seus monstros no fim.
the-count-hordes = Os zumbis vão pelos números. { $player-1 } tem a maior [horda](term:horde): { $majority-first } pontos. A sua é a segunda: { $majority-second }.
the-count-mimic = O { monster-mimic } se transforma num monstro que você já tem. Faça dele o seu terceiro vampiro.
the-count-won = E você ganhou. Depois de cada jogo a página mostra de onde veio cada ponto.
the-count-done = Ganha quem tiver mais pontos. Olhe o que você já tem: o mesmo monstro vale mais para uns do que para outros.
