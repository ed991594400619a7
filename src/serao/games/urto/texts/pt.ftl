# Urto

game-about = Heróis correm por uma gruta de monstros e cogumelos para chegar com vida à câmara de Urto.
game-credits = Criado por Quentin Muller e Julien Conseil, publicado por Catillon Games.

## Artefactos

weapon-bonus = { $bonus ->
    [monsters] +{ $pvm } contra monstros; nada contra heróis nem cogumelos
   *[all] +{ $pvm } nos teus lançamentos de combate{ $pvp-differs ->
        [yes] ; +{ $pvp } contra outros heróis
       *[no] {""}
    }{ $alpha-differs ->
        [yes] ; +{ $alpha } contra o Alfa
       *[no] {""}
    }{ $mushroom-differs ->
        [yes] ; +{ $mushroom } contra cogumelos
       *[no] {""}
    }
}
weapon-also = { $bonus ->
    [none] {""}
   *[some] {" "}{ weapon-bonus }.
}
item-rusty-sword = Espada Ferrugenta
    .article = a
item-rusty-sword-about = { weapon-bonus }.
item-azura-longsword = Montante de Azura
    .article = o
item-azura-longsword-about = { weapon-bonus }.
item-moonstone-axe = Machado de Pedra da Lua
    .article = o
item-moonstone-axe-about = O teu dado de combate é o de { $die-d8-faces-size } faces.{ weapon-also }
item-opal-spear = Lança de Opala
    .article = a
item-opal-spear-about = { weapon-bonus }.
item-hunters-halberd = Alabarda do Caçador
    .article = a
item-hunters-halberd-about = { weapon-bonus }.
item-twin-daggers = Adagas Gémeas
    .article = as
item-twin-daggers-about = Lança { $dice ->
    [2] dois dos teus dados de combate e fica com o mais alto (um relançamento repete os dois)
   *[other] { $dice } dos teus dados de combate e fica com o mais alto (um relançamento repete todos)
}.{ weapon-also }
item-gobbler-tooth = Dente de Glutão
    .article = o
item-gobbler-tooth-about = { weapon-bonus }. Quando derrotas com ele um monstro ou o Alfa, recuperas { $victory-health } de saúde.
item-emerald-staff = Cajado de Esmeralda
    .article = o
item-emerald-staff-about = Cada mana que investes em reforço dá +{ $per-mana } em vez de +1.{ weapon-also }
item-alpha-fang = Presa do Alfa
    .article = a
item-alpha-fang-about = { weapon-bonus }.
item-spore-sickle = Foice dos Esporos
    .article = a
item-spore-sickle-about = { weapon-bonus }.
item-cursed-blade = Lâmina Maldita
    .article = a
item-cursed-blade-about = Dado de { $die-d8-faces-size } faces e { weapon-bonus }. Escolhê-la para uma luta custa { $fight-cost } de saúde (precisas de pelo menos { $fight-need }).
item-healing-draught = Poção de Cura
    .article = a
item-healing-draught-about = Recupera { $amount } de saúde.
item-mana-flask = Frasco de Mana
    .article = o
item-mana-flask-about = Recupera { $amount } de mana.
item-phoenix-feather = Pena de Fénix
    .article = a
item-phoenix-feather-about = Quando morres: voltas logo, na mesma casa, com { $amount } de saúde.
item-smoke-bomb = Bomba de Fumo
    .article = a
item-smoke-bomb-about = No teu turno, esconde-te de um monstro ou do Alfa sem pagar mana.
item-shadow-whistle = Apito das Sombras
    .article = o
item-shadow-whistle-about = Em vez das fases A e B: vai para a casa de outro herói que esteja na gruta. A ficha dessa casa não tem efeito agora.
item-powder-keg = Barril de Pólvora
    .article = o
item-powder-keg-about = Antes do primeiro lançamento contra um monstro, no teu turno: o monstro perde { $amount ->
    [one] { $amount } ponto de vida
   *[other] { $amount } pontos de vida
}.
item-hex-doll = Boneco de Mau-olhado
    .article = o
item-hex-doll-about = Põe a ficha de -{ $amount } de saúde num adversário que esteja na gruta: a saúde máxima dele baixa { $amount } até ao fim do jogo.
item-loaded-die = Dado Viciado
    .article = o
item-loaded-die-about = Depois de um lançamento de combate teu, no teu turno: vira o dado para a face mais alta.
item-spelunkers-map = Mapa do Espeleólogo
    .article = o
item-spelunkers-map-about = Quando fores tirar uma ficha para uma casa: tira { $amount }, escolhe 1 e devolve as outras ao saco.
item-minstrels-ballad = Balada do Jogral
    .article = a
item-minstrels-ballad-about = Ganha { $amount } de honra.
item-boots-of-haste = Botas Ligeiras
    .article = as
item-boots-of-haste-about = A tua corrida custa menos { $sprint } de saúde.
item-miners-lamp = Candeia de Mineiro
    .article = a
item-miners-lamp-about = Uma vez por busca podes relançar o dado do saque; vale o segundo resultado.
item-pakaa-chainmail = Cota de Malha de Pak'aa
    .article = a
item-pakaa-chainmail-about = Sempre que um lançamento de luta te fosse tirar { $rules-armour-from } ou mais, tira-te menos { $armour }.
item-mana-crystal = Cristal de Mana
    .article = o
item-mana-crystal-about = A tua mana máxima sobe { $max-mana }. O descanso dá-te mais { $rest-mana } de mana.
item-life-amulet = Amuleto da Vida
    .article = o
item-life-amulet-about = A tua saúde máxima sobe { $max-health }. O descanso dá-te mais { $rest-health } de saúde.
item-spore-mask = Máscara contra Esporos
    .article = a
item-spore-mask-about = +{ $mushroom } nos teus lançamentos contra cogumelos. As armadilhas de Blorp e o acontecimento Esporos Venenosos não te ferem.
item-shadow-cloak = Manto das Sombras
    .article = o
item-shadow-cloak-about = Esconderes-te e fugires custa-te menos { $hide } de mana.
item-trophy-belt = Cinto de Troféus
    .article = o
item-trophy-belt-about = Sempre que derrotas um monstro ou o Alfa, ganhas { $victory-honour } de honra.
item-idol-of-mehorina = Ídolo de Mehorina
    .article = o
item-idol-of-mehorina-about = Sem efeito, muita honra.
item-tellurs-hammer = Martelo de Tellur
    .article = o
item-tellurs-hammer-about = Vem com o dado de Tellur.
item-phemes-trumpets = Trombetas de Feme
    .article = as
item-phemes-trumpets-about = Vêm com o dado de Feme.
item-ankous-scythe = Gadanha de Ankou
    .article = a
item-ankous-scythe-about = Vem com o dado de Ankou.

## Monstros

monster-alpha = Alfa
    .article = o
monster-cave-rat = Ratazana da Gruta
    .article = a
monster-blind-bat = Morcego Cego
    .article = o
monster-glow-slug = Lesma Luzente
    .article = a
monster-lost-goat = Cabra Perdida
    .article = a
monster-bone-crawler = Rastejador de Ossos
    .article = o
monster-tunnel-wolf = Lobo dos Túneis
    .article = o
monster-mana-wisp = Fogo-fátuo de Mana
    .article = o
monster-root-stalker = Espreitador das Raízes
    .article = o
monster-goblin-packer = Duende Carregador
    .article = o
monster-shield-mole = Toupeira Escudeira
    .article = a
monster-cave-troll = Troll da Gruta
    .article = o
monster-marsh-hag = Bruxa do Pântano
    .article = a
monster-emerald-shade = Sombra de Esmeralda
    .article = a
