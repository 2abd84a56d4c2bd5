import type { LegalText } from '../../types';

const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'This policy states which personal data {name} processes, for what purpose, who receives them and how long they are kept. It describes what the platform actually does.',
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      body: [
        'The operator of {name} is responsible for the processing described here (the “controller”). Write to {email} with any question and to exercise your rights.',
        'A supplier that publishes details of its own staff, such as a contact person or the members of a team, is itself responsible for being allowed to do so.',
      ],
    },
    {
      id: 'account',
      heading: 'Data of your account',
      body: [
        'When you register and use an account we store',
        {
          list: [
            'your telephone number, which is proved by a code;',
            'your username, your name, your e-mail address and, if you give it, your position;',
            'your password, as an Argon2id hash only, from which it cannot be read;',
            'your language and time zone, so that messages reach you in the right form;',
            'which version of the user agreement and of this policy you accepted, when and in which language.',
          ],
        },
        'Sub-users are entered by the owner of their company’s account with telephone number, name and role, and are told so by SMS. Without the data required at registration an account cannot be opened.',
      ],
    },
    {
      id: 'company',
      heading: 'Data of your company',
      body: [
        'Suppliers state name, address, telephone, e-mail, contact person, registration number, industries, introduction, pictures, products, cases and certificates. Once approved, the company profile, products and certificates are public all over the world and can be found by search engines.',
        'The business licence serves review alone and is never shown. It is kept in private storage, is accessible only to the company and to reviewers, and is opened by signed addresses that hold for five minutes. Decisions of reviewers and changes of grade, membership and status are recorded with their time and author.',
      ],
    },
    {
      id: 'upload',
      heading: 'Files you upload',
      body: [
        'Pictures are encoded anew, which drops their EXIF data, such as place, time and device. Notes of place in videos are blanked. Documents are stored as they are: remove what you do not wish to pass on before uploading. Attachments are private and are read only by those they are meant for.',
      ],
    },
    {
      id: 'technical',
      heading: 'Sessions and protection against abuse',
      body: [
        {
          list: [
            'For every sign-in we store its time, its last use, the network address (IP) and the browser’s identification (user agent). You see these sessions in your account and can end each of them. Of the session token we keep a hash only.',
            'For every verification code we store the number or e-mail address, the network address that asked for it and a hash of the code.',
            'Failed sign-ins and other attempts are counted by account and network address, for one hour at most.',
            'Logs of faults contain technical details and the number of the request; passwords, tokens and cookies are left out.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Visits and searches',
      body: [
        'Views of a product or company are counted as a number per day, without any identity. Suppliers see these figures, not who has looked.',
        'A search term is stored with a code derived from network address and browser by a secret key. The code changes every day, so that nobody can be recognised by it the day after. Terms that contain an e-mail address, a telephone number or a web address are not stored.',
        'While you are signed in, we note which products and companies you have opened, how often and when last, and keep your favourites and the suppliers and sectors you follow. If you choose so, we tell you by e-mail what is new there; every such e-mail can be stopped by a link in it. Only you see them, and you can delete every entry.',
        'We use no third-party analytics or advertising, and take no decision about you by automated means alone.',
      ],
    },
    {
      id: 'message',
      heading: 'Messages, requests and chat',
      body: [
        'We send codes, notices of changes to your account and a welcome by SMS and e-mail, and notices to the inbox of your account. When you use purchase requests, quotations, agent applications or chat, we process their contents, attachments, participants and times in order to deliver them to the other side. An open purchase request is public without your name and contact details; suppliers see these only once you disclose them.',
        'If you book a meeting at a trade fair, the exhibitor sees your name, your phone number and your confirmed e-mail address, and you see its name and stand. Saved searches and the requests you follow are seen by you alone. If you report a request or a quotation, our staff read your report and tell you what was decided; its author learns that it was removed, but not who reported it.',
      ],
    },
    {
      id: 'purpose',
      heading: 'Purposes and legal grounds',
      body: [
        {
          list: [
            'Performance of the user agreement: running accounts, publishing content, delivering messages.',
            'Legitimate interests: security, prevention of abuse, review of content, statistics without identity.',
            'Legal obligations: keeping evidence, answering authorities.',
            'Consent, where we ask for it; it can be withdrawn at any time for the future.',
          ],
        },
      ],
    },
    {
      id: 'cookie',
      heading: 'Cookies and storage in your browser',
      body: [
        'All cookies serve a function of the platform; none serves advertising.',
        {
          terms: [
            ['token', 'Your session as a supplier; closed to scripts; ends after 30 days without use.'],
            ['usertoken', 'Your session as a purchaser; closed to scripts; ends after 30 days without use.'],
            ['stafftoken', 'The session of a member of our staff; main host only; 12 hours.'],
            ['signed_in', 'Which kinds of account are signed in, without any identity; 60 days.'],
            [
              'pending_act',
              'What you wanted to do before you signed in, so that it is done when you are back; 30 minutes.',
            ],
            [
              'known_device',
              'That you have signed in on this device before, so that strangers who try your password cannot keep you out; closed to scripts; 180 days.',
            ],
            ['i18n_redirected', 'The language you chose; 365 days.'],
            ['device', 'Whether the mobile or the desktop variant is shown; 365 days.'],
          ],
        },
        'For the tab, until it is closed, your browser keeps the products chosen for comparison and, under “stateKey”, the details of your account shown in the header and the counts of unread messages; the latter are cleared when you sign out. Beyond that it keeps your last six searches and, if you are signed in as both, which account acts. You can clear these at any time.',
      ],
    },
    {
      id: 'recipient',
      heading: 'Who receives data',
      body: [
        {
          list: [
            'The public: what suppliers publish.',
            'An object storage provider, where the operator uses one: uploaded files. Your browser then loads public pictures and videos from that provider, which thereby learns your network address.',
            'The SMS gateway and the e-mail server: the number or address and the text of the message.',
            'The provider of the servers and the database: all data, on our instructions.',
            'Authorities and courts, where the law obliges us.',
          ],
        },
        'We do not sell personal data. The providers process data on our instructions only; the operator names them on request. If one of them is located in another country, the safeguards required by law apply.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long data are kept',
      body: [
        {
          list: [
            'Image captchas: 5 minutes. Unfinished registrations: 1 hour.',
            'Verification codes: valid for 10 minutes; the record is kept for 2 days.',
            'Invitations to a company account: open for 7 days; name and number are deleted 30 days after that.',
            'Sessions: 30 days after their last use; their record for another 30 days after they end.',
            'SMS and e-mail: the text is erased on sending, the recipient and time after 7 days, after 30 days if delivery failed.',
            'Uploads that were not finished or are not used anywhere: 24 hours.',
            'Search terms: 7 days.',
            'Browsing history: the last 500 entries; favourites: up to 1,000; follows: up to 200; each until you delete them.',
            'Account, company data, notices and acceptances: as long as the account exists; afterwards they are erased, unless the law requires us to keep them.',
            'Daily figures of page views, which identify nobody: without limit.',
          ],
        },
        'Deletion runs every hour, so that an entry may outlast its period slightly.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      body: [
        'Transmission is encrypted wherever the site is served over https. Session cookies are closed to scripts, private files need a signed address, and staff sign in separately and see only what their role requires. No system is perfectly secure; should a breach occur, we inform those affected and the authorities as the law demands.',
      ],
    },
    {
      id: 'right',
      heading: 'Your rights',
      body: [
        'Depending on the law that applies to you, you may ask for access, correction, erasure, restriction or a portable copy of your data, object to their processing, withdraw consent and complain to a supervisory authority.',
        'Much you can do yourself: change name, telephone number, e-mail address and password, end sessions, delete history, favourites and notices. For the rest, write to {email}. We may ask for proof that the account is yours, and as a rule answer within one month.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and versions',
      body: [
        'Each version bears the number shown at the top of this page. We announce changes that matter to account holders in the notices of the account before they take effect. The platform is meant for businesses and is not directed at children.',
      ],
    },
  ],
};

export default privacy;
