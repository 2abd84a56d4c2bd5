import type { Secret, Who, World } from './trade-world';
import { deviation, offerInput, requestInput, soon } from './trade-world';

/** A call with an input, and the status for each caller; callers not listed get 401. */
export type Cell = {
  path: string;
  /** Distinguishes cells of one call. */
  about?: string;
  method?: 'GET' | 'POST';
  input: (world: World, who: Who) => object | Promise<object>;
  /** A reviewer gets the same as other staff by default. */
  answers: Partial<Record<Who, number>>;
  /** What some may read in addition to `readable`. */
  reads?: Partial<Record<Who, readonly Secret[]>>;
  /** It changes state, so each successful caller gets a new world. */
  writes?: true;
};

/** What each may read of an open request, in addition to public data. */
export const readable: Record<Who, readonly Secret[]> = {
  buyer: [
    'contact',
    'budget',
    'target',
    'offerOfBidder',
    'offerOfRival',
    'note',
    'weights',
    'application',
    'meeting',
    'link',
  ],
  bidder: ['offerOfBidder', 'meeting'],
  sales: ['offerOfBidder', 'meeting'],
  rival: ['offerOfRival'],
  offerer: ['application'],
  ...{
    visitor: [],
    forged: [],
    otherBuyer: [],
    editor: [],
    invited: [],
    other: [],
    suspended: [],
    staff: [],
    reviewer: [],
  },
};

/** The buyer's own: not found for others. */
export const own = { buyer: 200, otherBuyer: 404 };
/** Each buyer's own list. */
export const buyers = { buyer: 200, otherBuyer: 200 };
/** For suppliers by role; a company's editor has no access to quotations. */
export const suppliers = (status: number, over: Partial<Record<Who, number>> = {}) => {
  const others = { rival: status, invited: status, other: status, suspended: status, offerer: status };
  return { bidder: status, sales: status, ...others, editor: 403, ...over };
};
/** For suppliers by role, for calls of editors: showrooms and their content. */
const editors = (status: number, over: Partial<Record<Who, number>> = {}) =>
  suppliers(status, { editor: status, sales: 403, ...over });
export const all = (status: number, over: Partial<Record<Who, number>> = {}) => ({
  ...suppliers(status, { editor: status }),
  ...{ visitor: status, buyer: status, otherBuyer: status, staff: status },
  ...over,
});

export const page = { page: 1, pageSize: 100, siteId: 5 };
const nothing = {};
const words = { text: 'In words', answer: 'In words', reason: 'In words', question: 'In words' };
const weights = { price: 1, delivery: 1, warranty: 1, grade: 1, payment: 1 };
const hasQuoted = { bidder: 409, sales: 409, rival: 409 };
const quoters = suppliers(404, { bidder: 200, sales: 200 });

