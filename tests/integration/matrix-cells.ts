import { readReport, readRequest } from './staff-kit';
import { all, buyers, type Cell, members, own, page, suppliers } from './trade-cells';
import { freeSlot, type World } from './trade-world';

const matchmaking = ({ fair, bidder }: World) => ({ sessionId: fair.matchmaking, companyId: bidder.companyId });
const fair: Cell[] = [
  { path: 'fair/own', input: () => ({ siteId: 5 }), answers: members },
  {
    ...{ path: 'fair/own/ics', method: 'GET' },
    input: (_, who) => (who === 'buyer' || who === 'otherBuyer' ? {} : { as: 'supplier' }),
    answers: members,
  },
  { path: 'fair/ics', method: 'GET', input: () => ({}), answers: all(200, { forged: 200 }) },
  {
    path: 'fair/register',
    input: ({ fair: { forum } }) => ({ sessionId: forum, registered: true }),
    answers: members,
  },
  {
    path: 'fair/exhibitor',
    input: ({ fair: { matchmaking: sessionId } }) => ({ siteId: 5, sessionId }),
    answers: buyers,
  },
  {
    path: 'fair/meeting/book',
    input: async (world) => ({
      ...matchmaking(world),
      startsAt: (await freeSlot(world.fair.matchmaking)).toISOString(),
    }),
    ...{ answers: buyers, writes: true },
  },
  {
    ...{ path: 'fair/meeting/book', about: 'with one that staff switched off' },
    input: async (world) => ({
      ...{ ...matchmaking(world), companyId: world.suspended.companyId },
      startsAt: (await freeSlot(world.fair.matchmaking)).toISOString(),
    }),
    answers: { buyer: 404, otherBuyer: 404 },
  },
  {
    path: 'fair/meeting/link',
    // Nobody has read that revision.
    input: () => ({ revision: 999, link: 'https://meet.example/room' }),
    answers: suppliers(404, { bidder: 409, sales: 409, offerer: 409, suspended: 403 }),
  },
  {
    path: 'fair/meeting/cancel',
    input: ({ meetingId: id }) => ({ id }),
    ...{ answers: { ...own, ...suppliers(404, { bidder: 200, sales: 200 }) }, writes: true },
  },
];

const nowhere = 999_999_999;
const notice: Cell[] = [
  { path: 'notice/list', input: () => page, answers: members },
  { path: 'notice/read', input: () => ({ ids: [nowhere] }), answers: members },
  { path: 'notice/delete', input: () => ({ ids: [nowhere] }), answers: members },
  { path: 'notice/choice/list', input: () => ({}), answers: members },
  { path: 'notice/choice/set', input: () => ({ kind: 'fair', period: 'now' }), answers: members },
  // A link of an e-mail, which needs no session.
  { path: 'notice/unsubscribe', input: () => ({ token: 'forged' }), answers: all(400, { forged: 400 }) },
];

/** For staff by role: those who decide, and the others. */
const decided = (reviewer: number, staff = 403) => ({ reviewer, staff });
const standing = { grade: 'C', gradeValidUntil: null, membership: 'regular', membershipValidUntil: null, checks: [] };
const reason = 'In words';
const decisions: Cell[] = [
  {
    path: 'admin/purchase',
    input: async ({ waiting: { id } }) => ({ ...(await readRequest(id)), decision: 'approve' }),
    ...{ answers: decided(200), writes: true },
  },
  {
    path: 'admin/report',
    input: async ({ reportId }) => ({ ...(await readReport(reportId)), upheld: false, reason }),
    ...{ answers: decided(200), writes: true },
  },
  {
    path: 'admin/purchase/contact',
    input: () => ({ id: nowhere, read: 'claimed', state: 'approved' }),
    answers: decided(404),
  },
  {
    ...{ path: 'admin/purchase/file', method: 'GET', input: ({ request: { id }, drawing }) => ({ id, key: drawing }) },
    answers: decided(302),
  },
  { path: 'admin/job', input: () => ({ source: 'task', id: nowhere, decision: 'retry' }), answers: decided(403) },
  // It is about a quotation, and so has no messages.
  { path: 'admin/report/messages', input: ({ reportId: id }) => ({ id }), answers: decided(404) },
  { path: 'admin/review/decide', input: () => ({ id: nowhere, decision: 'approve' }), answers: decided(404) },
  // The last three read a version that never existed.
  {
    path: 'admin/visibility',
    input: ({ other: { companyId: id } }) => ({ kind: 'company', id, revision: 999, on: false, reason }),
    answers: decided(409),
  },
  {
    path: 'admin/standing',
    input: ({ other: { companyId } }) => ({ companyId, revision: 999, ...standing }),
    answers: decided(409),
  },
  {
    path: 'admin/upgrade',
    input: () => ({ id: nowhere, revision: 0, granted: false, answer: reason }),
    answers: decided(404),
  },
  { path: 'admin/decision/undo', input: () => ({ id: nowhere }), answers: decided(409, 409) },
  { path: 'admin/decision/dismiss', input: () => ({ id: nowhere }), answers: decided(200, 200) },
];

/** No service is configured. */
const translation: Cell[] = [
  {
    path: 'translate',
    input: () => ({ from: 'fr', to: 'en', texts: ['Pompes'] }),
    answers: { ...suppliers(404, { editor: 404 }), buyer: 404, otherBuyer: 404 },
  },
];

/** The fair, notices, staff decisions and translation. */
export const furtherCells: readonly Cell[] = [...fair, ...notice, ...decisions, ...translation];
