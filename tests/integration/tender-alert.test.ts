import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stopByToken } from '@/lib/notification/choice/commands';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { category, exchangeRate } from '@/lib/platform/db/schema/reference';
import { tender, tenderCategory, tenderTranslation } from '@/lib/platform/db/schema/tender';
import { tenderAlert, tenderAlertSent } from '@/lib/platform/db/schema/tender-alert';
import type { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { refreshPortal } from '@/lib/portal/refresh';
import { saveAlert, setAlertState } from '@/lib/tender/alert/commands';
import { alertLimits } from '@/lib/tender/alert/constants';
import { sendTenderAlerts } from '@/lib/tender/alert/job';
import { listAlerts } from '@/lib/tender/alert/queries';
import { alertFields } from '@/lib/tender/alert/schema';
import { demoDatabase } from '../database';
import { makePurchaserAccount } from '../factories';
import { inDays, makeBidder, makePurchaser } from './trade-kit';

let energy = 0;
let mining = 0;
let last = 0;

type Made = Partial<typeof tender.$inferInsert> & {
  title?: string;
  titles?: Partial<Record<Locale, string>>;
  sectors?: number[];
};
const refresh = (id: number) => refreshPortal(database(), 'tender', [id]);

/** An open tender for pumps in Kenya. */
async function makeTender({
  title = 'Quorlex pumps',
  titles,
  sectors = [energy],
  ...over
}: Made = {}): Promise<number> {
  const [made] = await database()
    .insert(tender)
    .values({
      source: 'Probe',
      sourceId: `alert-${++last}`,
      way: 'tender',
      category: 'materials',
      countryCode: 'KE',
      originalLocale: 'en',
      publishedAt: inDays(0.1),
      deadlineAt: inDays(26),
      releasedAt: inDays(0.1),
      ...over,
    })
    .returning({ id: tender.id });
  const id = made?.id ?? 0;
  const texts = Object.entries(titles ?? { en: title });
  await database()
    .insert(tenderTranslation)
    .values(
      texts.map(([locale, text]) => ({
        tenderId: id,
        locale,
        title: text,
        buyer: 'Probe Water Board',
        body: { type: 'doc' as const, content: [] },
      })),
    );
  if (sectors.length > 0)
    await database()
      .insert(tenderCategory)
      .values(sectors.map((categoryId) => ({ tenderId: id, categoryId })));
  await refresh(id);
  return id;
}
const keep = (actor: MemberActor, over: object, at = inDays(0), site: Locale = 'en') =>
  saveAlert(actor, site, { id: null, alert: alertFields.parse({ name: 'Pumps', ...over }) }, at);
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const foundBy = async (actor: MemberActor, id: number, now = inDays(1)) => {
  const { items } = await listAlerts(actor, 'en', now);
  return items.find((item) => item.id === id)?.matches.map((match) => match.id);
};
const mailOf = async ({ accountId }: MemberActor) => {
  const [own] = await database().select({ email: account.email }).from(account).where(eq(account.id, accountId));
  const sent = await database().select().from(outbox).orderBy(outbox.id);
  return sent
    .filter(({ recipient }) => recipient === own?.email)
    .map(({ content }) => JSON.parse(JSON.stringify(content)));
};
const noticesOf = ({ accountId }: MemberActor) =>
  database()
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), eq(notification.type, 'tenderAlert')));

beforeAll(async () => {
  const db = await demoDatabase();
  const found = await db
    .select()
    .from(category)
    .where(inArray(category.key, ['energy', 'mining']));
  energy = found.find(({ key }) => key === 'energy')?.id ?? 0;
  mining = found.find(({ key }) => key === 'mining')?.id ?? 0;
  const day = { base: 'EUR', date: '2096-01-01', source: 'Probe' } as const;
  await db.insert(exchangeRate).values([
    { ...day, currency: 'USD', rate: '1.25' },
    { ...day, currency: 'KES', rate: '150' },
  ]);
});
beforeEach(async () => {
  const own = database().select({ id: tender.id }).from(tender).where(like(tender.sourceId, 'alert-%'));
  await database().execute(sql`delete from portal_search where kind = 'tender' and subject_id in ${own}`);
  await database().delete(tender).where(eq(tender.source, 'Probe'));
  await database().delete(tenderAlert);
});

