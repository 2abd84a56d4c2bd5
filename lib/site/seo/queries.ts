import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isPublicOffer, offerFrom } from '@/lib/agent/visibility';
import { isPublicLaunch, launchFrom } from '@/lib/launch/visibility';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { href, withState } from '@/lib/platform/routes/address';
import { type Route, routeNames, routes } from '@/lib/platform/routes/table';
import { hasProfileFeatures, standing } from '@/lib/standing/queries';
import { isPublic } from '@/lib/standing/visibility';
import { type PortalPage, portalPages, portalPath } from './portal/sitemap';
import { isHidden } from './rules';
import { type ShowroomPage, showroomPages, showroomPath } from './showroom/sitemap';

/** A sitemap entry: path, and last change (ISO, UTC) if known. */
export type SitemapEntry = { path: string; lastmod: string | null };
export const sitemapParts = ['static', 'product', 'company', 'hall', 'agent', 'portal'] as const;
export type SitemapPart = (typeof sitemapParts)[number];

/** Rows a file; a company has up to five pages and a file at most 50,000. */
const rowsPerFile = { product: 10_000, company: 5_000, hall: 40_000, agent: 40_000, portal: 40_000 } as const;

/** SQL: public products with a translation in the language. */
const products = (
  locale: Locale,
): SQL => sql`from product p join company c on c.id = p.company_id and c.status = 'normal'
  join product_translation t on t.product_id = p.id and t.locale = ${locale} where ${isPublic}`;
const companies = (locale: Locale): SQL => sql`from company c ${standing}
  join company_translation t on t.company_id = c.id and t.locale = ${locale} where c.status = 'normal'`;
/** SQL: public agent offers with a translation in the language. */
const offers = (locale: Locale): SQL => sql`from ${offerFrom}
  join agent_offer_translation t on t.offer_id = o.id and t.locale = ${locale} where ${isPublicOffer}`;

type Changed = { id: number; lastmod: string };

const listSections = async (locale: Locale): Promise<SitemapEntry[]> => {
  const categories = await rows<Changed>(
    database(),
    sql`select member as id, ${utc(sql`max(p.updated_at)`)} as lastmod from product_search s
      cross join unnest(s.category_ids) as member join product p on p.id = s.product_id where s.locale = ${locale} group by 1 order by 1`,
  );
  const tags = await rows<Changed>(
    database(),
    sql`select ct.tag_id as id, ${utc(sql`max(c.updated_at)`)} as lastmod ${sql`from company_tag ct join company c on c.id = ct.company_id`}
      where c.status = 'normal' group by 1 order by 1`,
  );
  return [
    ...categories.map(({ id, lastmod }) => ({ path: href('productCategory', { cateid: id }), lastmod })),
    ...tags.map(({ id, lastmod }) => ({ path: href('companyTag', { tagid: id }), lastmod })),
  ];
};

const listStatic = async (locale: Locale): Promise<SitemapEntry[]> => {
  const [latest] = await rows<Record<'product' | 'company' | 'launch' | 'agent' | 'all', string | null>>(
    database(),
    sql`with change as (select (select max(p.updated_at) ${products(locale)}) as product, (select max(c.updated_at) ${companies(locale)}) as company,
        (select max(l.updated_at) from ${launchFrom} where ${isPublicLaunch}) as launch, (select max(o.updated_at) ${offers(locale)}) as agent)
      select ${utc(sql`product`)} as product, ${utc(sql`company`)} as company, ${utc(sql`launch`)} as launch, ${utc(sql`agent`)} as agent,
        ${utc(sql`greatest(product, company, launch, agent)`)} as all from change`,
  );
  const sections = await rows<{ what: string; lastmod: string }>(
    database(),
    sql`select what, ${utc(sql`max(changed)`)} as lastmod from (${portalPages(locale)}) one group by what`,
  );
  const lastmodOf = (name: string): string | null => {
    const section = sections.find(({ what }) => name.startsWith(what));
    if (section) return section.lastmod;
    if (name.startsWith('product')) return latest?.product ?? null;
    if (name.startsWith('company')) return latest?.company ?? null;
    if (name === 'newProduct') return latest?.launch ?? null;
    if (name === 'agentList') return latest?.agent ?? null;
    return name === 'home' ? (latest?.all ?? null) : null;
  };
  const fixed = routeNames.filter((name) => {
    const { area, zhOnly, pattern }: Route = routes[name];
    const here = !zhOnly || locale === defaultLocale;
    return here && area === 'public' && !pattern.includes('{') && !isHidden(name);
  });
  const page = (name: (typeof fixed)[number]) => ({ name, params: {} }) as Parameters<typeof withState>[0];
  return [
    ...fixed.map((name) => ({ path: withState(page(name), {}), lastmod: lastmodOf(name) })),
    ...(await listSections(locale)),
  ];
};