const purchase: Cell[] = [
  {
    ...{ path: 'purchase/file', method: 'GET', input: ({ request: { id }, drawing }) => ({ id, key: drawing }) },
    answers: { ...suppliers(302, { suspended: 403 }), buyer: 302, otherBuyer: 404 },
  },
  {
    ...{ path: 'purchase/file', about: 'of an inquiry', method: 'GET' },
    input: ({ inquiry: { id }, drawing }) => ({ id, key: drawing }),
    answers: { ...suppliers(404, { invited: 302 }), buyer: 302, otherBuyer: 404 },
  },
  {
    ...{ path: 'purchase/file', about: 'of a quotation', method: 'GET' },
    input: ({ request: { id }, key }) => ({ id, key }),
    answers: { ...suppliers(404, { suspended: 403 }), buyer: 404, otherBuyer: 404 },
  },
  { path: 'purchase/list', input: () => page, answers: all(200) },
  { path: 'purchase/get', method: 'GET', input: ({ request: { id } }) => ({ id }), answers: all(200, { staff: 401 }) },
  {
    ...{ path: 'purchase/get', about: 'an inquiry', method: 'GET', input: ({ inquiry: { id } }) => ({ id }) },
    answers: all(404, { buyer: 200, invited: 200, staff: 401 }),
  },
  {
    ...{ path: 'purchase/get', about: 'an inquiry with open contacts', method: 'GET' },
    input: ({ opened: { id } }) => ({ id }),
    answers: all(404, { buyer: 200, bidder: 200, sales: 200, staff: 401 }),
    reads: { bidder: ['contact'], sales: ['contact'] },
  },
  {
    ...{
      path: 'purchase/get',
      about: 'what waits for review',
      method: 'GET',
      input: ({ waiting: { id } }) => ({ id }),
    },
    answers: all(404, { staff: 401 }),
  },
  {
    ...{ path: 'purchase/get', about: 'a draft', method: 'GET', input: ({ draft: { id } }) => ({ id }) },
    answers: all(404, { staff: 401 }),
  },
  {
    path: 'purchase/start',
    input: ({ offerer }) => ({ productId: null, companyIds: [offerer.companyId] }),
    answers: all(200),
  },
  { path: 'purchase/match', input: () => page, answers: suppliers(200) },
  { path: 'purchase/visit', input: () => ({}), answers: suppliers(200) },
  { path: 'purchase/saved/list', input: () => ({ siteId: 5 }), answers: suppliers(200) },
  {
    path: 'purchase/saved/save',
    input: () => ({ search: { name: 'Pumps', words: 'pump' } }),
    ...{ answers: suppliers(200), writes: true },
  },
  { path: 'purchase/saved/read', input: () => ({ id: 999_999_999 }), answers: suppliers(404) },
  { path: 'purchase/saved/delete', input: () => ({ id: 999_999_999 }), answers: suppliers(404) },
  {
    path: 'purchase/save',
    input: async ({ draft }) => ({ ...draft, purchase: await requestInput() }),
    ...{ answers: own, writes: true },
  },
  {
    path: 'purchase/publish',
    input: async ({ draft }) => ({ ...draft, purchase: await requestInput() }),
    ...{ answers: own, writes: true },
  },
  { path: 'purchase/copy', input: ({ request: { id } }) => ({ id }), answers: own, writes: true },
  { path: 'purchase/delete', input: ({ draft: { id } }) => ({ id }), answers: own, writes: true },
  { path: 'purchase/close', input: ({ request: { id } }) => ({ id }), answers: own, writes: true },
  {
    path: 'purchase/report',
    input: ({ request: { id } }) => ({ id, reason: 'spam' }),
    ...{ answers: suppliers(200), writes: true },
  },
  {
    path: 'quotation/report',
    input: ({ quoted: { id } }) => ({ id, reason: 'spam' }),
    ...{ answers: own, writes: true },
  },
  // It is open, so it can no longer be withdrawn from review.
  { path: 'purchase/withdraw', input: ({ request: { id } }) => ({ id }), answers: { buyer: 409, otherBuyer: 404 } },
  {
    path: 'purchase/cancel',
    input: ({ request: { id } }) => ({ id, key: 'dropped' }),
    ...{ answers: own, writes: true },
  },
  { path: 'purchase/public', input: ({ inquiry: { id } }) => ({ id }), answers: own, writes: true },
  { path: 'purchase/raise', input: ({ request: { id } }) => ({ id, max: 12 }), answers: own, writes: true },
  {
    path: 'purchase/addendum',
    input: async ({ request }) => ({
      ...{ ...request, text: words.text },
      purchase: await requestInput({ validUntil: soon(40) }),
    }),
    ...{ answers: own, writes: true },
  },
  {
    path: 'purchase/invite',
    input: ({ request: { id }, other }) => ({ id, companyIds: [other.companyId] }),
    ...{ answers: own, writes: true },
  },
  {
    path: 'purchase/contact',
    input: ({ request: { id }, bidder }) => ({ id, companyId: bidder.companyId }),
    ...{ answers: own, writes: true },
  },
  {
    path: 'purchase/answer',
    input: ({ request: { id }, question }) => ({ id, questionId: question.id, answer: words.answer }),
    ...{ answers: own, writes: true },
  },
  {
    ...{ path: 'purchase/ask', input: ({ request: { id } }) => ({ id, question: words.question }) },
    ...{ answers: suppliers(200, { suspended: 403 }), writes: true },
  },
  {
    ...{ path: 'purchase/ask', about: 'an inquiry' },
    input: ({ inquiry: { id } }) => ({ id, question: words.question }),
    ...{ answers: suppliers(404, { invited: 200 }), writes: true },
  },
  { path: 'purchase/own/list', input: () => page, answers: buyers },
  { path: 'purchase/own/get', input: ({ request: { id } }) => ({ id }), answers: own },
];

