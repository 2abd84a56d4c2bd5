import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as decideWord } from '@/app/api/admin/word/route';
import { POST as postTerm } from '@/app/api/term/route';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { emptyState } from '@/lib/platform/routes/list-state';
import { isReviewed } from '@/lib/platform/search/vocabulary/queries';
import { findPortal } from '@/lib/portal/queries';
import { banHotWord, pinHotWord } from '@/lib/search/hot-word/commands';
import { countWaitingTerms, listSearchedTerms } from '@/lib/search/hot-word/queries';
import { refreshCompanies } from '@/lib/search/refresh';
import { listHotWords, listSuggestions } from '@/lib/site/search/queries';
import { recordTerm } from '@/lib/stats/commands';
import { demoDatabase } from '../database';
import { type Colleague, makeColleague } from './staff-kit';

let db: Db;
let editor: Colleague;
let support: Colleague;

const search = async (term: string) => {
  const [today] = await rows<{ day: string }>(db, sql`select current_date::text as day`);
  for (let visitor = 0; visitor < config.search.termVisitors; visitor++)
    await recordTerm(db, 'en', 'tender', term, `visitor-${visitor}`, today?.day ?? '');
};

beforeAll(async () => {
  db = await demoDatabase();
  editor = await makeColleague('word_editor', 'editor');
  support = await makeColleague('word_support', 'support');
});

it.each([
  ['tender', ['tender']],
  ['news', ['shortnews']],
  ['innovation', ['innovation']],
] as const)(
  'the search box for %s offers the section’s words before any search, and each finds something',
  async (scope, channels) => {
    for (const locale of ['en', 'zh', 'ar'] as const) {
      const words = await listHotWords(locale, scope);
      expect(words).toHaveLength(config.list.hotWord);
      for (const keyword of words) {
        const { total } = await findPortal(db, locale, { channels, keyword }, emptyState, 1);
        expect(`${keyword} ${total > 0}`).toBe(`${keyword} true`);
      }
    }
  },
);

it('visitors’ tender searches come before them, and staff’s pins first', async () => {
  const [sector = ''] = await listHotWords('en', 'tender');
  await search('road roller');
  expect((await listHotWords('en', 'tender'))[0]).not.toBe(sector);
  await pinHotWord(editor.actor, { locale: 'en', scope: 'tender', word: 'Water supply' }, true);
  expect((await listHotWords('en', 'tender'))[0]).toBe('Water supply');
  expect(await listHotWords('zh', 'tender')).not.toContain('Water supply');
  await pinHotWord(editor.actor, { locale: 'en', scope: 'tender', word: 'water supply' }, false);
  expect((await listHotWords('en', 'tender'))[0]).not.toBe('Water supply');
});

it('a banned word is offered nowhere, whether counted or a section’s word', async () => {
  const [, sector = ''] = await listHotWords('en', 'tender');
  await search('transformer');
  for (const word of [sector.toUpperCase(), 'Transformer']) {
    expect((await listHotWords('en', 'tender')).map((one) => one.toLowerCase())).toContain(word.toLowerCase());
    await banHotWord(editor.actor, { locale: 'en', scope: 'tender', word }, true);
    expect((await listHotWords('en', 'tender')).map((one) => one.toLowerCase())).not.toContain(word.toLowerCase());
  }
  expect(await listSuggestions('en', 'tender', 'transformer')).not.toContain('transformer');
  await banHotWord(editor.actor, { locale: 'en', scope: 'tender', word: 'transformer' }, false);
  expect((await listHotWords('en', 'tender')).map((one) => one.toLowerCase())).toContain('transformer');
});

