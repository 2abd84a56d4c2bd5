import type { LegalText } from '../../types';

const agreement: LegalText = {
  title: 'User agreement',
  lead: 'This agreement governs the use of {name}. By registering an account you accept it; we store with the account which version was accepted, when and in which language. You can browse the public pages without an account, but the rules on conduct and on rights in content also apply to visitors.',
  sections: [
    {
      id: 'operator',
      heading: 'Who runs {name}',
      body: [
        '{name} (“the platform”, “we”) is a multilingual marketplace and information service on which suppliers present companies, products and engineering services and buyers look for them. The operator can be reached at {email}; that address also receives every notice, complaint and legal communication under this agreement.',
        'The platform is for businesses and the people who act for them. By registering you declare that you act in the course of a trade, business or profession and that you are entitled to bind the company you act for.',
      ],
    },
    {
      id: 'account',
      heading: 'Accounts',
      body: [
        'There are two types of account, supplier and buyer, each with its own sign-in. One phone number can have one account of each type. To register you must verify the number with a code, set a password, choose a username and give your name and an email address. A supplier’s registration also creates its company’s record. Registration and search are free of charge.',
        {
          list: [
            'Give true and complete information and keep it up to date.',
            'Keep your password and verification codes to yourself. We never ask for them by phone, email or chat.',
            'Check the list of signed-in devices in your account and sign out any you do not recognise. Changing the password, phone number or email address signs you out everywhere.',
            'Write to {email} immediately if you suspect that someone else is using your account. Actions through an account are attributed to its holder, unless the holder is not responsible for the misuse.',
          ],
        },
      ],
    },
    {
      id: 'subUser',
      heading: 'Sub-users of a company',
      body: [
        'The owner of a supplier account may add sub-users: editors, who manage products and the showroom, and sales staff, who deal with requests, quotations and chat. Their number depends on the membership; beyond that number, those added last cannot sign in.',
        'The owner must ensure that sub-users know and comply with this agreement, is responsible for their actions on the platform and can remove them at any time.',
      ],
    },
    {
      id: 'posted-content',
      heading: 'What may be published',
      body: [
        'Suppliers decide what they publish and are responsible for it. Everything published must',
        {
          list: [
            'be true, current and not misleading, in particular as regards origin, performance, price, certificates and references;',
            'concern goods and services that may lawfully be offered; goods that need a permit or fall under export control only with that permit;',
            'respect the rights of others, in particular copyright, trade marks, patents, trade secrets and privacy;',
            'be free of unlawful, hateful, obscene or deceptive matter and of harmful code;',
            'be in its proper place: one product or service under one name, in a fitting category, without keywords that have nothing to do with it.',
          ],
        },
        'Images must be JPG, JPEG or PNG files of up to 2 MB, videos MP4 files of up to 20 MB. The content of every file is examined; files that do not pass are rejected. If a text is missing in a language, the text in another language is shown.',
      ],
    },
    {
      id: 'review',
      heading: 'Review',
      body: [
        'Company profiles, products, certificates, product launches and agent offers become public only after a reviewer has approved them. A rejection states its reason; you may correct the entry and submit it again. A change to published content must be reviewed; the approved version stays visible in the meantime. Cases and the other blocks and pages of a showroom are published without prior review.',
        'We may hide or disable content that breaches this agreement or the law, stating the reason. A review is a plausibility check; it is not an inspection of the goods and does not make the content our own.',
      ],
    },
    {
      id: 'standing',
      heading: 'Verification grades and memberships',
      body: [
        'Two badges appear next to a supplier’s name, and they mean different things.',
        {
          list: [
            'The verification grade is earned: C means registered, B that documents were checked, A that the company was audited. A reviewer awards it with a date and for a limited period. The verification record states what was checked, when and how long it is valid.',
            'The membership – Regular, Gold or Diamond – is a paid service with an end date. It determines how much can be published and which features are included. It says nothing about the quality or solvency of a supplier.',
          ],
        },
        'You can apply for a higher membership in the supplier centre; its price and term are agreed with you before it begins. When a grade or a membership ends, nothing is deleted: content it no longer covers is hidden and reappears on renewal.',
      ],
    },
    {
      id: 'trade',
      heading: 'No part in your transactions',
      body: [
        'The platform brings businesses together. Contracts are concluded only between supplier and buyer. We are not a seller, buyer, agent, carrier, insurer or payment service, and we hold neither goods nor money.',
        'We do not guarantee that a transaction comes about, that a party performs or that goods match their description. Prices, lead times and minimum orders are not binding offers unless the supplier says so; converted prices are for comparison only. Examine partners, documents and goods yourself, and agree on inspection, security for payment and the applicable law in your own contract.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Prohibited conduct',
      body: [
        'It is not permitted to',
        {
          list: [
            'pretend to be someone else, imitate another company or register accounts in bulk;',
            'send unsolicited advertising or use contact details found here for anything but a genuine business inquiry;',
            'inflate views, favourites, search terms or grades artificially;',
            'circumvent sign-in, limits, review or access restrictions, or obtain data of others;',
            'retrieve pages automatically in a way that burdens the platform; the published API may be used within its limits;',
            'introduce malicious code or impair operation in any other way;',
            'use the platform for fraud, money laundering, corruption or the evasion of sanctions or export controls.',
          ],
        },
      ],
    },
    {
      id: 'property',
      heading: 'Intellectual property',
      body: [
        'What you publish remains yours. So that we can show it, you grant us a free, non-exclusive, worldwide right to store it, to convert its format and size and to display it on the platform and in its search results, for as long as you keep it published. This does not apply to copies that the law obliges us to keep.',
        'The software, the design and the collection of data of the platform belong to the operator or its licensors. You may link to single pages, print them and pass them on for your business. Copying content systematically into another service requires our consent.',
      ],
    },
    {
      id: 'notice',
      heading: 'Reporting infringements',
      body: [
        'If you believe that content infringes your rights or the law, write to {email} and state',
        {
          list: [
            'the address of the page and the passage, image or file concerned;',
            'the right infringed, with evidence that it is yours or that you act for its holder;',
            'your name, your company and your contact details;',
            'that you make the report in good faith and that its contents are correct.',
          ],
        },
        'We examine reports without undue delay, hide content that is evidently unlawful, inform the supplier of the reason and give it the opportunity to reply to the same address. Accounts that infringe repeatedly are closed. Anyone who makes a report knowing it to be false may be liable for the damage.',
      ],
    },
    {
      id: 'availability',
      heading: 'Operation and availability',
      body: [
        'We take care to keep the platform available, but do not guarantee any particular availability: maintenance, faults and attacks can interrupt it. We may extend and change features. If a change removes an essential part of a paid membership, we will inform its holder in good time; the holder may then end the membership, and the unused part of the fee will be refunded.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      body: [
        'We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law forbids a limitation. Otherwise we are liable only for the breach of essential obligations under this agreement, limited to the foreseeable damage that is typical of it. To the extent the law allows, we are not liable for the content and conduct of users or for the services of third parties.',
        'If a third party asserts claims against us because of your content or your breach of this agreement, you must indemnify us against justified claims and reasonable costs of defence, provided that you are responsible for the breach.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending the agreement',
      body: [
        'You may end this agreement at any time by writing to {email} from the email address of your account. If the owner of a company account ends it, the accounts of its sub-users end too.',
        'We may disable content or an account, or end this agreement without notice, in case of a serious or repeated breach or where the law so requires, and otherwise with thirty days’ notice. We will give reasons and let you respond, unless the law or imminent harm prevents it. Afterwards your content is no longer shown; contracts you have concluded with others are not affected. The privacy policy says which data are kept and for how long.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law and languages',
      body: [
        'The law of the place of the operator’s registered office applies, and its courts have jurisdiction, unless mandatory law provides otherwise. The operator will state its registered office on request to {email}. Before going to court, both parties must try to settle the matter amicably. If one provision is invalid, the others remain in force.',
        'This agreement exists in eight languages with the same meaning. Should they differ, the language in which you accepted it prevails.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and versions',
      body: [
        'Each version bears the number shown at the top of this page. We announce changes that matter to account holders in the notices of the account before they take effect, and ask for consent where the law requires it. If you do not agree, you may end the agreement.',
      ],
    },
  ],
};

export default agreement;