const quotation: Cell[] = [
  {
    path: 'quotation/submit',
    input: ({ request: { id } }) => ({ requestId: id, quotation: offerInput() }),
    ...{ answers: suppliers(200, { ...hasQuoted, suspended: 403 }), writes: true },
  },
  {
    ...{ path: 'quotation/submit', about: 'for an inquiry' },
    input: ({ inquiry: { id } }) => ({ requestId: id, quotation: offerInput() }),
    ...{ answers: suppliers(404, { invited: 200 }), writes: true },
  },
  {
    path: 'quotation/revise',
    input: ({ quoted }) => ({ ...quoted, quotation: offerInput() }),
    ...{ answers: quoters, writes: true },
  },
  { path: 'quotation/withdraw', input: ({ quoted: { id } }) => ({ id }), answers: quoters, writes: true },
  { path: 'quotation/accept', input: ({ quoted: { id } }) => ({ id, version: 1 }), answers: own, writes: true },
  {
    // It is not awarded, which only its two sides may learn.
    ...{ path: 'quotation/undo', input: ({ quoted: { id } }) => ({ id, key: 'mistake' }) },
    answers: suppliers(404, { bidder: 409, sales: 409, buyer: 409, otherBuyer: 404 }),
  },
  {
    path: 'quotation/decline',
    input: ({ quoted: { id } }) => ({ id, key: null, reason: words.reason }),
    ...{ answers: own, writes: true },
  },
  {
    path: 'quotation/round',
    input: ({ quoted: { id } }) => ({ id, until: soon(3), text: words.text }),
    ...{ answers: own, writes: true },
  },
  {
    path: 'quotation/note',
    input: ({ quoted: { id } }) => ({ id, revision: 1, text: words.text }),
    ...{ answers: own, writes: true },
  },
  {
    path: 'quotation/tolerance',
    input: ({ quoted: { id } }) => ({ id, deviation: { ...deviation, accepted: true } }),
    ...{ answers: own, writes: true },
  },
  {
    path: 'quotation/weights',
    input: ({ request: { id } }) => ({ requestId: id, weights }),
    ...{ answers: own, writes: true },
  },
  { path: 'quotation/compare', input: ({ request: { id } }) => ({ requestId: id }), answers: own },
  { path: 'quotation/export', method: 'GET', input: ({ request: { id } }) => ({ requestId: id }), answers: own },
  {
    ...{ path: 'quotation/file', method: 'GET', input: ({ quoted: { id }, key }) => ({ id, key }) },
    answers: { ...own, buyer: 302, ...suppliers(404, { bidder: 302, sales: 302 }) },
  },
  { path: 'quotation/own/list', input: () => page, answers: suppliers(200) },
  { path: 'quotation/received', input: () => page, answers: buyers },
  { path: 'quotation/own/get', input: ({ quoted: { id } }) => ({ id }), answers: quoters },
  { path: 'quotation/product', input: () => ({ keyword: '' }), answers: suppliers(200) },
];

