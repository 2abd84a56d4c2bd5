import { daySeconds } from '@/lib/platform/calendar/constants';
import type { QueueLimits } from './fair-queue';

/** Key of a rate. `address`: the network of an address, see `networkOf`; `all`: one counter for everybody. */
export type CountedBy = 'account' | 'address' | 'target' | 'all';
/** At most `max` in a window of `seconds`. */
export type RateLimit = { by: CountedBy; max: number; seconds: number };

/** Rates of attempts; over the limit the caller gets 429 with the time to wait. docs/security.md, Limits. */
export const rates = {
  /** Wrong passwords of one network, for a name as typed and for the account behind it; a right one sets them back. */
  signInName: { by: 'target', max: 10, seconds: 900 },
  signInAccount: { by: 'account', max: 10, seconds: 900 },
  /** Wrong passwords for a name from everywhere, and past that: slower, but never shut. docs/decisions/0020-guess.md. */
  signInAll: { by: 'target', max: 30, seconds: 900 },
  signInSlow: { by: 'target', max: 1, seconds: 15 },
  /** Wrong passwords on a known device of the account. */
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
  /** Imports with pictures, several hundred each. */
  importPicture: { by: 'account', max: 30, seconds: 3600 },
  /** Copies of products, and submissions of many, ten products a call. */
  productCopy: { by: 'account', max: 120, seconds: 3600 },
  productSubmitMany: { by: 'account', max: 120, seconds: 3600 },
  /** Pages of follows, each reading sixty days of news. */
  followList: { by: 'account', max: 120, seconds: 60 },
  /** Lists of saved searches, each counting new results, and of tender alerts with their matches. */
  savedList: { by: 'account', max: 30, seconds: 60 },
  /** Statistics, products, quotations, conversations and audit log as files. */
  exportFile: { by: 'account', max: 60, seconds: 3600 },
  /** All calls that store or send something together (`act` in lib/platform/limit/cost). */
  act: { by: 'account', max: 600, seconds: 600 },
  /** Submissions, revisions and withdrawals per company and request a day. */
  quotationWrite: { by: 'target', max: 20, seconds: daySeconds },
  /** Fair meetings booked a day. */
  meetingBook: { by: 'account', max: 20, seconds: daySeconds },
  /** Changes of an exhibitor's meeting link a day, each announced to all who booked. */
  meetingLink: { by: 'target', max: 10, seconds: daySeconds },
  /** A buyer's addenda a day, each sent to every bidder and follower. */
  addendum: { by: 'account', max: 10, seconds: daySeconds },
  /** Applications as agent a day. */
  agentApply: { by: 'account', max: 10, seconds: daySeconds },
  /** Requests published by a buyer a day, before and after the first approval. docs/domain.md, rule 19. */
  publishNew: { by: 'account', max: 5, seconds: daySeconds },
  publishKnown: { by: 'account', max: 100, seconds: daySeconds },
  /** A company's questions about requests a day, by membership. */
  questionRegular: { by: 'target', max: 30, seconds: daySeconds },
  questionMember: { by: 'target', max: 100, seconds: daySeconds },
  /** Requests and quotations reported to staff a day. */
  report: { by: 'account', max: 20, seconds: daySeconds },
  /** Conversations started a day by a buyer without an approved request (docs/domain.md, rule 19). */
  chatStartNew: { by: 'account', max: 10, seconds: daySeconds },
  /** Conversations started a day, messages and notes. */
  chatStart: { by: 'account', max: 40, seconds: daySeconds },
  chatSend: { by: 'account', max: 300, seconds: 60 },
  /** Requests for somebody of the customer service. */
  supportAsk: { by: 'account', max: 20, seconds: daySeconds },
  chatNote: { by: 'account', max: 60, seconds: 60 },
  /** Searches of the account's conversations, each reading all messages. */
  chatSearch: { by: 'account', max: 60, seconds: 60 },
  /** Machine translations, each at the cost of a service. */
  translate: { by: 'account', max: 300, seconds: 3600 },
  /** Passwords and profiles sent per registration ticket, each costing a hash. */
  registerTicket: { by: 'target', max: 30, seconds: 3600 },
  resetAddress: { by: 'address', max: 20, seconds: 3600 },
  /** Changes to the list of invitations. */
  inviteAccount: { by: 'account', max: 60, seconds: 3600 },
  /** Codes to the own or a new number, while signed in. */
  codeAccount: { by: 'account', max: 15, seconds: 3600 },
  /** Password checks, right ones included. */
  proveHash: { by: 'account', max: 40, seconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export type RateName = keyof typeof rates;

/** Minimum seconds between e-mails of identical notices to one reader; counted in the database. */
export const sameNoticeMail = { seconds: 3600 } as const;

/**
 * Rates per network at the renderer, counted by the front; answers from its store are not counted. Which request counts
 * as what: lib/platform/limit/cost. `legacyId`: invalid encoded ids of the former site's URLs, which the front answers
 * itself.
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
 * Concurrency at the renderer, round-robin among networks. Pages and searches take tens of milliseconds each, so few
 * run at a time and leave room for calls.
 */
export const places = {
  page: { places: 4, placesPerKey: 2, waiting: 256, waitingPerKey: 24 },
  call: { places: 16, placesPerKey: 6, waiting: 512, waitingPerKey: 64 },
} as const satisfies Record<string, QueueLimits>;

/** Page store: pages waiting for their final compression. */
export const store = { refining: 64 } as const;

const mb = 2 ** 20;

/** Disk quota of the embedded object store, in bytes except for times. */
export const uploadQuota = {
  /** Per account: unreferenced files, finished or not, and their parts. */
  accountBytes: 128 * mb,
  /** Guaranteed to each account; beyond that, accounts share `sharedBytes`. */
  guaranteedBytes: 34 * mb,
  sharedBytes: 120 * mb,
  /** Per network: files that arrive before the token identifying their account. */
  networkBytes: 64 * mb,
  /** The same for everybody together. */
  allBytes: 20 * 1024 * mb,
  /** Left free on the disk, which the database may be on too. */
  reserveBytes: 1024 * mb,
  /** Bytes and seconds for which a rejected body is still read, so that the client receives the error. */
  lingerBytes: 32 * mb,
  lingerSeconds: 10,
  /** Seconds between sweeps of abandoned uploads. */
  sweepSeconds: 600,
} as const;

/** Connections of visitors to the front. docs/decisions/0017-hop.md. */
export const connection = {
  /** Concurrent, in total. */
  max: 10_000,
  /** Concurrent per network, unless behind our own proxy. */
  maxNetwork: 1_000,
  /** Timeout of request headers. */
  headSeconds: 30,
  /** Timeout of a whole request; 20 MB at 70 kB a second. */
  requestSeconds: 300,
  /** Keep-alive timeout; longer than the minute of most proxies. */
  idleSeconds: 65,
  /** Timeout without data in either direction during a response. */
  silentSeconds: 150,
  /** Seconds that remaining client data is read after our FIN. */
  drainSeconds: 5,
} as const;

/** Limits of the front's memo caches of client input. */
export const memory = {
  /** Bytes, for all of its memos together. */
  memos: 32 * 2 ** 20,
  /** Characters of one address, host or header. */
  text: 512,
  /** Characters of all headers of a request together; browsers send 600 to 1,500. */
  head: 2_048,
} as const;

/** Bytes of request bodies that the front buffers until they are complete and have a slot at the renderer. */
export const bodies = {
  networkBytes: 16 * mb,
  allBytes: 96 * mb,
  /** Retry-After for a network that buffers too much. */
  retrySeconds: 5,
} as const;

/** Hashing of passwords, 19 MiB and about 20 ms of a core each, by network. */
export const passwordHashing = {
  places: 2,
  placesPerKey: 2,
  waiting: 200,
  waitingPerKey: 10,
} as const satisfies QueueLimits;

/** Limits for parsing untrusted files. docs/decisions/0018-parser.md. */
export const parsing = {
  /** One process per slot, started on demand; queued by account. */
  queue: { places: 2, placesPerKey: 1, waiting: 60, waitingPerKey: 2, retrySeconds: 5 },
  /** Bytes of one process in all, and megabytes of its JavaScript heap. */
  memory: 512 * 2 ** 20,
  heap: 224,
  /** Milliseconds between memory checks. */
  pollMs: 25,
  /** Timeouts in seconds: start of a process, and idle until it exits. */
  start: 60,
  idle: 20,
  /** Timeouts of jobs in seconds. */
  seconds: { check: 30, sheet: 60, picture: 20, feed: 300 },
  /** For an operator's imports; the timeout is between two results. */
  feed: {
    memory: 1024 * 2 ** 20,
    heap: 448,
    queue: { places: 1, placesPerKey: 1, waiting: 60, waitingPerKey: 60, retrySeconds: 5 },
  },
  /** Attempts at parsing a sheet. */
  attempts: 2,
} as const;

/** Resizing of pictures, shared by all callers; the sizes are in `config.picture`. */
export const drawing = {
  places: 2,
  placesPerKey: 2,
  waiting: 200,
  waitingPerKey: 200,
  retrySeconds: 5,
} as const satisfies QueueLimits;

/** Exports of product sheets, each reading all products of a company; by account. */
export const sheetExport = {
  places: 1,
  placesPerKey: 1,
  waiting: 60,
  waitingPerKey: 2,
  retrySeconds: 5,
} as const satisfies QueueLimits;

/** Limits of a product sheet, checked while unpacking and parsing. Rows and columns: lib/product/sheet/constants. */
export const sheetLimits = {
  /** Files in the archive, total unpacked bytes, and maximum compression ratio per file. */
  entries: 500,
  unpacked: 96 * 2 ** 20,
  ratio: 300,
  /** The ratio is ignored below this size, as empty rows compress well. */
  ratioFrom: 8 * 2 ** 20,
  /** Cells that are written, and styles. */
  cells: 1_000_000,
  styles: 70_000,
  /** Characters per cell, and in total: shared strings count for each cell. */
  cell: 64_000,
  text: 48_000_000,
  /** Characters of a quoted CSV record. */
  record: 1_000_000,
} as const;

/** Memory limits of the renderer. Without them, V8 and malloc would use all of the machine's. */
export const renderer = {
  /** V8 heap in megabytes. */
  heap: 640,
  /** Arenas of glibc malloc; the default is eight per core. */
  arenas: 2,
} as const;
