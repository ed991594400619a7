# O que o próprio servidor diz. Uma recusa tem o nome do seu código, com o caso quando há vários.

request-malformed = o pedido não se entende: { $why }
request-malformed-content-type = o corpo do pedido é application/json
request-malformed-language = a língua é en, pt ou pt-BR, não { $name }
request-malformed-state = o estado é open ou playing, não { $name }
request-malformed-no-hello = ninguém se apresentou
request-malformed-hello-first = a primeira mensagem é hello
request-malformed-hello-once = hello diz-se uma só vez
request-malformed-not-text = as mensagens são texto
request-malformed-letter = há um carácter que não se pode ler ({ $letter }): tira-o
request-malformed-empty = não há aqui nada para ler
request-too-large = um pedido tem no máximo { $most } bytes
request-too-large-message = uma mensagem tem no máximo { $most } caracteres
request-too-many = demasiados pedidos: mais devagar
request-too-many-messages = demasiadas mensagens: mais devagar
request-too-many-long = já estás a receber tantos registos e repetições quantos se podem ter ao mesmo tempo: espera por um deles
request-banned = o anfitrião desta casa barrou a tua rede
request-wrong-origin = isto vem de outra página
request-not-found = aqui não há nada
request-not-found-metrics = os números desta casa são para o anfitrião: --metrics-for diz quem mais os pode ler
request-wrong-method = isso não se pode fazer aqui
server-failed = o erro é nosso; ficou registado
server-closing = o servidor está a fechar: volta a ligar-te daqui a pouco
store-unavailable = neste momento não é possível guardar nada: tenta daqui a pouco
store-unavailable-full = o disco da base de dados está cheio
store-unavailable-locked = outro programa bloqueou a base de dados
store-unavailable-read-only = não é permitido escrever na base de dados
store-unavailable-damaged = a base de dados está danificada
store-unavailable-disk = o disco da base de dados não está a funcionar
store-unavailable-away = não se consegue chegar à base de dados
store-unavailable-slow = a base de dados não responde a tempo

game-unknown = não há nenhum jogo { $game }; há { $games }
game-unknown-edition = esta casa não tem a edição { $edition } de { $game }
game-broken-edition = a edição { $edition } não se pode jogar: { $why }
game-wrong-settings = a mesa não pode ser aberta assim: { $why }
game-wrong-settings-seat = um lugar é um de { $known }, não { $name }
game-wrong-settings-two-seats = só te podes sentar num lugar

lesson-unknown = não há nenhuma lição { $name }
lesson-not-there = a lição não vai por aí: começa-a de novo
lesson-broken = a lição { $name } não se pode jogar aqui
puzzle-unknown = não há o problema { $number }: vão até { $last }
puzzle-no-option = isso não se pode escolher neste problema

table-unknown = essa mesa não existe
table-wrong-code = esta mesa é por convite: usa a ligação que te deram
table-full = todos os lugares estão ocupados
table-full-seat = esse lugar está ocupado
table-full-kept = os lugares livres ficam guardados alguns minutos para quem jogou aqui antes
table-full-quicker = alguém foi mais rápido
table-not-begun = o jogo ainda não começou: falta alguém chegar ou ficar a postos
table-begun = o jogo já começou
table-over = o jogo acabou
table-over-leave = o jogo acabou: não há nada de que sair
table-not-over = a desforra vem depois do fim
table-not-over-replay = um jogo só se revê depois do fim
table-not-your-turn = agora não te cabe responder
table-stale-version = essa era a resposta a uma escolha anterior
table-stale-version-moved-on = a mesa já avançou: volta a ligar-te
table-illegal-action = isso não está entre as tuas opções
table-closed = esta mesa foi fechada: ninguém apareceu, ou fechou-a o anfitrião desta casa
table-redacted = alguém que jogou aqui apagou a sua conta, e o registo não pode existir sem o seu nome
table-other-content = esta mesa foi começada com outro conteúdo
table-other-rules = esta mesa foi começada com regras pelas quais este serao não joga
table-too-long = este jogo já vai longo demais: não se pode guardar mais nada dele
table-unreadable = não é possível ler esta mesa: o anfitrião desta casa pode ver porquê

