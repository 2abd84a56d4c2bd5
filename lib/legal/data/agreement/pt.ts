import type { LegalText } from '../../types';

const agreement: LegalText = {
  title: 'Termos de uso',
  lead: 'Estes termos regem o uso da {name}. Quem cadastra uma conta os aceita; com a conta guardamos qual versão foi aceita, quando e em que idioma. A consulta às páginas públicas não exige conta, mas as regras de conduta e de direitos sobre o conteúdo valem também para visitantes.',
  sections: [
    {
      id: 'operator',
      heading: 'Quem opera a {name}',
      body: [
        'A {name} (“a plataforma”, “nós”) é um mercado e serviço de informação multilíngue em que fornecedores apresentam empresas, produtos e serviços de engenharia e compradores os procuram. O operador atende pelo endereço {email}, que recebe também qualquer notificação, reclamação ou comunicação jurídica relativa a estes termos.',
        'A plataforma destina-se a empresas e a quem age em nome delas. Ao se cadastrar, você declara que age no exercício de atividade empresarial ou profissional e que pode obrigar a empresa que representa.',
      ],
    },
    {
      id: 'account',
      heading: 'Contas',
      body: [
        'Há dois tipos de conta, de fornecedor e de comprador, cada um com login próprio. Um número de telefone pode ter uma conta de cada tipo. No cadastro, você comprova o número com um código, define uma senha, escolhe um nome de usuário e informa seu nome e um e-mail. O cadastro de um fornecedor cria também o registro da empresa. O cadastro e a busca são gratuitos.',
        {
          list: [
            'Forneça informações verdadeiras e completas e mantenha-as atualizadas.',
            'Guarde para si a senha e os códigos de verificação. Nunca os pedimos por telefone, e-mail ou chat.',
            'Confira a lista de sessões abertas na sua conta e encerre as que não reconhecer. Alterar senha, telefone ou e-mail encerra todas as sessões.',
            'Escreva imediatamente para {email} se suspeitar que outra pessoa usa sua conta. O que se faz por meio de uma conta é atribuído ao titular, salvo se o uso indevido não lhe for imputável.',
          ],
        },
      ],
    },
    {
      id: 'subUser',
      heading: 'Usuários vinculados à empresa',
      body: [
        'O titular de uma conta de fornecedor pode adicionar usuários: editores, que cuidam dos produtos e do showroom, e vendedores, que tratam de solicitações, cotações e chat. A quantidade depende do plano; acima dela, os últimos adicionados não conseguem entrar.',
        'O titular zela para que esses usuários conheçam e respeitem estes termos, responde pelo que fazem na plataforma e pode removê-los a qualquer momento.',
      ],
    },
    {
      id: 'posted-content',
      heading: 'O que pode ser publicado',
      body: [
        'Os fornecedores decidem o que publicam e respondem por isso. Todo conteúdo publicado deve',
        {
          list: [
            'ser verdadeiro, atual e não enganoso, em especial quanto a origem, desempenho, preço, certificados e referências;',
            'tratar de bens e serviços que possam ser legalmente ofertados; os sujeitos a autorização ou a controle de exportação, somente com ela;',
            'respeitar direitos de terceiros, em especial direitos autorais, marcas, patentes, segredos comerciais e privacidade;',
            'ser livre de material ilícito, odioso, obsceno ou enganoso e de código nocivo;',
            'estar no lugar certo: um produto ou serviço com um só nome, na categoria adequada e sem palavras-chave alheias a ele.',
          ],
        },
        'São aceitas imagens JPG, JPEG ou PNG de até 2 MB e vídeos MP4 de até 20 MB. Cada arquivo é examinado pelo conteúdo, e o que não passa é recusado. Quando falta um texto em um idioma, exibe-se ali o de outro idioma.',
      ],
    },
    {
      id: 'review',
      heading: 'Análise',
      body: [
        'Perfis de empresa, produtos, certificados, lançamentos e ofertas de representação só se tornam públicos depois da aprovação de um analista. A recusa informa o motivo; você pode corrigir e enviar novamente. Alterações em algo já público aguardam análise enquanto a versão aprovada continua visível. Casos e os demais blocos e páginas do showroom são publicados sem análise prévia.',
        'Podemos ocultar ou desativar conteúdo que viole estes termos ou a lei, informando o motivo. A análise verifica a plausibilidade; não é inspeção da mercadoria nem torna nosso o conteúdo.',
      ],
    },
    {
      id: 'standing',
      heading: 'Graus de verificação e planos',
      body: [
        'Ao lado do nome do fornecedor há duas marcas, com significados diferentes.',
        {
          list: [
            'O grau de verificação é conquistado: C significa registrado; B, documentos verificados; A, empresa auditada. É concedido por um analista, tem data e prazo. O registro de verificação informa o que foi verificado, quando e até quando vale.',
            'O plano – Padrão, Ouro ou Diamante – é um serviço pago com data de término. Define quanto se pode publicar e quais recursos ficam disponíveis. Nada diz sobre a qualidade ou a solvência do fornecedor.',
          ],
        },
        'O plano superior é solicitado na central do fornecedor; preço e prazo são combinados com você antes do início. Quando um grau ou um plano termina, nada é excluído: o que deixa de ser coberto fica oculto e volta com ele.',
      ],
    },
    {
      id: 'trade',
      heading: 'Não participamos dos negócios',
      body: [
        'A plataforma aproxima empresas. Os contratos são celebrados apenas entre fornecedor e comprador. Não somos vendedor, comprador, agente, transportador, segurador nem serviço de pagamento e não guardamos mercadorias nem dinheiro.',
        'Não garantimos que um negócio se realize, que uma parte cumpra o combinado ou que a mercadoria corresponda à descrição. Preços, prazos e pedidos mínimos não são ofertas vinculantes, salvo se o fornecedor assim declarar; preços convertidos servem só para comparação. Verifique você mesmo parceiros, documentos e mercadorias e combine no seu contrato a inspeção, a garantia de pagamento e a lei aplicável.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Condutas proibidas',
      body: [
        'Não é permitido',
        {
          list: [
            'passar-se por outra pessoa, imitar outra empresa ou cadastrar contas em massa;',
            'enviar publicidade não solicitada ou usar os contatos encontrados aqui para algo que não seja uma consulta comercial real;',
            'inflar artificialmente visualizações, favoritos, termos de busca ou níveis;',
            'contornar o login, os limites, a análise ou as restrições de acesso, nem obter dados de terceiros;',
            'extrair páginas automaticamente de modo a sobrecarregar a plataforma; a API publicada pode ser usada dentro dos seus limites;',
            'introduzir código malicioso ou prejudicar o funcionamento de qualquer outra forma;',
            'usar a plataforma para fraude, lavagem de dinheiro, corrupção ou para burlar sanções ou controles de exportação.',
          ],
        },
      ],
    },
    {
      id: 'property',
      heading: 'Propriedade intelectual',
      body: [
        'O que você publica continua sendo seu. Para que possamos exibi-lo, você nos concede o direito gratuito, não exclusivo e mundial de armazená-lo, converter seu formato e tamanho e mostrá-lo na plataforma e em seus resultados de busca, enquanto o mantiver publicado. Excetuam-se as cópias que a lei nos obrigue a guardar.',
        'O software, o design e a base de dados da plataforma pertencem ao operador ou a seus licenciadores. Você pode criar links para páginas, imprimi-las e encaminhá-las para a sua atividade. Copiar conteúdo de forma sistemática para outro serviço exige nosso consentimento.',
      ],
    },
    {
      id: 'notice',
      heading: 'Denúncia de violações',
      body: [
        'Se você entende que um conteúdo viola seus direitos ou a lei, escreva para {email} e informe',
        {
          list: [
            'o endereço da página e o trecho, a imagem ou o arquivo em questão;',
            'o direito violado, com prova de que é seu ou de que você age pelo titular;',
            'seu nome, sua empresa e como podemos contatá-lo;',
            'que a denúncia é feita de boa-fé e que seu teor é correto.',
          ],
        },
        'Examinamos as denúncias sem demora, ocultamos o que for manifestamente ilícito, comunicamos o motivo ao fornecedor e lhe damos a oportunidade de responder ao mesmo endereço. Contas reincidentes são encerradas. Quem faz denúncia sabidamente falsa pode responder pelo dano.',
      ],
    },
    {
      id: 'availability',
      heading: 'Funcionamento e disponibilidade',
      body: [
        'Procuramos manter a plataforma disponível, mas não prometemos um grau determinado: manutenção, falhas e ataques podem interrompê-la. Podemos ampliar e alterar recursos. Se uma alteração retirar parte essencial de um plano pago, o titular é avisado com antecedência e pode encerrá-lo; a parte não utilizada do preço é reembolsada.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidade',
      body: [
        'Respondemos sem limite por dolo e culpa grave, por danos à vida, à integridade física ou à saúde e sempre que a lei proíba a limitação. No mais, respondemos apenas pela violação de obrigações essenciais destes termos, até o dano previsível e típico. Na medida em que a lei permite, não respondemos pelo conteúdo e pela conduta dos usuários nem por serviços de terceiros.',
        'Se um terceiro nos demandar em razão do seu conteúdo ou da sua violação destes termos, você nos manterá indenes de pretensões fundadas e dos custos razoáveis de defesa, desde que a violação lhe seja imputável.',
      ],
    },
    {
      id: 'ending',
      heading: 'Encerramento',
      body: [
        'Você pode encerrar o contrato a qualquer momento escrevendo para {email} do e-mail da sua conta. Se o titular de uma conta de empresa o encerrar, encerram-se também as contas dos usuários vinculados.',
        'Em caso de violação grave ou reiterada, ou se a lei exigir, podemos desativar conteúdo ou conta ou encerrar o contrato sem aviso prévio; nos demais casos, com aviso de trinta dias. Informamos o motivo e ouvimos você, salvo impedimento legal ou dano iminente. Depois disso seu conteúdo deixa de ser exibido; os contratos que você firmou com outros não são afetados. A política de privacidade informa quais dados são mantidos e por quanto tempo.',
      ],
    },
    {
      id: 'law',
      heading: 'Lei aplicável e idiomas',
      body: [
        'Aplica-se a lei do lugar da sede do operador, cujos tribunais são competentes, salvo disposição imperativa em contrário. O operador informa sua sede mediante pedido a {email}. Antes de recorrer à Justiça, as partes buscam uma solução amigável. A invalidade de uma cláusula não afeta as demais.',
        'Estes termos existem em oito idiomas com o mesmo sentido. Havendo divergência, prevalece o idioma em que você os aceitou.',
      ],
    },
    {
      id: 'changes',
      heading: 'Alterações e versões',
      body: [
        'Cada versão traz o número indicado no alto desta página. Anunciamos nos avisos da conta, antes de entrarem em vigor, as alterações relevantes para os titulares e pedimos o consentimento quando a lei o exige. Quem não concordar pode encerrar o contrato.',
      ],
    },
  ],
};

export default agreement;