monster-bladed-mantis = Louva-a-deus de Lâminas
    .article = o
monster-mimic = Mímico
    .article = o
monster-stone-ogre = Ogre de Pedra
    .article = o
monster-opal-lurker = Vulto de Opala
    .article = o
monster-abyss-spider = Aranha do Abismo
    .article = a
monster-petrified-knight = Cavaleiro Petrificado
    .article = o
monster-lava-worm = Verme de Lava
    .article = o
monster-blind-dragon = Dragão Cego
    .article = o
monster-morganite-horror = Horror de Morganite
    .article = o

monster-about = Ataque { $attack }, vida { $life }, { $honour } de honra{ $reward ->
    [none] .
    [mana] ; deixa { $number } de mana.
    [health] ; deixa { $number } de saúde.
    [artifact] ; guarda { $number ->
        [one] um artefacto.
       *[other] { $number } artefactos.
    }
    [attack] ; deixa { $number ->
        [one] uma ficha de Ataque.
       *[other] { $number } fichas de Ataque.
    }
   *[defense] ; deixa { $number ->
        [one] uma ficha de Defesa.
       *[other] { $number } fichas de Defesa.
    }
}

## Acontecimentos

card-hidden-spring = Nascente Escondida
card-hidden-spring-about = Recupera { $health } de saúde.
card-mana-vein = Veio de Mana
card-mana-vein-about = Recupera { $mana } de mana.
card-abandoned-camp = Acampamento Abandonado
card-abandoned-camp-about = Recupera { $health } de saúde e { $mana } de mana.
card-whetstone = Pedra de Amolar
card-whetstone-about = Fica com { $tokens ->
    [one] { $tokens } ficha de Ataque
   *[other] { $tokens } fichas de Ataque
}.
card-fallen-bucklers = Broquéis Caídos
card-fallen-bucklers-about = Fica com { $tokens ->
    [one] { $tokens } ficha de Defesa
   *[other] { $tokens } fichas de Defesa
}.
card-blorp-nest = Ninho de Blorps
card-blorp-nest-about = Põe { $trap ->
    [one] { $trap } armadilha de Blorp.
   *[other] { $trap } armadilhas de Blorp, uma a seguir à outra, em casas diferentes.
}
card-cave-in = Desabamento
card-cave-in-about = Todos os heróis na gruta, tu incluído, perdem { $health-loss } de saúde.
card-poisonous-spores = Esporos Venenosos
card-poisonous-spores-about = Perdes { $health-loss } de saúde.
card-bat-swarm = Nuvem de Morcegos
card-bat-swarm-about = Lançamento de combate: com { $need } ou mais nada acontece, senão perdes { $health-loss } de saúde.
card-rockfall = Queda de Pedras
card-rockfall-about = Lançamento de combate: perdes tanta saúde quanto te faltar para { $base }.
card-own-reflection = O Teu Reflexo
card-own-reflection-about = Lançamento de combate contra um d6 do teu reflexo: se for mais baixo, perdes a diferença em saúde; se for mais alto, ganhas { $honour } de honra.
card-ambush = Emboscada
card-ambush-about = Luta contra um monstro.
card-roar-of-the-alpha = Rugido do Alfa
card-roar-of-the-alpha-about = Luta contra o Alfa (contra um monstro, se já não houver cartas do Alfa).
card-relic-of-the-ancients = Relíquia dos Antigos
card-relic-of-the-ancients-about = Ganha { $honour } de honra.
card-humbling = Lição de Humildade
card-humbling-about = Perdes { $honour-loss } de honra.
card-forgotten-chest = Arca Esquecida
card-forgotten-chest-about = Tira um artefacto.
card-oracle-pool = Lago do Oráculo
card-oracle-pool-about = Vê os 2 artefactos de cima, fica com 1 e descarta o outro.
card-thief-of-the-depths = Ladrão das Profundezas
card-thief-of-the-depths-about = Descarta 1 artefacto à tua escolha (não divino). Se não tiveres nenhum, perdes { $else-mana-loss } de mana.
card-cursed-idol = Ídolo Amaldiçoado
card-cursed-idol-about = Escolhe: perder { $health-loss } de saúde ou perder { $mana-loss } de mana (a mana só se a tiveres).
card-bargain-of-shades = Negócio das Sombras
card-bargain-of-shades-about = Podes pagar { $n } de mana para tirar { $m ->
    [one] um artefacto
   *[other] { $m } artefactos
}.
card-blood-pact = Pacto de Sangue
card-blood-pact-about = Podes pagar { $n } de saúde para ganhar { $m } de honra.
card-secret-passage = Passagem Secreta
card-secret-passage-about = Podes andar uma casa, como por um atalho.
card-slippery-slope = Ladeira Escorregadia
card-slippery-slope-about = Escorregas de volta para a casa de onde vieste; a ficha dela não tem efeito.
card-exchange-of-shadows = Troca de Sombras
card-exchange-of-shadows-about = Podes trocar de lugar com outro herói que esteja na gruta; nenhuma ficha tem efeito.
card-drifting-spores = Esporos à Deriva
card-drifting-spores-about = Podes mudar um cogumelo para outra casa sem heróis.
card-tremor = Tremor
card-tremor-about = Escolhe uma casa: todos os heróis que lá estão perdem { $landslide } de saúde.
card-mana-storm = Tempestade de Mana
card-mana-storm-about = Todos os heróis na gruta, tu incluído, perdem { $mana-loss } de mana.
card-healing-rain = Chuva Curativa
card-healing-rain-about = Todos os heróis na gruta, tu incluído, recuperam { $health } de saúde.
card-second-wind = Novo Fôlego
card-second-wind-about = Se correres neste turno, a corrida não custa saúde.
card-champions-duel = Duelo de Campeões
card-champions-duel-about = Escolhe um adversário que esteja na gruta: luta já contra ele, esteja onde estiver.
card-sleeping-gas = Gás do Sono
card-sleeping-gas-about = Saltas as fases A, B e C do teu próximo turno.
card-light-fingers = Dedos Leves
card-light-fingers-about = Escolhe um adversário na gruta com um artefacto que não seja divino: tira-lhe um desses, ao acaso.
card-mercy-of-urto = Misericórdia de Urto
card-mercy-of-urto-about = Todos os heróis mortos voltam à Boca da Gruta com { $rules-revival-health } de saúde, e tu ganhas { $honour } de honra. Se ninguém morreu, recuperas { $health } de saúde.

## Heróis

hero-sankaa = Sank'aa
hero-sankaa-about = { $free-rerolls ->
    [one] O primeiro relançamento do teu dado de combate em cada luta (contra monstros ou heróis) é
   *[other] Os primeiros { $free-rerolls } relançamentos do teu dado de combate em cada luta (contra monstros ou heróis) são
} de graça. Quando podes procurar à luz de uma tocha, tens de o fazer: não podes recusar (podes ainda usar uma fonte em vez disso).
hero-armenius = Arménio
hero-armenius-about = Sempre que derrotas um monstro ou o Alfa, recuperas { $victory-health } de saúde. Esconderes-te e fugires custa-te { $hide } de mana em vez de { $simplified-hide }.
hero-oriandra = Oriandra
hero-oriandra-about = O dado permanente de { $die-d8-faces-size } faces custa-te { $d8 } de mana em vez de { $simplified-d8 }. Uma corrida custa-te { $sprint } de saúde em vez de { $simplified-sprint }.
hero-molesor = Molesor
hero-molesor-about = Quando um lançamento de combate teu empata (contra monstros ou heróis), o adversário perde { $tie-damage } de saúde. O descanso dá-te { $rest-mana } de mana (e nenhuma saúde). Nunca recuperas saúde, venha de onde vier. Só voltar à vida é exceção.
hero-beardwhy = Babouaille
hero-beardwhy-about = Uma corrida custa-te { $sprint } de saúde em vez de { $simplified-sprint }. Destróis cogumelos com { $mushroom } ou mais. Levas no máximo { $limit ->
    [one] { $limit } artefacto
   *[other] { $limit } artefactos
} em vez de { $simplified-limit }.

