# O que o próprio servidor diz, onde se diz de outra maneira no Brasil.

chat-too-fast-table = tem gente demais falando ao mesmo tempo: espere um momento