describe('an alert', () => {
  let owner: PurchaserActor;
  beforeAll(async () => {
    owner = await makePurchaser('en');
  });

  it('finds open tenders by any of its words, by sector, country, method, category and days left', async () => {
    const id = await makeTender();
    await makeTender({ title: 'Quorlex pumps, decided', status: 'awarded' });
    await makeTender({ title: 'Quorlex pumps, late', deadlineAt: inDays(0.5) });
    const criteria: [object, boolean][] = [
      [{ words: 'quorlex' }, true],
      [{ words: 'QUORLEX pump' }, true],
      [{ words: 'turbines, quorlex' }, true],
      [{ words: 'quorlex turbines' }, false],
      [{ words: 'quorlex', countries: ['TZ', 'KE'] }, true],
      [{ words: 'quorlex', countries: ['TZ'] }, false],
      [{ words: 'quorlex', categoryIds: [mining, energy] }, true],
      [{ words: 'quorlex', categoryIds: [mining] }, false],
      [{ words: 'quorlex', way: 'tender', category: 'materials' }, true],
      [{ words: 'quorlex', way: 'inquiry' }, false],
      [{ words: 'quorlex', category: 'services' }, false],
      [{ words: 'quorlex', closingDays: 25 }, true],
      [{ words: 'quorlex', closingDays: 26 }, false],
    ];
    for (const [over, finds] of criteria) {
      const alert = await keep(owner, over);
      expect([over, await foundBy(owner, alert.id)]).toEqual([over, finds ? [id] : []]);
      await setAlertState(owner, { id: alert.id, state: 'deleted' });
    }
  });

  it('compares values in different currencies, and takes tenders without a value if it says so', async () => {
    // 3,000,000 KES are 25,000 USD at these rates.
    const id = await makeTender({ budgetMin: 300_000_000, budgetMax: 300_000_000, currency: 'KES' });
    const unstated = await makeTender({ title: 'Quorlex valves' });
    const of = async (over: object) => {
      const alert = await keep(owner, { words: 'quorlex', currency: 'USD', unstated: false, ...over });
      const found = await foundBy(owner, alert.id);
      await setAlertState(owner, { id: alert.id, state: 'deleted' });
      return found?.toSorted();
    };
    expect(await of({ valueMin: 20_000, valueMax: 30_000 })).toEqual([id]);
    expect(await of({ valueMin: 25_000, valueMax: 25_000 })).toEqual([id]);
    expect(await of({ valueMin: 26_000 })).toEqual([]);
    expect(await of({ valueMax: 24_000 })).toEqual([]);
    expect(await of({ valueMin: 26_000, unstated: true })).toEqual([unstated]);
    expect(await of({ valueMin: 3_000_000, currency: 'KES' })).toEqual([id]);
  });

  it('looks for its words in the language in which they were written', async () => {
    const id = await makeTender({ titles: { en: 'Quorlex pumps', de: 'Quorlexpumpen' } });
    const german = await keep(owner, { words: 'quorlexpumpe' }, inDays(0), 'de');
    expect(await foundBy(owner, german.id)).toEqual([id]);
    const same = alertFields.parse({ name: 'Other', words: 'quorlexpumpe', countries: ['KE'] });
    await saveAlert(owner, 'en', { id: german.id, alert: same });
    expect(await foundBy(owner, german.id)).toEqual([id]);
  });

  it('says why a tender matches, in the reader’s language', async () => {
    await makeTender({ budgetMin: 100, budgetMax: 100, currency: 'USD' });
    const criteria = { countries: ['KE'], categoryIds: [energy], words: 'turbine, quorlex', valueMin: 1, valueMax: 9 };
    await keep(owner, criteria);
    const reason = async (site: Locale) => (await listAlerts(owner, site, inDays(1))).items[0]?.matches[0]?.reason;
    expect(await reason('en')).toMatchObject({
      country: 'Kenya',
      words: ['quorlex'],
      way: null,
      value: true,
      days: 25,
    });
    expect(await reason('de')).toMatchObject({ country: 'Kenia' });
    expect((await reason('en'))?.sectors).toHaveLength(1);
  });
});