## Fichas

token-torch = Tocha
token-torch-about = Podes procurar (dado do saque).
token-torch-event = Tocha e acontecimento
token-torch-event-about = Tira uma carta de acontecimento; depois podes procurar.
token-torch-fountain = Tocha e fonte
token-torch-fountain-about = Procura, ou troca na fonte mana e saúde, 1 por 1.
token-shortcut = Atalho
token-shortcut-about = Podes andar mais uma casa, em qualquer direção, de graça.
token-mushroom = Cogumelo
token-mushroom-about = Barra a casa; um lançamento de combate de { $simplified-mushroom } ou mais destrói-o; quem o destrói planta-o noutro lado.
token-monster = Ninho de monstros
token-monster-about = Luta contra uma carta de monstro a cada entrada. Aqui não se descansa, não se corre neste turno nem se atacam rivais.
token-honour1 = Honra
token-honour1-about = Ganha { $token-honour1-honour } de honra e tira outra ficha.
token-honour2 = Honra dupla
token-honour2-about = Ganha { $token-honour2-honour } de honra e tira outra ficha.
token-attack = Ataque
token-attack-about = Gasta-se antes de uma luta: +1 em todos os teus lançamentos dessa luta.
token-defense = Defesa
token-defense-about = Gasta-se quando uma luta te fosse ferir: evita 1.
token-blorp-trap = Armadilha de Blorp
token-blorp-trap-about = O próximo herói a entrar na casa perde { $rules-trap-damage } de saúde; a armadilha volta à reserva.
token-minus2-health = -{ $artifact-hex-doll-amount } de saúde
token-minus2-health-about = Posta num herói pelo Boneco de Mau-olhado: a saúde máxima dele baixa { $artifact-hex-doll-amount } até ao fim do jogo.
token-health = Marcador de saúde
token-health-about = Marca a saúde na carta do herói, um por herói.
token-mana = Marcador de mana
token-mana-about = Marca a mana na carta do herói, um por herói.
token-draw-artifact = Tirar um artefacto
token-draw-artifact-about = O primeiro herói na casa fica com ela e tira um artefacto.
token-alpha = Alfa
token-alpha-about = Marca a casa do Alfa, no centro.

## Casas

field-start = Boca da Gruta
    .article = a
field-c1 = Garganta
    .article = a
field-c2 = Pedra Bifurcada
    .article = a
field-alpha = Rochedo do Alfa
    .article = o
field-c3 = Último Degrau
    .article = o
field-urto = Câmara de Urto
    .article = a
field-h-in1 = Anel Interior Oeste 1
    .article = o
field-h-in2 = Anel Interior Oeste 2
    .article = o
field-h-in3 = Anel Interior Oeste 3
    .article = o
field-h-in4 = Anel Interior Oeste 4
    .article = o
field-h-in5 = Anel Interior Oeste 5
    .article = o
field-h-mid1 = Galeria Longa Oeste 1
    .article = a
field-h-mid2 = Galeria Longa Oeste 2
    .article = a
field-h-mid3 = Galeria Longa Oeste 3
    .article = a
field-h-mid4 = Galeria Longa Oeste 4
    .article = a
field-h-mid5 = Galeria Longa Oeste 5
    .article = a
field-h-mid6 = Galeria Longa Oeste 6
    .article = a
field-h-mid7 = Galeria Longa Oeste 7
    .article = a
field-h-mid8 = Galeria Longa Oeste 8
    .article = a
field-h-mid9 = Galeria Longa Oeste 9
    .article = a
field-h-mid10 = Galeria Longa Oeste 10
    .article = a
field-h-wing1 = Ala Distante Oeste 1
    .article = a
field-h-wing2 = Ala Distante Oeste 2
    .article = a
field-h-wing3 = Ala Distante Oeste 3
    .article = a
field-h-wing4 = Ala Distante Oeste 4
    .article = a
field-h-wing5 = Ala Distante Oeste 5
    .article = a
field-h-art = Nicho do Tesouro Oeste
    .article = o
field-h-stele = Estela de Tellur
    .article = a
field-t-in1 = Anel Interior Leste 1
    .article = o
field-t-in2 = Anel Interior Leste 2
    .article = o
field-t-in3 = Anel Interior Leste 3
    .article = o
field-t-in4 = Anel Interior Leste 4
    .article = o
field-t-in5 = Anel Interior Leste 5
    .article = o
field-t-mid1 = Galeria Longa Leste 1
    .article = a
field-t-mid2 = Galeria Longa Leste 2
    .article = a
field-t-mid3 = Galeria Longa Leste 3
    .article = a
field-t-mid4 = Galeria Longa Leste 4
    .article = a
field-t-mid5 = Galeria Longa Leste 5
    .article = a
field-t-mid6 = Galeria Longa Leste 6
    .article = a
field-t-mid7 = Galeria Longa Leste 7
    .article = a
field-t-mid8 = Galeria Longa Leste 8
    .article = a
field-t-mid9 = Galeria Longa Leste 9
    .article = a
field-t-mid10 = Galeria Longa Leste 10
    .article = a
field-t-wing1 = Ala Distante Leste 1
    .article = a
field-t-wing2 = Ala Distante Leste 2
    .article = a
field-t-wing3 = Ala Distante Leste 3
    .article = a
field-t-wing4 = Ala Distante Leste 4
    .article = a
field-t-wing5 = Ala Distante Leste 5
    .article = a
field-t-art = Nicho do Tesouro Leste
    .article = o
field-t-stele = Estela de Feme
    .article = a

## Dados

d8 = { $die-d8-faces-size ->
    [8] oito
   *[other] { $die-d8-faces-size }
}
die-d6 = Dado de combate de { $die-d6-faces-size ->
    [6] seis
   *[other] { $die-d6-faces-size }
} faces
die-d8 = Dado de combate de { $die-d8-faces-size ->
    [8] oito
   *[other] { $die-d8-faces-size }
} faces
die-loot = Dado do saque
die-pheme = Dado de Feme
die-tellur = Dado de Tellur
die-ankou = Dado de Ankou
loot-alpha = o Alfa
loot-monster = um monstro
loot-artifact = um artefacto
loot-mana = { $mana } de mana
loot-health = { $health } de saúde
loot-event = um acontecimento
face-honour1 = { $face-honour1-amount } de honra
face-honour2 = { $face-honour2-amount } de honra
face-steal-honour = rouba { $face-steal-honour-amount ->
    [1] honra
   *[other] { $face-steal-honour-amount } de honra
} a todos os adversários
face-mana1 = { $face-mana1-amount } de mana
face-artifact = um artefacto
face-fail = um fracasso
face-landslide1 = { $face-landslide1-amount ->
    [1] uma derrocada
   *[other] uma derrocada de { $face-landslide1-amount }
}
face-landslide2 = { $face-landslide2-amount ->
    [2] uma derrocada dupla
   *[other] uma derrocada de { $face-landslide2-amount }
}
face-landslide-global = { $face-landslide-global-amount ->
    [1] uma derrocada geral
   *[other] uma derrocada geral de { $face-landslide-global-amount }
}
face-curse1 = uma maldição de { $face-curse1-amount }
face-curse2 = uma maldição de { $face-curse2-amount }
face-curse3 = uma maldição de { $face-curse3-amount }
side-hammer = martelo
    .article = o
