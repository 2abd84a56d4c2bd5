import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';

let db: Awaited<ReturnType<typeof demoDatabase>>;
beforeAll(async () => {
  db = await demoDatabase();
}, 240_000);

it('no product of the demo is tagged with ISO 9001 whose maker shows no such certificate', async () => {
  const tagged = await rows<{ id: number; proven: boolean }>(
    db,
    sql`select p.id, exists (select from certificate c join certificate_translation t on t.certificate_id = c.id and t.locale = 'en'
          where c.company_id = p.company_id and t.name like '%ISO 9001%') as proven
      from product p join product_tag on product_tag.product_id = p.id join tag on tag.id = product_tag.tag_id
      where tag.key = 'iso-9001'`,
  );
  expect(tagged.length).toBeGreaterThan(50);
  expect(tagged.filter(({ proven }) => !proven)).toEqual([]);
});
