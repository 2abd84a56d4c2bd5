import type { LegalText } from '../../types';

const privacy: LegalText = {
  title: 'Política de privacidade',
  lead: 'Esta política informa quais dados pessoais a {name} trata, com que finalidade, quem os recebe e por quanto tempo são mantidos. Ela descreve o que a plataforma de fato faz.',
  sections: [
    {
      id: 'controller',
      heading: 'Quem é o controlador',
      body: [
        'O operador da {name} é o controlador do tratamento aqui descrito. Para dúvidas e para exercer seus direitos, escreva para {email}.',
        'O fornecedor que publica dados do próprio pessoal, como uma pessoa de contato ou os membros de uma equipe, responde por ter autorização para isso.',
      ],
    },
    {
      id: 'account',
      heading: 'Dados da sua conta',
      body: [
        'Quando você cadastra e usa uma conta, guardamos',
        {
          list: [
            'seu número de telefone, comprovado por um código;',
            'seu nome de usuário, seu nome, seu e-mail e, se informado, seu cargo;',
            'sua senha, somente como hash Argon2id, do qual ela não pode ser lida;',
            'seu idioma e fuso horário, para que as mensagens cheguem na forma adequada;',
            'qual versão dos termos de uso e desta política você aceitou, quando e em que idioma.',
          ],
        },
        'Os usuários vinculados são inseridos pelo titular da conta da empresa, com telefone, nome e função, e são avisados por SMS. Sem os dados exigidos no cadastro não é possível abrir uma conta.',
      ],
    },
    {
      id: 'company',
      heading: 'Dados da sua empresa',
      body: [
        'Os fornecedores informam nome, endereço, telefone, e-mail, pessoa de contato, número de registro, setores, apresentação, imagens, produtos, projetos e certificados. Depois de aprovados, o perfil da empresa, os produtos e os certificados são públicos no mundo inteiro e podem ser encontrados por buscadores.',
        'A licença comercial da empresa serve apenas à análise e nunca é exibida. Fica em armazenamento privado, acessível só à empresa e aos analistas, por endereços assinados que valem cinco minutos. As decisões dos analistas e as mudanças de grau, plano e situação são registradas com data e autor.',
      ],
    },
    {
      id: 'upload',
      heading: 'Arquivos que você envia',
      body: [
        'As imagens são recodificadas, o que elimina seus dados EXIF, como local, hora e aparelho. As indicações de local dos vídeos são apagadas. Os documentos são guardados como estão: retire antes do envio o que não quiser transmitir. Os anexos são privados e lidos apenas por seus destinatários.',
      ],
    },
    {
      id: 'technical',
      heading: 'Sessões e proteção contra abusos',
      body: [
        {
          list: [
            'De cada login guardamos a data, o último uso, o endereço de rede (IP) e a identificação do navegador (user agent). Você vê essas sessões na sua conta e pode encerrar cada uma. Do token da sessão guardamos somente um hash.',
            'De cada código de verificação guardamos o número ou e-mail, o endereço de rede que o pediu e um hash do código.',
            'Logins malsucedidos e outras tentativas são contados por conta e endereço de rede, por no máximo uma hora.',
            'Os registros de falhas contêm dados técnicos e o número da requisição; senhas, tokens e cookies ficam de fora.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Visitas e buscas',
      body: [
        'As visualizações de um produto ou empresa são contadas como um número por dia, sem identidade alguma. Os fornecedores veem esses números, não quem olhou.',
        'Um termo de busca é guardado com um código calculado a partir do endereço de rede e do navegador com uma chave secreta. O código muda todo dia, de modo que ninguém pode ser reconhecido por ele no dia seguinte. Termos que contenham e-mail, telefone ou endereço web não são guardados.',
        'Enquanto você está conectado, registramos quais produtos e empresas abriu, quantas vezes e quando pela última vez, e guardamos seus favoritos e os fornecedores e setores que você segue. Se você escolher, avisamos das novidades por e-mail; um link em cada mensagem permite parar de recebê-las. Só você os vê e pode excluir cada item.',
        'Não usamos análise nem publicidade de terceiros e não tomamos decisões sobre você por meios exclusivamente automatizados.',
      ],
    },
    {
      id: 'message',
      heading: 'Mensagens, solicitações e chat',
      body: [
        'Enviamos por SMS e e-mail códigos, avisos de alterações na sua conta e uma mensagem de boas-vindas, além de avisos na caixa de entrada da conta. Quando você usa solicitações de compra, cotações, candidaturas a representante ou chat, tratamos o conteúdo, os anexos, os participantes e os horários para entregá-los à outra parte. Uma solicitação de compra aberta é pública sem seu nome e seus contatos; os fornecedores só os veem quando você os revela.',
        'Se você marcar uma reunião em uma feira, o expositor vê seu nome, seu telefone e seu e-mail confirmado, e você vê o nome e o estande dele. As buscas salvas e as solicitações que você segue só são vistas por você. Se você denunciar uma solicitação ou uma proposta, nossa equipe lê a denúncia e informa a você a decisão; o autor fica sabendo da remoção, mas não de quem denunciou.',
        'No chat, os membros da equipe de um fornecedor autorizados leem as conversas dele e podem acrescentar notas que só eles veem. Uma mensagem que não pode ser enviada fica guardada no seu dispositivo até ser enviada ou descartada por você. Se uma mensagem permanecer sem leitura, nós a enviamos por e-mail. Se uma conversa for denunciada, nossa equipe poderá lê-la até o momento da denúncia; cada leitura é registrada. Com os horários das mensagens calculamos a rapidez com que um fornecedor responde e a mostramos no seu showroom.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Finalidades e bases legais',
      body: [
        {
          list: [
            'Execução dos termos de uso: manter contas, publicar conteúdo, entregar mensagens.',
            'Interesses legítimos: segurança, prevenção de abusos, análise de conteúdo, estatísticas sem identidade.',
            'Obrigações legais: guardar provas, responder a autoridades.',
            'Consentimento, quando o pedimos; pode ser retirado a qualquer momento para o futuro.',
          ],
        },
      ],
    },
    {
      id: 'cookie',
      heading: 'Cookies e armazenamento do navegador',
      body: [
        'Todos os cookies servem a uma função da plataforma; nenhum serve à publicidade.',
        {
          terms: [
            ['token', 'Sua sessão de fornecedor; fechada a scripts; termina após 30 dias sem uso.'],
            ['usertoken', 'Sua sessão de comprador; fechada a scripts; termina após 30 dias sem uso.'],
            ['stafftoken', 'A sessão de um membro da nossa equipe; somente no site principal; 12 horas.'],
            ['signed_in', 'Quais tipos de conta estão conectados, sem identidade alguma; 60 dias.'],
            ['pending_act', 'O que você queria fazer antes de entrar, para ser feito quando voltar; 30 minutos.'],
            [
              'known_device',
              'Que você já entrou neste dispositivo, para que tentativas de estranhos não o impeçam de entrar; fechado a scripts; 180 dias.',
            ],
            ['i18n_redirected', 'O idioma que você escolheu; 365 dias.'],
            ['device', 'Se é exibida a versão móvel ou a de computador; 365 dias.'],
          ],
        },
        'Até a aba ser fechada, seu navegador guarda os produtos escolhidos para comparação e, como “stateKey”, os dados da sua conta exibidos no cabeçalho e a quantidade de mensagens não lidas; estes últimos são apagados quando você sai. Além disso, guarda suas seis últimas buscas e, se você estiver conectado com os dois tipos de conta, qual delas age. Enquanto ninguém está conectado, guarda os últimos produtos e fornecedores vistos, que passam para o seu histórico quando você entra ou se cadastra. Você pode apagá-los a qualquer momento.',
      ],
    },
    {
      id: 'recipient',
      heading: 'Quem recebe os dados',
      body: [
        {
          list: [
            'O público: o que os fornecedores publicam.',
            'Um provedor de armazenamento de objetos, se o operador usar um: os arquivos enviados. Nesse caso, seu navegador carrega imagens e vídeos públicos desse provedor, que assim conhece seu endereço de rede.',
            'O gateway de SMS e o servidor de e-mail: o número ou endereço e o texto da mensagem.',
            'Um serviço de tradução, se o operador usar algum: as palavras de uma mensagem, de um pedido, de uma pergunta ou de uma cotação, ou dos seus textos de produtos e empresa, cuja tradução você ou quem os lê solicita, sem nomes nem contatos das contas.',
            'O provedor dos servidores e do banco de dados: todos os dados, conforme nossas instruções.',
            'Autoridades e tribunais, quando a lei nos obrigar.',
          ],
        },
        'Não vendemos dados pessoais. Os provedores tratam os dados somente conforme nossas instruções; o operador os nomeia mediante pedido. Se algum deles estiver em outro país, aplicam-se as garantias exigidas por lei.',
      ],
    },
    {
      id: 'retention',
      heading: 'Por quanto tempo os dados são mantidos',
      body: [
        {
          list: [
            'Captchas: 5 minutos. Cadastros não concluídos: 1 hora.',
            'Códigos de verificação: válidos por 10 minutos; o registro é mantido por 2 dias.',
            'Convites para uma conta de empresa: abertos por 7 dias; o nome e o número são excluídos 30 dias depois.',
            'Sessões: 30 dias após o último uso; o registro, por mais 30 dias após o fim.',
            'SMS e e-mails: o texto é apagado no envio; o destinatário e a hora, após 7 dias, ou após 30 dias se a entrega falhar.',
            'Arquivos não concluídos ou não usados em lugar nenhum: 24 horas.',
            'Termos de busca: 7 dias.',
            'Histórico: os últimos 500 itens; favoritos: até 1.000; itens que você segue: até 200; todos até você excluí-los.',
            'Conta, dados da empresa, avisos e aceites: enquanto a conta existir; depois são apagados, salvo se a lei exigir a guarda.',
            'Números diários de visualizações, que não identificam ninguém: sem limite.',
          ],
        },
        'A exclusão ocorre a cada hora; um item pode, portanto, ultrapassar ligeiramente seu prazo.',
      ],
    },
    {
      id: 'security',
      heading: 'Segurança',
      body: [
        'A transmissão é criptografada sempre que o site é servido por https. Os cookies de sessão são fechados a scripts, os arquivos privados exigem endereço assinado e nossa equipe entra separadamente e vê apenas o que sua função requer. Nenhum sistema é perfeitamente seguro; em caso de incidente, informamos os afetados e as autoridades como a lei exige.',
      ],
    },
    {
      id: 'right',
      heading: 'Seus direitos',
      body: [
        'Conforme a lei aplicável a você, é possível pedir acesso, correção, exclusão, limitação ou cópia portável dos seus dados, opor-se ao tratamento, retirar o consentimento e reclamar a uma autoridade de proteção de dados.',
        'Muita coisa você mesmo pode fazer: alterar nome, telefone, e-mail e senha, encerrar sessões, excluir histórico, favoritos e avisos. Para o restante, escreva para {email}. Podemos pedir prova de que a conta é sua e respondemos, em regra, em até um mês.',
      ],
    },
    {
      id: 'changes',
      heading: 'Alterações e versões',
      body: [
        'Cada versão traz o número indicado no alto desta página. Anunciamos nos avisos da conta, antes de entrarem em vigor, as alterações relevantes para os titulares. A plataforma destina-se a empresas e não a crianças.',
      ],
    },
  ],
};

export default privacy;