const window = (part: keyof typeof rowsPerFile, file: number): SQL =>
  sql`limit ${rowsPerFile[part]} offset ${(file - 1) * rowsPerFile[part]}`;

const listProducts = async (locale: Locale, file: number): Promise<SitemapEntry[]> => {
  const found = await rows<Changed>(
    database(),
    sql`select p.id, ${utc(sql`p.updated_at`)} as lastmod ${products(locale)} order by p.id ${window('product', file)}`,
  );
  return found.map(({ id, lastmod }) => ({ path: href('productDetail', { id }), lastmod }));
};

type CompanyRow = Changed & { products: string | null; verified: boolean };

const listCompanies = async (locale: Locale, file: number): Promise<SitemapEntry[]> => {
  const found = await rows<CompanyRow>(
    database(),
    sql`select c.id, ${utc(sql`c.updated_at`)} as lastmod, ${hasProfileFeatures} as verified,
      (select ${utc(sql`max(p.updated_at)`)} from product p where p.company_id = c.id and ${isPublic}) as products
      ${companies(locale)} order by c.id ${window('company', file)}`,
  );
  return found.flatMap(({ id, lastmod, products: changed, verified }) => [
    { path: href('showroomHome', { companyId: id }), lastmod },
    { path: href('showroomBase', { companyId: id }), lastmod },
    { path: href('showroomContact', { companyId: id }), lastmod },
    ...(changed ? [{ path: href('showroomProduct', { companyId: id }), lastmod: changed }] : []),
    ...(verified ? [{ path: href('companyAdvancedDetail', { id }), lastmod }] : []),
  ]);
};

const showroomOrder = sql`company_id, route, id`;

const listShowroomPages = async (locale: Locale, file: number): Promise<SitemapEntry[]> => {
  const found = await rows<ShowroomPage & { lastmod: string }>(
    database(),
    sql`select company_id, route, id, ${utc(sql`changed`)} as lastmod from (${showroomPages(locale)}) one
      order by ${showroomOrder} ${window('hall', file)}`,
  );
  return found.map((page) => ({ path: showroomPath(page), lastmod: page.lastmod }));
};

const listOffers = async (locale: Locale, file: number): Promise<SitemapEntry[]> => {
  const found = await rows<Changed>(
    database(),
    sql`select o.id, ${utc(sql`o.updated_at`)} as lastmod ${offers(locale)} order by o.id ${window('agent', file)}`,
  );
  return found.map(({ id, lastmod }) => ({ path: href('agentDetail', { id }), lastmod }));
};

const portalOrder = sql`what, id, key, sub`;

const listPortal = async (locale: Locale, file: number): Promise<SitemapEntry[]> => {
  const found = await rows<PortalPage & { lastmod: string | null }>(
    database(),
    sql`select what, id, key, sub, ${utc(sql`changed`)} as lastmod from (${portalPages(locale)}) one
      order by ${portalOrder} ${window('portal', file)}`,
  );
  return found.map((page) => ({ path: portalPath(page), lastmod: page.lastmod }));
};

/** The entries of a site's sitemap file, `file` from 1; [] if there is no such file. */
export const listSitemap = (locale: Locale, part: SitemapPart, file: number): Promise<SitemapEntry[]> => {
  if (part === 'static') return file === 1 ? listStatic(locale) : Promise.resolve([]);
  const lists = {
    product: listProducts,
    company: listCompanies,
    hall: listShowroomPages,
    agent: listOffers,
    portal: listPortal,
  };
  return lists[part](locale, file);
};

/** The sitemap files of a site, each with the time of its latest change. */
export async function listSitemapFiles(
  locale: Locale,
): Promise<{ part: SitemapPart; file: number; lastmod: string | null }[]> {
  const files = async (part: keyof typeof rowsPerFile, order: SQL, changed: SQL, from: SQL) => {
    const found = await rows<{ file: number; lastmod: string }>(
      database(),
      sql`select file, ${utc(sql`max(changed)`)} as lastmod from (select ((row_number() over (order by ${order}) - 1) / ${rowsPerFile[part]}::int + 1)::int as file,
        ${changed} as changed ${from}) numbered group by file order by file`,
    );
    return found.map((row) => ({ part, ...row }));
  };
  return [
    { part: 'static', file: 1, lastmod: null },
    ...(await files('product', sql`p.id`, sql`p.updated_at`, products(locale))),
    ...(await files('company', sql`c.id`, sql`c.updated_at`, companies(locale))),
    ...(await files('hall', showroomOrder, sql`changed`, sql`from (${showroomPages(locale)}) one`)),
    ...(await files('agent', sql`o.id`, sql`o.updated_at`, offers(locale))),
    ...(await files('portal', portalOrder, sql`changed`, sql`from (${portalPages(locale)}) one`)),
  ];
}
