import type { LegalText } from '../../types';

const privacy: LegalText = {
  title: 'Privacy policy',
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
            'your phone number, verified by a code;',
            'your username, your name, your email address and, if you give it, your position;',
            'your password, only as an Argon2id hash, from which it cannot be read;',
            'your language and time zone, so that messages reach you in the right form;',
            'which version of the user agreement and of this policy you accepted, when and in which language.',
          ],
        },
        'The owner of a company’s account enters sub-users with phone number, name and role, and they are notified by SMS. Without the data required at registration, an account cannot be opened.',
      ],
    },
    {
      id: 'company',
      heading: 'Data of your company',
      body: [
        'Suppliers state name, address, phone, email, contact person, registration number, industries, introduction, pictures, products, cases and certificates. Once approved, the company profile, products and certificates are public worldwide and can be found by search engines.',
        'The business licence is used for review only and is never shown. It is kept in private storage, is accessible only to the company and to reviewers, and is opened through signed addresses that are valid for five minutes. Decisions of reviewers and changes of grade, membership and status are recorded with their time and author.',
      ],
    },
    {
      id: 'upload',
      heading: 'Files you upload',
      body: [
        'Images are re-encoded, which removes their EXIF data, such as location, time and device. Location data in videos is removed. Documents are stored as they are: remove what you do not wish to pass on before uploading. Attachments are private and can be read only by their intended recipients.',
      ],
    },
    {
      id: 'technical',
      heading: 'Sessions and protection against abuse',
      body: [
        {
          list: [
            'For every sign-in we store its time, its last use, the network address (IP) and the browser’s identification (user agent). You can see these sessions in your account and end each of them. We keep only a hash of the session token.',
            'For every verification code we store the number or email address, the network address that asked for it and a hash of the code.',
            'Failed sign-ins and other attempts are counted per account and network address, for at most one hour.',
            'Logs of faults contain technical details and the number of the request; passwords, tokens and cookies are left out.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Visits and searches',
      body: [
        'Views of a product or company are counted as a number per day, without any identity. Suppliers see these figures, but not who viewed them.',
        'A search term is stored with a code derived from network address and browser by a secret key. The code changes every day, so that no one can be recognised by it the next day. Terms that contain an email address, a phone number or a web address are not stored.',
        'While you are signed in, we note which products and companies you have opened, how often and when last, and keep your favourites and the suppliers and sectors you follow. If you choose to, we notify you by email of what is new; you can stop these emails with a link in each of them. Only you can see these entries, and you can delete each of them.',
        'We use no third-party analytics or advertising, and take no decision about you by solely automated means.',
      ],
    },
    {
      id: 'message',
      heading: 'Messages, requests and chat',
      body: [
        'We send codes, notices of changes to your account and a welcome by SMS and email, and notices to the inbox of your account. When you use purchase requests, quotations, agent applications or chat, we process their contents, attachments, participants and times in order to deliver them to the other party. An open purchase request is public without your name and contact details; suppliers see these only once you disclose them.',
        'If you book a meeting at a trade fair, the exhibitor sees your name, your phone number and your confirmed email address, and you see its name and stand. Saved searches and the requests you follow can be seen only by you. If you report a request or a quotation, our staff read your report and inform you of the decision; the author is told that it was removed, but not who reported it.',
        'In the chat, the members of a supplier’s team with access to the chat can read its conversations and keep notes that only they can see. A message that cannot be sent is kept on your device until it is sent or you discard it. If a message remains unread, we send it by email. If a conversation is reported, our staff may read it up to the report; each reading is recorded. From the times of messages we calculate how quickly a supplier answers and show this in its showroom.',
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
        'All cookies are needed for a feature of the platform; none is used for advertising.',
        {
          terms: [
            ['token', 'Your session as a supplier; not readable by scripts; ends after 30 days without use.'],
            ['usertoken', 'Your session as a buyer; not readable by scripts; ends after 30 days without use.'],
            ['stafftoken', 'The session of a member of our staff; main host only; 12 hours.'],
            ['signed_in', 'Which types of account are signed in, without any identity; 60 days.'],
            [
              'pending_act',
              'What you wanted to do before you signed in, so that it is done once you are signed in; 30 minutes.',
            ],
            [
              'known_device',
              'That you have signed in on this device before, so that strangers who try your password cannot lock you out; not readable by scripts; 180 days.',
            ],
            ['i18n_redirected', 'The language you chose; 365 days.'],
            ['device', 'Whether the mobile or the desktop variant is shown; 365 days.'],
          ],
        },
        'For the tab, until it is closed, your browser keeps the products chosen for comparison and, under “stateKey”, the details of your account shown in the header and the counts of unread messages; the latter are cleared when you sign out. It also keeps your last six searches and, if you are signed in as both, which account is active. While nobody is signed in, it keeps the products and suppliers viewed last; signing in or registering moves them to your browsing history. You can clear these at any time.',
      ],
    },
    {
      id: 'recipient',
      heading: 'Who receives data',
      body: [
        {
          list: [
            'The public: what suppliers publish.',
            'An object storage provider, where the operator uses one: uploaded files. Your browser then loads public images and videos from that provider, which thereby learns your network address.',
            'The SMS gateway and the email server: the number or address and the text of the message.',
            'A translation service, where the operator uses one: the words of a message, of a request, a question or a quotation, or of your product and company texts that you or their readers ask to have translated, without names and contact details of accounts.',
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
            'Invitations to a company account: valid for 7 days; name and number are deleted 30 days after that.',
            'Sessions: 30 days after their last use; their record for another 30 days after they end.',
            'SMS and email: the text is erased on sending, the recipient and time after 7 days, after 30 days if delivery failed.',
            'Uploads that were not finished or are not used anywhere: 24 hours.',
            'Search terms: 7 days.',
            'Browsing history: the last 500 entries; favourites: up to 1,000; follows: up to 200; each until you delete them.',
            'Account, company data, notices and acceptances: as long as the account exists; afterwards they are erased, unless the law requires us to keep them.',
            'Daily figures of page views, which identify no one: without limit.',
          ],
        },
        'Deletion runs every hour, so that an entry may outlast its period slightly.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      body: [
        'Transmission is encrypted wherever the site is served over https. Session cookies are not readable by scripts, private files need a signed address, and staff sign in separately and see only what their role requires. No system is perfectly secure; should a breach occur, we will inform those affected and the authorities as the law demands.',
      ],
    },
    {
      id: 'right',
      heading: 'Your rights',
      body: [
        'Depending on the law that applies to you, you may ask for access, correction, erasure, restriction or a portable copy of your data, object to their processing, withdraw consent and complain to a supervisory authority.',
        'You can do much of this yourself: change your name, phone number, email address and password, end sessions, and delete history, favourites and notices. For the rest, write to {email}. We may ask for proof that the account is yours, and as a rule answer within one month.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and versions',
      body: [
        'Each version bears the number shown at the top of this page. We announce changes that matter to account holders in the notices of the account before they take effect. The platform is for businesses and is not directed at children.',
      ],
    },
  ],
};

export default privacy;
