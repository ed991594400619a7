# O que o próprio servidor diz, onde se diz de outra maneira no Brasil.

request-malformed = não dá para entender o pedido: { $why }
request-malformed-language = o idioma é en, pt ou pt-BR, não { $name }
request-malformed-letter = há um caractere que não dá para ler ({ $letter }): tire-o
request-malformed-empty = não há nada para ler aqui
request-too-many = pedidos demais: mais devagar
request-too-many-messages = mensagens demais: mais devagar
request-too-many-long = você já está recebendo tantos registros e replays quantos se pode ter ao mesmo tempo: espere por um deles
request-banned = o anfitrião desta casa bloqueou a sua rede
request-not-found-metrics = os números desta casa são para o anfitrião: --metrics-for diz quem mais pode lê-los
request-wrong-method = não dá para fazer isso aqui
server-failed = o erro é nosso; ficou registrado
server-closing = o servidor está fechando: conecte-se de novo daqui a pouco
store-unavailable = não é possível guardar nada neste momento: tente daqui a pouco
store-unavailable-full = o disco do banco de dados está cheio
store-unavailable-locked = outro programa bloqueou o banco de dados
store-unavailable-read-only = não é permitido escrever no banco de dados
store-unavailable-damaged = o banco de dados está danificado
store-unavailable-disk = o disco do banco de dados não está funcionando
store-unavailable-away = não foi possível chegar ao banco de dados
store-unavailable-slow = o banco de dados não responde a tempo

game-broken-edition = não dá para jogar a edição { $edition }: { $why }
game-wrong-settings-two-seats = você só pode sentar em um lugar

lesson-not-there = a lição não vai por aí: comece de novo
lesson-broken = não dá para jogar a lição { $name } aqui
puzzle-no-option = não dá para escolher isso neste problema

table-wrong-code = esta mesa é por convite: use o link que você recebeu
table-full-kept = os lugares livres ficam guardados por alguns minutos para quem jogou aqui antes
table-not-begun = o jogo ainda não começou: falta alguém chegar ou ficar pronto
table-over-leave = o jogo acabou: não há de onde sair
table-not-over = a revanche vem depois do fim
table-not-over-replay = o replay de um jogo vem só depois do fim
table-not-your-turn = não é a sua vez de responder
table-stale-version-moved-on = a mesa já avançou: conecte-se de novo
table-illegal-action = isso não está entre as suas opções
table-redacted = alguém que jogou aqui apagou a própria conta, e o registro não pode existir sem o nome dessa pessoa
table-too-long = este jogo já foi longe demais: não dá para guardar mais nada dele
table-unreadable = não é possível ler esta mesa: o anfitrião desta casa pode ver por quê

table-cannot-take-back-not-yet = nada a desfazer: você ainda não escolheu
table-cannot-take-back-answered = nada a desfazer: outros já responderam à sua última escolha
table-cannot-take-back-to-light = a sua última escolha não pode ser desfeita: revelou algo que estava escondido
table-cannot-take-back-light-since = a sua última escolha não pode ser desfeita: depois dela revelou-se algo que estava escondido
table-cannot-take-back-others-choose = a sua última escolha não pode ser desfeita: outros estão escolhendo depois dela
table-cannot-take-back-away = a sua última escolha não pode ser desfeita: um robô está no lugar de alguém cuja escolha seria desfeita com ela
table-cannot-take-back-in-a-row = você desfez dez escolhas seguidas: primeiro, siga em frente
table-cannot-take-back-in-all = você desfez duzentas escolhas nesta mesa: já chega

seat-wrong-token = esta chave não é de nenhum lugar desta mesa: talvez o link tenha chegado cortado, ou o lugar já seja de outra pessoa
seat-not-seated = você não tem lugar nesta mesa
seat-not-seated-bot = um robô joga por você: volte primeiro ao seu lugar
seat-owes-nothing = ninguém espera uma resposta desse jogador

share-sealed = todos já se comprometeram: agora nenhuma parte pode ser trocada
share-not-sealed = as partes são mostradas quando todos tiverem se comprometido com a sua
share-other-attempt = as partes estão sendo sorteadas de novo: comprometa-se com uma nova

