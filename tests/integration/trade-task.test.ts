import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readNotices } from '@/lib/notification/commands';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { companyTranslation } from '@/lib/platform/db/schema/company';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { answerQuestion, askQuestion } from '@/lib/purchase/correspondence/commands';
import { reviseQuotation, submitQuotation } from '@/lib/quotation/commands';
import { askBetterOffer, declineQuotation } from '@/lib/quotation/negotiation/commands';
import { getStanding } from '@/lib/quotation/own/queries';
import { listTradeTasks } from '@/lib/site/dashboard/queries';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeRequest, now, quotationOf } from './trade-kit';

let buyer: PurchaserActor;
let bidder: SupplierActor;

const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);
const tasks = () => listTradeTasks(bidder, 'fr', now);
const mailsTo = async ({ accountId }: MemberActor) => {
  const [reader] = await database().select().from(account).where(eq(account.id, accountId));
  const sent = await database()
    .select({ content: outbox.content })
    .from(outbox)
    .where(eq(outbox.recipient, reader?.email ?? ''))
    .orderBy(outbox.id);
  return sent.map(({ content }) => ({ subject: content?.subject, text: content?.text }));
};

beforeAll(async () => {
  await demoDatabase();
  [buyer, bidder] = [await makePurchaser('en'), await makeBidder()];
});

it('a requested better offer is a task until sent, and again when requested again', async () => {
  const request = await makeRequest(buyer);
  const quoted = await submitQuotation(bidder, request, quotationOf(), now);
  expect((await tasks()).offers).toEqual([]);
  await askBetterOffer(buyer, quoted.id, { until: inDays(5), text: 'Livraison en mars' }, hours(1));
  const task = { requestId: request, title: 'Pompes centrifuges', until: inDays(5).toISOString() };
  expect((await tasks()).offers).toEqual([{ ...task, text: 'Livraison en mars' }]);
  expect((await listTradeTasks({ ...bidder, role: 'editor' } as SupplierActor, 'fr', now)).offers).toEqual([]);
  expect((await listTradeTasks(bidder, 'fr', inDays(6))).offers).toEqual([]);
  expect((await getStanding(bidder, request, now)).own?.round?.open).toBe(true);
  const [mail] = (await mailsTo(bidder)).filter(({ subject }) => subject?.startsWith('A better offer'));
  expect(mail?.subject).toBe('A better offer is wanted for “Pompes centrifuges”');
  expect(mail?.text).toContain('What they want: “Livraison en mars”');
  const { revision } = await reviseQuotation(
    bidder,
    quoted.id,
    quoted.revision,
    quotationOf({ leadDays: 9 }),
    hours(2),
  );
  expect((await tasks()).offers).toEqual([]);
  expect((await getStanding(bidder, request, now)).own?.round?.open).toBe(false);
  await askBetterOffer(buyer, quoted.id, { until: inDays(6), text: '' }, hours(3));
  expect((await tasks()).offers).toMatchObject([{ requestId: request, until: inDays(6).toISOString() }]);
  await reviseQuotation(bidder, quoted.id, revision, quotationOf({ leadDays: 8 }), hours(4));
  expect((await tasks()).offers).toEqual([]);
});

it('an answer and an outcome are tasks until read', async () => {
  await readNotices(bidder, []);
  const request = await makeRequest(buyer);
  const quoted = await submitQuotation(bidder, request, quotationOf(), now);
  const question = await askQuestion(bidder, request, 'Quelle tension ?', now);
  await answerQuestion(buyer, request, question.id, '400 V', now);
  await declineQuotation(buyer, quoted.id, { key: 'price', text: '' }, now);
  const { notices } = await tasks();
  expect(notices.map(({ title }) => title)).toEqual([
    'Votre devis a été décliné',
    'L’acheteur a répondu à une question sur «\u00a0Pompes centrifuges\u00a0»',
  ]);
  await readNotices(bidder, [notices[0]?.id ?? 0]);
  expect((await tasks()).notices.map(({ id }) => id)).toEqual([notices[1]?.id]);
});

it('a buyer’s e-mails name the supplier in the buyer’s language', async () => {
  const other = await makeBidder();
  for (const [locale, name] of [
    ['en', 'Probe Works'],
    ['zh', '探测厂'],
  ] as const)
    await database()
      .insert(companyTranslation)
      .values({ companyId: other.companyId, locale, name })
      .onConflictDoUpdate({ target: [companyTranslation.companyId, companyTranslation.locale], set: { name } });
  const reader = await makePurchaser('zh');
  const quoted = await submitQuotation(other, await makeRequest(reader), quotationOf(), now);
  await reviseQuotation(other, quoted.id, quoted.revision, quotationOf({ unitPrice: 90 }), now);
  const subjects = (await mailsTo(reader)).map(({ subject }) => subject);
  expect(subjects).toEqual(['探测厂提交了新报价', '探测厂修改了报价']);
});

it('each party sees a request’s title in its own language, or the original', async () => {
  const reader = await makePurchaser('zh');
  const texts = {
    fr: { title: 'Pompes +221 33 823 10 10', details: 'Pour eau claire.' },
    en: { title: 'Pumps', details: '' },
    zh: { title: '离心泵', details: '' },
  };
  const requestId = await makeRequest(reader, { translations: texts });
  const [english, german] = [await makeBidder('diamond', 'en'), await makeBidder('diamond', 'de')];
  for (const supplier of [english, german]) await submitQuotation(supplier, requestId, quotationOf(), now);
  const question = await askQuestion(english, requestId, 'Which voltage?', now);
  await answerQuestion(reader, requestId, question.id, '400 V', now);
  const last = async (actor: MemberActor) => (await mailsTo(actor)).at(-1)?.subject;
  expect(await last(english)).toBe('The buyer has answered a question about “Pumps”');
  expect(await last(german)).toBe('Der Einkäufer hat eine Frage zu „Pompes •••“ beantwortet');
  expect(await last(reader)).toBe('有供应商就“离心泵”提问');
});