table-cannot-take-back-not-begun = o jogo ainda não começou
table-cannot-take-back-spectator = quem assiste não escolhe
table-cannot-take-back-not-yet = nada a desfazer: ainda não escolheste
table-cannot-take-back-answered = nada a desfazer: outros já responderam à tua última escolha
table-cannot-take-back-to-light = a tua última escolha não se pode desfazer: revelou algo que estava escondido
table-cannot-take-back-light-since = a tua última escolha não se pode desfazer: desde então revelou-se algo que estava escondido
table-cannot-take-back-others-choose = a tua última escolha não se pode desfazer: outros estão a escolher depois dela
table-cannot-take-back-away = a tua última escolha não se pode desfazer: um robô substitui alguém cuja escolha se desfaria com ela
table-cannot-take-back-in-a-row = desfizeste dez escolhas seguidas: primeiro, segue em frente
table-cannot-take-back-in-all = desfizeste duzentas escolhas nesta mesa: já chega
table-cannot-take-back-over = nada a desfazer: o jogo acabou

seat-wrong-token = esta chave não é de nenhum lugar desta mesa: talvez a ligação tenha chegado cortada, ou o lugar já seja de outra pessoa
seat-not-seated = não tens lugar nesta mesa
seat-not-seated-spectator = quem assiste só vê
seat-not-seated-bot = um robô joga por ti: volta primeiro ao teu lugar
seat-owes-nothing = ninguém espera por uma resposta desse jogador
seat-reminded = esse jogador foi lembrado há menos de um minuto

share-sealed = já todos se comprometeram: agora nenhuma parte se pode trocar
share-not-sealed = as partes mostram-se quando todos se tiverem comprometido com a sua
share-wrong = essa parte não é a que foi comprometida
share-other-attempt = as partes estão a ser tiradas de novo: compromete-te com uma nova

motion-open = a mesa já está a votar
motion-none = não há nada para votar
motion-no-vote = nesta votação não votas
motion-voted = já votaste
motion-needless = podes desfazer sem ajuda a tua última escolha
motion-not-late = a mesa não está à espera desse jogador, ou ele está presente e tem tempo

chat-too-fast = uma frase de dois em dois segundos: deixa falar os outros
chat-too-fast-table = fala-se aqui demasiado ao mesmo tempo: espera um momento

account-name-taken = já existe uma conta { $name }, ou uma que parece igual
account-wrong-password = essa conta não existe, ou a palavra-passe não é essa
account-banned = o anfitrião desta casa barrou esta conta
account-not-signed-in = não entraste na tua conta

request-too-many-account = demasiados pedidos desta conta: mais devagar
request-wrong-host = este servidor não responde por esse nome
request-too-slow = um pedido tem de chegar em { $seconds } segundos
connection-too-many = demasiadas ligações do teu endereço: fecha algumas
connection-too-many-fast = demasiadas ligações novas da tua rede: mais devagar
connection-too-many-all = o servidor não tem mais ligações: tenta outra vez daqui a pouco
socket-too-many = há demasiadas mesas abertas no teu endereço: fecha algumas
socket-too-many-seat = o teu lugar está aberto em demasiados sítios: fecha alguns
socket-too-many-spectators = já não cabe mais ninguém a assistir a esta mesa
table-too-many = muitas mesas abertas a partir do teu endereço não acabaram: acaba primeiro algumas
table-too-many-account = muitas mesas abertas pela tua conta não acabaram: acaba primeiro algumas
table-too-many-fast = demasiadas mesas de uma vez: espera um momento
account-too-many = demasiadas tentativas: espera um minuto
account-too-many-busy = há muita gente a entrar agora: tenta outra vez daqui a pouco
account-name-taken-blank = um nome precisa de letras que se vejam
account-wrong-password-old = a palavra-passe atual não é essa
account-no-session = esse aparelho já saiu da conta

