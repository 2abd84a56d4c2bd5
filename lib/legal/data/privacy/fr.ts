import type { LegalText } from '../../types';

const privacy: LegalText = {
  title: 'Politique de confidentialité',
  lead: 'Cette politique indique quelles données personnelles {name} traite, à quelles fins, qui les reçoit et combien de temps elles sont conservées. Elle décrit ce que la plateforme fait réellement.',
  sections: [
    {
      id: 'controller',
      heading: 'Responsable du traitement',
      body: [
        'L’exploitant de {name} est responsable des traitements décrits ici. Pour toute question et pour exercer vos droits, écrivez à {email}.',
        'Le fournisseur qui publie des données de son personnel, par exemple un interlocuteur ou les membres d’une équipe, répond lui-même du droit de le faire.',
      ],
    },
    {
      id: 'account',
      heading: 'Données de votre compte',
      body: [
        'Lorsque vous ouvrez et utilisez un compte, nous conservons',
        {
          list: [
            'votre numéro de téléphone, validé par un code ;',
            'votre identifiant, votre nom, votre adresse e-mail et, si vous l’indiquez, votre fonction ;',
            'votre mot de passe, sous la seule forme d’une empreinte Argon2id qui ne permet pas de le retrouver ;',
            'votre langue et votre fuseau horaire, afin que les messages vous parviennent sous la bonne forme ;',
            'la version des conditions d’utilisation et de la présente politique que vous avez acceptée, quand et dans quelle langue.',
          ],
        },
        'Les utilisateurs sont saisis par le titulaire du compte de leur entreprise, avec téléphone, nom et rôle, et en sont avisés par SMS. Sans les données requises à l’inscription, aucun compte ne peut être ouvert.',
      ],
    },
    {
      id: 'company',
      heading: 'Données de votre entreprise',
      body: [
        'Les fournisseurs indiquent nom, adresse, téléphone, e-mail, interlocuteur, numéro d’immatriculation, secteurs, présentation, images, produits, réalisations et certificats. Une fois validés, la fiche d’entreprise, les produits et les certificats sont publics dans le monde entier et accessibles aux moteurs de recherche.',
        'La licence d’entreprise ne sert qu’à la validation et n’est jamais affichée. Elle se trouve dans un stockage privé, accessible à l’entreprise et aux vérificateurs seulement, par des adresses signées valables cinq minutes. Les décisions des vérificateurs et les changements de niveau, d’adhésion et de statut sont consignés avec leur date et leur auteur.',
      ],
    },
    {
      id: 'upload',
      heading: 'Fichiers envoyés',
      body: [
        'Les images sont réencodées, ce qui supprime leurs données EXIF telles que lieu, heure et appareil. Les indications de lieu des vidéos sont effacées. Les documents sont conservés tels quels : retirez avant l’envoi ce que vous ne souhaitez pas transmettre. Les pièces jointes sont privées et lisibles par leurs seuls destinataires.',
      ],
    },
    {
      id: 'technical',
      heading: 'Sessions et protection contre les abus',
      body: [
        {
          list: [
            'Pour chaque connexion, nous conservons la date, la dernière utilisation, l’adresse réseau (IP) et l’identification du navigateur (user agent). Vous voyez ces sessions dans votre compte et pouvez fermer chacune d’elles. Du jeton de session, nous ne gardons qu’une empreinte.',
            'Pour chaque code de vérification, nous conservons le numéro ou l’e-mail, l’adresse réseau qui l’a demandé et une empreinte du code.',
            'Les échecs de connexion et autres tentatives sont comptés par compte et adresse réseau, pendant une heure au plus.',
            'Les journaux d’erreurs contiennent des données techniques et le numéro de la requête ; mots de passe, jetons et cookies en sont exclus.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Visites et recherches',
      body: [
        'Les vues d’un produit ou d’une entreprise sont comptées par jour, sans aucune identité. Les fournisseurs voient ces chiffres, non les visiteurs.',
        'Un terme de recherche est conservé avec un code calculé à partir de l’adresse réseau et du navigateur au moyen d’une clé secrète. Ce code change chaque jour, de sorte que personne n’est reconnaissable le lendemain. Les termes contenant une adresse e-mail, un numéro de téléphone ou une adresse web ne sont pas conservés.',
        'Lorsque vous êtes connecté, nous notons quels produits et entreprises vous avez ouverts, combien de fois et quand pour la dernière fois, et gardons vos favoris ainsi que les fournisseurs et secteurs que vous suivez. Si vous le choisissez, nous vous en signalons les nouveautés par e-mail ; un lien dans chaque e-mail permet d’y mettre fin. Vous seul les voyez et pouvez en supprimer chaque entrée.',
        'Nous n’utilisons aucun service tiers de mesure d’audience ni de publicité et ne prenons à votre égard aucune décision exclusivement automatisée.',
      ],
    },
    {
      id: 'message',
      heading: 'Messages, demandes et messagerie',
      body: [
        'Nous envoyons par SMS et par e-mail des codes, des avis de modification de votre compte et un message de bienvenue, ainsi que des notifications dans la boîte de réception de votre compte. Lorsque vous utilisez les demandes de prix, les devis, les candidatures d’agent ou la messagerie, nous traitons leurs contenus, pièces jointes, participants et horaires pour les remettre à l’autre partie. Une demande de prix ouverte est publique sans votre nom ni vos coordonnées ; les fournisseurs ne les voient que si vous les communiquez.',
        'Si vous réservez un rendez-vous sur un salon, l’exposant voit votre nom, votre numéro de téléphone et votre adresse e-mail confirmée ; vous voyez son nom et son stand. Vos recherches enregistrées et les demandes que vous suivez ne sont visibles que de vous. Si vous signalez une demande ou une offre, notre équipe lit votre signalement et vous fait part de sa décision ; l’auteur apprend le retrait, mais pas qui a fait le signalement.',
        'Dans la messagerie, les membres de l’équipe d’un fournisseur autorisés à y écrire lisent ses conversations et peuvent y joindre des notes qu’eux seuls voient. Un message qui ne peut être envoyé est gardé sur votre appareil jusqu’à ce qu’il soit envoyé ou que vous l’abandonniez. Un message resté non lu vous est envoyé par e-mail. Si une conversation est signalée, notre personnel peut la lire jusqu’au signalement ; chaque lecture est consignée. À partir des heures des messages, nous calculons la rapidité de réponse d’un fournisseur et l’affichons dans son showroom.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Finalités et bases juridiques',
      body: [
        {
          list: [
            'Exécution des conditions d’utilisation : gestion des comptes, publication des contenus, remise des messages.',
            'Intérêts légitimes : sécurité, prévention des abus, validation des contenus, statistiques sans identité.',
            'Obligations légales : conservation de preuves, réponses aux autorités.',
            'Consentement, lorsque nous le demandons ; il peut être retiré à tout moment pour l’avenir.',
          ],
        },
      ],
    },
    {
      id: 'cookie',
      heading: 'Cookies et stockage du navigateur',
      body: [
        'Tous les cookies servent une fonction de la plateforme ; aucun ne sert à la publicité.',
        {
          terms: [
            [
              'token',
              'Votre session de fournisseur ; inaccessible aux scripts ; prend fin après 30 jours sans utilisation.',
            ],
            [
              'usertoken',
              'Votre session d’acheteur ; inaccessible aux scripts ; prend fin après 30 jours sans utilisation.',
            ],
            ['stafftoken', 'La session d’un membre de notre équipe ; site principal seulement ; 12 heures.'],
            ['signed_in', 'Les types de compte connectés, sans identité ; 60 jours.'],
            [
              'pending_act',
              'Ce que vous vouliez faire avant de vous connecter, afin de l’exécuter à votre retour ; 30 minutes.',
            ],
            [
              'known_device',
              'Que vous vous êtes déjà connecté sur cet appareil, pour que les essais d’inconnus ne vous bloquent pas ; inaccessible aux scripts ; 180 jours.',
            ],
            ['i18n_redirected', 'La langue choisie ; 365 jours.'],
            ['device', 'L’affichage mobile ou ordinateur ; 365 jours.'],
          ],
        },
        'Jusqu’à la fermeture de l’onglet, votre navigateur garde les produits choisis pour la comparaison et, sous « stateKey », les données de votre compte affichées en haut de page et le nombre de messages non lus ; ces dernières sont effacées à la déconnexion. Il garde en outre vos six dernières recherches et, si vous êtes connecté avec les deux types de compte, celui qui agit. Tant que personne n’est connecté, il garde les derniers produits et fournisseurs consultés, que la connexion ou l’inscription ajoute à votre historique. Vous pouvez effacer ces données à tout moment.',
      ],
    },
    {
      id: 'recipient',
      heading: 'Destinataires des données',
      body: [
        {
          list: [
            'Le public : ce que publient les fournisseurs.',
            'Un prestataire de stockage d’objets, si l’exploitant y recourt : les fichiers envoyés. Votre navigateur charge alors les images et vidéos publiques auprès de ce prestataire, qui apprend ainsi votre adresse réseau.',
            'La passerelle SMS et le serveur de messagerie : le numéro ou l’adresse et le texte du message.',
            'Un service de traduction, si l’exploitant en utilise un : les mots d’un message, d’une demande de prix, d’une question ou d’un devis, ou de vos textes de produits et d’entreprise, dont vous ou leur lecteur demandez la traduction, sans nom ni coordonnées de compte.',
            'L’hébergeur des serveurs et de la base de données : toutes les données, sur nos instructions.',
            'Les autorités et les tribunaux, lorsque la loi nous y oblige.',
          ],
        },
        'Nous ne vendons pas de données personnelles. Les prestataires ne traitent les données que sur nos instructions ; l’exploitant les nomme sur demande. Si l’un d’eux se trouve dans un autre pays, les garanties exigées par la loi s’appliquent.',
      ],
    },
    {
      id: 'retention',
      heading: 'Durées de conservation',
      body: [
        {
          list: [
            'Captchas : 5 minutes. Inscriptions inachevées : 1 heure.',
            'Codes de vérification : valables 10 minutes ; leur trace est gardée 2 jours.',
            'Invitations à un compte d’entreprise : ouvertes pendant 7 jours ; le nom et le numéro sont supprimés 30 jours après.',
            'Sessions : 30 jours après la dernière utilisation ; leur trace, 30 jours de plus après leur fin.',
            'SMS et e-mails : le texte est effacé dès l’envoi, le destinataire et l’heure après 7 jours, après 30 jours en cas d’échec.',
            'Fichiers inachevés ou utilisés nulle part : 24 heures.',
            'Termes de recherche : 7 jours.',
            'Historique : les 500 dernières entrées ; favoris : jusqu’à 1 000 ; suivis : jusqu’à 200 ; dans chaque cas jusqu’à ce que vous les supprimiez.',
            'Compte, données d’entreprise, notifications et acceptations : tant que le compte existe ; ils sont ensuite effacés, sauf si la loi impose de les conserver.',
            'Chiffres quotidiens de vues, qui n’identifient personne : sans limite.',
          ],
        },
        'L’effacement a lieu toutes les heures ; une entrée peut donc dépasser légèrement sa durée.',
      ],
    },
    {
      id: 'security',
      heading: 'Sécurité',
      body: [
        'Les échanges sont chiffrés partout où le site est servi en https. Les cookies de session sont inaccessibles aux scripts, les fichiers privés exigent une adresse signée, et notre équipe se connecte séparément et ne voit que ce que son rôle requiert. Aucun système n’est parfaitement sûr ; en cas de violation, nous informons les personnes concernées et les autorités comme la loi l’exige.',
      ],
    },
    {
      id: 'right',
      heading: 'Vos droits',
      body: [
        'Selon la loi qui vous est applicable, vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation du traitement ou une copie portable, vous opposer au traitement, retirer un consentement et saisir une autorité de contrôle.',
        'Vous pouvez faire beaucoup vous-même : modifier nom, téléphone, e-mail et mot de passe, fermer des sessions, supprimer historique, favoris et notifications. Pour le reste, écrivez à {email}. Nous pouvons demander la preuve que le compte est le vôtre et répondons en règle générale sous un mois.',
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications et versions',
      body: [
        'Chaque version porte le numéro indiqué en haut de cette page. Nous annonçons dans les notifications du compte, avant leur entrée en vigueur, les modifications importantes pour les titulaires de compte. La plateforme s’adresse aux entreprises et non aux enfants.',
      ],
    },
  ],
};

export default privacy;
