import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { draw } from '@/lib/demo/random';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { rebuildVocabulary } from '@/lib/platform/search/vocabulary/rebuild';
import { applyBatch } from '@/lib/platform/search/vocabulary/write';
import { findPortal } from '@/lib/portal/queries';
import { refreshPortal } from '@/lib/portal/refresh';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshCompanies, refreshProducts } from '@/lib/search/refresh';
import { suggest } from '@/lib/search/suggestion';
import { demoDatabase, undone } from '../database';

beforeAll(async () => {
  await learnCatalogue(await demoDatabase());
}, 120_000);

const follow = async (db: Db) => {
  while ((await applyBatch(db)) > 0);
};
const found = async (db: Db, locale: Locale, keyword: string) =>
  (await search(db, 'product', locale, { keyword }, emptyState, 10)).ids;

/** Changes a public product's texts, like the command that publishes a change. */
async function rename(db: Db, id: number, locale: Locale, name: string, keywords = ''): Promise<void> {
  await db.execute(
    sql`update product_translation set name = ${name}, keywords = ${keywords} where product_id = ${id} and locale = ${locale}`,
  );
  await refreshProducts(db, [id]);
}

const state = async (db: Db) => ({
  words: await rows(db, sql`select locale, word, frequency from vocabulary order by locale, word`),
  proposed: await rows(db, sql`select locale, scope, text, weight from suggestion order by locale, scope, text`),
  sources: await rows(
    db,
    sql`select kind, subject_id, locale, name, terms, weight from vocabulary_source order by kind, subject_id, locale`,
  ),
});