request-malformed-report = uma queixa é sobre alguém que está sentado à mesa, ou sobre algo que lá se disse
seat-removed = quem abriu esta mesa tirou-te do teu lugar, ou por duas vezes não mostraste a tua parte; não te podes voltar a sentar aqui
seat-removed-late = por duas vezes não mostraste a tua parte: o teu lugar ficou livre, e já não te podes sentar aqui
seat-not-opener = só quem abriu a mesa pode fazer isso
seat-not-seated-nobody = não está ali ninguém que possas tirar do lugar
seat-one-each = já tens lugar nesta mesa: numa mesa pública, cada pessoa tem um lugar
seat-one-each-address = já há demasiada gente da tua rede sentada a esta mesa
seat-name-taken = já há aqui { $name }, e os nomes parecem iguais: escolhe outro
seat-name-taken-blank = um nome precisa de letras que se vejam

another-seat = Outro lugar
another-seat-question = Neste navegador tens lugar nesta mesa como { $mine }. Esta ligação abre o lugar de { $other }. Se o tomares, este navegador deixa de ter o teu.
another-seat-take = Sentar-me como { $other }
another-seat-stay = Continuar como { $mine }

page-lost = Essa sala não existe nesta casa
page-shut = Esta porta não se abre
page-broken = Algo correu mal nesta casa
page-home = Voltar ao candeeiro

preview-house = serão: serões longos, bons jogos
preview-house-about = Jogos de tabuleiro publicados numa só mesa, no teu navegador: com amigos, em família, ou com robôs que nunca fazem batota.
preview-invited = Tens um convite para jogar { $game }
preview-invited-by = { $name } convida-te para jogar { $game }

hint-forbidden = nesta mesa ninguém recebe conselhos: foi aberta sem eles
hint-passed = a mesa avançou enquanto se pensava nisto: o conselho já não serve
hint-too-many = foram muitos conselhos em pouco tempo: pensa um momento por ti
hint-failed = agora não se encontrou nenhum conselho: tenta de novo daqui a pouco

table-not-over-review = um jogo só se analisa depois do fim
table-not-over-retry = só se joga a partir de um momento depois do fim do jogo
review-failed = não foi possível analisar este jogo: o anfitrião desta casa pode ver porquê
review-too-many = estão a ser analisados muitos jogos: pede de novo daqui a alguns minutos
moment-unknown = não há tal momento neste jogo: o último é { $last }
moment-unknown-seat = não há tal lugar neste jogo
moment-over = aí o jogo já acabou: não há de onde continuar
scenario-wrong = o cenário não serve: { $why }
scenario-wrong-broken = este cenário não se pode jogar
scenario-too-long = a partir desta posição não se chega ao fim em tempo razoável
scenario-too-many = estão a ser vistos outros cenários: tenta outra vez daqui a um momento
preview-start = O início
preview-begun = À mesa: { $names }.
preview-round = Ronda { $number }
preview-turn = a vez de { $name }
preview-eyes = Como toda a gente podia ver
preview-eyes-of = Como { $name } viu
preview-title = { $place } de { $game }: { $said }
request-malformed-at = um momento é um número de jogadas, como 57, ou uma linha de uma delas, como 57.2
request-malformed-seat = seat é o número de um lugar, sendo 0 o primeiro, ou none para ver como quem assiste
game-wrong-settings-level = o nível é um de { $known }, não { $name }

day-unknown = não houve partida do dia em { $date }
day-not-yet = a partida do dia { $date } ainda não começou: por agora só se conhece o seu compromisso
day-over = a partida do dia { $date } acabou: joga a de hoje
day-still-on = ainda há quem possa jogar esta partida: isso fica para quando o dia acabar, à meia-noite UTC
day-still-on-others = este é o jogo de outra pessoa na partida do dia: pode ver-se quando o dia acabar, à meia-noite UTC
day-still-on-chat = na partida do dia ninguém conversa antes de o dia acabar
day-still-on-leave = na partida do dia nenhum robô joga por ti: o teu lugar espera
request-malformed-date = uma data escreve-se como 2026-11-19
table-cannot-take-back-of-a-day = na partida do dia nada se desfaz
