/** All limits and constants. docs/domain.md, Limits. */
export const config = {
  name: { short: 'GECO', long: 'Global Engineering COoperation', zh: '全球工程合作平台' },
  fair: 'fair',
  /** Countries from which companies can register. */
  coverage: { countries: 200 },
  keyword: { max: 120 },
  hashids: { minLength: 8, alphabet: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' },
  cookie: {
    language: { name: 'i18n_redirected', days: 365 },
    device: { name: 'device', days: 365 },
    currency: { name: 'currency', days: 365 },
    supplier: 'token',
    purchaser: 'usertoken',
    staff: 'stafftoken',
    staffLanguage: { name: 'stafflang', days: 365 },
    /** Which account kinds are signed in, for client scripts. Outlives the session, to tell that one has ended. */
    present: { name: 'signed_in', days: 60 },
    /** The action a visitor wanted before signing in, resumed afterwards. */
    pendingAct: { name: 'pending_act', minutes: 30 },
    /**
     * Accounts that signed in on this device, whose password attempts are counted separately; the latest `accounts` are
     * kept.
     */
    knownDevice: { name: 'known_device', days: 180, accounts: 5 },
  },
  /** Seconds that a browser keeps the rates, and days after which one is marked as old. */
  exchangeRate: { maxAge: 3600, staleDays: 7 },
  list: { desktop: 28, mobile: 20, company: 20, companyAdvanced: 20, related: 5, suggestion: 8, hotWord: 8 },
  compare: { max: 4 },
  id: { max: 2_147_483_647 },
  listing: { values: 20, page: 1000, amount: 1_000_000_000 },
  product: {
    categories: 3,
    tags: 5,
    pictures: 6,
    summary: 50,
    introduction: 5000,
    priceBreaks: 6,
    parameters: 60,
    groups: 100,
    leadDays: 3650,
    warrantyMonths: 120,
    /** Filter steps of the minimum warranty, in months. */
    warranty: [12, 24, 36],
    amount: 1_000_000_000_000,
    /** In characters: storage limits. */
    name: 120,
    brand: 80,
    keywords: 300,
    label: 80,
    unit: 20,
    text: 60_000,
  },
  company: {
    introduction: 5000,
    categories: 5,
    tags: 5,
    /** In characters: storage limits. */
    name: 120,
    line: 200,
    number: 40,
    text: 60_000,
    founded: 1500,
    employees: 10_000_000,
    /** Square metres. */
    floorArea: 1_000_000_000,
    exportCountries: 250,
    wish: 1000,
  },
  case: { title: 30, description: 1000 },
  content: {
    channels: [
      ...['shortnews', 'info', 'innovation', 'media', 'video', 'promotion', 'investment'],
      ...['thematic', 'article', 'notice', 'fair', 'about', 'help'],
    ],
    /** On the Chinese site only. docs/domain.md, Language restriction. */
    zhOnly: ['info', 'promotion', 'investment'],
    statuses: ['draft', 'scheduled', 'published', 'withdrawn'],
    ways: ['news', 'policy', 'analysis', 'report'],
    investmentTypes: ['park', 'project', 'region'],
    fairParts: ['update', 'notice', 'highlight'],
    mediaKinds: ['press', 'interview', 'broadcast', 'podcast'],
    stages: ['research', 'pilot', 'ready', 'deployed'],
    page: 20,
    hotDays: 30,
    hotWords: 50,
    keywords: 8,
    /** In characters: storage limits. */
    title: 300,
    summary: 1000,
    body: 200_000,
  },
  tender: {
    ways: ['tender', 'inquiry'],
    categories: ['engineering', 'materials', 'services'],
    statuses: ['planned', 'open', 'closed', 'awarded', 'cancelled', 'withdrawn'],
    /** Days within which a deadline is shown as near. */
    soon: 7,
    page: 20,
    sorts: ['comprehensive', 'deadline', 'latest', 'popularity'],
  },
  purchase: {
    /** Filter steps: days until requests close, and minimum quotations they still take. */
    closing: [3, 7, 30],
    places: [1, 3, 5],
  },
  country: { pages: ['handbook', 'tax', 'policy'] },
  directory: { kinds: ['chamber', 'agency', 'association', 'certifier'] },
  slogan: 20,
  caps: {
    product: { regular: 50, gold: 500, diamond: 5000 },
    case: { regular: 5, gold: 50, diamond: 200 },
    subUser: { regular: 1, gold: 5, diamond: 20 },
    picture: { regular: 1, gold: 10, diamond: 30 },
    /** Per calendar month in UTC (lib/quotation/commands.ts, monthStart); null for unlimited. */
    quotation: { regular: 10, gold: 60, diamond: null },
  },
  showroom: {
    popular: 8,
    groupProducts: 4,
    cases: 3,
    page: 24,
    zone: 4,
    text: { title: 80, short: 400, long: 2000, body: 8000 },
  },
  picture: { widths: [96, 160, 240, 320, 480, 640, 768, 960, 1280, 1600], ratio: 4 / 3 },
  upload: {
    /** Validity of upload tokens and signed addresses. */
    tokenSeconds: 3600,
    addressSeconds: 300,
    /** Limits of a decoded picture: pixels, and memory for decoding. */
    pixels: 50_000_000,
    decodeBytes: 160 * 2 ** 20,
    /** Limit of a form whose file comes before its token, and limits of a part, except for the last one. */
    formBytes: 4 * 2 ** 20,
    part: { min: 2 ** 20, max: 4 * 2 ** 20 },
    /** Unreferenced files per account, and hours that they and unfinished parts are kept. */
    unused: 100,
    unusedHours: 24,
    name: 200,
    /** `pdfBytes`: limit for PDFs, which may be larger than pictures. */
    kinds: {
      picture: { bytes: 2 * 2 ** 20, private: false, types: ['jpg', 'png'] },
      video: { bytes: 20 * 2 ** 20, private: false, types: ['mp4'] },
      licence: { bytes: 2 * 2 ** 20, pdfBytes: 10 * 2 ** 20, private: true, types: ['jpg', 'png', 'pdf'] },
      certificate: { bytes: 2 * 2 ** 20, pdfBytes: 10 * 2 ** 20, private: false, types: ['jpg', 'png', 'pdf'] },
      attachment: {
        bytes: 10 * 2 ** 20,
        private: true,
        types: ['pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'jpg', 'png'],
      },
      sheet: { bytes: 10 * 2 ** 20, private: true, types: ['xlsx', 'csv'] },
      /** A ZIP with the pictures named in a spreadsheet. */
      archive: { bytes: 60 * 2 ** 20, private: true, types: ['zip'] },
    },
    attachments: 5,
    /** Maximum files in an archive. */
    archiveFiles: 5000,
  },
  search: {
    candidates: 300,
    popularDays: 90,
    hotDays: 7,
    termVisitors: 5,
    termDays: 7,
    vocabularyDelay: 2_000,
    vocabularyBatch: 500,
  },
  api: { body: 64 * 1024, form: 768 * 1024, pageSize: { default: 20, max: 100 } },
  pageStore: { revalidate: 300, searchRevalidate: 60 },
  account: {
    kinds: ['supplier', 'purchaser', 'staff'],
    companyRoles: ['owner', 'editor', 'sales'],
    staffRoles: ['reviewer', 'editor', 'support', 'admin'],
    username: { min: 4, max: 32 },
    password: { min: 10, max: 128 },
    name: { max: 80 },
    email: { max: 254 },
    favourites: 1000,
    browsing: 500,
    follows: 200,
    tenderAlerts: 20,
  },
  follow: {
    types: ['supplier', 'sector', 'request'],
    /** Frequencies of e-mails about follows; at a local hour, weekly on Mondays. */
    periods: ['daily', 'weekly'],
    mailHour: 7,
    mailItems: 20,
    /** Days for which something counts as new, and news items shown per follow. */
    days: 60,
    shown: 3,
  },
  /** Days stated for a review with too little data; number of latest decisions averaged, and the minimum. */
  review: { days: 3, decisions: 50, minDecisions: 5 },
  /** Days of a session, sliding; hours of a staff member's; minutes between two prolongations. */
  session: {
    days: 30,
    staffHours: 12,
    renewMinutes: 60,
    /** Reasons for ending a session before it expires. */
    ends: ['signOut', 'replaced', 'ended', 'everywhere', 'password', 'phone', 'email', 'name', 'role'],
  },
  /** Seconds in which a staff decision can be undone, and in which decisions are announced together. */
  decision: { undoSeconds: 10, togetherSeconds: 60 },
  /** The link that confirms the address given at registration. */
  confirm: { days: 7 },
  /** Validity of unsubscribe links. */
  unsubscribe: { days: 365 },
  /** `life` in seconds; rates are in lib/platform/limit/table.ts. */
  code: {
    purposes: ['register', 'signIn', 'reset', 'prove', 'phone', 'email', 'invite'],
    digits: 6,
    life: 600,
    attempts: 5,
  },
  /** Seconds; `proof` is the upper bound of the proof of work. */
  captcha: { life: 300, characters: 5, proof: 100_000 },
  registration: { life: 3600 },
  /** Versions of the legal documents that a registration accepts. */
  document: { agreement: '2026-11', privacy: '2026-11' },
  continents: ['asia', 'europe', 'africa', 'south-america', 'oceania', 'north-america'],
  grades: ['A', 'B', 'C'],
  memberships: ['regular', 'gold', 'diamond'],
  sorts: ['comprehensive', 'popularity', 'latest', 'hot', 'recommend'],
  /** further ones of lists with prices */
  priceSorts: ['priceAsc', 'priceDesc'],
  units: [
    ...['piece', 'set', 'unit', 'metre', 'kilometre', 'tonne', 'kilogram', 'square-metre', 'roll', 'pair'],
    ...['litre', 'cubic-metre', 'hour', 'day', 'box', 'pallet', 'dozen'],
  ],
  baseCurrency: 'USD',
} as const;

export type Continent = (typeof config.continents)[number];
export type Grade = (typeof config.grades)[number];
export type Membership = (typeof config.memberships)[number];
export type FollowPeriod = (typeof config.follow.periods)[number];
export type AccountKind = (typeof config.account.kinds)[number];
export type CompanyRole = (typeof config.account.companyRoles)[number];
export type StaffRole = (typeof config.account.staffRoles)[number];
export type CodePurpose = (typeof config.code.purposes)[number];
export type Channel = (typeof config.content.channels)[number];
export type TenderWay = (typeof config.tender.ways)[number];
export type TenderCategory = (typeof config.tender.categories)[number];
export type CountryPageKind = (typeof config.country.pages)[number];
export type DirectoryKind = (typeof config.directory.kinds)[number];
export type Sort = (typeof config.sorts | typeof config.priceSorts | typeof config.tender.sorts)[number];
export type Unit = (typeof config.units)[number];
