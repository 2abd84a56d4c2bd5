import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { revise } from '@/lib/platform/revision/commands';
import type { TermScope } from '@/lib/search/types';

/** A keyword in a scope of a site's search box. */
type HotWord = {
  locale: Locale;
  scope: TermScope;
  word: string;
  /** revision that was read; without one, the decision overwrites any other */
  revision?: number;
};

async function mark(
  actor: StaffActor,
  { locale, scope, word, revision }: HotWord,
  action: string,
  column: 'pinned' | 'banned' | 'approved',
  value: boolean,
): Promise<null> {
  assertStaff(actor, 'editor');
  const name = sql.identifier(column);
  await transaction(async (tx) => {
    const [row] = await rows<{ id: number }>(
      tx,
      sql`insert into hot_word (site_id, scope, word, ${name}) values (${sites[locale].siteId}, ${scope}, ${word.trim()}, ${value})
        on conflict (site_id, scope, lower(word)) do update set ${name} = excluded.${name} returning id`,
    );
    if (!row) throw new AppError('internal');
    await revise(tx, actor, { kind: 'word', id: row.id }, revision);
    await writeAudit(tx, actor, {
      action,
      targetId: row.id,
      companyId: null,
      detail: { locale, scope, word },
    });
  });
  return null;
}

/**
 * Pins a word before all counted ones in the empty search box, or unpins it.
 * docs/domain.md, Search and sorting.
 * @throws AppError forbidden by role
 */
export const pinHotWord = (actor: StaffActor, word: HotWord, pinned: boolean): Promise<null> =>
  mark(actor, word, pinned ? 'hotword.pin' : 'hotword.unpin', 'pinned', pinned);

/**
 * Bans a word from the hot words and completions of the search box, or allows it again.
 * docs/domain.md, Search and sorting.
 * @throws AppError forbidden by role
 */
export const banHotWord = (actor: StaffActor, word: HotWord, banned: boolean): Promise<null> =>
  mark(actor, word, banned ? 'hotword.ban' : 'hotword.allow', 'banned', banned);

const decisions = {
  approve: (actor: StaffActor, word: HotWord) => mark(actor, word, 'hotword.approve', 'approved', true),
  ban: (actor: StaffActor, word: HotWord) => banHotWord(actor, word, true),
  allow: (actor: StaffActor, word: HotWord) => banHotWord(actor, word, false),
};

/**
 * Staff's decision on a frequent search term: `approve` to show it although its words are not from reviewed content,
 * `ban`, or `allow` after a ban.
 * @throws AppError forbidden by role, conflict revision:changed if decided meanwhile
 */
export const decideHotWord = (actor: StaffActor, word: HotWord, decision: keyof typeof decisions): Promise<null> =>
  decisions[decision](actor, word);