describe('the vocabulary', () => {
  it('includes a product’s words once published, and removes them when renamed', () =>
    undone(async (db) => {
      const [{ id } = { id: 0 }] = await rows<{ id: number }>(
        db,
        sql`select product_id as id from product_search join product_translation using (product_id, locale) where locale = 'en' order by id limit 1`,
      );
      expect(await found(db, 'en', 'peristatlic defoamer')).toEqual([]);
      await rename(db, id, 'en', 'Peristaltic defoamer skid', 'defoamer dosing, peristaltic skid');
      await follow(db);
      expect(await found(db, 'en', 'peristatlic')).toContain(id);
      expect(await found(db, 'en', 'peristaltic defoammer')).toContain(id);
      expect(await suggest(db, 'en', 'product', 'perist')).toEqual(['peristaltic skid', 'Peristaltic defoamer skid']);
      await rename(db, id, 'en', 'Lyophilizer', 'freeze dryer');
      await follow(db);
      expect(await found(db, 'en', 'lyophiliser')).toContain(id);
      expect(await found(db, 'en', 'peristatlic')).toEqual([]);
      expect(await suggest(db, 'en', 'product', 'perist')).toEqual([]);
    }));

  it('removes what is no longer public', () =>
    undone(async (db) => {
      const [row] = await rows<{ id: number; company: number }>(
        db,
        sql`select s.product_id as id, s.company_id as company from product_search s join product_translation using (product_id, locale) where locale = 'de' order by 1 limit 1`,
      );
      const { id, company } = row as { id: number; company: number };
      await rename(db, id, 'de', 'Gefriertrocknungsanlage', 'Gefriertrocknung');
      await follow(db);
      expect(await found(db, 'de', 'Gefriertroknungsanlage')).toContain(id);
      await db.execute(sql`update company set status = 'disabled' where id = ${company}`);
      await refreshCompanies(db, [company]);
      await follow(db);
      expect(await rows(db, sql`select word from vocabulary where word like 'gefriertrock%'`)).toEqual([]);
      expect(await suggest(db, 'de', 'product', 'gefriert')).toEqual([]);
    }));

  it.each([
    ['tender', 'tender_translation', 'tender_id', 'title', ['tender']],
    ['content', 'content_translation', 'content_id', 'title', ['shortnews']],
    ['directory', 'directory_translation', 'entry_id', 'name', ['directory']],
  ] as const)('includes the words of a %s', (kind, table, key, text, channels) =>
    undone(async (db) => {
      const [{ id } = { id: 0 }] = await rows<{ id: number }>(
        db,
        sql`select subject_id as id from portal_search where locale = 'fr' and kind = ${kind} and channel = ${channels[0]} and translated order by 1 limit 1`,
      );
      await db.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(text)} = 'Lyophilisateur géothermique' where locale = 'fr' and ${sql.identifier(key)} = ${id}`,
      );
      await refreshPortal(db, kind, [id]);
      await follow(db);
      const { refs } = await findPortal(db, 'fr', { channels: [...channels], keyword: 'lyophilizateur' }, emptyState);
      expect(refs).toContainEqual(expect.objectContaining({ id }));
    }),
  );

  it('includes a company’s name', () =>
    undone(async (db) => {
      const [{ id } = { id: 0 }] = await rows<{ id: number }>(
        db,
        sql`select s.company_id as id from company_search s join company_translation t using (company_id, locale) where locale = 'es' order by 1 limit 1`,
      );
      await db.execute(
        sql`update company_translation set name = 'Zurquinaga Liofilizados' where locale = 'es' and company_id = ${id}`,
      );
      await refreshCompanies(db, [id]);
      await follow(db);
      expect((await search(db, 'company', 'es', { keyword: 'zurkinaga' }, emptyState, 10)).ids).toContain(id);
      expect(await suggest(db, 'es', 'company', 'zurq')).toEqual(['Zurquinaga Liofilizados']);
    }));

  it(
    'after any changes equals a full recount',
    () =>
      undone(async (db) => {
        const random = draw('vocabulary');
        const ids = await rows<{ id: number; locale: Locale }>(
          db,
          sql`select product_id as id, locale from product_search join product_translation using (product_id, locale) order by 1, 2 limit 400`,
        );
        const parts = ['Pumpe', 'vanne', 'ковш', 'مضخة', '离心泵', 'valve', 'bomba', 'CO', 'Ölfilter'];
        const companies = await rows<{ id: number }>(
          db,
          sql`select distinct company_id as id from product_search order by 1 limit 20`,
        );
        for (let step = 0; step < 40; step++) {
          const { id, locale } = random.pick(ids);
          if (step % 8 === 7) {
            const { id: company } = random.pick(companies);
            const status = random.pick(['disabled', 'normal']);
            await db.execute(sql`update company set status = ${status} where id = ${company}`);
            await refreshCompanies(db, [company]);
          } else await rename(db, id, locale, random.some(parts, 3).join(' '), random.some(parts, 2).join(', '));
          if (step % 3 === 0) await follow(db);
        }
        await follow(db);
        const followed = await state(db);
        await rebuildVocabulary(db);
        const anew = await state(db);
        expect(followed.sources).toEqual(anew.sources);
        expect(followed.words).toEqual(anew.words);
        expect(followed.proposed).toEqual(anew.proposed);
      }),
    60_000,
  );
});

describe('a product with a name new to the catalogue', () => {
  const cases: [Locale, string, string[]][] = [
    ['zh', '旋转蒸发仪', ['旋轉蒸發儀', '旋专蒸发仪', '旋蒸转发仪', '旋转蒸发义']],
    ['zh', '旋轉蒸發儀', ['旋转蒸发仪', '旋轉蒸發儀', '旋轉蒸發義']],
    ['de', 'Walnussknacker', ['Walnuss Knacker', 'Walnusknacker']],
    ['ru', 'Лиофильная сушилка', ['лиофильных сушилок', 'сушилки лиофильные', 'лиофилная сушилка']],
    ['ru', 'Форматно-раскроечный станок', ['форматно-раскроечные станки']],
    ['ar', 'محمصة قهوة', ['محامص القهوة', 'المحمصة', 'محمصات قهوه']],
    ['ar', 'قوالب شموع', ['قالب شمعة', 'القالب']],
    ['pt', 'Peneira de cavacos', ['peneiras de cavaco', 'peneria de cavacos']],
    ['en', 'Go kart', ['og kart', 'gokart']],
  ];
  it.each(cases)('is found in %s as %s in any spelling', (locale, name, typed) =>
    undone(async (db) => {
      const [{ id } = { id: 0 }] = await rows<{ id: number }>(
        db,
        sql`select product_id as id from product_search join product_translation using (product_id, locale) where locale = ${locale} order by 1 limit 1`,
      );
      await rename(db, id, locale, name);
      await follow(db);
      for (const keyword of typed) expect(await found(db, locale, keyword), keyword).toContain(id);
      const start = [...name.toLowerCase()].slice(0, locale === 'zh' ? 2 : 4).join('');
      expect(await suggest(db, locale, 'product', start)).toContain(name);
    }),
  );
});