motion-open = a mesa já está votando
motion-no-vote = você não vota nesta votação
motion-voted = você já votou
motion-needless = você pode desfazer a sua última escolha sem ajuda
motion-not-late = a mesa não está esperando esse jogador, ou ele está presente e tem tempo

chat-too-fast = uma frase a cada dois segundos: deixe os outros falarem
chat-too-fast-table = muita gente falando ao mesmo tempo: espere um momento

account-wrong-password = essa conta não existe, ou a senha não é essa
account-banned = o anfitrião desta casa bloqueou esta conta
account-not-signed-in = você não entrou na sua conta

request-too-many-account = pedidos demais desta conta: mais devagar
connection-too-many = conexões demais do seu endereço: feche algumas
connection-too-many-fast = conexões novas demais da sua rede: mais devagar
connection-too-many-all = o servidor não tem mais conexões: tente de novo daqui a pouco
socket-too-many = há mesas demais abertas no seu endereço: feche algumas
socket-too-many-seat = o seu lugar está aberto em lugares demais: feche alguns
socket-too-many-spectators = não cabe mais ninguém assistindo a esta mesa
table-too-many = muitas mesas abertas a partir do seu endereço não acabaram: acabe algumas primeiro
table-too-many-account = muitas mesas abertas pela sua conta não acabaram: acabe algumas primeiro
table-too-many-fast = mesas demais de uma vez: espere um momento
account-too-many = tentativas demais: espere um minuto
account-too-many-busy = há muita gente entrando agora: tente de novo daqui a pouco
account-name-taken-blank = um nome precisa de letras visíveis
account-wrong-password-old = a senha atual não é essa

request-malformed-report = uma denúncia é sobre alguém que está sentado à mesa, ou sobre algo que foi dito ali
seat-removed = quem abriu esta mesa tirou você do seu lugar, ou por duas vezes você não mostrou a sua parte; você não pode voltar a sentar aqui
seat-removed-late = por duas vezes você não mostrou a sua parte: o seu lugar ficou livre, e você não pode mais sentar aqui
seat-not-seated-nobody = não há ninguém ali que você possa tirar do lugar
seat-one-each = você já tem lugar nesta mesa: numa mesa pública, cada pessoa tem um lugar
seat-one-each-address = já há gente demais da sua rede sentada a esta mesa
seat-name-taken = já há { $name } aqui, e os nomes parecem iguais: escolha outro
seat-name-taken-blank = um nome precisa de letras visíveis

another-seat-question = Neste navegador você tem lugar nesta mesa como { $mine }. Este link abre o lugar de { $other }. Se você o tomar, este navegador deixa de ter o seu.
another-seat-take = Sentar como { $other }

page-shut = Esta porta não abre
page-broken = Algo deu errado nesta casa
page-home = Voltar à luminária

preview-house = serão: noites longas, bons jogos
preview-house-about = Jogos de tabuleiro publicados numa só mesa, no seu navegador: com amigos, em família, ou com robôs que nunca trapaceiam.
preview-invited = Você recebeu um convite para jogar { $game }
preview-invited-by = { $name } convida você para jogar { $game }

hint-passed = a mesa avançou enquanto se pensava nisso: o conselho não serve mais
hint-too-many = foram muitos conselhos em pouco tempo: pense um momento por conta própria
hint-failed = não se encontrou nenhum conselho agora: tente de novo daqui a pouco

table-not-over-retry = só dá para jogar a partir de um momento depois do fim do jogo
table-not-over-review = um jogo só é analisado depois do fim
review-failed = não foi possível analisar este jogo: o anfitrião desta casa pode ver por quê
review-too-many = há muitos jogos sendo analisados: peça de novo daqui a alguns minutos
moment-unknown = não existe esse momento neste jogo: o último é { $last }
moment-unknown-seat = não existe esse lugar neste jogo

day-over = a partida do dia { $date } acabou: jogue a de hoje
day-still-on-others = este é o jogo de outra pessoa na partida do dia: dá para ver quando o dia acabar, à meia-noite UTC
day-still-on-leave = na partida do dia nenhum robô joga por você: o seu lugar espera
