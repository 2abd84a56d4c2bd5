import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { purchaseAnswerCall, purchaseAskCall, purchaseContactCall, purchaseInviteCall } from '@/lib/purchase/call';
import { quotationAcceptCall } from '@/lib/quotation/call';
import { quotationUndoCall } from '@/lib/quotation/undo/call';
import { callOn, companyOf, enterDemo, textOf } from './member';
import { hosts, viewing } from './site';
import { expect, test } from './test';
import { publishRequest, submitQuotation } from './trade-kit';
import { visitPage } from './visit-page';

const site: Locale = 'es';
const state = textOf(site).trade.quotationState;
const accounts = {
  buyer: ['purchaser', 'buyer_es'],
  winner: ['supplier', 'supplier_b_diamond'],
  loser: ['supplier', 'supplier_c_gold'],
  invited: ['supplier', 'supplier_a_gold'],
  other: ['supplier', 'supplier_b_gold'],
} as const;
type Account = keyof typeof accounts;
type Party = Account | 'visitor';
const parties: readonly Party[] = ['buyer', 'winner', 'loser', 'invited', 'other', 'visitor'];
const stages = ['asked', 'opened', 'awarded', 'undone'] as const;
type Stage = (typeof stages)[number];

/** Text unique to one place of the request, its questions or quotations, that identifies somebody. */
const words = {
  name: 'Inés Robledo',
  email: 'ines.robledo@compras.example',
  details: '33 823 10 10',
  winnerAsked: '20 7946 0123',
  winnerAnswered: 'planos@compras.example',
  loserAsked: 'pintura@lacados.example',
  /** an unanswered question, read by its author and the buyer */
  loserQuestion: '¿Qué pintura lleva el bastidor?',
  winnerOffer: 'Oferta con cierre de cartucho',
  loserOffer: 'Oferta con prensaestopas',
} as const;
type Word = keyof typeof words;

/** Whether a party sees the buyer's contacts. */
const isOpen = (party: Party, stage: Stage): boolean =>
  party === 'buyer' ||
  (party === 'loser' && stage !== 'asked') ||
  (party === 'winner' && (stage === 'awarded' || stage === 'undone'));

/**
 * What a party reads: its own text and messages to it, the buyer's contacts once revealed to it; never those of others.
 */
function expected(party: Party, stage: Stage): Word[] {
  const opened = isOpen(party, stage);
  const isBuyer = party === 'buyer';
  const read: Record<Word, boolean> = {
    ...{ name: opened, email: opened, details: opened },
    winnerAsked: opened && (isBuyer || party === 'winner'),
    winnerAnswered: opened && (isBuyer || party === 'winner'),
    loserAsked: opened && (isBuyer || party === 'loser'),
    loserQuestion: isBuyer || party === 'loser',
    winnerOffer: isBuyer || party === 'winner',
    loserOffer: isBuyer || party === 'loser',
  };
  return (Object.keys(words) as Word[]).filter((word) => read[word]);
}
const ownState: Record<Stage, Partial<Record<Party, string>>> = {
  asked: { winner: state.submitted, loser: state.submitted },
  opened: { winner: state.submitted, loser: state.submitted },
  awarded: { winner: state.accepted, loser: state.notSelected },
  undone: { winner: state.submitted, loser: state.submitted },
};

const pagesOf = (party: Party, id: number): string[] => [
  href('purchaseDetail', { id }),
  ...(party === 'buyer' ? [href('purchaserPurchaseDetail', { id }), href('purchaserComparison', { id })] : []),
  ...(party === 'buyer' || party === 'visitor' ? [] : [href('supplierPurchaseQuote', { id })]),
  ...(party === 'winner' || party === 'loser' ? [href('supplierQuotation'), href('supplierMessage')] : []),
];

async function enterAs(context: BrowserContext, account: Account): Promise<string> {
  const [kind, username] = accounts[account];
  return (await enterDemo(context, kind, username, [site])).header;
}

