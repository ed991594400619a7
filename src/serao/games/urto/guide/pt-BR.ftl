# As palavras do jogo e os conselhos, onde se diz de outra maneira no Brasil.

## Termos

term-hero-about = Quem você leva pela gruta: saúde, mana, um dom e um defeito.
term-health-about = Com zero o seu herói morre. O que sobra conta no fim.
term-mana-about = Paga rolagens melhores, rolar de novo, esconder-se e um dado maior. O que sobra conta no fim.
term-honour-about = Pontos: na barra, nos troféus e nos artefatos.
term-artifact = artefato
term-artifact-forms = artefatos
term-artifact-about = Armas, coisas que se usam uma vez, e coisas que duram. Você leva até { $simplified-limit }.
term-trophy-about = A carta de um monstro que você venceu, com a sua honra.
term-rest-forms = descansa, descanso, descanse
term-rest-about = Em vez de um turno: { $simplified-rest-health } de saúde e { $simplified-rest-mana } de mana. Nunca duas vezes seguidas, nem em um ninho.
term-sprint-forms = corre, corrida, corra
term-sprint-about = Uma vez por turno, por { $simplified-sprint } de saúde, mais uma casa, se você não encontrou nenhum monstro e não está em um ninho.
term-search-forms = procura, procure
term-search-about = À luz de uma tocha: um dado diz se você encontra um artefato, mana, saúde, um evento, um monstro ou o Alfa.
term-torch-about = Uma casa onde você pode procurar, sempre que entra nela.
term-fountain-about = Em vez de procurar você troca mana por saúde ou saúde por mana, uma por uma, quantas vezes quiser.
term-event = evento
term-event-forms = eventos
term-event-about = Uma carta que se compra e se cumpre na hora.
term-shortcut-about = Quem entra pode seguir na hora para uma casa vizinha, uma vez por turno.
term-mushroom-about = Barra uma casa até alguém rolar { $simplified-mushroom } ou mais, que depois o planta em outro lugar.
term-bag-about = De onde se tiram as fichas para as casas por descobrir. Todos podem saber o que resta nele.
term-hide-forms = esconder, esconda-se, fugir, foge, fuja
term-reinforce-about = Antes de uma luta: até { $rules-most-reinforcement } de mana, e cada uma soma um a todas as suas rolagens.
term-weapon-about = Um artefato verde. Você escolhe uma para cada luta, e ela soma a todas as rolagens.
term-stele-about = Aqui está um artefato divino com o seu dado, para quem vier.
term-divine-about = Martelo, trombetas ou gadanha, com um dado que o dono pode rolar no fim de cada turno. Você só pode ter um.
term-trap-about = Quem pisa nela perde { $rules-trap-damage } de saúde.

## Conselhos

tip-pick-hero = Os fortes lutam, os que têm muita mana pensam à frente. Leia o dom e o defeito.
tip-choose-side = Do lado do martelo você faz cair pedras sobre os outros, do lado das trombetas ganha honra.
tip-keep-one = Uma arma ajuda em todas as lutas. O que se usa uma vez pode salvar a sua vida.
tip-opening-menu = Descanse se estiver fraco, senão ande. Pelo Alfa é o caminho mais curto, e o mais perigoso.
tip-after-move-menu = Termine aqui, corra mais uma casa, ou ataque quem está ao seu lado.
tip-sprint-field = A casa para onde você corre também tem todo o seu efeito.
tip-search = Há mais a ganhar do que a perder, se você aguenta um monstro.
tip-keep-loot = Só uma vez: se você procurar de novo, conta o segundo resultado.
tip-fountain = Do que você precisa mais pelo caminho? No fim as duas valem o mesmo.
tip-fountain-again = Quantas vezes você quiser, até encher a barra.
tip-free-step = Não custa nada, e a casa para onde você passa tem todo o seu efeito.
tip-offer-map = Você vê três fichas, e escolhe qual fica aqui.
tip-pick-token = A honra é sua na hora; uma tocha fica também para os outros.
tip-plant = Onde ele estiver, os outros precisam de uma boa rolagem. Você tem que passar por lá?
tip-prepare = Soma a todas as rolagens desta luta. Há armas para monstros, para rivais e para cogumelos.
tip-prepare-more = Cada mana soma um a todas as rolagens. Veja as probabilidades: muitas vezes uma basta.
tip-roll-window = Rolar de novo custa mana, e conta o novo, mesmo que seja pior.
tip-pvp-window = Os dois podem rolar de novo, um de cada vez, até os dois ficarem com o seu.
tip-fight-or-hide = Veja o ataque e a vida, e quanto ele vale. Esconder-se é barato.
tip-next-roll = Ele já perdeu vida. Continuar, ou se esconder com o que você tem?
tip-defend = Uma ficha tira um ponto. Guarde-a para um golpe mais forte, se você aguenta este.
tip-discard-over-limit = Fique com o que ajuda você a chegar, ou com o que vale honra.
tip-take-divine = Conta como um dos seus artefatos, e o dado trabalha em todos os turnos.
tip-take-scythe = Os que vêm atrás perdem saúde em cada turno. Com poucos na gruta você pode ganhar sozinho.
tip-divine-roll = Uma face em seis fere você, as outras são boas para você.
tip-landslide = Todos os heróis nessa casa perdem saúde, você também, se estiver lá.
tip-whistle-target = Você vai na hora para a casa desse herói, sem o efeito dela.
tip-hex-target = A saúde máxima fica mais baixa até o fim do jogo.
tip-choose-loss = No fim as duas valem o mesmo. De qual você vai precisar pelo caminho?
tip-may-pay = No fim a honra conta tanto quanto o que você paga.
tip-lay-trap = Ponha-a onde os outros têm que passar, e você não.
tip-swap-places = Quem está mais perto da meta gostaria de ficar lá.
tip-move-mushroom = Para fora do seu caminho, ou para o caminho de outro.
tip-mushroom-target = Em uma casa de que os outros precisam, e você não.
tip-duel = Uma só troca de golpes, onde quer que ele esteja. O mais fraco tem mais a perder.
tip-discard-to-thief = Dê o que faz menos falta.
