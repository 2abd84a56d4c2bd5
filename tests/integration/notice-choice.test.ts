import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as stop from '@/app/api/notice/unsubscribe/route';
import { getChoices, setChoice, stopByToken } from '@/lib/notification/choice/commands';
import { readNotices } from '@/lib/notification/commands';
import { kindsOf } from '@/lib/notification/constants';
import { sendNoticeDigests } from '@/lib/notification/digest/job';
import { noticeToken } from '@/lib/notification/token';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { purchaseInvitation } from '@/lib/platform/db/schema/purchase';
import { reviseQuotation, submitQuotation } from '@/lib/quotation/commands';
import { runTradeClock } from '@/lib/quotation/outcome/commands';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now, quotationOf } from './trade-kit';

let buyer: PurchaserActor;
let bidder: SupplierActor;
type Mail = { subject: string; text: string; unsubscribe?: string };

const addressOf = async (accountId: number): Promise<string> =>
  (await database().select().from(account).where(eq(account.id, accountId)))[0]?.email ?? '';
const mailsTo = async (accountId: number): Promise<Mail[]> => {
  const sent = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, await addressOf(accountId)))
    .orderBy(outbox.id);
  return sent.map(({ content }) => content as unknown as Mail);
};
const typesOf = async (accountId: number) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type }) => type);
const clear = () => database().delete(outbox).where(like(outbox.recipient, '%@trade.example'));

beforeAll(async () => {
  await demoDatabase();
});
afterEach(clear);

describe('e-mail notifications', () => {
  it('are sent at once, with an unsubscribe call per kind', async () => {
    [buyer, bidder] = [await makePurchaser('fr'), await makeBidder()];
    const quoted = await submitQuotation(bidder, await makeRequest(buyer), quotationOf(), now);
    const [mail] = await mailsTo(buyer.accountId);
    expect(mail?.subject).toMatch(/^Nouveau devis de ./);
    const address = new URL(mail?.unsubscribe ?? '');
    expect(address.host).toMatch(/^fr\./);
    expect(address.pathname).toBe('/api/notice/unsubscribe');
    expect(mail?.text).toContain(`/unsubscribe.html${address.search}`);
    const post = () =>
      stop.POST(
        new Request(address, {
          method: 'POST',
          headers: { host: address.host, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      );
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(200);
    const { items } = await getChoices(buyer);
    expect(items.find(({ kind }) => kind === 'quotation')?.period).toBe('off');
    expect(items.find(({ kind }) => kind === 'request')?.period).toBe('now');
    await clear();
    await reviseQuotation(bidder, quoted.id, quoted.revision, quotationOf({ unitPrice: 90 }), now);
    expect(await mailsTo(buyer.accountId)).toEqual([]);
    expect(await typesOf(buyer.accountId)).toEqual(['quotationReceived', 'quotationRevised']);
  });

  it('cannot be ended with a forged link, or another user’s', async () => {
    const [first, second] = [await makePurchaser(), await makePurchaser()];
    const token = noticeToken(first.accountId, 'quotation');
    const [, , issuedAt, signature] = token.split('.');
    for (const forged of [
      `${second.accountId}.quotation.${issuedAt}.${signature}`,
      `${first.accountId}.request.${issuedAt}.${signature}`,
      `${first.accountId}.everything.${issuedAt}.${signature}`,
      `${first.accountId}.quotation.${issuedAt}.`,
      noticeToken(first.accountId, 'quotation', Date.now() - 366 * 86_400_000),
    ])
      await expect(stopByToken(forged)).rejects.toMatchObject({ code: 'badRequest' });
    expect((await getChoices(first)).items.map(({ period }) => period)).toEqual(kindsOf.purchaser.map(() => 'now'));
    expect((await getChoices(second)).items.map(({ period }) => period)).toEqual(kindsOf.purchaser.map(() => 'now'));
  });
});

describe('the daily e-mail', () => {
  it('lists unread notices once, in the reader’s morning', async () => {
    const reader = await makePurchaser('de');
    await database().update(account).set({ timeZone: 'Asia/Tokyo' }).where(eq(account.id, reader.accountId));
    await setChoice(reader, { kind: 'quotation', period: 'daily' });
    const request = await makeRequest(reader, { locale: 'fr' });
    await makeQuotation(bidder, request);
    await makeQuotation(await makeBidder(), request);
    const [first] = await database()
      .select()
      .from(notification)
      .where(and(eq(notification.accountId, reader.accountId), eq(notification.type, 'quotationReceived')));
    expect(await mailsTo(reader.accountId)).toEqual([]);
    await readNotices(reader, [first?.id ?? 0]);
    // Tokyo is nine hours ahead: it is one in the morning there, then nine.
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await sendNoticeDigests(new Date(`${tomorrow}T16:00:00Z`));
    await clear();
    const morning = new Date(Date.parse(`${tomorrow}T00:30:00Z`) + 2 * 86_400_000);
    await makeQuotation(await makeBidder(), await makeRequest(reader));
    await database()
      .update(notification)
      .set({ createdAt: new Date(morning.getTime() - 3_600_000) })
      .where(and(eq(notification.accountId, reader.accountId), eq(notification.type, 'quotationReceived')));
    await Promise.all([sendNoticeDigests(morning), sendNoticeDigests(morning)]);
    const mails = await mailsTo(reader.accountId);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('GECO: 2 neue Mitteilungen');
    expect(mails[0]?.text.match(/Neues Angebot von /g)).toHaveLength(2);
    expect(mails[0]?.text).toContain('/amember/message.html#mail');
    await clear();
    await sendNoticeDigests(new Date(morning.getTime() + 3_600_000));
    await sendNoticeDigests(new Date(morning.getTime() + 86_400_000));
    expect(await mailsTo(reader.accountId)).toEqual([]);
    await stopByToken(new URL(mails[0]?.unsubscribe ?? '').searchParams.get('token') ?? '');
    expect((await getChoices(reader)).items.find(({ kind }) => kind === 'quotation')?.period).toBe('off');
  });
});

describe('an expiry', () => {
  it('is notified once: a quotation to both sides, a closing request to invited suppliers without a quotation', async () => {
    const [asking, silent, quoting] = [await makePurchaser(), await makeBidder(), await makeBidder()];
    const request = await makeRequest(asking, { validUntil: inDays(10).toISOString() });
    for (const { companyId } of [silent, quoting])
      await database().insert(purchaseInvitation).values({ requestId: request, companyId });
    await makeQuotation(quoting, request, { validUntil: inDays(20).toISOString() });
    await runTradeClock(inDays(9.5));
    await runTradeClock(inDays(9.6));
    expect(await typesOf(silent.accountId)).toEqual(['purchaseClosingInvited']);
    expect(await typesOf(quoting.accountId)).toEqual([]);
    const other = await makeRequest(asking, { validUntil: inDays(80).toISOString() });
    await makeQuotation(quoting, other, { validUntil: inDays(20).toISOString() });
    await runTradeClock(inDays(18.5));
    await runTradeClock(inDays(18.6));
    // The one for the request that has since closed must still be decided too.
    expect((await typesOf(quoting.accountId)).filter((type) => type === 'bidExpiring')).toHaveLength(2);
    expect((await typesOf(asking.accountId)).filter((type) => type === 'quotationExpiring')).toHaveLength(2);
  });
});