describe('whose an alert is', () => {
  let owner: SupplierActor;
  let other: SupplierActor;
  beforeAll(async () => {
    [owner, other] = [await makeBidder(), await makeBidder()];
  });

  it('is its owner’s alone, and not an editor’s', async () => {
    const { id } = await keep(owner, { words: 'pump' });
    const taken = alertFields.parse({ name: 'Taken', words: 'taken' });
    expect((await listAlerts(other, 'en')).items).toEqual([]);
    expect(await refusal(saveAlert(other, 'en', { id, alert: taken }))).toBe('notFound');
    for (const state of ['paused', 'deleted', 'active'] as const)
      expect(await refusal(setAlertState(other, { id, state }))).toBe('notFound');
    const editor: SupplierActor = { ...owner, role: 'editor' };
    expect(await refusal(listAlerts(editor, 'en'))).toBe('role:role');
    expect(await refusal(keep(editor, { words: 'pump' }))).toBe('role:role');
    expect(await refusal(setAlertState(editor, { id, state: 'deleted' }))).toBe('role:role');
    expect((await listAlerts(owner, 'en')).items).toMatchObject([
      { id, name: 'Pumps', words: 'pump', state: 'active' },
    ]);
  });

  it('has only known countries and categories, and words that can be searched for', async () => {
    expect(await refusal(keep(other, { countries: ['ZZ'] }))).toBe('alert.countries:choice');
    expect(await refusal(keep(other, { categoryIds: [999_999] }))).toBe('alert.categoryIds:choice');
    expect(await refusal(keep(other, { words: '& | !' }))).toBe('alert.words:choice');
  });

  it('is one of a maximum, also with two tabs at once and when one is restored', async () => {
    const max = config.account.tenderAlerts;
    const [first] = await Promise.all(
      Array.from({ length: max - 1 }, (_, index) => keep(other, { words: `pump${index}` })),
    );
    const ends = await Promise.all([refusal(keep(other, { words: 'a1' })), refusal(keep(other, { words: 'a2' }))]);
    expect(ends.toSorted()).toEqual(['id:savedCap', null].toSorted());
    const id = first?.id ?? 0;
    await setAlertState(other, { id, state: 'deleted' });
    await keep(other, { words: 'another' });
    expect(await refusal(setAlertState(other, { id, state: 'active' }))).toBe('id:savedCap');
  });

  it('is deleted with an undo that ends', async () => {
    const { id } = await keep(owner, { words: 'pump' });
    await setAlertState(owner, { id, state: 'deleted' }, inDays(0));
    expect((await listAlerts(owner, 'en')).items).toEqual([]);
    expect(await refusal(saveAlert(owner, 'en', { id, alert: alertFields.parse({ name: 'x', words: 'x' }) }))).toBe(
      'notFound',
    );
    await setAlertState(owner, { id, state: 'active' }, inDays(0));
    expect((await listAlerts(owner, 'en')).items).toHaveLength(1);
    await setAlertState(owner, { id, state: 'deleted' }, inDays(0));
    expect(await refusal(setAlertState(owner, { id, state: 'active' }, inDays(0.1)))).toBe('notFound');
    await sendTenderAlerts(inDays(0.1));
    expect(await database().$count(tenderAlert)).toBe(0);
  });
});

// `inDays(0)` is 10:00 UTC: the morning after it is at 7:00.
const morning = new Date(inDays(1).getTime() - 3 * 3_600_000);
const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);

