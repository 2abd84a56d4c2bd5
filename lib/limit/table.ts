import type { QueueLimits } from './fair-queue';

/** What a rate is counted by. `address`: the network of an address, see `networkOf`; `all`: everybody together. */
export type CountedBy = 'account' | 'address' | 'target' | 'all';
/** At most `max` in a window of `seconds`. */
export type Rate = { by: CountedBy; max: number; seconds: number };

/** How often each thing may be tried; past it the caller gets 429 with the time to wait. docs/security.md, Limits. */
export const rates = {
  /** Wrong passwords; a right one sets it back. */
  signInAccount: { by: 'account', max: 10, seconds: 900 },
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
  /** Passwords and profiles sent with one ticket of a registration, each of which costs a hash. */
  registerTicket: { by: 'target', max: 30, seconds: 3600 },
  resetAddress: { by: 'address', max: 20, seconds: 3600 },
  /** Proofs by password, right ones too. */
  proveHash: { by: 'account', max: 40, seconds: 3600 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

/**
 * What a network may ask of the renderer, counted by the front; what it keeps itself costs nothing and is not counted.
 * `search`: words or filters that nobody asked for before; `page`: any other page; `call`: any other call of the API.
 */
export const demands = {
  search: { by: 'address', max: 30, seconds: 10 },
  page: { by: 'address', max: 120, seconds: 10 },
  call: { by: 'address', max: 300, seconds: 10 },
} as const satisfies Record<string, Rate>;

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
  guaranteedBytes: 40 * mb,
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