side-trumpets = trombetas
    .article = as
deck-artifact = artefactos
deck-event = acontecimentos
supply-attack = Ataque
supply-defense = Defesa
state-cave = na gruta
state-arrived = chegou
state-dead = morto

## Proezas

achievement-survivor = Sobrevivente
achievement-survivor-about = Encontra Urto com exatamente 1 de saúde.
achievement-the-rock = O rochedo
achievement-the-rock-about = Encontra Urto com toda a saúde.
achievement-highlander = Só pode haver um
achievement-highlander-about = Sê o único a chegar.
achievement-economist = Economista
achievement-economist-about = Encontra Urto com 7 ou mais de mana.
achievement-murderer = Homicida
achievement-murderer-about = Mata 2 rivais.
achievement-assassin = Assassino
achievement-assassin-about = Mata 3 rivais.
achievement-serial-killer = Assassino em série
achievement-serial-killer-about = Mata 4 rivais.
achievement-the-goat = A cabra
achievement-the-goat-about = Tira 3 fracassos no mesmo dado divino.
achievement-flash = Relâmpago
achievement-flash-about = Tira dois atalhos seguidos.
achievement-fricassee = Um bom fricassé
achievement-fricassee-about = Tira dois cogumelos seguidos.
achievement-best-friends = Melhores amigos
achievement-best-friends-about = Chega com pelo menos outros três.
achievement-chocolate-medal = Medalha de chocolate
achievement-chocolate-medal-about = Morre a uma casa do fim.
achievement-too-big-fish = Peixe grande demais
achievement-too-big-fish-about = Morre a lutar contra o Alfa.
achievement-conservator = Conservador
achievement-conservator-about = Chega com os dois primeiros artefactos que guardaste.
achievement-score-50 = Pontuação louca
achievement-score-50-about = Chega e acaba com 50 pontos ou mais.
achievement-score-60 = Pontuação mesmo louca
achievement-score-60-about = Chega e acaba com 60 pontos ou mais.
achievement-score-70 = Sem palavras
achievement-score-70-about = Chega e acaba com 70 pontos ou mais.

## O que há numa casa, para as palavras de uma escolha

lies-undiscovered = terreno por descobrir
lies-floor = chão livre
lies-start = o caminho de volta
lies-alpha = o Alfa
lies-nest = um monstro
lies-niche = um artefacto
lies-die = um dado divino
lies-urto = a meta
lies-torch = uma tocha
lies-torch-event = um acontecimento, depois uma tocha
lies-torch-fountain = uma tocha e uma fonte
lies-shortcut = um atalho
lies-mushrooms = { $number ->
    [one] um cogumelo
   *[other] { $number } cogumelos
} e, por trás, { $behind }
lies-trapped = uma armadilha e { $behind }

## Escolhas

action-field = Escolher { $the-field }: { $lies }
opening-menu-field = Ir para { $the-field }: { $lies }
sprint-field-field = Correr para { $the-field }: { $lies }
free-step-field = Esgueirar-te para { $the-field }: { $lies }
plant-field = Plantar o cogumelo { $on-field }
move-mushroom-field = Levar um cogumelo { $of-field }
mushroom-target-field = Pô-lo { $on-field }
lay-trap-field = Pôr a armadilha { $on-field }
landslide-field = Fazer cair pedras { $on-field } ({ $amount } de dano): { $heroes }

action-player = Escolher { $player }
opening-menu-player = Atacar { $player } ({ $health } de saúde, { $mana } de mana): +{ $honour } de honra
after-move-menu-player = Atacar { $player } ({ $health } de saúde, { $mana } de mana): +{ $honour } de honra
whistle-target-player = Ir ter com { $player } { $to-field }
hex-target-player = Lançar mau-olhado a { $player }: a saúde máxima (agora { $maximum }) baixa { $hex }
duel-player = Desafiar { $player } ({ $health } de saúde, { $mana } de mana)
steal-artifact-player = Roubar a { $player } ({ $cards ->
    [1] 1 artefacto
   *[other] { $cards } artefactos
})
swap-places-player = Trocar de lugar com { $player } e ir para { $the-field }

action-artifact = Jogar { $the-item }: { $about }
prepare-artifact = Lutar com { $the-item }: { $about }
keep-one-artifact = Guardar { $the-item }: { $about }
take-one-of-two-artifact = Ficar com { $the-item }: { $about }
discard-over-limit-artifact = Descartar { $the-item }: { $about }
discard-to-thief-artifact = Deixar { $the-item } ao ladrão: { $about }

action-bare = Lutar de mãos nuas
action-rest = Descansar: +{ $rest-health } de saúde, +{ $rest-mana } de mana, e acabar a jogada
action-end = Acabar a jogada
divine-roll-end = Deixar o dado divino em paz
fountain-again-end = Sair da fonte
action-sprint = Correr mais uma casa { $sprint ->
    [0] de graça
   *[other] por { $sprint } de saúde
}
action-search = Procurar: lançar o dado do saque
action-decline = Recusar
search-decline = Deixar a tocha em paz
fountain-decline = Deixar a tocha e a fonte em paz
free-step-decline = Ficar { $on-here }
offer-map-decline = Guardar o mapa e tirar às cegas
swap-places-decline = Ficar onde estás
move-mushroom-decline = Deixar os cogumelos onde estão
take-divine-decline = Deixar { $the-divine } na estela
take-scythe-decline = Não deixar a gadanha a ninguém e acabar o teu jogo
may-pay-decline = Não pagar nada
action-accept = Aceitar
take-divine-accept = Ficar com { $the-divine } e o seu dado{ $gives-up ->
    [no] {""}
   *[yes] , largando { $the-other-divine }
}
take-scythe-accept = Ficar com a gadanha e amaldiçoar quem ainda está na gruta{ $gives-up ->
    [no] {""}
   *[yes] , largando { $the-other-divine }
}
may-pay-accept = Pagar { $price } de { $currency ->
    [mana] mana
   *[health] saúde
} por { $gain ->
    [honour] { $number } de honra
   *[artifact] { $number ->
        [one] um artefacto
       *[other] { $number } artefactos
    }
}
action-fight = Lutar contra { $the-monster } (ataque { $attack }, vida { $life })
fight-or-flee-fight = Ficar e lutar contra { $rival }
action-hide = Esconder-te { $of-monster } { $hide ->
    [0] de graça
   *[other] por { $hide } de mana
}
fight-or-flee-hide = Fugir de { $rival } { $hide ->
    [0] de graça
   *[other] por { $hide } de mana
}
action-roll = Lançar o dado de combate ({ $sides } faces)
action-keep = Ficar com o { $die }{ $against ->
    [monster] : { $total } contra { $attack }
    [mushroom] : { $total }, são precisos { $need }
    [rival] : { $total } contra { $rival-total }
   *[nothing] {""}
}
keep-loot-keep = Ficar com o saque: { $loot }
action-reroll = Relançar o { $die } { $reroll ->
    [0] de graça
   *[other] por { $reroll } de mana
}
keep-loot-reroll = Lançar outra vez o dado do saque, com a candeia
action-buy-d8 = Comprar o dado de { d8 } faces por { $d8 } de mana, para sempre
action-reinforce = { $number ->
    [0] Sem reforço: lançar
   *[other] Reforçar com { $number } de mana: +{ $bonus } em cada lançamento
}
action-add-attack = Gastar uma ficha de Ataque: +1 em toda a luta
action-use-defense = Gastar uma ficha de Defesa: o dano de { $damage } baixa 1
action-take-damage = Sofrer { $damage } de dano
action-mana-to-health = Trocar 1 de mana por 1 de saúde
action-health-to-mana = Trocar 1 de saúde por 1 de mana
action-lose-health = Perder { $loss-health } de saúde
action-lose-mana = Perder { $loss-mana } de mana
action-hero = Jogar com { $hero } ({ $health } de saúde, { $mana } de mana): { $about }
action-side = Jogar do lado { $of-side }
action-roll-divine = Lançar o dado { $of-divine }
action-token = Pôr a ficha { $token }: { $about }
action-empty-field = Deixar cair onde não está ninguém

