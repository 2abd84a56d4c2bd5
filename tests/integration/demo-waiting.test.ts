import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { profileInput } from '@/lib/company/profile/call';
import { readProfile } from '@/lib/company/profile/read';
import { loadDemoAccounts } from '@/lib/demo/load-account';
import { loadLicences } from '@/lib/demo/load-licence';
import { loadWaiting } from '@/lib/demo/load-waiting';
import { rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { company } from '@/lib/platform/db/schema/company';
import { product } from '@/lib/platform/db/schema/product';
import { review } from '@/lib/platform/db/schema/review';
import type { Locale } from '@/lib/platform/i18n/site';
import { openObjects } from '@/lib/platform/storage/object-store';
import { embeddedStorage } from '@/lib/platform/storage/settings';
import { productInput } from '@/lib/product/edit/call';
import { readInput, versionOf } from '@/lib/product/edit/read';
import { compare } from '@/lib/staff/review/comparison';
import type { Snapshot } from '@/lib/staff/review/snapshot';
import { checkFile } from '@/lib/upload/check';
import { demoDatabase, loadedOn, undone } from '../database';

beforeAll(async () => void (await demoDatabase()));

it('the demo has profiles and products for review, each sent by an owner, none public, and some decided', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from review`);
    await loadWaiting(tx, loadedOn);
    await loadWaiting(tx, loadedOn);
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true);
    const storage = embeddedStorage(await mkdtemp(join(tmpdir(), 'geco-licence-')), 'secret');
    await loadLicences(tx, storage);
    const list = await tx.select().from(review);
    const count = (kind: string, state: string) =>
      list.filter((one) => one.kind === kind && one.state === state).length;
    expect([count('company', 'pending'), count('product', 'pending')]).toEqual([10, 20]);
    expect([count('company', 'rejected'), count('product', 'rejected')]).toEqual([2, 3]);
    expect([count('company', 'approved'), count('product', 'approved')]).toEqual([3, 3]);
    for (const { kind, targetId, locale, content, title, submittedAt } of list) {
      expect(title).not.toBe('');
      expect(submittedAt.getTime()).toBeLessThan(loadedOn.getTime());
      const paths =
        kind === 'company'
          ? profileInput.safeParse(await readProfile(tx, targetId, locale as Locale)).error?.issues
          : productInput.safeParse(versionOf(content) ?? (await readInput(tx, targetId, locale as Locale))).error
              ?.issues;
      expect((paths ?? []).map(({ path }) => path.join('.'))).toEqual([]);
    }
    const [reviewer] = await tx.select().from(account).where(eq(account.username, 'staff_reviewer'));
    for (const { id, kind, targetId, state, snapshot, submittedAt, decidedAt, decidedBy } of list) {
      expect([id, decidedBy]).toEqual([id, state === 'pending' ? null : reviewer?.id]);
      if (state === 'pending') continue;
      const { current, proposed, flags } = snapshot as Snapshot;
      // Opening it shows the decided fields and those flagged.
      const fields = compare(current, proposed);
      expect([id, fields.some(({ changed }) => changed)]).toEqual([id, true]);
      expect([id, flags.filter((flag) => !fields.some(({ path }) => path === flag))]).toEqual([id, []]);
      expect([id, flags.length > 0]).toEqual([id, state === 'rejected']);
      if (state === 'rejected') continue;
      const [thing] =
        kind === 'company'
          ? await tx
              .select({ status: company.status, since: company.publishedAt })
              .from(company)
              .where(eq(company.id, targetId))
          : await tx
              .select({ status: product.status, since: product.publishedAt })
              .from(product)
              .where(eq(product.id, targetId));
      expect([id, thing?.status]).toEqual([id, 'normal']);
      // A profile is public since its approval; a product was before it changed.
      const since = thing?.since?.getTime();
      if (kind === 'company') expect([id, since]).toEqual([id, decidedAt?.getTime()]);
      else expect(since).toBeLessThan(submittedAt.getTime());
    }
    const senders = await rows<{ companyId: number; state: string }>(
      tx,
      sql`select r.company_id as "companyId", r.state from review r join account a on a.id = r.submitted_by
        where a.company_id = r.company_id and a.company_role = 'owner'`,
    );
    expect(senders).toHaveLength(list.length);
    const licences = await rows<{ key: string }>(
      tx,
      sql`select u.key from company c join upload u on u.key = c.licence and u.company_id = c.id
        join upload_use s on s.key = u.key and s.subject = 'company:' || c.id || ':profile'
        where u.private and u.state = 'referenced' and c.id in (select target_id from review where kind = 'company')`,
    );
    expect(licences).toHaveLength(15);
    for (const { key } of licences) {
      const path = await openObjects(storage).fetch({ bucket: storage.privateBucket, key }, 2 ** 21);
      expect(await checkFile('demo', { kind: 'licence', path: path ?? '', name: 'document.png' })).toMatchObject({
        type: 'png',
        width: 480,
      });
    }
    await rm(storage.folder, { recursive: true });
    expect(list.filter(({ kind, content }) => kind === 'product' && content !== null)).toHaveLength(14);
    const [shown] = await rows<{ products: number; companies: number; claimed: number }>(
      tx,
      sql`select (select count(*)::int from product where listed and status <> 'normal') as products,
        (select count(*)::int from company_search s join company c on c.id = s.company_id where c.status <> 'normal') as companies,
        (select count(*)::int from product_translation t where not exists (select from product_claimed_name n
          where n.company_id = t.company_id and n.locale = t.locale and n.name_key = t.name_key)) as claimed`,
    );
    expect(shown).toEqual({ products: 0, companies: 0, claimed: 0 });
  }));
