import type { Browser, Page } from 'playwright/test';
import type { purchaseKinds } from '@/lib/db/schema/trade-state';
import type { Locale } from '@/lib/i18n/site';
import { purchaseAnswerCall, purchaseAskCall, purchaseInviteCall } from '@/lib/purchase/call';
import { quotationSubmitCall } from '@/lib/quotation/call';
import type { QuotationFormInput } from '@/lib/quotation/schema';
import { href } from '@/lib/routes/address';
import { callOn, companyOf, drawName, enterDemo, open, textOf } from './member';
import { hosts, viewing, visibleText } from './site';
import { expect, test } from './test';
import { dayIn, publishRequest } from './trade-kit';
import { visitPage } from './visit-page';

/** Who reads, on which site, signed in as whom. */
const parties = {
  buyer: { site: 'fr', kind: 'purchaser', username: 'buyer_fr' },
  winner: { site: 'en', kind: 'supplier', username: 'supplier_b_diamond' },
  loser: { site: 'zh', kind: 'supplier', username: 'supplier_a_gold' },
  invited: { site: 'en', kind: 'supplier', username: 'supplier_b_gold' },
  other: { site: 'ar', kind: 'supplier', username: 'supplier_c_gold' },
  visitor: { site: 'en', kind: null, username: '' },
} as const;
type Party = keyof typeof parties;
const names = Object.keys(parties) as Party[];
const stages = ['asked', 'opened', 'awarded', 'undone'] as const;
type Stage = (typeof stages)[number];

/** What stands in one place alone, and tells who can read it. */
const words = {
  person: 'Awa Sarr Faye',
  details: 'Pompes à eau claire',
  detailsContact: '33 823 11 22',
  askedByWinner: 'Which voltage do you have',
  askedByWinnerContact: '20 7946 0456',
  answered: 'Three phases at 400 V',
  answeredContact: 'awa.faye@achats.example',
  askedByLoser: 'Which colour shall they be',
  askedByLoserContact: 'paint@loser.example',
  offerOfWinner: 'Impellers of the winner',
  offerOfLoser: 'Impellers of the loser',
} as const;
type Word = keyof typeof words;

/** What a party may read at a stage, on all its pages taken together. */
function expected(party: Party, stage: Stage, kind: (typeof purchaseKinds)[number]): Word[] {
  const isShared = kind === 'public' || (party !== 'other' && party !== 'visitor');
  if (!isShared) return [];
  const isOpened =
    party === 'buyer' ||
    (party === 'loser' && stage !== 'asked') ||
    (party === 'winner' && (stage === 'awarded' || stage === 'undone'));
  const isBuyer = party === 'buyer';
  const found: Record<Word, boolean> = {
    person: isOpened,
    details: true,
    detailsContact: isOpened,
    askedByWinner: true,
    askedByWinnerContact: isOpened && party !== 'loser',
    answered: true,
    answeredContact: isOpened && party !== 'loser',
    askedByLoser: isBuyer || party === 'loser',
    askedByLoserContact: isBuyer || (party === 'loser' && isOpened),
    offerOfWinner: isBuyer || party === 'winner',
    offerOfLoser: isBuyer || party === 'loser',
  };
  return (Object.keys(words) as Word[]).filter((word) => found[word]);
}

const pagesOf = (party: Party, id: number): string[] => {
  if (party === 'buyer') return [href('purchaserPurchaseDetail', { id }), href('purchaserComparison', { id })];
  const seen = [href('purchaseDetail', { id })];
  return party === 'visitor' ? seen : [...seen, href('supplierPurchaseQuote', { id })];
};

/** Which words a party sees on its pages, and which a page carries without showing them. */
async function read(page: Page, party: Party, id: number): Promise<{ shown: Word[]; carried: Word[] }> {
  let [text, source] = ['', ''];
  for (const path of pagesOf(party, id)) {
    await visitPage(page, hosts.absolute(parties[party].site, path));
    // What a supplier offers stands in the fields of its form as well.
    const fields = await page
      .locator('textarea')
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    const html = await page.content();
    text += [visibleText(html), ...fields].join('\n');
    source += html;
  }
  const within = (whole: string) => (Object.keys(words) as Word[]).filter((word) => whole.includes(words[word]));
  return { shown: within(text), carried: within(source) };
}