it('support may neither pin nor ban, and an editor’s actions are audited', async () => {
  const word = { locale: 'en', scope: 'news', word: 'tariff' } as const;
  await expect(pinHotWord(support.actor, word, true)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(banHotWord(support.actor, word, true)).rejects.toMatchObject({ code: 'forbidden' });
  await banHotWord(editor.actor, word, true);
  const written = await rows(
    db,
    sql`select action, detail from audit where account_id = ${editor.actor.accountId} order by id desc limit 1`,
  );
  expect(written).toEqual([{ action: 'hotword.ban', detail: word }]);
});

describe('a term of unreviewed words', () => {
  const word = 'xss-probe';
  const shown = async () => [
    (await listHotWords('en', 'company')).includes(word),
    (await listSuggestions('en', 'company', word)).some(({ text }) => text === word),
  ];
  const ours = async () => (await listSearchedTerms(editor.actor)).filter(({ term }) => term === word);
  const decide = async (who: Colleague, decision: string) => {
    const revision = (await ours())[0]?.revision ?? 0;
    return who.browser.ask(decideWord, { locale: 'en', scope: 'company', word, revision, decision });
  };

  it('is not decided on an outdated version', async () => {
    const unseen = { locale: 'en', scope: 'company', word: 'two-minds', revision: 0 };
    expect((await editor.browser.ask(decideWord, { ...unseen, decision: 'ban' })).status).toBe(200);
    const late = await editor.browser.ask(decideWord, { ...unseen, decision: 'approve' });
    expect(late).toMatchObject({ status: 409, data: { revision: 1 } });
    expect((await editor.browser.ask(decideWord, { ...unseen, revision: 1, decision: 'allow' })).status).toBe(200);
    await db.execute(sql`delete from hot_word where word = 'two-minds'`);
  });

  beforeAll(async () => {
    // A product group is public as soon as its owner names it.
    const [group] = await rows<{ id: number; companyId: number }>(
      db,
      sql`select g.id, g.company_id as "companyId" from product_group g join company_search s on s.company_id = g.company_id
        where s.locale = 'en' order by g.id limit 1`,
    );
    await db.execute(
      sql`update product_group_translation set name = ${word} where group_id = ${group?.id} and locale = 'en'`,
    );
    await db.transaction((tx) => refreshCompanies(tx, [group?.companyId ?? 0]));
  });

  it('is pending after five networks, until staff approve or ban it with one click', async () => {
    const call = (network: number) =>
      postTerm(
        new Request('http://en.geco.localhost:3000/api/term', {
          method: 'POST',
          headers: {
            host: 'en.geco.localhost:3000',
            'content-type': 'application/json',
            'user-agent': 'Mozilla/5.0 Firefox/140.0',
            'x-forwarded-for': `198.18.${network}.1`,
          },
          body: JSON.stringify({ siteId: 5, scope: 'company', keyword: word }),
        }),
      );
    for (let network = 1; network < config.search.termVisitors; network++) await call(network);
    expect(await ours()).toEqual([]);
    await call(config.search.termVisitors);
    expect(await ours()).toMatchObject([{ state: 'waiting', networks: config.search.termVisitors, scope: 'company' }]);
    expect(await countWaitingTerms(editor.actor)).toBe(1);
    expect(await shown()).toEqual([false, false]);

    expect((await decide(support, 'approve')).status).toBe(403);
    expect(await shown()).toEqual([false, false]);
    expect((await decide(editor, 'approve')).status).toBe(200);
    expect(await shown()).toEqual([true, true]);
    expect(await ours()).toMatchObject([{ state: 'shown' }]);

    expect((await decide(editor, 'ban')).status).toBe(200);
    expect(await shown()).toEqual([false, false]);
    expect(await ours()).toMatchObject([{ state: 'banned' }]);
    await db.execute(sql`delete from search_term where term = ${word}`);
    expect(await ours()).toMatchObject([{ state: 'banned', networks: 0, day: null }]);
    expect((await decide(editor, 'allow')).status).toBe(200);
    expect(await ours()).toEqual([]);
    expect(await shown()).toEqual([false, false]);
  });

  it.each([
    ['en', 'Transformer oil', true],
    ['en', 'pump 50', true],
    ['en', 'buy at evilshop', false],
    ['en', word, false],
    ['zh', '变压器', true],
    ['zh', '傻逼变压器', false],
    ['de', 'Transformator', true],
    ['de', 'Transformator zzqqx', false],
  ] as const)('is distinguished from reviewed words: %s %s', async (locale, term, reviewed) => {
    expect(await isReviewed(db, locale, term.toLowerCase())).toBe(reviewed);
  });
});
