import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { answerQuestion, askQuestion, inviteSuppliers, openContacts } from '@/lib/purchase/correspondence/commands';
import { getPurchase } from '@/lib/purchase/queries';
import { acceptQuotation } from '@/lib/quotation/outcome/commands';
import { getStanding } from '@/lib/quotation/own/queries';
import { compareQuotations, listOwnQuotations } from '@/lib/quotation/queries';
import { undoAward } from '@/lib/quotation/undo/commands';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now } from './trade-kit';

const parties = ['buyer', 'winner', 'loser', 'invited', 'other', 'visitor'] as const;
type Party = (typeof parties)[number];
const stages = ['asked', 'opened', 'awarded', 'undone'] as const;
type Stage = (typeof stages)[number];

/** Words and figures unique to one place, and what others read instead. */
const words = {
  details: ['Pour eau claire. Appelez le +221 33 823 10 10.', 'Pour eau claire. Appelez le •••.'],
  winnerAsked: ['Which voltage? Call +44 20 7946 0123', 'Which voltage? Call •••'],
  answered: ['400 V, ask awa@buyer.example', '400 V, ask •••'],
  loserAsked: ['Which paint? Mail paint@loser.example', 'Which paint? Mail •••'],
} as const;
const raw = (text: keyof typeof words): string => words[text][0];
const masked = (text: keyof typeof words): string => words[text][1];
const offers = { winner: 'Offer of the winner', loser: 'Offer of the loser' } as const;

type Seen = {
  request: {
    state: string;
    quotations: number;
    contact: string | null;
    details: string;
    questions: (string | null)[][];
  } | null;
  /** states of the quotations it can read, by owner */
  quotations: Partial<Record<'winner' | 'loser', string>>;
  band: boolean;
  /** what else of the offers occurs in what it reads */
  offers: string[];
};

let actors: Record<Exclude<Party, 'visitor'>, MemberActor> & {
  buyer: PurchaserActor;
  winner: SupplierActor;
  loser: SupplierActor;
};

async function read(party: Party, id: number): Promise<Seen> {
  const actor = party === 'visitor' ? null : actors[party];
  const detail = await getPurchase('fr', actor, id);
  const standing = actor?.kind === 'supplier' ? await getStanding(actor, id, inDays(2)) : null;
  const list =
    actor?.kind === 'supplier'
      ? await listOwnQuotations(actor, 'fr', {
          states: ['submitted', 'revised', 'accepted', 'notSelected'],
          page: 1,
          pageSize: 100,
        })
      : null;
  const comparison = actor?.kind === 'purchaser' ? await compareQuotations(actor, 'fr', id) : null;
  const own = party === 'winner' || party === 'loser' ? { [party]: standing?.own?.state } : {};
  const compared = Object.fromEntries(
    (comparison?.items ?? []).map(({ companyId, state }) => [
      companyId === actors.winner.companyId ? 'winner' : 'loser',
      state,
    ]),
  );
  const all = JSON.stringify([detail, standing, list, comparison]);
  return {
    request: detail && {
      state: detail.state,
      quotations: detail.quotations,
      contact: detail.contact?.name ?? null,
      details: detail.details.text,
      questions: detail.questions.map(({ question, answer }) => [question, answer]),
    },
    quotations: { ...compared, ...own },
    band: standing !== null && standing.band !== null,
    offers: Object.values(offers).filter((offer) => all.includes(offer)),
  };
}

const states = {
  asked: { request: 'open', winner: 'submitted', loser: 'submitted', quotations: 2 },
  opened: { request: 'open', winner: 'submitted', loser: 'submitted', quotations: 2 },
  awarded: { request: 'awarded', winner: 'accepted', loser: 'notSelected', quotations: 0 },
  undone: { request: 'closed', winner: 'submitted', loser: 'submitted', quotations: 2 },
} as const;

/** What each party reads: its own text, contacts revealed to it, never others' offers. */
function expected(party: Party, stage: Stage, kind: 'public' | 'inquiry'): Seen {
  const { request, winner, loser, quotations } = states[stage];
  const isShared = kind === 'public' || (party !== 'other' && party !== 'visitor');
  const isOpened =
    party === 'buyer' ||
    (party === 'loser' && stage !== 'asked') ||
    (party === 'winner' && (stage === 'awarded' || stage === 'undone'));
  const visible = (text: keyof typeof words, asker: Party) =>
    isOpened && (party === 'buyer' || party === asker) ? raw(text) : masked(text);
  const questions: (string | null)[][] = [[visible('winnerAsked', 'winner'), visible('answered', 'winner')]];
  if (party === 'buyer' || party === 'loser') questions.push([visible('loserAsked', 'loser'), null]);
  const seen = {
    state: request,
    quotations,
    contact: isOpened ? 'Awa Ndiaye' : null,
    details: isOpened ? raw('details') : masked('details'),
    questions,
  };
  const own = {
    ...(party === 'buyer' || party === 'winner' ? { winner } : {}),
    ...(party === 'buyer' || party === 'loser' ? { loser } : {}),
  };
  return {
    request: isShared ? seen : null,
    quotations: own,
    band: party === 'loser' && stage === 'awarded',
    offers: Object.keys(own).map((name) => offers[name as keyof typeof offers]),
  };
}

beforeAll(async () => {
  await demoDatabase();
  const [winner, loser] = [await makeBidder(), await makeBidder()];
  actors = { buyer: await makePurchaser(), winner, loser, invited: await makeBidder(), other: await makeBidder() };
}, 240_000);

describe.each(['public', 'inquiry'] as const)('for a request that is %s', (kind) => {
  let id: number;
  let won: number;
  beforeAll(async () => {
    const { buyer, winner, loser, invited } = actors;
    id = await makeRequest(buyer, { kind, showPriceBand: true });
    const companies = kind === 'public' ? [invited] : [winner, loser, invited];
    const ids = companies.flatMap((one) => (one.kind === 'supplier' ? [one.companyId] : []));
    await inviteSuppliers(buyer, id, ids);
    won = await makeQuotation(winner, id, { message: offers.winner });
    await makeQuotation(loser, id, { message: offers.loser });
    const question = await askQuestion(winner, id, raw('winnerAsked'), now);
    await askQuestion(loser, id, raw('loserAsked'), now);
    await answerQuestion(buyer, id, question.id, raw('answered'), now);
  });

  it('each party reads, before and after contacts, award and undo, only what it may', async () => {
    const { buyer, loser } = actors;
    const act: Record<Stage, () => Promise<unknown>> = {
      asked: async () => null,
      opened: () => openContacts(buyer, id, loser.companyId),
      awarded: () => acceptQuotation(buyer, won, now),
      undone: () => undoAward(buyer, won, { key: 'mistake', text: '', withdraw: false }, inDays(1)),
    };
    for (const stage of stages) {
      await act[stage]();
      for (const party of parties)
        expect([stage, party, await read(party, id)]).toEqual([stage, party, expected(party, stage, kind)]);
    }
  });
});
