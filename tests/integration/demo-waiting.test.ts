import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readProfile } from '@/lib/company/profile/read';
import { profileInput } from '@/lib/company/profile/schema';
import { type Database, rows } from '@/lib/db/client';
import { review } from '@/lib/db/schema/review';
import { loadWaiting } from '@/lib/demo/load-waiting';
import type { Locale } from '@/lib/i18n/site';
import { readInput, versionOf } from '@/lib/product/edit/read';
import { productInput } from '@/lib/product/edit/schema';
import { loadedOn, undone } from '../database';

it('the demo has profiles and products for the staff to decide, complete but for the licence, and none of them public', () =>
  undone(async (tx) => {
    const on = tx;
    await on.execute(sql`delete from review`);
    await loadWaiting(tx as unknown as Database, loadedOn);
    await loadWaiting(tx as unknown as Database, loadedOn);
    const list = await on.select().from(review);
    const count = (kind: string, state: string) =>
      list.filter((one) => one.kind === kind && one.state === state).length;
    expect([count('company', 'pending'), count('product', 'pending')]).toEqual([10, 20]);
    expect([count('company', 'rejected'), count('product', 'rejected')]).toEqual([2, 3]);
    for (const { kind, targetId, locale, content, title, submittedAt } of list) {
      expect(title).not.toBe('');
      expect(submittedAt.getTime()).toBeLessThan(loadedOn.getTime());
      const paths =
        kind === 'company'
          ? profileInput.safeParse(await readProfile(on, targetId, locale as Locale)).error?.issues
          : productInput.safeParse(versionOf(content) ?? (await readInput(on, targetId, locale as Locale))).error
              ?.issues;
      expect((paths ?? []).map(({ path }) => path.join('.')).filter((path) => path !== 'licence')).toEqual([]);
    }
    expect(list.filter(({ kind, content }) => kind === 'product' && content !== null)).toHaveLength(11);
    const [shown] = await rows<{ products: number; companies: number; claimed: number }>(
      on,
      sql`select (select count(*)::int from product where listed and status <> 'normal') as products,
        (select count(*)::int from company_search s join company c on c.id = s.company_id where c.status <> 'normal') as companies,
        (select count(*)::int from product_translation t where not exists (select from product_claimed_name n
          where n.company_id = t.company_id and n.locale = t.locale and n.name_key = t.name_key)) as claimed`,
    );
    expect(shown).toEqual({ products: 0, companies: 0, claimed: 0 });
  }));
