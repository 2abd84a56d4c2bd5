import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { applyChanges } from './write';

/** Updates the vocabulary after texts were published, changed or removed: when woken, and every minute. */
export const vocabularyJob = (db: Db): ScheduledJob => ({
  name: 'vocabulary',
  cron: '* * * * *',
  run: () => applyChanges(db),
});

/** Notes categories whose texts differ from the vocabulary's; they change with the program's version. */
export async function noteCategories(db: Db): Promise<void> {
  await db.execute(sql`insert into vocabulary_change (kind, subject_id)
    select distinct 'category', t.category_id from category_translation t
      left join vocabulary_source s on s.kind = 'category' and s.subject_id = t.category_id and s.locale = t.locale
    where (s.name, s.terms) is distinct from (t.name, t.terms)`);
}
