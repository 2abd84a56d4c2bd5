import type { LegalText } from '../../types';

const agreement: LegalText = {
  title: 'Conditions d’utilisation',
  lead: 'Les présentes conditions régissent l’utilisation de {name}. L’ouverture d’un compte vaut acceptation ; nous conservons avec le compte la version acceptée, la date et la langue. La consultation des pages publiques ne requiert pas de compte, mais les règles relatives au comportement et aux droits sur les contenus s’appliquent également aux visiteurs.',
  sections: [
    {
      id: 'operator',
      heading: 'Qui exploite {name}',
      body: [
        '{name} (« la plateforme », « nous ») est une place de marché et un service d’information multilingues, où des fournisseurs présentent leur entreprise, leurs produits et leurs services d’ingénierie à des acheteurs. L’exploitant peut être joint à l’adresse {email}, qui reçoit aussi toute notification, réclamation ou communication juridique relative aux présentes conditions.',
        'La plateforme s’adresse aux entreprises et aux personnes qui agissent pour elles. En vous inscrivant, vous déclarez agir dans le cadre d’une activité professionnelle et être habilité à engager l’entreprise que vous représentez.',
      ],
    },
    {
      id: 'account',
      heading: 'Comptes',
      body: [
        'Il existe deux types de compte, fournisseur et acheteur, avec chacun sa propre connexion. Un numéro de téléphone peut être associé à un compte de chaque type. Pour vous inscrire, vous validez le numéro au moyen d’un code, définissez un mot de passe, choisissez un identifiant et indiquez votre nom et une adresse e-mail. L’inscription d’un fournisseur crée aussi la fiche de son entreprise. L’inscription et la recherche sont gratuites.',
        {
          list: [
            'Fournissez des informations exactes et complètes et tenez-les à jour.',
            'Gardez pour vous votre mot de passe et vos codes de vérification. Nous ne les demandons jamais par téléphone, par e-mail ni par messagerie.',
            'Contrôlez la liste des sessions ouvertes dans votre compte et fermez celles que vous ne reconnaissez pas. Toute modification du mot de passe, du téléphone ou de l’e-mail ferme toutes les sessions.',
            'Écrivez sans délai à {email} si vous soupçonnez qu’un tiers utilise votre compte. Les actes accomplis au moyen d’un compte sont imputés à son titulaire, sauf si l’usage abusif ne lui est pas imputable.',
          ],
        },
      ],
    },
    {
      id: 'subUser',
      heading: 'Utilisateurs d’une entreprise',
      body: [
        'Le titulaire d’un compte fournisseur peut ajouter des utilisateurs : des rédacteurs, chargés des produits et du showroom, et des commerciaux, chargés des demandes, des devis et de la messagerie. Leur nombre dépend de l’adhésion ; au-delà, les derniers ajoutés ne peuvent plus se connecter.',
        'Le titulaire veille à ce que ces utilisateurs connaissent et respectent les présentes conditions, répond de leurs actes sur la plateforme et peut les retirer à tout moment.',
      ],
    },
    {
      id: 'posted-content',
      heading: 'Contenus admis',
      body: [
        'Les fournisseurs décident de ce qu’ils publient et en sont responsables. Tout contenu publié doit',
        {
          list: [
            'être exact, à jour et non trompeur, notamment quant à l’origine, aux performances, au prix, aux certificats et aux références ;',
            'porter sur des biens et services qui peuvent être légalement proposés ; les biens soumis à autorisation ou au contrôle des exportations, uniquement avec cette autorisation ;',
            'respecter les droits d’autrui, notamment le droit d’auteur, les marques, les brevets, le secret des affaires et la vie privée ;',
            'être exempt de tout élément illicite, haineux, obscène ou mensonger et de tout code malveillant ;',
            'figurer à sa place : un produit ou service sous un seul nom, dans une catégorie appropriée, sans mots-clés étrangers au sujet.',
          ],
        },
        'Les images sont acceptées aux formats JPG, JPEG ou PNG jusqu’à 2 Mo, les vidéos au format MP4 jusqu’à 20 Mo. Chaque fichier est contrôlé d’après son contenu ; celui qui ne satisfait pas au contrôle est refusé. Lorsqu’un texte manque dans une langue, le texte d’une autre langue y est affiché.',
      ],
    },
    {
      id: 'review',
      heading: 'Validation des contenus',
      body: [
        'Les profils d’entreprise, produits, certificats, lancements de produits et offres de représentation ne sont publiés qu’après validation par un vérificateur. Un refus est motivé ; vous pouvez corriger l’élément et le soumettre à nouveau. La modification d’un contenu déjà publié attend d’être examinée ; la version validée reste visible entre-temps. Les réalisations ainsi que les autres blocs et pages d’un showroom sont publiés sans validation préalable.',
        'Nous pouvons masquer ou désactiver un contenu contraire aux présentes conditions ou à la loi, en indiquant le motif. La validation porte sur la vraisemblance ; il ne constitue pas une inspection des marchandises et ne fait pas nôtre le contenu.',
      ],
    },
    {
      id: 'standing',
      heading: 'Niveaux de vérification et adhésions',
      body: [
        'Deux mentions figurent à côté du nom d’un fournisseur ; elles n’ont pas le même sens.',
        {
          list: [
            'Le niveau de vérification s’obtient : C signifie enregistré, B documents vérifiés, A entreprise auditée. Il est attribué par un vérificateur, daté et limité dans le temps. Le dossier de vérification précise ce qui a été contrôlé, quand et jusqu’à quelle date cela vaut.',
            'L’adhésion – Standard, Or ou Diamant – est un service payant à durée limitée. Elle détermine le volume publiable et les fonctions ouvertes. Elle ne dit rien de la qualité ni de la solvabilité d’un fournisseur.',
          ],
        },
        'L’adhésion supérieure se demande dans l’espace fournisseur ; son prix et sa durée sont convenus avec vous avant qu’elle ne commence. À l’expiration d’un niveau ou d’une adhésion, rien n’est supprimé : ce qui n’est plus couvert est masqué et réapparaît avec lui.',
      ],
    },
    {
      id: 'trade',
      heading: 'Absence de participation aux transactions',
      body: [
        'La plateforme met des entreprises en relation. Les contrats se concluent exclusivement entre fournisseur et acheteur. Nous ne sommes ni vendeur, ni acheteur, ni mandataire, ni transporteur, ni assureur, ni prestataire de paiement et ne détenons ni marchandises ni fonds.',
        'Nous ne garantissons ni la conclusion d’une affaire, ni l’exécution par une partie, ni la conformité des marchandises à leur description. Prix, délais et commandes minimales ne sont pas des offres fermes, sauf indication contraire du fournisseur ; les prix convertis ne servent qu’à comparer. Vérifiez vous-même partenaires, documents et marchandises, et convenez dans votre contrat de l’inspection, des garanties de paiement et du droit applicable.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Comportements interdits',
      body: [
        'Les actes suivants sont interdits :',
        {
          list: [
            'se faire passer pour autrui, imiter une autre entreprise ou ouvrir des comptes en masse ;',
            'envoyer de la publicité non sollicitée ou utiliser les coordonnées trouvées ici à d’autres fins qu’une véritable demande commerciale ;',
            'gonfler artificiellement vues, favoris, termes de recherche ou niveaux ;',
            'contourner la connexion, les limites, la validation ou les restrictions d’accès, ou se procurer les données d’autrui ;',
            'extraire automatiquement des pages d’une manière qui surcharge la plateforme ; l’API publiée peut être utilisée dans ses limites ;',
            'introduire un code malveillant ou perturber le fonctionnement de toute autre manière ;',
            'utiliser la plateforme à des fins de fraude, de blanchiment, de corruption ou de contournement de sanctions ou du contrôle des exportations.',
          ],
        },
      ],
    },
    {
      id: 'property',
      heading: 'Propriété intellectuelle',
      body: [
        'Ce que vous publiez reste à vous. Pour que nous puissions l’afficher, vous nous accordez le droit gratuit, non exclusif et mondial de le stocker, d’en convertir le format et la taille et de le présenter sur la plateforme et dans ses résultats de recherche, tant que vous le laissez publié. Les copies que la loi nous impose de conserver sont exceptées.',
        'Le logiciel, la présentation et la base de données de la plateforme appartiennent à l’exploitant ou à ses concédants. Vous pouvez établir des liens vers des pages, les imprimer et les transmettre pour les besoins de votre activité. La reprise systématique de contenus dans un autre service requiert notre accord.',
      ],
    },
    {
      id: 'notice',
      heading: 'Signalement d’une atteinte',
      body: [
        'Si vous estimez qu’un contenu porte atteinte à vos droits ou à la loi, écrivez à {email} en indiquant',
        {
          list: [
            'l’adresse de la page et le passage, l’image ou le fichier en cause ;',
            'le droit atteint, avec la preuve que vous en êtes titulaire ou agissez pour son titulaire ;',
            'votre nom, votre entreprise et le moyen de vous joindre ;',
            'que le signalement est fait de bonne foi et que son contenu est exact.',
          ],
        },
        'Nous examinons les signalements dans les meilleurs délais, masquons les contenus manifestement illicites, communiquons le motif au fournisseur et lui permettons de répondre à la même adresse. Les comptes qui récidivent sont fermés. L’auteur d’un signalement sciemment faux peut être tenu d’en réparer le préjudice.',
      ],
    },
    {
      id: 'availability',
      heading: 'Fonctionnement et disponibilité',
      body: [
        'Nous veillons à la disponibilité de la plateforme sans en promettre un taux déterminé : maintenance, pannes et attaques peuvent l’interrompre. Nous pouvons étendre et modifier les fonctions. Si une modification retire une part essentielle d’une adhésion payante, son titulaire en est informé à temps et peut y mettre fin ; la part non consommée du prix est remboursée.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilité',
      body: [
        'Notre responsabilité est illimitée en cas de faute intentionnelle ou lourde, d’atteinte à la vie, à l’intégrité physique ou à la santé, et partout où la loi interdit de la limiter. Pour le reste, nous ne répondons que du manquement aux obligations essentielles des présentes conditions, dans la limite du dommage prévisible et typique. Dans la mesure permise par la loi, nous ne répondons ni des contenus et agissements des utilisateurs, ni des services de tiers.',
        'Si un tiers agit contre nous en raison de vos contenus ou de votre manquement aux présentes conditions, vous nous garantissez contre les prétentions fondées et les frais de défense raisonnables, pour autant que le manquement vous soit imputable.',
      ],
    },
    {
      id: 'ending',
      heading: 'Fin du contrat',
      body: [
        'Vous pouvez mettre fin au contrat à tout moment en écrivant à {email} depuis l’adresse e-mail de votre compte. Si le titulaire d’un compte d’entreprise y met fin, les comptes des utilisateurs prennent fin également.',
        'En cas de manquement grave ou répété, ou si la loi l’exige, nous pouvons désactiver un contenu ou un compte, ou mettre fin au contrat sans préavis ; dans les autres cas, moyennant un préavis de trente jours. Nous indiquons le motif et vous entendons, sauf si la loi ou un dommage imminent s’y oppose. Vos contenus ne sont alors plus affichés ; les contrats conclus avec d’autres ne sont pas affectés. La politique de confidentialité précise quelles données sont conservées et combien de temps.',
      ],
    },
    {
      id: 'law',
      heading: 'Droit applicable et langues',
      body: [
        'Le droit du lieu du siège de l’exploitant s’applique et ses tribunaux sont compétents, sauf règles impératives contraires. L’exploitant indique son siège sur demande adressée à {email}. Avant toute action en justice, les parties recherchent une solution amiable. La nullité d’une clause n’affecte pas les autres.',
        'Les présentes conditions existent en huit langues, de même sens. En cas de divergence, la langue dans laquelle vous les avez acceptées fait foi.',
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications et versions',
      body: [
        'Chaque version porte le numéro indiqué en haut de cette page. Nous annonçons dans les notifications du compte, avant leur entrée en vigueur, les modifications importantes pour les titulaires de compte et recueillons leur accord lorsque la loi l’exige. Qui ne les accepte pas peut mettre fin au contrat.',
      ],
    },
  ],
};

export default agreement;