## O que acontece

drawn-card = { $name }: { $about }
hidden-artifact = um artefacto
event-starter-drawn = { $seat-is-you ->
    [yes] Começas
   *[no] { $seat } começa
} o jogo.
event-hero-taken = { $seat-is-you ->
    [yes] Jogas
   *[no] { $seat } joga
} com { $hero }.
event-side-chosen = { $seat-is-you ->
    [yes] Escolhes
   *[no] { $seat } escolhe
} o lado { $of-side }; o outro flanco fica fechado.
event-starting-artifact-kept = { $seat-is-you ->
    [yes] Guardas
   *[no] { $seat } guarda
} { $the-artifact }.
event-turn-began = Ronda { $round }: { $seat-is-you ->
    [yes] é a tua vez.
   *[no] é a vez de { $seat }.
}
event-turn-slept = { $seat-is-you ->
    [yes] Passas
   *[no] { $seat } passa
} o turno a dormir.
event-hero-rested = { $seat-is-you ->
    [yes] Descansas
   *[no] { $seat } descansa
} à fogueira.
event-field-announced = { $seat-is-you ->
    [yes] Pões-te
   *[no] { $seat } põe-se
} a caminho { $of-field }.
event-hero-sprinted = { $seat-is-you ->
    [yes] Corres
   *[no] { $seat } corre
} { $amount ->
    [0] de graça.
   *[other] por { $amount } de saúde.
}
event-field-entered = { $seat-is-you ->
    [yes] Estás
   *[no] { $seat } está
} { $on-field }.
event-token-drawn = { $seat-is-you ->
    [yes] Tiras
   *[no] { $seat } tira
} a ficha { $token } para { $the-field }.
event-tokens-shown = { $seat-is-you ->
    [yes] Vês
   *[no] { $seat } vê
} { $number ->
    [1] 1 ficha
   *[other] { $number } fichas
} e { $seat-is-you ->
    [yes] escolhes
   *[no] escolhe
} a ficha { $token }.
event-bag-empty = O saco está vazio: { $the-field } fica à luz de uma tocha.
event-mushroom-destroyed = { $seat-is-you ->
    [yes] Destróis
   *[no] { $seat } destrói
} o cogumelo { $on-field } com { $total }.
event-mushroom-held = O cogumelo { $on-field } aguenta { $seat-is-you ->
    [yes] o teu { $total }.
   *[no] o { $total } de { $seat }.
}
event-mushroom-planted = { $seat-is-you ->
    [yes] Plantas
   *[no] { $seat } planta
} o cogumelo { $on-field }.
event-mushroom-moved = { $seat-is-you ->
    [yes] Mudas
   *[no] { $seat } muda
} um cogumelo { $of-source } para { $the-field }.
event-trap-laid = { $seat-is-you ->
    [yes] Pões
   *[no] { $seat } põe
} uma armadilha de Blorp { $on-field }.
event-trap-sprung = { $seat-is-you ->
    [yes] Pisas
   *[no] { $seat } pisa
} a armadilha de Blorp { $on-field }, posta por { $owner-is-you ->
    [yes] ti.
   *[no] { $owner }.
}
event-search-declined = { $seat-is-you ->
    [yes] Deixas
   *[no] { $seat } deixa
} a tocha em paz.
event-loot-rolled = { $seat-is-you ->
    [yes] Tiras
   *[no] { $seat } tira
} { $number } no dado do saque: { $loot }.
event-monster-met = { $seat-is-you ->
    [yes] Encontras
   *[no] { $seat } encontra
} { $the-monster } (ataque { $attack }, vida { $life }).
event-hero-hid = { $seat-is-you ->
    [yes] Escondes-te
   *[no] { $seat } esconde-se
} { $of-monster }{ $amount ->
    [0] .
   *[other] {" "}por { $amount } de mana.
}
event-weapon-chosen = { $seat-is-you ->
    [yes] Lutas
   *[no] { $seat } luta
} com { $the-artifact }.
event-attack-added = { $seat-is-you ->
    [yes] Gastas
   *[no] { $seat } gasta
} uma ficha de Ataque.
event-fight-reinforced = { $seat-is-you ->
    [yes] Investes
   *[no] { $seat } investe
} { $amount } de mana: +{ $bonus } em cada lançamento.
event-die-bought = { $seat-is-you ->
    [yes] Compras
   *[no] { $seat } compra
} o dado de { d8 } faces por { $amount } de mana.
event-combat-rolled = { $seat-is-you ->
    [yes] Tiras
   *[no] { $seat } tira
} um { $die }.
event-die-rerolled = { $seat-is-you ->
    [yes] Relanças
   *[no] { $seat } relança
} { $amount ->
    [0] de graça.
   *[other] por { $amount } de mana.
}
event-die-turned = { $seat-is-you ->
    [yes] Viras
   *[no] { $seat } vira
} o dado para o { $die }.
event-monster-missed = { $total } contra { $the-monster }: ninguém se fere.
event-monster-hurt = { $total } contra { $the-monster }, que perde { $amount } e fica com { $life } de vida.
event-monster-struck = { $total } contra { $the-monster }, que responde com { $amount } de dano.
event-monster-defeated = { $seat-is-you ->
    [yes] Vences
   *[no] { $seat } vence
} { $the-monster }: um troféu de { $honour } de honra.
event-pvp-began = { $attacker-is-you ->
    [yes] Atacas { $defender }.
   *[no] { $defender-is-you ->
        [yes] { $attacker } ataca-te.
       *[no] { $attacker } ataca { $defender }.
    }
}
event-hero-fled = { $defender-is-you ->
    [yes] Foges
   *[no] { $defender } foge
} de { $attacker-is-you ->
    [yes] ti
   *[no] { $attacker }
}{ $amount ->
    [0] .
   *[other] {" "}por { $amount } de mana.
}
event-pvp-compared = { $attacker-is-you ->
    [yes] O teu { $total }
   *[no] O { $total } de { $attacker }
} contra { $defender-is-you ->
    [yes] o teu { $other-total }.
   *[no] o { $other-total } de { $defender }.
}
event-damage-prevented = { $seat-is-you ->
    [yes] Escapas
   *[no] { $seat } escapa
} a { $amount } de dano.
event-reflection-rolled = O reflexo tira um { $die }.
event-event-drawn = { $seat-is-you ->
    [yes] Tiras
   *[no] { $seat } tira
} o acontecimento { $event }
event-artifact-drawn = { $seat-is-you ->
    [yes] Tiras
   *[no] { $seat } tira
} { $the-artifact }.
event-artifacts-seen = { $seat-is-you ->
    [yes] Vês
   *[no] { $seat } vê
} dois artefactos.
event-artifact-discarded = { $seat-is-you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { $the-artifact }.
event-artifact-played = { $seat-is-you ->
    [yes] Jogas
   *[no] { $seat } joga
} { $the-artifact }.
event-artifact-revealed = { $seat-is-you ->
    [yes] Mostras
   *[no] { $seat } mostra
} { $the-artifact }.
event-artifact-stolen = { $taker-is-you ->
    [yes] Roubas { $the-artifact } a { $owner }.
   *[no] { $owner-is-you ->
        [yes] { $taker } rouba-te { $the-artifact }.
       *[no] { $taker } rouba { $the-artifact } a { $owner }.
    }
}
event-tokens-taken = { $seat-is-you ->
    [yes] Ficas
   *[no] { $seat } fica
} com { $number ->
    [1] 1 ficha de { $supply }.
   *[other] { $number } fichas de { $supply }.
}
event-hero-hexed = { $seat-is-you ->
    [yes] Lanças mau-olhado a { $target }.
   *[no] { $target-is-you ->
        [yes] { $seat } lança-te mau-olhado.
       *[no] { $seat } lança mau-olhado a { $target }.
    }
}
event-hero-whistled = { $seat-is-you ->
    [yes] Apareces
   *[no] { $seat } aparece
} { $target-is-you ->
    [yes] ao teu lado
   *[no] ao lado de { $target }
} { $on-field }.
event-hero-slid = { $seat-is-you ->
    [yes] Escorregas
   *[no] { $seat } escorrega
} de volta para { $the-field }.
event-places-swapped = { $first-is-you ->
    [yes] Tu e { $second } trocam de lugar.
   *[no] { $second-is-you ->
        [yes] { $first } e tu trocam de lugar.
       *[no] { $first } e { $second } trocam de lugar.
    }
}
event-sprint-freed = { $seat-is-you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} um novo fôlego: correr não custa nada neste turno.
event-sleep-fell = { $seat-is-you ->
    [yes] Vais
   *[no] { $seat } vai
} passar o próximo turno a dormir.
event-offer-declined = { $seat-is-you ->
    [yes] Recusas
   *[no] { $seat } recusa
} a oferta.
event-divine-taken = { $seat-is-you ->
    [yes] Ficas
   *[no] { $seat } fica
} com { $the-artifact } e o seu dado.
event-divine-returned = { $seat-is-you ->
    [yes] Largas
   *[no] { $seat } larga
} { $the-artifact }.
event-divine-rolled = { $seat-is-you ->
    [yes] Lanças
   *[no] { $seat } lança
} o dado { $of-artifact }: { $face }.
event-landslide-aimed = { $seat-is-you ->
    [yes] Fazes
   *[no] { $seat } faz
} cair pedras { $on-field }: { $amount } de dano.
event-landslide-wasted = { $seat-is-you ->
    [yes] Deixas
   *[no] { $seat } deixa
} cair as pedras onde não está ninguém.
event-honour-stolen = { $seat-is-you ->
    [yes] Roubas
   *[no] { $seat } rouba
} { $amount } de honra.
event-feather-burnt = { $seat-is-you ->
    [yes] Renasces
   *[no] { $seat } renasce
} das cinzas com { $health } de saúde.
event-hero-died = { $seat-is-you ->
    [yes] Morres
   *[no] { $seat } morre
} { $on-field }.
event-hero-killed = { $seat-is-you ->
    [yes] Mataste { $target }.
   *[no] { $target-is-you ->
        [yes] { $seat } matou-te.
       *[no] { $seat } matou { $target }.
    }
}
event-hero-revived = { $seat-is-you ->
    [yes] Voltas
   *[no] { $seat } volta
} à Boca da Gruta com { $health } de saúde.
event-hero-arrived = { $seat-is-you ->
    [yes] Chegas
   *[no] { $seat } chega
} à câmara de Urto.
event-health-gained = { $seat-is-you ->
    [yes] Recuperas
   *[no] { $seat } recupera
} { $amount } de saúde (agora { $health }).
event-health-lost = { $seat-is-you ->
    [yes] Perdes
   *[no] { $seat } perde
} { $amount } de saúde (agora { $health }).
event-mana-gained = { $seat-is-you ->
    [yes] Recuperas
   *[no] { $seat } recupera
} { $amount } de mana (agora { $mana }).
event-mana-lost = { $seat-is-you ->
    [yes] Perdes
   *[no] { $seat } perde
} { $amount } de mana (agora { $mana }).
event-honour-gained = { $seat-is-you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} { $amount } de honra (agora { $honour }).
event-honour-lost = { $seat-is-you ->
    [yes] Perdes
   *[no] { $seat } perde
} { $amount } de honra (agora { $honour }).
event-deck-reshuffled = { $number ->
    [1] 1 carta volta
   *[other] { $number } cartas voltam
} do descarte para o baralho de { $deck }.
event-cave-collapsed = Depois da ronda { $round } a gruta desaba.
event-achievement-earned = { $seat-is-you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} uma página no livro de ouro: { $achievement }.
event-nobody-won = Ninguém chegou a Urto: não há vencedor.
event-game-won = { $seat-is-you ->
    [yes] Ganhas
   *[no] { $seat } ganha
} com { $score ->
    [1] 1 ponto.
   *[other] { $score } pontos.
}
event-game-shared = { $number } heróis partilham a vitória com { $score } pontos.

## No tabuleiro: géneros e momentos dos artefactos, barras, marcas, zonas, lugares, fases

colour-green = arma
colour-pink = uso único
colour-yellow = duradouro
colour-divine = divino
use-weapon = Uma arma por luta
use-turn = No teu turno
use-turn-before-move = No teu turno, antes de te moveres
use-prep-pvm = Antes do primeiro lançamento contra um monstro
use-hide = Quando encontras um monstro
use-reroll-own-turn = Depois de um lançamento de combate no teu turno
use-before-token-draw = Quando tiras uma ficha
use-after-loot-roll = Depois do dado do saque
use-death = Quando morres, por si só
use-end-of-turn = No fim do teu turno
use-passive = Sempre

bar-health = Saúde
bar-health-about = Com 0 o herói morre. O que sobra no fim vale pontos.
bar-mana = Mana
bar-mana-about = Paga a magia: relançar, esconder-se, reforçar, o dado de { d8 } faces. O que sobra no fim vale pontos.
bar-honour = Honra
bar-honour-about = A barra, os troféus e os artefactos que ainda tens: pontos no fim.
mark-d8 = Dado de { $die-d8-faces-size ->
    [8] oito
   *[other] { $die-d8-faces-size }
} faces
mark-d8-about = Todos os lançamentos de combate deste herói são com o dado de { d8 } faces, para sempre.
mark-rested = Descansou
mark-rested-about = Descansou no último turno: neste não descansa.
mark-skip = A dormir
mark-skip-about = Passa a dormir as fases A a C do próximo turno.
mark-hexed = Com mau-olhado
mark-hexed-about = A saúde máxima fica mais baixa até ao fim do jogo.

zone-bag = Saco
zone-bag-about = Todos sabem o que resta no saco; ninguém sabe o que vem a seguir.
zone-monsters = Monstros
zone-monsters-about = Nunca se volta a baralhar: acabado o baralho, os ninhos passam a tochas.
zone-events = Acontecimentos
zone-events-about = Tiram-se nas casas de tocha e acontecimento e com o dado do saque.
zone-artifacts = Artefactos
zone-artifacts-about = Encontram-se a procurar, nos nichos e com monstros que guardam algum.
zone-alpha = Cartas do Alfa
zone-alpha-about = Cada vitória sobre o Alfa leva uma; sem elas o seu rochedo é um ninho comum.
zone-hand = Os teus artefactos
zone-trophies = Troféus
zone-dice = Dados

place-start-about = Aqui começam todos. A casa não tem efeito.
place-cave-about = Por descobrir: quem lá for tira uma ficha do saco.
place-alpha-about = Aqui vive o Alfa: luta a cada entrada, sem descanso, sem ataques a rivais, sem corrida.
place-alpha-gone-about = O Alfa foi vencido; o seu rochedo é agora um ninho comum.
place-artifact-about = O primeiro herói a chegar tira um artefacto.
place-artifact-gone-about = O nicho está vazio: um simples lugar de repouso.
place-stele-about = Um artefacto divino e o seu dado esperam aqui por quem vier.
place-stele-gone-about = A estela está nua.
place-urto-about = A meta. Quem aqui está fica fora de alcance; o primeiro pode levar a gadanha.

phase-rest = Descanso
phase-rest-about = Em vez de tudo o resto: recuperar um pouco. Não duas vezes seguidas, não num ninho.
phase-a = Via
phase-a-about = Escolhe uma casa ao lado da tua.
phase-b = Casa
phase-b-about = Se está por descobrir, tira uma ficha; depois a casa faz efeito, a cada entrada.
phase-c = Mais
phase-c-about = Corre mais uma casa a troco de saúde, ou ataca um rival na tua casa.
phase-d = Dado
phase-d-about = Lança o teu dado divino, se tiveres um.
magic-reroll = relançar o dado de combate
magic-hide = esconder-se ou fugir
magic-reinforce = +1 cada em todos os lançamentos de uma luta
magic-d8 = o dado de { d8 } faces, para sempre

point-start = Escolhem-se os heróis
point-side = Escolhe-se o lado
point-starting-artifacts = Escolhem-se os artefactos
point-turn = O turno
point-divine = Fase D

ask-pick-hero = Escolhe o teu herói
ask-choose-side = Escolhe o lado aberto da gruta
ask-keep-one = Guarda um de { $rules-starting-artifacts ->
    [2] dois artefactos
   *[other] { $rules-starting-artifacts } artefactos
}
ask-opening-menu = Escolhe para onde ir
ask-after-move-menu = Continua, ou acaba a jogada
ask-sprint-field = Correr: para onde?
ask-search = Procurar à luz da tocha?
ask-keep-loot = Ficar com este saque?
ask-fountain = Tocha ou fonte?
ask-fountain-again = Mais um gole da fonte?
ask-free-step = Esgueirar-te para outra casa?
ask-offer-map = Ler o mapa?
ask-pick-token = Escolhe a ficha a pôr
ask-plant = Planta o cogumelo
ask-prepare = Escolhe uma arma
ask-prepare-more = Reforças-te antes de lançar?
ask-roll-window = Ficar com este resultado?
ask-pvp-window = Ficar com este resultado?
ask-fight-or-hide = Lutar ou esconder-te?
ask-next-roll = Atacar outra vez?
ask-fight-or-flee = Lutar ou fugir?
ask-defend = Aparar o golpe?
ask-discard-over-limit = É peso a mais: descarta um
ask-take-divine = Levar o artefacto divino?
ask-take-scythe = Levar a gadanha?
ask-divine-roll = Lançar o dado divino?
ask-landslide = Onde caem as pedras?
ask-whistle-target = A quem leva o apito?
ask-hex-target = A quem lanças mau-olhado?
ask-event-roll = Enfrenta o acontecimento
ask-choose-loss = Perdes saúde ou mana?
ask-may-pay = Pagar o preço?
ask-lay-trap = Põe uma armadilha de Blorp
ask-swap-places = Com quem trocas de lugar?
ask-move-mushroom = Mudar um cogumelo?
ask-mushroom-target = Onde volta a crescer?
ask-duel = Quem desafias?
ask-steal-artifact = A quem roubas?
ask-take-one-of-two = Fica com um de dois artefactos
ask-discard-to-thief = O que leva o ladrão?

## A contagem (URT-12.5)

count-health = Saúde
count-mana = Mana
count-bar = Honra na barra
count-trophies = Troféus
count-artifacts = Artefactos que ainda tem
count-nothing = Os mortos não têm nada
merit-honour = mais honra
merit-health = mais saúde
merit-mana = mais mana

## Porque não

why-closed = Esse flanco da gruta está fechado neste jogo.
why-already-there = Já lá estás.
why-no-path = Nenhum caminho leva lá a partir de onde estás.
why-moved = Já te moveste; agora só uma corrida leva mais longe.
why-field-later = Agora não te é pedida uma casa.
why-plant-special = Os cogumelos só crescem em casas da gruta, nunca na Boca da Gruta, no Rochedo do Alfa, num nicho, numa estela ou na câmara de Urto.
why-plant-same = É de lá que ele vem; tem de crescer noutro lado.
why-plant-occupied = Está lá um herói; os cogumelos plantam-se em casas livres.
why-trap-there = Já lá está uma armadilha.
why-trap-occupied = Está lá um herói; as armadilhas põem-se em casas livres.
why-trap-special = Não pode haver armadilhas na Boca da Gruta nem na câmara de Urto.
why-no-mushroom = Não há lá nenhum cogumelo.
why-no-opponent = Não há lá nenhum adversário.
why-nobody-there = Ninguém está aí sentado.
why-player-later = Agora não te é pedido um rival.
why-yourself = Esse é o teu próprio herói.
why-out-of-reach = Quem já chegou ou morreu está fora de alcance.
why-not-on-your-field = Só podes atacar um rival na tua própria casa.
why-attacked-already = Já começaste uma luta com um rival neste turno.
why-attack-on-nest = Onde há monstros os rivais não lutam entre si.
why-same-field = Já estás na mesma casa.
why-hexed-already = Esse herói já tem a ficha.
why-nothing-to-steal = Esse herói não tem nenhum artefacto que se possa tirar.
why-not-before-you = Essa carta não está à tua frente.
why-not-in-hand = Não levas esse artefacto.
why-divine-stays = O ladrão não leva artefactos divinos.
why-no-weapon = Agora só se escolhe uma arma, uma por luta.
why-weapon-costs = Custa { $cost } de saúde, e tem de sobrar pelo menos 1.
why-not-your-turn = Os artefactos de uso único são para o teu próprio turno.
why-no-effect = Agora não teria efeito, por isso não se pode jogar.
why-use-weapon = As armas escolhem-se antes do primeiro lançamento de uma luta ou contra um cogumelo.
why-use-turn = Joga-se no teu turno, antes ou depois de te moveres ou numa luta.
why-use-turn-before-move = Joga-se no teu turno, antes de te moveres.
why-use-prep-pvm = Joga-se antes do primeiro lançamento contra um monstro.
why-use-hide = Joga-se quando encontras um monstro, ou antes de um novo lançamento.
why-use-reroll-own-turn = Joga-se depois de um lançamento de combate no teu turno.
why-use-before-token-draw = Joga-se quando vais tirar uma ficha.
why-use-after-loot-roll = Deixa-te relançar o dado do saque, logo a seguir.
why-use-death = Funciona por si só, quando morres.
why-use-end-of-turn = O seu dado lança-se no fim do teu turno.
why-use-passive = Funciona por si só, sempre.
why-rest-first = Só se pode descansar como primeira escolha do turno.
why-rest-twice = Descansaste no último turno; não se descansa duas vezes seguidas.
why-rest-on-nest = Não se descansa onde há monstros.
why-must-move = Quem não descansa tem de se mover.
why-end-later = A tua jogada ainda não acabou.
why-sprint-twice = Já correste neste turno.
why-sprint-later = A corrida vem depois de te moveres.
why-sprint-after-monster = Quem encontrou um monstro neste turno não pode correr.
why-sprint-on-nest = Não se pode correr a partir da casa de um monstro.
why-sprint-costs = Uma corrida custa-te { $cost } de saúde, e tem de sobrar pelo menos 1.
why-no-divine-die = Não tens nenhum dado divino.
why-divine-later = O dado divino lança-se no fim do teu turno.
why-search-later = Procura-se ao entrar numa casa com tocha.
why-fountain-instead = Usaste a fonte em vez de procurar.
why-must-search = O teu herói não consegue deixar uma tocha em paz.
why-no-offer = Agora não há nenhuma oferta a que responder.
why-fountain-direction = Em cada visita a fonte corre só num sentido.
why-fountain-later = Essa troca precisa de uma fonte.
why-mana-full = A tua mana está no máximo.
why-last-health = Tens de ficar com pelo menos 1 de saúde.
why-never-recovers = O teu herói nunca recupera saúde.
why-health-full = A tua saúde está no máximo.
why-no-mana = Não tens mana.
why-hide-costs = Esconderes-te custa { $cost } de mana, e não a tens.
why-hide-before-rolls = Aceitaste a luta; podes esconder-te antes do próximo lançamento.
why-hide-later = Agora não há de quem te esconderes.
why-fight-later = Agora não há com quem lutar.
why-bare-later = As mãos nuas escolhem-se quando uma luta começa.
why-reinforce-first = Escolhe primeiro a arma e o reforço; o lançamento vem a seguir.
why-roll-later = Agora não há para que lançar o dado de combate.
why-keep-later = Agora não há nenhum resultado para guardar.
why-reroll-costs = Outro lançamento custa { $cost } de mana, e não a tens.
why-reroll-later = Agora não há nenhum lançamento de combate para repetir.
why-d8-owned = Já lanças o dado de { d8 } faces.
why-d8-later = O dado de { d8 } faces compra-se antes de um lançamento de combate.
why-d8-costs = O dado de { d8 } faces custa-te { $cost } de mana, e não a tens.
why-reinforce-later = O reforço diz-se antes do primeiro lançamento de uma luta.
why-reinforce-costs = { $mana ->
    [0] Já não tens mana.
   *[other] Só tens { $mana } de mana.
}
why-reinforce-most = Uma luta reforça-se com { $most } de mana, no máximo.
why-no-attack-token = Não tens nenhuma ficha de Ataque.
why-attack-on-mushroom = As fichas de Ataque não servem contra cogumelos.
why-attack-token-later = As fichas de Ataque gastam-se antes do primeiro lançamento de uma luta.
why-no-defense-token = Não tens nenhuma ficha de Defesa.
why-defense-later = As fichas de Defesa gastam-se quando uma luta te vai ferir.
why-damage-later = Agora não há dano a sofrer.
why-loss-later = Agora nada te pede um sacrifício.
why-hero-taken = Outra pessoa joga com esse herói.
why-hero-later = Os heróis escolhem-se no princípio.
why-side-later = O lado escolhe-se no princípio, com dois jogadores.
why-token-not-drawn = Essa ficha não está entre as tiradas.
why-token-later = As fichas só se escolhem com o Mapa do Espeleólogo.
why-empty-later = Agora não há nenhuma derrocada para deixar cair.

## A mesa em texto

picture-round = Ronda { $round } de { $rounds }
picture-round-open = Ronda { $round }
picture-turn = { $at ->
    [start] escolha dos heróis
    [side] escolha do lado
    [starting-artifacts] escolha dos artefactos
    [divine] { $name }, fase D
   *[turn] { $name }, fases A-C
}
picture-piles = monstros { $monsters } · acont. { $events } · artefactos { $artifacts } · Alfa { $alpha }
picture-bag = Saco { $number }:  { $tokens }
picture-tokens = ? por descobrir  o tocha  e tocha+acontecimento  f tocha+fonte  m ninho  > atalho
picture-marks = ♣ cogumelo  +1 +2 honra  ! armadilha  A o Alfa  N nicho  n nicho vazio  D dado  d estela nua
picture-areas = i anel interior  g galeria  w ala, oeste à esquerda  ·1 a ·5 heróis  # fechado
picture-bars = saúde { $health }/{ $max-health }  mana { $mana }/{ $max-mana }
picture-honour = honra { $bar } + troféus { $trophies } + cartas { $cards }
picture-place = { $state ->
    [dead] morto
    [arrived] chegou à câmara de Urto
   *[cave] { $field }
}
picture-cards = { $size ->
    [0] nenhum artefacto
    [1] 1 artefacto
   *[other] { $size } artefactos
}
picture-known = : { $cards }
picture-attack = { $number } Ataque
picture-defense = { $number } Defesa
picture-d8 = d8
picture-rested = descansou
picture-skip = a dormir
picture-hexed = mau-olhado
picture-unchosen = ainda sem herói
picture-fight = Luta: { $monster }, ataque { $attack }, vida { $life }
picture-fighter = { $name }: { $weapon }, +{ $bonus }{ $die ->
    [0] {""}
   *[other] , dado { $die }
}
picture-bare = mãos nuas
picture-your-hand = Os teus artefactos
picture-offer = À tua frente
picture-golden-book = O livro de ouro

aid-costs = { $one-cost ->
    [yes] { $rules-reroll-cost } mana: relançar, ou esconder-se / fugir
   *[no] { $rules-reroll-cost } mana: relançar    { $simplified-hide } mana: esconder-se / fugir
}
player-aid =
    O TEU TURNO
      Descanso em vez de tudo: +{ $simplified-rest-health } saúde, +{ $simplified-rest-mana } mana; não duas vezes seguidas, não num ninho
      A  Via   anuncia uma casa vizinha
      B  Casa  por descobrir: tira do saco; depois a casa faz efeito, a cada entrada
      C  Mais  corre uma casa por { $simplified-sprint } de saúde (não depois de um monstro); ataca um rival na tua
               casa uma vez por turno, antes ou depois de te moveres (+{ $rules-pvp-honour } honra)
      D  Dado  lança o teu dado divino, se tiveres um

    CASAS                                       DADO DO SAQUE
      o Tocha       podes procurar (dado)         { $loot-alpha } o Alfa
      e Acontec.    tira um, depois procura       { $loot-monster } um monstro
      f Fonte       procura, ou troca saúde/mana  { $loot-artifact } um artefacto
      m Ninho       luta contra um monstro        { $loot-mana } { $rules-loot-mana } de mana
      > Atalho      mais uma casa, de graça       { $loot-health } { $rules-loot-health } de saúde
      ♣ Cogumelo    { $simplified-mushroom } ou mais destrói-o, senão    { $loot-event } um acontecimento
                    ficas fora; depois planta-o

    LUTAS   dado + arma + reforço + fichas contra o ataque do monstro ou o total do rival.
      Quem tem menos perde a diferença. Monstros: até um cair ou te esconderes. Rivais: uma vez.
    MAGIA   { aid-costs }    1-{ $rules-most-reinforcement } mana: +1 cada em toda a luta
            { $simplified-d8 } mana: o dado de { d8 } faces, para sempre

    O FIM
      O primeiro na câmara de Urto pode levar a gadanha: a cada turno, quem está na gruta perde { $least-curse } a { $most-curse }.
      Ninguém na gruta: quem chegou sozinho ganha, senão decidem saúde + mana + honra.
      Honra: a barra, os troféus e os artefactos que ainda tens. Os mortos não têm nada.

## Opções da mesa

option-mode = Heróis
option-mode-heroes = cada um com as suas características
option-mode-simplified = todos iguais, para uma primeira partida
option-allotment = Quem joga com que herói
option-allotment-choose = cada um escolhe na sua vez
option-allotment-random = ao acaso
option-mushrooms = Onde se planta um cogumelo destruído
option-mushrooms-cave = só em casas da gruta
option-mushrooms-anywhere = em qualquer casa sem heróis, como está impresso
option-collapse = A gruta desaba
option-collapse-40 = depois da ronda { $rules-rounds }
option-collapse-0 = nunca, como está impresso
