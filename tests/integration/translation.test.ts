import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCompany, listCompanyCards } from '@/lib/company/queries';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestLocale, nearestTranslation, translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { getProduct } from '@/lib/product/detail/queries';
import { demoDatabase } from '../database';
import { makeDraft } from '../factories';
import { one } from './company-kit';

type Supplier = Awaited<ReturnType<typeof makeDraft>>;
let supplier: Supplier;
const id = () => supplier.actor.companyId;

/** Replaces the company's texts. */
async function write(texts: Partial<Record<Locale, Record<string, string>>>): Promise<void> {
  await database().execute(sql`delete from company_translation where company_id = ${id()}`);
  for (const [
    locale,
    { name = 'Rhine Pumps', slogan = '', introduction = '', contact_name: contact = '' },
  ] of Object.entries(texts))
    await database().execute(sql`insert into company_translation (company_id, locale, name, slogan, introduction, contact_name)
      values (${id()}, ${locale}, ${name}, ${slogan}, ${introduction}, ${contact})`);
}
const shown = async (locale: Locale) => {
  const company = await getCompany(locale, id());
  return company && [company.name, company.slogan, company.introduction, company.contactName];
};

beforeAll(async () => {
  await demoDatabase();
  supplier = await makeDraft('text_supplier');
  await database().execute(sql`update company set status = 'normal', published_at = now() where id = ${id()}`);
}, 240_000);

describe('the texts of a company', () => {
  it('fall back one by one, each marked with its language', async () => {
    await write({
      ar: { name: 'مضخات الراين' },
      de: { slogan: 'Pumpen, die bleiben', introduction: 'Wir bauen Pumpen.', contact_name: 'Lena Rhein' },
      en: { slogan: 'Pumps that stay' },
    });
    expect(await shown('ar')).toEqual([
      { text: 'مضخات الراين', locale: 'ar' },
      { text: 'Pumps that stay', locale: 'en' },
      { text: 'Wir bauen Pumpen.', locale: 'de' },
      'Lena Rhein',
    ]);
    expect(await shown('de')).toMatchObject([{ locale: 'de' }, { locale: 'de' }, { locale: 'de' }, 'Lena Rhein']);
    expect(await shown('fr')).toMatchObject([{ locale: 'en' }, { locale: 'en' }, { locale: 'de' }, 'Lena Rhein']);
  });

  it('are found in their original language instead of one with only a name', async () => {
    await write({ de: { name: 'Rheinpumpen' }, fr: { slogan: 'Des pompes qui durent', name: 'Pompes du Rhin' } });
    expect(await shown('ar')).toEqual([
      { text: 'Rheinpumpen', locale: 'de' },
      { text: 'Des pompes qui durent', locale: 'fr' },
      { text: '', locale: 'de' },
      '',
    ]);
  });

  it('keep a company’s languages unchanged', async () => {
    await write({ ar: {}, de: { introduction: 'Wir bauen Pumpen.' } });
    expect((await getCompany('ar', id()))?.locales).toEqual(['ar', 'de']);
    expect(await listCompanyCards('ar', [id()])).toMatchObject([{ name: { locale: 'ar' } }]);
  });
});

describe('a product', () => {
  it('falls back in summary, slogan and description like its company', async () => {
    const { product } = await one<{ product: number }>(
      sql`select min(s.product_id) as product from product_search s where s.locale = 'en'`,
    );
    await database().execute(sql`update product_translation set summary = '', slogan = '', introduction = ''
      where product_id = ${product} and locale = 'fr'`);
    const found = await getProduct('fr', product);
    expect(found).toMatchObject({ name: { locale: 'fr' }, summary: { locale: 'en' }, introduction: { locale: 'en' } });
    expect(found?.summary.text).not.toBe('');
  });
});

describe('any translation', () => {
  it('is null without a row, and empty if no row has a text', async () => {
    await write({ en: {} });
    const read = (owner: number) =>
      rows(
        database(),
        sql`select ${nearest('slogan')} as text, ${nearestLocale('slogan')} as locale,
            ${translated('company_translation', 'company_id', 'slogan', sql`x.id`, 'ru')} as one
          from (select ${owner}::int as id) x ${nearestTranslation('company_translation', 'company_id', sql`x.id`, 'ru')}`,
      );
    expect(await read(id())).toEqual([{ text: '', locale: 'en', one: '' }]);
    expect(await read(0)).toEqual([{ text: null, locale: null, one: null }]);
  });
});