type Seat = { context: BrowserContext; page: Page; header: string };
async function enter(browser: Browser, party: Party, wrong: string[]): Promise<Seat> {
  const context = await browser.newContext({ ...viewing.d, locale: site });
  const header = party === 'visitor' ? '' : await enterAs(context, party);
  const page = await context.newPage();
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  return { context, page, header };
}

/** Reads every page of a request as a party: the words visible, and those contained in the documents. */
async function readAs(page: Page, party: Party, stage: Stage, id: number): Promise<{ shown: Word[]; held: Word[] }> {
  const all = Object.keys(words) as Word[];
  const [shown, contained] = [new Set<Word>(), new Set<Word>()];
  for (const path of pagesOf(party, id)) {
    await visitPage(page, hosts.absolute(site, path));
    const own = ownState[stage][party];
    if (own && path === href('supplierPurchaseQuote', { id }))
      await expect(page.getByText(own, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    const document = (await page.content()).replaceAll(/&nbsp;|[\u00a0\u202f]/g, ' ');
    for (const word of all) {
      if (document.includes(words[word])) contained.add(word);
      if (await page.getByText(words[word]).filter({ visible: true }).count()) shown.add(word);
    }
  }
  return { shown: all.filter((word) => shown.has(word)), held: all.filter((word) => contained.has(word)) };
}

for (const kind of ['public', 'inquiry'] as const)
  test(`each party of a ${kind} request reads only what it may, before and after contacts, award and undo`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const wrong: string[] = [];
    const seats = Object.fromEntries(
      await Promise.all(parties.map(async (party) => [party, await enter(browser, party, wrong)] as const)),
    ) as Record<Party, Seat>;
    const call = (party: Account, path: string, input: object) => callOn(site, path, input, seats[party].header);

    const companies: Partial<Record<Party, number>> = {};
    for (const party of ['winner', 'loser', 'invited'] as const) {
      await visitPage(seats[party].page, hosts.absolute(site, href('supplierIm')));
      companies[party] = await companyOf(seats[party].page);
    }
    const id = await publishRequest(seats.buyer.header, {
      ...{ locale: site, kind, contactName: words.name, contactEmail: words.email },
      translations: {
        es: { title: 'Bombas para agua clara', details: `Con bastidor. Llame al +221 ${words.details}.` },
      },
    });
    const { winner, loser, invited } = companies;
    await call('buyer', purchaseInviteCall.path, {
      id,
      companyIds: kind === 'public' ? [invited] : [winner, loser, invited],
    });
    const offer = (party: Account, message: string) =>
      submitQuotation(seats[party].header, id, { locale: site, message });
    const won = await offer('winner', words.winnerOffer);
    await offer('loser', words.loserOffer);
    const ask = (party: Account, question: string) => call(party, purchaseAskCall.path, { id, question });
    const question = await ask('winner', `¿Qué tensión? Tel. +44 ${words.winnerAsked}`);
    await ask('loser', `${words.loserQuestion} Escriba a ${words.loserAsked}`);
    const answer = `400 V; pida los planos a ${words.winnerAnswered}`;
    await call('buyer', purchaseAnswerCall.path, { id, questionId: question.data.id, answer });

    const act: Record<Stage, () => Promise<unknown>> = {
      asked: async () => null,
      opened: () => call('buyer', purchaseContactCall.path, { id, companyId: loser }),
      awarded: () => call('buyer', quotationAcceptCall.path, { id: won }),
      undone: () => call('buyer', quotationUndoCall.path, { id: won, key: 'mistake', text: '' }),
    };
    for (const stage of stages) {
      await act[stage]();
      for (const party of parties) {
        const contained = expected(party, stage);
        // The buyer's own name and address are only in its form.
        const shown = contained.filter((word) => party !== 'buyer' || (word !== 'name' && word !== 'email'));
        expect([stage, party, await readAs(seats[party].page, party, stage, id)]).toEqual([
          ...[stage, party],
          { shown, held: contained },
        ]);
      }
    }
    for (const { context } of Object.values(seats)) await context.close();
    expect(wrong).toEqual([]);
  });
