import { daySeconds } from '@/lib/platform/calendar/constants';
import type { QueueLimits } from './fair-queue';

/** What a rate is counted by. `address`: the network of an address, see `networkOf`; `all`: everybody together. */
export type CountedBy = 'account' | 'address' | 'target' | 'all';
/** At most `max` in a window of `seconds`. */
export type RateLimit = { by: CountedBy; max: number; seconds: number };

/** How often each thing may be tried; past it the caller gets 429 with the time to wait. docs/security.md, Limits. */
export const rates = {
  /** Wrong passwords of one network, for a name as typed and for the account behind it; a right one sets them back. */
  signInName: { by: 'target', max: 10, seconds: 900 },
  signInAccount: { by: 'account', max: 10, seconds: 900 },
  /** Wrong passwords for a name from everywhere, and past that: slower, but never shut. docs/decisions/0020-guess.md. */
  signInAll: { by: 'target', max: 30, seconds: 900 },
  signInSlow: { by: 'target', max: 1, seconds: 15 },
  /** Wrong passwords of a device that has signed in to the account before. */
  signInDevice: { by: 'account', max: 10, seconds: 900 },
  signInAddress: { by: 'address', max: 60, seconds: 900 },
  captchaAddress: { by: 'address', max: 60, seconds: 600 },
  /** Guesses of codes, over all numbers. */
  codeAddress: { by: 'address', max: 60, seconds: 3600 },
  emailAddress: { by: 'address', max: 10, seconds: 3600 },
  /** Guesses of the current password. */
  prove: { by: 'account', max: 10, seconds: 900 },
  registerAddress: { by: 'address', max: 20, seconds: 3600 },
  /** Views and searched terms that pages report; past it they are not counted. */
  viewAddress: { by: 'address', max: 120, seconds: 60 },
  termAddress: { by: 'address', max: 30, seconds: 60 },
  /** Tokens to upload a file. */
  uploadToken: { by: 'account', max: 300, seconds: 3600 },
  /** Sheets of products that bring pictures, some hundred each. */
  importPicture: { by: 'account', max: 30, seconds: 3600 },
  /** Copies of products, and submissions of many, ten products a call. */
  productCopy: { by: 'account', max: 120, seconds: 3600 },
  productSubmitMany: { by: 'account', max: 120, seconds: 3600 },
  /** Pages of what is followed with its news, each of which reads the news of sixty days. */
  followList: { by: 'account', max: 120, seconds: 60 },
  /** Saved searches with how much is new of each. */
  savedList: { by: 'account', max: 30, seconds: 60 },
  /** Statistics, products, quotations, conversations and audit log as files. */
  exportFile: { by: 'account', max: 60, seconds: 3600 },
  /** Whatever stores something or writes to somebody, of all kinds together (`act` in lib/platform/limit/cost). */
  act: { by: 'account', max: 600, seconds: 600 },
  /** What a company submits, revises and withdraws for one request a day. */
  quotationWrite: { by: 'target', max: 20, seconds: daySeconds },
  /** Meetings at the fair that one books a day. */
  meetingBook: { by: 'account', max: 20, seconds: daySeconds },
  /** Changes of the link at which an exhibitor meets buyers a day, each of which is told to all who booked. */
  meetingLink: { by: 'target', max: 10, seconds: daySeconds },
  /** Addenda of a buyer a day, each of which goes to every bidder and follower. */
  addendum: { by: 'account', max: 10, seconds: daySeconds },
  /** Applications as agent a day. */
  agentApply: { by: 'account', max: 10, seconds: daySeconds },
  /** Requests that a buyer publishes a day: before and after one of them was approved. docs/domain.md, rule 19. */
  publishNew: { by: 'account', max: 5, seconds: daySeconds },
  publishKnown: { by: 'account', max: 100, seconds: daySeconds },
  /** Questions about requests that a company asks a day, by its membership. */
  questionRegular: { by: 'target', max: 30, seconds: daySeconds },
  questionMember: { by: 'target', max: 100, seconds: daySeconds },
  /** Requests and quotations that one reports to the staff a day. */
  report: { by: 'account', max: 20, seconds: daySeconds },
  /** Conversations that a buyer begins a day before a request of theirs was approved (docs/domain.md, rule 19). */
  chatStartNew: { by: 'account', max: 10, seconds: daySeconds },
  /** Conversations that one begins a day, messages and notes. */
  chatStart: { by: 'account', max: 40, seconds: daySeconds },
  chatSend: { by: 'account', max: 300, seconds: 60 },
  /** Requests for somebody of the customer service. */
  supportAsk: { by: 'account', max: 20, seconds: daySeconds },
  chatNote: { by: 'account', max: 60, seconds: 60 },
  /** Searches in one's conversations, each of which reads all that was said in them. */
  chatSearch: { by: 'account', max: 60, seconds: 60 },
  /** Texts that a machine translates, each at the cost of a service. */
  translate: { by: 'account', max: 300, seconds: 3600 },
  /** Passwords and profiles sent with one ticket of a registration, each of which costs a hash. */
  registerTicket: { by: 'target', max: 30, seconds: 3600 },
  resetAddress: { by: 'address', max: 20, seconds: 3600 },
  /** Changes to the list of those who are invited. */
  inviteAccount: { by: 'account', max: 60, seconds: 3600 },
  /** Codes to their own number or a new one, of one who is signed in. */
  codeAccount: { by: 'account', max: 15, seconds: 3600 },
  /** Proofs by password, right ones too. */
  proveHash: { by: 'account', max: 40, seconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export type RateName = keyof typeof rates;

/** E-mails of notices that say the same to one reader: one in so many seconds; counted in the database. */
export const sameNoticeMail = { seconds: 3600 } as const;

/**
 * What a network may ask of the renderer, counted by the front; what it keeps itself costs nothing and is not counted.
 * Which request is counted as what: lib/platform/limit/cost. `legacyId`: encoded ids in addresses of the former site that are none
 * of ours, which the front answers itself.
 */
export const demands = {
  search: { by: 'address', max: 30, seconds: 10 },
  page: { by: 'address', max: 120, seconds: 10 },
  listing: { by: 'address', max: 120, seconds: 10 },
  call: { by: 'address', max: 300, seconds: 10 },
  legacyId: { by: 'address', max: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type Demand = keyof typeof demands;

/**
 * Places at the renderer, given to networks in turn. Pages and searches hold it for tens of milliseconds each, so that few
 * of them run at a time and calls find it free in between.
 */
export const places = {
  page: { places: 4, placesPerKey: 2, waiting: 256, waitingPerKey: 24 },
  call: { places: 16, placesPerKey: 6, waiting: 512, waitingPerKey: 64 },
} as const satisfies Record<string, QueueLimits>;

/** The page store: pages that wait for their thorough compression. */
export const store = { refining: 64 } as const;

const mb = 2 ** 20;

/** What uploads may take of the disk of the embedded object store. In bytes, but for the times. */
export const uploadQuota = {
  /** Of one account: files that nothing shows yet, finished or not, and their parts. */
  accountBytes: 128 * mb,
  /** What each account may have, whatever the others do: past `sharedBytes` of all together nobody gets more. */
  guaranteedBytes: 34 * mb,
  sharedBytes: 120 * mb,
  /** Of one network: files that arrive before the token that says whose they are. */
  networkBytes: 64 * mb,
  /** Of everybody: the same as of one account. */
  allBytes: 20 * 1024 * mb,
  /** Left free on the disk, which the database may be on too. */
  reserveBytes: 1024 * mb,
  /** How much of a refused body is still read, and for how many seconds, so that its sender can read the refusal. */
  lingerBytes: 32 * mb,
  lingerSeconds: 10,
  /** Seconds between two sweeps of what was abandoned. */
  sweepSeconds: 600,
} as const;

/** Connections of visitors to the front. docs/decisions/0017-hop.md. */
export const connection = {
  /** Open at once, in all. */
  max: 10_000,
  /** Open at once from one network, where no proxy of ours stands between. */
  maxNetwork: 1_000,
  /** For the head of a request. */
  headSeconds: 30,
  /** For a whole request; an upload of 20 MB at 70 kB a second. */
  requestSeconds: 300,
  /** Between two requests; longer than the minute for which proxies keep theirs. */
  idleSeconds: 65,
  /** Without a byte in either direction while a request is answered. */
  silentSeconds: 150,
  /** After our end was sent, for what the client still sends. */
  drainSeconds: 5,
} as const;

/** What the front remembers of the texts that clients send. */
export const memory = {
  /** Bytes, for all of its memos together. */
  memos: 32 * 2 ** 20,
  /** Characters of one address, host or header. */
  text: 512,
  /** Characters of all headers of a request together; browsers send 600 to 1,500. */
  head: 2_048,
} as const;

/** Bodies of calls, which the front holds until they are whole and their turn at the renderer has come. In bytes. */
export const bodies = {
  networkBytes: 16 * mb,
  allBytes: 96 * mb,
  /** Seconds after which a network that holds too much may try again. */
  retrySeconds: 5,
} as const;

/** Hashing of passwords, 19 MiB and about 20 ms of a core each, by network. */
export const passwordHashing = {
  places: 2,
  placesPerKey: 2,
  waiting: 200,
  waitingPerKey: 10,
} as const satisfies QueueLimits;

/** What reading a file that somebody else made may take. docs/decisions/0018-parser.md. */
export const parsing = {
  /** A process for each place, started when it is needed; by account. */
  queue: { places: 2, placesPerKey: 1, waiting: 60, waitingPerKey: 2, retrySeconds: 5 },
  /** Bytes of one process in all, and megabytes of its JavaScript heap. */
  memory: 512 * 2 ** 20,
  heap: 224,
  /** Milliseconds between two looks at its memory. */
  look: 25,
  /** Seconds until a process is ready, and without a job until it ends. */
  start: 60,
  idle: 20,
  /** Seconds that a job may run. */
  seconds: { check: 30, sheet: 60, picture: 20, feed: 300 },
  /** Of a process that reads what an operator imports; its seconds are those between two parts. */
  feed: {
    memory: 1024 * 2 ** 20,
    heap: 448,
    queue: { places: 1, placesPerKey: 1, waiting: 60, waitingPerKey: 60, retrySeconds: 5 },
  },
  /** Times that the reading of a sheet may begin. */
  attempts: 2,
} as const;

/** Pictures drawn in other sizes, whoever asks; the sizes are in `config.picture`. */
export const drawing = {
  places: 2,
  placesPerKey: 2,
  waiting: 200,
  waitingPerKey: 200,
  retrySeconds: 5,
} as const satisfies QueueLimits;

/** Sheets of products that are written, each of which reads every product of a company; by account. */
export const sheetExport = {
  places: 1,
  placesPerKey: 1,
  waiting: 60,
  waitingPerKey: 2,
  retrySeconds: 5,
} as const satisfies QueueLimits;

/** What a sheet of products may hold, counted while it is unpacked and read. Rows and columns: lib/product/sheet/constants. */
export const sheetLimits = {
  /** Files in the archive, bytes of all of them unpacked, and how many times its packed size a file may be. */
  entries: 500,
  unpacked: 96 * 2 ** 20,
  ratio: 300,
  /** Bytes below which the ratio does not count: a sheet of empty rows packs well. */
  ratioFrom: 8 * 2 ** 20,
  /** Cells that are written, and styles. */
  cells: 1_000_000,
  styles: 70_000,
  /** Characters of a cell, and of all cells: a text that many share counts for each of them. */
  cell: 64_000,
  text: 48_000_000,
  /** Characters of a line of text in quotes (CSV). */
  record: 1_000_000,
} as const;

/** Memory of the renderer. Left to themselves the collector and the allocator take what the machine has. */
export const renderer = {
  /** Megabytes of its JavaScript heap. */
  heap: 640,
  /** Arenas of glibc's malloc; there would be eight for each core. */
  arenas: 2,
} as const;
