import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { notifyExpiries } from '@/lib/company/expiry-notice/job';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { certificate, certificateTranslation } from '@/lib/platform/db/schema/showroom';
import { demoDatabase } from '../database';
import { makeBidder } from './trade-kit';

/** Far from every date of the demo. */
const at = (day: string) => new Date(`${day}T09:00:00Z`);
const toldOf = async ({ accountId }: SupplierActor) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type }) => type);
const mailsOf = async (text: string) =>
  (await database().select().from(outbox).where(like(outbox.recipient, '%@trade.example'))).filter(({ content }) =>
    JSON.stringify(content).includes(text),
  );

beforeAll(async () => {
  await demoDatabase();
});

it('is notified 30 and 7 days before, once each, and again after a renewal', async () => {
  const owner = await makeBidder('gold', 'de');
  const mine = eq(company.id, owner.companyId);
  await database().update(company).set({ membershipValidUntil: '2041-06-30' }).where(mine);
  await notifyExpiries(at('2041-05-20'));
  expect(await toldOf(owner)).toEqual([]);
  for (const day of ['2041-05-31', '2041-05-31', '2041-06-10', '2041-06-23', '2041-06-30', '2041-07-01']) {
    await Promise.all([notifyExpiries(at(day)), notifyExpiries(at(day))]);
    // An unread one would be merged with it.
    await database()
      .update(notification)
      .set({ readAt: at(day) });
  }
  expect(await toldOf(owner)).toEqual(['membershipExpiring', 'membershipExpiring']);
  expect(await mailsOf('30.06.2041')).toHaveLength(2);
  await database().update(company).set({ membershipValidUntil: '2042-06-30' }).where(mine);
  await notifyExpiries(at('2042-06-25'));
  await notifyExpiries(at('2042-06-26'));
  expect(await toldOf(owner)).toHaveLength(3);
});

it('is notified of grades and of certificates by name, but not for a disabled company', async () => {
  const [owner, disabled] = [await makeBidder(), await makeBidder()];
  for (const { companyId } of [owner, disabled]) {
    await database()
      .update(company)
      .set({ grade: 'B', gradeValidUntil: '2043-03-31' })
      .where(eq(company.id, companyId));
    const [made] = await database()
      .insert(certificate)
      .values({
        ...{ companyId, type: 'system', number: `ISO ${companyId}`, status: 'normal' },
        ...{ issuedOn: '2040-04-01', validUntil: '2043-03-31' },
      })
      .returning();
    await database()
      .insert(certificateTranslation)
      .values({ certificateId: made?.id ?? 0, locale: 'en', name: 'ISO 9001 probe', issuer: 'Probe', scope: '' });
  }
  await database().update(company).set({ status: 'disabled' }).where(eq(company.id, disabled.companyId));
  await notifyExpiries(at('2043-03-10'));
  expect((await toldOf(owner)).toSorted()).toEqual(['certificateExpiring', 'gradeExpiring']);
  expect(await mailsOf('“ISO 9001 probe” is valid until')).toHaveLength(1);
  expect(await toldOf(disabled)).toEqual([]);
});
