import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { applyChanges } from './write';

/** Brings the vocabulary in line with what was published, changed or taken away: when it is, and every minute. */
export const vocabularyJob = (db: Db): ScheduledJob => ({
  name: 'vocabulary',
  cron: '* * * * *',
  run: () => applyChanges(db),
});

/** Notes the categories whose texts the vocabulary does not have as they are now; they come with the version that runs. */
export async function noteCategories(db: Db): Promise<void> {
  await db.execute(sql`insert into vocabulary_change (kind, subject_id)
    select distinct 'category', t.category_id from category_translation t
      left join vocabulary_source s on s.kind = 'category' and s.subject_id = t.category_id and s.locale = t.locale
    where (s.name, s.terms) is distinct from (t.name, t.terms)`);
}
