import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listCompanies } from '@/lib/company/queries';
import { factsOf } from '@/lib/country/fact';
import { listCountryEntries, listCountryTexts } from '@/lib/country/queries';
import { type Db, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import { listCountries } from '@/lib/reference/queries';
import { listTenders } from '@/lib/tender/queries';
import { demoDatabase } from '../database';

let db: Db;
const undo: (() => Promise<unknown>)[] = [];

/** A handbook in two languages for a country without one, until the end of the test. */
async function write(): Promise<void> {
  undo.push(() => db.execute(sql`delete from country_page where country_code = 'TV'`));
  await db.execute(sql`insert into country_page (country_code, kind, as_of) values ('TV', 'handbook', '2026-01-01')`);
  await db.execute(sql`insert into country_page_translation (country_code, kind, locale, summary, body)
    values ('TV', 'handbook', 'en', 'Nine atolls', '{"type":"doc","content":[]}'), ('TV', 'handbook', 'de', 'Neun Atolle', '{"type":"doc","content":[]}')`);
}

beforeAll(async () => {
  db = await demoDatabase();
});
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back();
});

describe('the list of countries', () => {
  it('has every country once, in every language, with the counts of the filtered lists', async () => {
    const known = await rows<{ n: number }>(db, sql`select count(*)::int as n from country`);
    for (const locale of locales) {
      const entries = await listCountryEntries(locale);
      expect(new Set(entries.map(({ code }) => code)).size).toBe(known[0]?.n);
    }
    const entries = await listCountryEntries('en');
    for (const code of ['KE', 'CN', 'DE', 'BR']) {
      const state = { ...emptyState, country: [code.toLowerCase()] };
      expect(entries.find((one) => one.code === code)?.counts).toEqual({
        product: (await listProducts('en', {}, state, 1)).total,
        company: (await listCompanies('en', {}, state, 1)).total,
        tender: (await listTenders('en', { country: code }, emptyState, 1)).total,
      });
    }
  });

  it('links to existing texts only', async () => {
    const entries = await listCountryEntries('en');
    expect(entries.find(({ code }) => code === 'AE')?.pages).toEqual(['handbook', 'tax', 'policy']);
    expect(entries.find(({ code }) => code === 'TV')?.pages).toEqual([]);
    await write();
    expect((await listCountryEntries('en')).find(({ code }) => code === 'TV')?.pages).toEqual(['handbook']);
  });
});

describe('the texts on a country', () => {
  it('are in the site’s language and have a date', async () => {
    for (const locale of locales) {
      const texts = await listCountryTexts(locale, 'AE');
      expect(texts.map(({ kind }) => kind)).toEqual(['handbook', 'tax', 'policy']);
      for (const text of texts) {
        expect(text.locale).toBe(locale);
        expect(text.locales).toContain(locale);
        expect(text.asOf).toMatch(/^\d{4}-\d{2}-01$/);
        expect(text.body.content.length).toBeGreaterThan(0);
      }
    }
  });

  it('fall back to English and do not claim missing languages', async () => {
    await write();
    const [handbook, ...rest] = await listCountryTexts('fr', 'TV');
    expect(rest).toEqual([]);
    expect(handbook).toMatchObject({ kind: 'handbook', asOf: '2026-01-01', locale: 'en', locales: ['de', 'en'] });
    expect((await listCountryTexts('de', 'TV'))[0]).toMatchObject({ locale: 'de', summary: 'Neun Atolle' });
  });

  it('are absent if not written', async () => {
    expect(await listCountryTexts('en', 'TV')).toEqual([]);
  });
});

describe('the facts of a country', () => {
  const of = async (locale: (typeof locales)[number], code: string) => {
    const country = (await listCountries(locale)).find((one) => one.code === code);
    if (!country) throw new Error(`There is no ${code}`);
    return factsOf(locale, country);
  };

  it('are in the site’s language', async () => {
    expect(await of('de', 'KE')).toEqual({
      native: { text: 'Kenya', language: 'en' },
      capital: 'Nairobi',
      languages: ['Englisch', 'Suaheli'],
      currency: { code: 'KES', name: 'Kenia-Schilling' },
      callingCode: '+254',
      timeZone: 'Africa/Nairobi',
    });
    expect((await of('zh', 'BR')).capital).toBe('巴西利亚');
    expect((await of('ar', 'CN')).capital).toBe('بكين');
    expect((await of('en', 'AE')).native).toEqual({ text: 'دولة الإمارات العربية المتحدة', language: 'ar' });
    expect((await of('en', 'BR')).timeZone).toBeNull();
  });

  it('give no capital and no own name for regions of a country', async () => {
    for (const code of ['HK', 'MO', 'TW'])
      for (const locale of locales) {
        const { capital, native } = await of(locale, code);
        expect({ capital, native }).toEqual({ capital: null, native: null });
      }
  });

  it('exist for every country', async () => {
    for (const country of await listCountries('ar')) expect(factsOf('ar', country).currency.name).not.toBe('');
  });
});
