import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as robots } from '@/app/robots.txt/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';
import { GET as offers } from '@/app/sitemap-agent.xml/route';
import { GET as companies } from '@/app/sitemap-company.xml/route';
import { GET as showroomPages } from '@/app/sitemap-hall.xml/route';
import { GET as portal } from '@/app/sitemap-portal.xml/route';
import { GET as products } from '@/app/sitemap-product.xml/route';
import { GET as fixed } from '@/app/sitemap-static.xml/route';
import { seedFixed } from '@/lib/content/fixed/seed';
import { rows } from '@/lib/platform/db/client';
import { href, parse } from '@/lib/platform/routes/address';
import { isHidden } from '@/lib/site/seo/rules';
import { demoDatabase } from '../database';

const origin = (language: string) => `http://${language === 'zh' ? '' : `${language}.`}geco.localhost:3000`;
const ask = (language: string, path: string) =>
  new Request(origin(language) + path, { headers: { host: origin(language).slice('http://'.length) } });
const unescaped = (text: string) => text.replaceAll('&amp;', '&');
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => unescaped(loc));

beforeAll(async () => {
  await seedFixed(await demoDatabase(), 'service@geco.example');
}, 240_000);

describe('robots.txt', () => {
  it('names its host’s sitemap and leaves search results to noindex', async () => {
    const text = await robots(ask('fr', '/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${origin('fr')}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/\n');
    expect(text).not.toContain('search');
  });

  it('excludes Chinese-only sections on all other hosts', async () => {
    expect(await robots(ask('en', '/robots.txt')).text()).toContain('Disallow: /investment_\n');
    expect(await robots(ask('zh', '/robots.txt')).text()).not.toContain('investment');
  });
});

describe('the sitemaps', () => {
  it('are listed in their index, each with its host’s addresses', async () => {
    const index = locations(await (await sitemap(ask('de', '/sitemap.xml'))).text());
    expect(index).toEqual(
      ['static', 'product', 'company', 'hall', 'agent', 'portal'].map((part) => `${origin('de')}/sitemap-${part}.xml`),
    );
  });

  it('have canonical, indexable addresses once', async () => {
    for (const language of ['zh', 'ar']) {
      const parts = {
        static: fixed,
        product: products,
        company: companies,
        hall: showroomPages,
        agent: offers,
        portal,
      };
      const found = await Promise.all(
        Object.entries(parts).map(async ([part, handler]) =>
          (await handler(ask(language, `/sitemap-${part}.xml`))).text(),
        ),
      );
      const all = found.flatMap(locations);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toContain(`${origin(language)}/`);
      for (const address of all) {
        expect(address.startsWith(`${origin(language)}/`)).toBe(true);
        const path = address.slice(origin(language).length);
        const parsed = parse(path);
        expect(parsed?.canonical, address).toBe(path);
        expect(parsed && isHidden(parsed.name), address).toBe(false);
      }
    }
  });

  it('list every section of the portal, Chinese ones only on the Chinese site', async () => {
    const read = async (language: string) =>
      locations(await (await portal(ask(language, '/sitemap-portal.xml'))).text());
    const [zh, fr] = [await read('zh'), await read('fr')];
    const has = (all: readonly string[], pattern: RegExp) => all.filter((address) => pattern.test(address)).length;
    const sections = [
      /\/shortnews\/\d/,
      /\/innovation\/\d/,
      /\/tender\/\d/,
      /\/thematic\/\d/,
      /\/helpCenter\/[A-Z]/,
      /\/about\/join/,
    ];
    const lists = [
      /\/shortnews_country_/,
      /\/innovation_cate_/,
      /\/hotword\/\d/,
      /\/tender_country_/,
      /\/directory_country_/,
    ];
    for (const pattern of [...sections, ...lists, /\/country\/ke\.html/, /\/country\/ke\/handbook\.html/])
      expect([has(zh, pattern) > 0, has(fr, pattern) > 0], String(pattern)).toEqual([true, true]);
    for (const pattern of [/\/info/, /\/promotion/, /\/investment/]) {
      expect(has(zh, pattern), String(pattern)).toBeGreaterThan(0);
      expect(has(fr, pattern), String(pattern)).toBe(0);
    }
    expect(has(fr, /\/country\/fj\/handbook/)).toBe(0);
  });

  it('date a portal item and its list by their last change', async () => {
    const db = await demoDatabase();
    const at = '2031-02-03T04:05:06Z';
    const [one] = await rows<{ id: number; code: string }>(
      db,
      sql`update content set updated_at = ${at}::timestamptz where id = (select min(subject_id) from portal_search
          where channel = 'shortnews' and cardinality(country_codes) > 0)
        returning id, (select min(lower(country_code)) from content_country where content_id = content.id) as code`,
    );
    const xml = await (await portal(ask('es', '/sitemap-portal.xml'))).text();
    for (const path of [
      href('shortnewsDetail', { id: one?.id ?? 0 }),
      href('shortnewsCountry', { country: one?.code ?? '' }),
    ])
      expect(xml).toContain(`<loc>${origin('es')}${path}</loc><lastmod>${at}</lastmod>`);
  });

  it('list a product only if it has its own text, with its real date', async () => {
    const db = await demoDatabase();
    const [one] = await rows<{ id: number; at: string }>(
      db,
      sql`select p.id, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from product p
        join company c on c.id = p.company_id where p.status = 'normal' and p.listed and c.status = 'normal'
        and (select count(*) from product_translation t where t.product_id = p.id) = 8 order by p.id limit 1`,
    );
    const read = async (language: string) => (await products(ask(language, '/sitemap-product.xml'))).text();
    const entry = (language: string) =>
      `<loc>${origin(language)}/product/${one?.id}.html</loc><lastmod>${one?.at}</lastmod>`;
    expect(await read('de')).toContain(entry('de'));
    const counts = await rows<{ locale: string; n: number }>(
      db,
      sql`select t.locale, count(*)::int as n from product_translation t join product p on p.id = t.product_id
        join company c on c.id = p.company_id where p.status = 'normal' and p.listed and c.status = 'normal' group by 1`,
    );
    for (const { locale, n } of counts) expect(locations(await read(locale)), locale).toHaveLength(n);
  });

  it('list showroom items with real dates, without hidden, untranslated and excess ones', async () => {
    const db = await demoDatabase();
    const [one] = await rows<{ company: number; id: number; last: number; n: number }>(
      db,
      sql`select company_id as company, min(id) as id, max(id) as last, count(*)::int as n from showroom_case
        where company_id = (select min(id) from company where grade = 'A') group by 1`,
    );
    const { company = 0, id = 0, last = 0, n = 0 } = one ?? {};
    const [list, first] = [
      href('showroomCaseList', { companyId: company }),
      href('showroomCase', { companyId: company, id }),
    ];
    const read = async (language: string) => (await showroomPages(ask(language, '/sitemap-hall.xml'))).text();
    const cases = async (language: string) =>
      locations(await read(language)).filter((address) => address.includes(list.replace('.html', '/'))).length;
    const entry = (path: string, day: string) => `<loc>${origin('de')}${path}</loc><lastmod>${day}T00:00:00Z</lastmod>`;
    await db.execute(sql`update showroom_case set updated_at = '2026-02-01' where company_id = ${company}`);
    await db.execute(sql`update showroom_case set updated_at = '2026-03-01' where id = ${last}`);
    expect(await read('de')).toContain(entry(first, '2026-02-01'));
    expect(await read('de')).toContain(entry(list, '2026-03-01'));
    expect(await cases('de')).toBe(n);
    await db.execute(sql`update showroom_case set hidden_reason = 'copied' where id = ${last}`);
    expect([await cases('de'), (await read('de')).includes(entry(list, '2026-02-01'))]).toEqual([n - 1, true]);
    await db.execute(sql`insert into showroom_case (company_id, country_code, year, domestic, picture, sort)
      select company_id, country_code, year, domestic, picture, -1 from showroom_case cross join generate_series(1, 300) where id = ${id}`);
    expect(await cases('de')).toBe(0);
    await db.execute(sql`delete from showroom_case where company_id = ${company} and sort = -1`);
    await db.execute(
      sql`update showroom_case set hidden_reason = null, updated_at = now() where company_id = ${company}`,
    );
    expect(await cases('de')).toBe(n);
  });

  it('respond 404 for an unknown file', async () => {
    for (const file of ['2', '0', 'x', '99999'])
      expect((await products(ask('en', `/sitemap-product.xml?file=${file}`))).status).toBe(404);
  });
});
