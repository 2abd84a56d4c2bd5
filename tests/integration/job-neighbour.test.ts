import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { notifyUnread } from '@/lib/chat/unread/job';
import { notifyExpiries } from '@/lib/company/expiry-notice/job';
import { publishDue } from '@/lib/content/commands';
import { setChoice } from '@/lib/notification/choice/commands';
import { sendNoticeDigests } from '@/lib/notification/digest/job';
import { type Db, database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { company } from '@/lib/platform/db/schema/company';
import { content, contentTranslation } from '@/lib/platform/db/schema/content';
import { delayedDeletion } from '@/lib/platform/db/schema/deletion';
import { jobFailure } from '@/lib/platform/db/schema/job';
import type { JobTask } from '@/lib/platform/db/schema/job-task';
import { noticeDigest, notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { product } from '@/lib/platform/db/schema/product';
import { vocabularyChange, vocabularySource } from '@/lib/platform/db/schema/search';
import { maxAttempts } from '@/lib/platform/job/item';
import { applyChanges } from '@/lib/platform/search/vocabulary/write';
import { saveProduct } from '@/lib/product/edit/commands';
import { holdProducts } from '@/lib/product/edit/list/commands';
import { carryOutDeletions } from '@/lib/server/renderer/deletion-job';
import { decideSetAside } from '@/lib/staff/job/commands';
import { demoDatabase } from '../database';
import { findReferences, makeStaff, makeSupplier, productOf } from '../factories';
import { makeBidder, makePurchaser } from './trade-kit';

let db: Db;
beforeAll(async () => {
  db = await demoDatabase();
});

/** Makes the database reject some writes of a table, like a constraint violation. */
async function refuse(table: string, event: 'insert' | 'update' | 'delete', when: string): Promise<void> {
  await database().execute(sql`create or replace function refuse_probe() returns trigger language plpgsql
    as $$ begin raise exception 'refused by the probe'; end $$`);
  await database().execute(
    sql.raw(
      `create trigger refuse_probe before ${event} on ${table} for each row when (${when}) execute function refuse_probe()`,
    ),
  );
}
afterEach(async () => {
  for (const table of ['notification', 'outbox', 'content', 'vocabulary_source', 'product'])
    await database().execute(sql`drop trigger if exists refuse_probe on ${sql.identifier(table)}`);
  await database().delete(jobFailure);
});

const failed = async (task: JobTask) =>
  (await database().select().from(jobFailure).where(eq(jobFailure.task, task))).map(({ subject, attempts }) => ({
    subject: subject.split(':')[0],
    attempts,
  }));
const noticesOf = async ({ accountId }: { accountId: number }) =>
  (await database().select().from(notification).where(eq(notification.accountId, accountId))).map(({ type }) => type);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('one failing item does not stop others', () => {
  it('of the daily e-mails', async () => {
    const readers = [await makeBidder(), await makeBidder()];
    const emails: string[] = [];
    for (const reader of readers) {
      const { accountId } = reader;
      await setChoice(reader, { kind: 'bid', period: 'daily' });
      await database()
        .update(noticeDigest)
        .set({ coveredUntil: later(-3000) })
        .where(eq(noticeDigest.accountId, accountId));
      await database()
        .insert(notification)
        .values({ accountId, type: 'quotationAwarded', values: { title: 'Pumps' } });
      const [row] = await database().select().from(account).where(eq(account.id, accountId));
      emails.push(row?.email ?? '');
    }
    const [bad = '', good = ''] = emails;
    await refuse('outbox', 'insert', `new.recipient = '${bad}'`);
    expect(await sendNoticeDigests(later(1500))).toBe(1);
    expect(await database().$count(outbox, eq(outbox.recipient, good))).toBe(1);
    expect(await failed('noticeDigest')).toEqual([{ subject: String(readers[0]?.accountId), attempts: 1 }]);
  });

  it('of expiries', async () => {
    const [bad, good] = [await makeBidder('gold'), await makeBidder('gold')];
    await database()
      .update(company)
      .set({ membershipValidUntil: '2041-06-30' })
      .where(inArray(company.id, [bad.companyId, good.companyId]));
    await refuse('notification', 'insert', `new.account_id = ${bad.accountId}`);
    await notifyExpiries(new Date('2041-06-10T09:00:00Z'));
    expect(await noticesOf(good)).toEqual(['membershipExpiring']);
    expect(await failed('standingExpiry')).toEqual([{ subject: 'membership', attempts: 1 }]);
  });

  it('of unread messages', async () => {
    const buyer = await makePurchaser();
    const [bad, good] = [await makeBidder(), await makeBidder()];
    for (const { companyId } of [bad, good]) {
      const { conversationId } = await startChat(buyer, { companyId });
      const message = { kind: 'text', text: 'Can you deliver in March?' } as const;
      await sendMessage(buyer, 'en', { conversationId, clientId: crypto.randomUUID(), message });
    }
    await refuse('notification', 'insert', `new.account_id = ${bad.accountId}`);
    await notifyUnread(later(16));
    expect(await noticesOf(good)).toEqual(['chatUnread']);
    expect(await failed('unreadMessage')).toMatchObject([{ attempts: 1 }]);
  });

  it('of scheduled content', async () => {
    const due = { channel: 'help', originalLocale: 'en', status: 'scheduled', publishedAt: later(-5) } as const;
    const [bad, good] = await database().insert(content).values([due, due]).returning();
    const text = { locale: 'en', title: 'Probe', body: { type: 'doc' as const, content: [] } };
    for (const one of [bad, good])
      await database()
        .insert(contentTranslation)
        .values({ contentId: one?.id ?? 0, ...text });
    await refuse('content', 'update', `new.id = ${bad?.id}`);
    await publishDue();
    const statusOf = async (id = 0) => (await database().select().from(content).where(eq(content.id, id)))[0]?.status;
    expect([await statusOf(bad?.id), await statusOf(good?.id)]).toEqual(['scheduled', 'published']);
    expect(await failed('contentPublication')).toEqual([{ subject: String(bad?.id), attempts: 1 }]);
    await database()
      .delete(content)
      .where(inArray(content.id, [bad?.id ?? 0, good?.id ?? 0]));
  });

  it('of vocabulary changes', async () => {
    const found = await database()
      .selectDistinct({ id: vocabularySource.subjectId })
      .from(vocabularySource)
      .where(eq(vocabularySource.kind, 'product'))
      .orderBy(vocabularySource.subjectId)
      .limit(2);
    const [bad = 0, good = 0] = found.map(({ id }) => id);
    const textsOf = (id: number) =>
      database().$count(
        vocabularySource,
        sql`${vocabularySource.kind} = 'product' and ${vocabularySource.subjectId} = ${id}`,
      );
    await database().delete(vocabularyChange);
    await database()
      .delete(vocabularySource)
      .where(inArray(vocabularySource.subjectId, [bad, good]));
    await database()
      .insert(vocabularyChange)
      .values([bad, good].map((subjectId) => ({ kind: 'product', subjectId })));
    await refuse('vocabulary_source', 'insert', `new.kind = 'product' and new.subject_id = ${bad}`);
    for (let run = 0; run <= maxAttempts; run++) await applyChanges(db);
    expect(await textsOf(good)).toBeGreaterThan(0);
    expect(await textsOf(bad)).toBe(0);
    expect(await failed('vocabulary')).toEqual([{ subject: 'product', attempts: maxAttempts }]);
    expect(await database().$count(vocabularyChange)).toBe(1);
    await database().execute(sql`drop trigger refuse_probe on vocabulary_source`);
    await database().update(jobFailure).set({ setAsideAt: null });
    await applyChanges(db);
    expect(await textsOf(bad)).toBeGreaterThan(0);
    expect(await database().$count(vocabularyChange)).toBe(0);
  });

  it('of deletions; dropped by staff, it reappears in its lists', async () => {
    const references = await findReferences();
    const { actor } = await makeSupplier('neighbour_owner');
    const save = async (name: string) => (await saveProduct(actor, null, productOf(references, name), 0)).id;
    const [bad, good] = [await save('Bad pump'), await save('Good pump')];
    for (const id of [bad, good]) await holdProducts(actor, [id]);
    await refuse('product', 'delete', `old.id = ${bad}`);
    for (let run = 1; run <= maxAttempts + 1; run++) await carryOutDeletions(later(2 * run));
    expect(await database().$count(product, eq(product.id, good))).toBe(0);
    expect(await failed('deletion')).toMatchObject([{ attempts: maxAttempts }]);
    const [item] = await database().select().from(jobFailure);
    await decideSetAside(await makeStaff(['admin']), { source: 'task', id: item?.id ?? 0, decision: 'drop' });
    expect(await database().$count(delayedDeletion, eq(delayedDeletion.targetId, bad))).toBe(0);
    expect(await database().$count(product, eq(product.id, bad))).toBe(1);
  });
});