describe('the e-mail of a day', () => {
  let reader: PurchaserActor;
  beforeEach(async () => {
    reader = await makePurchaser('en');
  });

  it('names each new tender with reason, buyer, country, value, deadline and link, once', async () => {
    const id = await makeTender({ budgetMin: 250_000_000, budgetMax: 250_000_000, currency: 'USD' });
    await keep(reader, { name: 'Kenya', words: 'quorlex', countries: ['KE'] });
    await keep(reader, { name: 'All pumps', words: 'quorlex' });
    await sendTenderAlerts(morning);
    const [mail, ...more] = await mailOf(reader);
    expect(more).toEqual([]);
    expect(mail.subject).toBe('New tenders for your alerts');
    expect(mail.text).toMatch(/1 new tender matches: Kenya/);
    expect(mail.text.match(/Quorlex pumps/g)).toHaveLength(1);
    expect(mail.text).toContain('Buyer: Probe Water Board, Kenya');
    expect(mail.text).toMatch(/Budget: \S*US\$2,500,000/);
    expect(mail.text).toContain('Deadline: 27 Dec 2096');
    expect(mail.text).toContain('Country: Kenya · Word: quorlex · Closes in 25 days');
    expect(mail.text).toContain(`/tender/${id}.html`);
    expect(mail.text).toContain('/amember/tenderAlert.html');
    expect(mail.unsubscribe).toMatch(/\/api\/notice\/unsubscribe\?token=/);
  });

  it('goes out in the morning of the reader’s time zone', async () => {
    await makeTender();
    const far = await makePurchaserAccount({
      ...{ email: 'auckland@trade.example', emailConfirmedAt: inDays(-9), timeZone: 'Pacific/Auckland', locale: 'de' },
    });
    for (const one of [reader, far]) await keep(one, { words: 'quorlex' });
    // In Auckland it is 7:00 at 18:00 UTC.
    await sendTenderAlerts(later(-13.25));
    expect([await mailOf(far), await mailOf(reader)]).toEqual([[], []]);
    await sendTenderAlerts(later(-13));
    expect((await mailOf(far)).map(({ subject }) => subject)).toEqual(['Neue Ausschreibungen zu Ihren Suchaufträgen']);
    await sendTenderAlerts(later(-0.25));
    expect(await mailOf(reader)).toEqual([]);
    await sendTenderAlerts(morning);
    expect(await mailOf(reader)).toHaveLength(1);
  });

  it('is one, with two jobs at once and however often they run', async () => {
    await makeTender();
    await keep(reader, { words: 'quorlex' });
    await keep(reader, { name: 'Kenya', countries: ['KE'], words: 'quorlex' });
    await Promise.all([sendTenderAlerts(morning), sendTenderAlerts(morning)]);
    for (const hours of [0.25, 1, 23]) await sendTenderAlerts(later(hours));
    expect(await mailOf(reader)).toHaveLength(1);
    expect(await noticesOf(reader)).toHaveLength(1);
    await makeTender({ publishedAt: later(2) });
    await sendTenderAlerts(later(4));
    expect(await mailOf(reader)).toHaveLength(1);
    await sendTenderAlerts(later(24));
    expect(await mailOf(reader)).toHaveLength(2);
  });

  it('names no tender again that was changed, and none withdrawn, closed or too old', async () => {
    const changed = await makeTender();
    await keep(reader, { words: 'quorlex' });
    await sendTenderAlerts(morning);
    await database()
      .update(tender)
      .set({ publishedAt: later(2), deadlineAt: inDays(40) })
      .where(eq(tender.id, changed));
    await refresh(changed);
    for (const status of ['withdrawn', 'cancelled', 'planned']) await makeTender({ status, publishedAt: later(2) });
    await makeTender({ publishedAt: inDays(-2) });
    await sendTenderAlerts(later(24));
    expect(await mailOf(reader)).toHaveLength(1);
  });

  it('takes in what an import wrote late', async () => {
    await keep(reader, { words: 'quorlex' });
    await sendTenderAlerts(morning);
    await makeTender({ publishedAt: later(-0.5) });
    await sendTenderAlerts(later(24));
    expect(await mailOf(reader)).toHaveLength(1);
  });

  it('does not come for paused alerts, and after them only of what is newer', async () => {
    const { id } = await keep(reader, { words: 'quorlex' });
    await setAlertState(reader, { id, state: 'paused' }, inDays(0));
    await makeTender();
    await sendTenderAlerts(morning);
    await setAlertState(reader, { id, state: 'active' }, later(6));
    await sendTenderAlerts(later(24));
    expect(await mailOf(reader)).toEqual([]);
    await makeTender({ publishedAt: later(25) });
    await sendTenderAlerts(later(48));
    expect(await mailOf(reader)).toHaveLength(1);
  });

  it('can be stopped by the link in it; the notice stays', async () => {
    await makeTender();
    await keep(reader, { words: 'quorlex' });
    await sendTenderAlerts(morning);
    const [mail] = await mailOf(reader);
    await stopByToken(new URL(mail.unsubscribe).searchParams.get('token') ?? '');
    await makeTender({ title: 'Quorlex valves', publishedAt: later(2) });
    await sendTenderAlerts(later(24));
    expect(await mailOf(reader)).toHaveLength(1);
    expect((await noticesOf(reader)).length).toBeGreaterThan(0);
    expect(await database().$count(tenderAlertSent)).toBe(2);
  });

  it('says how many more there are than it names', async () => {
    for (let index = 0; index < alertLimits.mailed + 3; index++) await makeTender({ title: `Quorlex ${index}` });
    await keep(reader, { words: 'quorlex' });
    await sendTenderAlerts(morning);
    const [mail] = await mailOf(reader);
    expect(mail.text).toContain('20 new tenders match');
    expect(mail.text).toContain('3 more tenders match this alert');
  });
});
