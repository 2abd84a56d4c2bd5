import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { type Database, rows } from '@/lib/db/client';
import { findPortal } from '@/lib/portal/find';
import { emptyState } from '@/lib/routes/list-state';
import { banHotWord, pinHotWord } from '@/lib/search/hot-word/commands';
import { listHotWords, listSuggestions } from '@/lib/search/queries';
import { recordTerm } from '@/lib/stats/commands';
import { demoDatabase } from '../database';
import { type Colleague, forgetStaff, makeColleague } from './staff-kit';

let database: Database;
let editor: Colleague;
let support: Colleague;
let firstId = 0;

const search = async (term: string) => {
  const [today] = await rows<{ day: string }>(database, sql`select current_date::text as day`);
  for (let visitor = 0; visitor < config.search.termVisitors; visitor++)
    await recordTerm(database, 'en', 'tender', term, `visitor-${visitor}`, today?.day ?? '');
};

beforeAll(async () => {
  database = await demoDatabase();
  const [last] = await rows<{ id: number }>(database, sql`select coalesce(max(id), 0) as id from hot_word`);
  firstId = last?.id ?? 0;
  editor = await makeColleague('word_editor', 'editor');
  support = await makeColleague('word_support', 'support');
});
afterAll(async () => {
  await database.execute(sql`delete from hot_word where id > ${firstId}`);
  await database.execute(sql`delete from search_term where scope = 'tender'`);
  await forgetStaff();
});

it.each([
  ['tender', ['tender']],
  ['news', ['shortnews']],
  ['innovation', ['innovation']],
] as const)(
  'the search box for %s offers words of the section before anyone has searched, and each finds something',
  async (scope, channels) => {
    for (const locale of ['en', 'zh', 'ar'] as const) {
      const words = await listHotWords(locale, scope);
      expect(words).toHaveLength(config.list.hotWord);
      for (const keyword of words) {
        const { total } = await findPortal(database, locale, { channels, keyword }, emptyState, 1);
        expect(`${keyword} ${total > 0}`).toBe(`${keyword} true`);
      }
    }
  },
);

it('what visitors search among tenders comes before, and what staff pin before that', async () => {
  const [sector = ''] = await listHotWords('en', 'tender');
  await search('road roller');
  expect((await listHotWords('en', 'tender'))[0]).not.toBe(sector);
  await pinHotWord(editor.actor, { locale: 'en', scope: 'tender', word: 'Water supply' }, true);
  expect((await listHotWords('en', 'tender'))[0]).toBe('Water supply');
  expect(await listHotWords('zh', 'tender')).not.toContain('Water supply');
  await pinHotWord(editor.actor, { locale: 'en', scope: 'tender', word: 'water supply' }, false);
  expect((await listHotWords('en', 'tender'))[0]).not.toBe('Water supply');
});

it('a banned word is offered nowhere, whether it was counted or is a word of the section', async () => {
  const [, sector = ''] = await listHotWords('en', 'tender');
  await search('transformer');
  for (const word of [sector.toUpperCase(), 'Transformer']) {
    expect((await listHotWords('en', 'tender')).map((one) => one.toLowerCase())).toContain(word.toLowerCase());
    await banHotWord(editor.actor, { locale: 'en', scope: 'tender', word }, true);
    expect((await listHotWords('en', 'tender')).map((one) => one.toLowerCase())).not.toContain(word.toLowerCase());
  }
  expect(await listSuggestions('en', 'tender', 'transformer')).not.toContain('transformer');
  await banHotWord(editor.actor, { locale: 'en', scope: 'tender', word: 'transformer' }, false);
  expect(await listHotWords('en', 'tender')).toContain('Transformer');
});

it('support may neither pin nor ban, and what an editor does is written down', async () => {
  const word = { locale: 'en', scope: 'news', word: 'tariff' } as const;
  await expect(pinHotWord(support.actor, word, true)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(banHotWord(support.actor, word, true)).rejects.toMatchObject({ code: 'forbidden' });
  await banHotWord(editor.actor, word, true);
  const written = await rows(
    database,
    sql`select action, detail from audit where account_id = ${editor.actor.accountId} order by id desc limit 1`,
  );
  expect(written).toEqual([{ action: 'hotword.ban', detail: word }]);
});