type Window = {
  page: Page;
  cookie: string;
  companyId: number;
  call: (path: string, input: object) => Promise<unknown>;
};
async function enter(browser: Browser, party: Party): Promise<Window> {
  const { site, kind, username } = parties[party];
  const context = await browser.newContext({ ...viewing.d, locale: site });
  const page = await context.newPage();
  if (kind === null) return { page, cookie: '', companyId: 0, call: () => Promise.reject(new Error('a visitor')) };
  const { header } = await enterDemo(context, kind, username, [site]);
  await open(page, site, href(kind === 'supplier' ? 'supplierHome' : 'purchaserHome'));
  const companyId = kind === 'supplier' ? await companyOf(page) : 0;
  const call = async (path: string, input: object) => (await callOn(site, path, input, header)).data;
  return { page, cookie: header, companyId, call };
}

const quotationOf = (locale: Locale, unitPrice: number, message: string): QuotationFormInput => ({
  locale,
  ...{ unitPrice, priceQuantity: 1, currency: 'EUR', quantity: 20, unit: 'set', incoterm: 'CIF', place: 'Santos' },
  ...{ leadDays: 45, paymentMethod: 'letterOfCredit', validUntil: `${dayIn(20)}T12:00:00.000Z`, message },
});

const fr = textOf('fr');
const { comparison: t } = fr.purchaseCentre;
const { undo, undoReason } = fr.trade;
const namedBy = (message: string) => new RegExp(`^${message.split('{')[0]}`);
const [actsName, acceptName] = [namedBy(t.actsOf), namedBy(t.acceptOf)];

for (const kind of ['public', 'inquiry'] as const)
  test(`each party reads of a request (${kind}) what is theirs, at each stage`, async ({ browser }) => {
    test.setTimeout(900_000);
    const windows = {} as Record<Party, Window>;
    for (const party of names) windows[party] = await enter(browser, party);
    const { buyer, winner, loser, invited } = windows;

    const id = await publishRequest(buyer.cookie, {
      locale: 'fr',
      kind,
      translations: {
        fr: { title: `Pompes ${drawName()}`, details: `${words.details}. Appelez le +221 ${words.detailsContact}.` },
      },
      contactName: words.person,
    });
    const companyIds = (kind === 'public' ? [invited] : [winner, loser, invited]).map((one) => one.companyId);
    await buyer.call(purchaseInviteCall.path, { id, companyIds });
    await winner.call(quotationSubmitCall.path, {
      requestId: id,
      quotation: quotationOf('en', 880, words.offerOfWinner),
    });
    await loser.call(quotationSubmitCall.path, {
      requestId: id,
      quotation: quotationOf('zh', 890, words.offerOfLoser),
    });
    const question = `${words.askedByWinner}? Call +44 ${words.askedByWinnerContact}.`;
    const asked = (await winner.call(purchaseAskCall.path, { id, question })) as { id: number };
    await loser.call(purchaseAskCall.path, { id, question: `${words.askedByLoser}? ${words.askedByLoserContact}` });
    const answer = `${words.answered}, ${words.answeredContact}`;
    await buyer.call(purchaseAnswerCall.path, { id, questionId: asked.id, answer });

    const { page } = buyer;
    const compare = () => open(page, 'fr', href('purchaserComparison', { id }));
    /** The head of a company's column in the comparison. */
    const column = ({ companyId }: Window) =>
      page.getByRole('columnheader').filter({ has: page.locator(`a[href="${href('hallHome', { companyId })}"]`) });
    const acts: Record<Stage, () => Promise<void>> = {
      asked: async () => undefined,
      opened: async () => {
        await compare();
        await column(loser).getByRole('button', { name: actsName }).click();
        await page.getByRole('menuitem', { name: t.openContacts }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: t.openContacts }).click();
        await expect(page.getByText(t.contactsKnown, { exact: true })).toBeVisible();
      },
      awarded: async () => {
        await compare();
        await column(winner).getByRole('button', { name: acceptName }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: t.accept, exact: true }).click();
        await expect(page.getByRole('button', { name: undo.act.purchaser })).toBeVisible();
      },
      undone: async () => {
        await compare();
        await page.getByRole('button', { name: undo.act.purchaser }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: undoReason.mistake }).check();
        await dialog.getByRole('button', { name: undo.act.purchaser }).click();
        await expect(page.getByText(undo.past)).toBeVisible();
      },
    };
    for (const stage of stages) {
      await acts[stage]();
      for (const party of names) {
        const may = expected(party, stage, kind);
        const { shown, carried } = await read(windows[party].page, party, id);
        expect([stage, party, shown]).toEqual([stage, party, may]);
        expect([stage, party, carried.filter((word) => !may.includes(word))]).toEqual([stage, party, []]);
      }
    }
    for (const party of names) await windows[party].page.context().close();
  });