const offer = ({ offerId: id }: World) => ({ id, revision: 0 });
/** A complete form based on a version that never existed. */
const form = (world: World) => ({ ...world.form, ...offer(world), revision: 999 });
const agent: Cell[] = [
  { path: 'agent/list', input: () => page, answers: all(200) },
  { path: 'agent/get', method: 'GET', input: ({ offerId: id }) => ({ id }), answers: all(200) },
  { path: 'agent/own/list', input: () => nothing, answers: editors(200, { sales: 200 }) },
  { path: 'agent/own/get', input: offer, answers: editors(404, { sales: 404, offerer: 200 }) },
  { path: 'agent/own/save', input: form, answers: editors(404, { offerer: 409 }) },
  { path: 'agent/own/submit', input: form, answers: editors(404, { offerer: 409 }) },
  { path: 'agent/own/withdraw', input: offer, answers: editors(404, { offerer: 200 }) },
  { path: 'agent/own/discard', input: offer, answers: editors(404, { offerer: 409 }) },
  {
    path: 'agent/own/delete',
    // The demo's offer must stay.
    input: ({ offerId }, who) => ({ ids: [who === 'offerer' ? 2_000_000_000 : offerId] }),
    answers: editors(404),
  },
  {
    path: 'agent/own/show',
    input: ({ offerId: id }) => ({ id, shown: true }),
    answers: editors(404, { offerer: 200 }),
  },
  { path: 'agent/application/state', input: ({ offerId }) => ({ offerId }), answers: buyers },
  {
    path: 'agent/application/send',
    input: ({ offerId, country }) => ({
      offerId,
      application: { locale: 'de', name: 'Lena Agent', countries: [country], message: words.text },
    }),
    ...{ answers: { buyer: 409, otherBuyer: 200 }, writes: true },
  },
  { path: 'agent/application/list', input: () => page, answers: buyers },
  { path: 'agent/application/received', input: () => page, answers: suppliers(200, { suspended: 403 }) },
  {
    path: 'agent/application/accept',
    input: ({ application: { id }, country }) => ({ id, countries: [country] }),
    ...{ answers: suppliers(404, { offerer: 200 }), writes: true },
  },
  {
    path: 'agent/application/decline',
    input: ({ application: { id } }) => ({ id, key: null, reason: words.answer }),
    ...{ answers: suppliers(404, { offerer: 200 }), writes: true },
  },
];

/** Each member's own, for every kind and role. */
export const members = { ...suppliers(200, { editor: 200 }), ...buyers };
const subject = ({ offerer }: World) => ({ type: 'supplier', id: offerer.companyId });
const subjects = ({ offerer }: World) => ({ type: 'supplier', ids: [offerer.companyId] });
const purchaser = ({ buyer }: World) => ({ type: 'purchaser', id: buyer.accountId });
const kept: Cell[] = [
  { path: 'favourite/add', input: subject, answers: members },
  { path: 'favourite/state', input: subjects, answers: members },
  { path: 'favourite/list', input: () => page, answers: members },
  { path: 'favourite/delete', input: subjects, answers: members },
  // The buyer of this world revealed its contacts to the bidder, and to a company that has since been suspended.
  {
    ...{ path: 'favourite/add', about: 'a buyer', input: purchaser },
    answers: { ...suppliers(400, { bidder: 200, sales: 200 }), buyer: 400, otherBuyer: 400 },
  },
  {
    path: 'favourite/list',
    about: 'buyers',
    input: () => ({ ...page, type: 'purchaser' }),
    answers: { ...suppliers(200), ...buyers },
    reads: { bidder: ['contact'], sales: ['contact'] },
  },
];

const followed = ({ request: { id } }: World) => ({ type: 'request', ids: [id] });
const follows: Cell[] = [
  {
    ...{ path: 'follow/add', about: 'a request', input: ({ request: { id } }) => ({ type: 'request', id }) },
    answers: { ...suppliers(200), ...buyers },
  },
  {
    ...{ path: 'follow/add', about: 'an inquiry', input: ({ inquiry: { id } }) => ({ type: 'request', id }) },
    answers: { ...suppliers(400, { invited: 200 }), buyer: 400, otherBuyer: 400 },
  },
  {
    ...{ path: 'follow/add', about: 'a draft', input: ({ draft: { id } }) => ({ type: 'request', id }) },
    answers: { ...suppliers(400), buyer: 400, otherBuyer: 400 },
  },
  { path: 'follow/list', input: () => ({ ...page, type: 'request' }), answers: members },
  { path: 'follow/state', input: followed, answers: members },
  { path: 'follow/read', input: () => ({ ids: [], until: soon(0) }), answers: members },
  { path: 'follow/delete', input: followed, answers: members },
  // A link of an e-mail, which needs no session.
  { path: 'follow/unsubscribe', input: () => ({ token: 'forged' }), answers: all(400, { forged: 400 }) },
];

export const cells: readonly Cell[] = [...purchase, ...quotation, ...agent, ...kept, ...follows];
