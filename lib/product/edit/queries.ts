import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { nearest, nearestLocale, nearestTranslation, translated } from '@/lib/platform/db/translation';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import type { PriceQuantity } from '@/lib/platform/money/price-quantity';
import { presetOf, reasonText } from '@/lib/platform/reason/preset';
import { findRevision, revisionOf } from '@/lib/platform/revision/queries';
import { findLastReviews, type LastReview } from '@/lib/review/queries';
import { getStanding } from '@/lib/standing/gate';
import { getUploads } from '@/lib/upload/queries';
import type { UploadView } from '@/lib/upload/types';
import type { OwnFilter, OwnProduct, OwnProductPage, ParameterSuggestion, productOwnCall } from './call';
import { productStates } from './constants';
import { countProducts, type ProductStatus } from './lock';
import { readInput, versionOf } from './read';
import { idRows } from './recordset';
import { coverageIn } from './rules';
import type { ProductInput, ProductTranslation } from './schema';
import { withoutTwins } from './suggestion';

/** SQL: a product's state as its owner sees it, from its latest submission. */
const seen = sql`case when p.status = 'disable' then 'disable' when r.state = 'pending' then 'pending'
  when p.status = 'normal' and r.state = 'rejected' and r.content is not null and r.content <> 'null'::jsonb then 'reject' else p.status end`;
const isDraft = sql`(p.status in ('normal', 'disable') and r.state = 'withdrawn' and coalesce(r.content, 'null'::jsonb) <> 'null'::jsonb)`;
const withReview = sql`product p left join lateral (select state, reason, content, snapshot -> 'preset' as preset from review
  where kind = 'product' and target_id = p.id order by id desc limit 1) r on true`;

const escaped = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function matches(companyId: number, { listed, groupId, keyword, state }: Omit<OwnFilter, 'siteId'>): SQL {
  const like = escaped(keyword);
  return sql`p.company_id = ${companyId} and ${isNotDeleted('product', sql`p.id`)}
    and (${state}::text is null or ${seen} = ${state}::text)
    and (${listed}::boolean is null or p.listed = ${listed}::boolean)
    and (${groupId}::int is null or coalesce(p.group_id, 0) = ${groupId}::int)
    and (${keyword} = '' or p.model ilike ${like} or p.brand ilike ${like}
      or exists (select from product_translation t where t.product_id = p.id and (t.name ilike ${like} or t.keywords ilike ${like})))`;
}

type Written = ProductTranslation & { locale: Locale; named: boolean };

/** SQL: texts of product `p` needed for completeness by language, and whether its own parameters are named in it. */
const written = sql`(select coalesce(jsonb_agg(jsonb_build_object('locale', t.locale, 'name', t.name, 'summary', t.summary,
    'introduction', left(t.introduction, 1), 'keywords', t.keywords, 'slogan', t.slogan,
    'named', not exists (select from product_parameter pp join parameter o on o.id = pp.parameter_id
      where pp.product_id = p.id and o.company_id is not null and not exists (select from parameter_translation l
        where l.parameter_id = o.id and l.locale = t.locale and l.label <> '')))), '[]')
  from product_translation t where t.product_id = p.id)`;

type Row = Omit<OwnProduct, 'price' | 'name' | 'nameLocale' | 'coverage'> & {
  written: Written[];
  name: string | null;
  nameLocale: Locale | null;
  kind: OwnProduct['price']['kind'];
  min: number | null;
  max: number | null;
  currency: string;
  priceQuantity: PriceQuantity;
  all: number;
  /** stored preset reason of the rejection */
  preset: unknown;
};

const coverageFrom = (texts: readonly Written[]): OwnProduct['coverage'] =>
  Object.fromEntries(
    locales.map((locale) => {
      const text = texts.find((one) => one.locale === locale);
      return [locale, coverageIn(text, text?.named ?? false)];
    }),
  ) as OwnProduct['coverage'];

async function countStates(db: Db, companyId: number): Promise<OwnProductPage['counts']> {
  const found = await rows<{ state: ProductStatus; count: number }>(
    db,
    sql`select ${seen} as state, count(*)::int as count from ${withReview}
      where p.company_id = ${companyId} and ${isNotDeleted('product', sql`p.id`)} group by 1`,
  );
  const counts = new Map(found.map(({ state, count }) => [state, count]));
  return Object.fromEntries(productStates.map((state) => [state, counts.get(state) ?? 0])) as OwnProductPage['counts'];
}

/**
 * Number of the actor's products by state.
 * @throws AppError forbidden by role
 */
export async function countOwnStates(actor: SupplierActor): Promise<OwnProductPage['counts']> {
  assertMayDo(actor, 'viewProduct');
  return countStates(database(), actor.companyId);
}

/**
 * A page of the actor's products in display order, with counts by state and the membership's cap.
 * @throws AppError forbidden by role
 */
export async function listOwnProducts(
  actor: SupplierActor,
  site: Locale,
  { page, pageSize, ...filter }: z.output<typeof productOwnCall.input>,
): Promise<OwnProductPage> {
  assertMayDo(actor, 'viewProduct');
  const { companyId } = actor;
  const db = database();
  const found = await rows<Row>(
    db,
    sql`with chosen as (select p.*, ${seen} as state, r.reason, r.preset, ${isDraft} as draft, count(*) over ()::int as all
        from ${withReview} where ${matches(companyId, filter)} order by p.sort, p.id limit ${pageSize} offset ${(page - 1) * pageSize})
      select p.id, ${nearest('name')} as name, ${nearestLocale('name')} as "nameLocale", p.model, p.cover, p.price_kind as kind, p.price_min::float8 as min,
        p.price_max::float8 as max, p.currency, p.price_quantity as "priceQuantity", p.unit, p.state, p.status, case when p.state = 'reject' then p.reason end as reason, p.preset, p.draft, p.listed,
        exists (select from product_search s where s.product_id = p.id and s.locale = 'en') as shown,
        ${translated('product_group_translation', 'group_id', 'name', sql`p.group_id`, site)} as "group", p.sort, ${revisionOf('product', sql`p.id`)} as revision,
        ${written} as written, ${utc(sql`p.updated_at`)} as "updatedAt", p.all
      from chosen p ${nearestTranslation('product_translation', 'product_id', sql`p.id`, site)} order by p.sort, p.id`,
  );
  const reasons = await Promise.all(
    found.map(({ reason, preset }) => (reason === null ? null : reasonText(site, reason, presetOf(preset)))),
  );
  const items = found.map(
    (
      { all: _, preset: __, kind, min, max, currency, priceQuantity, name, nameLocale, written: texts, ...rest },
      index,
    ) => ({
      ...rest,
      reason: reasons[index] ?? null,
      coverage: coverageFrom(texts),
      name: name ?? '',
      nameLocale: nameLocale ?? site,
      price: { kind, min, max, currency, ...(priceQuantity === 1 ? {} : { per: priceQuantity }) },
    }),
  );
  const { membership } = await getStanding(db, companyId);
  return {
    items,
    total: found[0]?.all ?? 0,
    counts: await countStates(db, companyId),
    all: await countProducts(db, companyId),
    cap: config.caps.product[membership],
  };
}

/**
 * The ids of all own products that a filter leaves.
 * @throws AppError forbidden by role
 */
export async function listOwnIds(actor: SupplierActor, filter: OwnFilter): Promise<number[]> {
  assertMayDo(actor, 'product');
  const found = await rows<{ id: number }>(
    database(),
    sql`select p.id from ${withReview} where ${matches(actor.companyId, filter)} order by p.sort, p.id`,
  );
  return found.map(({ id }) => id);
}

/** An own product as its form opens. */
export type OwnProductForm = {
  id: number;
  status: ProductStatus;
  listed: boolean;
  /** state of the unpublished version; null if there is none */
  version: Pick<LastReview, 'state' | 'reason' | 'flags'> | null;
  /** the version to edit: pending, rejected or draft, else the stored one */
  input: ProductInput;
  files: UploadView[];
  updatedAt: string;
  /** to be sent back with the next write */
  revision: number;
};

/**
 * An own product for its form; null where the company has none of this id. docs/domain.md, Product.
 * @throws AppError forbidden by role
 */
export async function getOwnProduct(actor: SupplierActor, site: Locale, id: number): Promise<OwnProductForm | null> {
  assertMayDo(actor, 'viewProduct');
  const db = database();
  const revision = await findRevision(db, 'product', id);
  const [found] = await rows<
    Pick<OwnProductForm, 'status' | 'listed' | 'updatedAt'> & { group: number | null; sort: number }
  >(
    db,
    sql`select status, listed, group_id as group, sort, ${utc(sql`updated_at`)} as "updatedAt" from product
      where id = ${id} and company_id = ${actor.companyId}`,
  );
  const written = found ? await readInput(db, id, site) : null;
  if (!found || !written) return null;
  const { group, sort, ...rest } = found;
  const last = (await findLastReviews(db, 'product', [id], site)).get(id) ?? null;
  const version = versionOf(last?.content);
  const isOpen = version !== null || rest.status === 'pending' || rest.status === 'reject';
  const input = { ...(version ?? written), locale: site, groupId: group, sort };
  const files = await getUploads(db, [...input.pictures, ...(input.video === null ? [] : [input.video])]);
  return {
    id,
    ...rest,
    version:
      last && isOpen && last.state !== 'approved'
        ? { state: last.state, reason: last.reason, flags: last.state === 'rejected' ? last.flags : [] }
        : null,
    input,
    files,
    revision,
  };
}

/**
 * Parameters of public products in some categories, most frequent first, then the company's own, each with the options
 * used, and always `parameterIds`. docs/decisions/0003-parameters.md.
 * @throws AppError forbidden by role
 */
export async function suggestParameters(
  actor: SupplierActor,
  site: Locale,
  categories: readonly number[],
  parameterIds: readonly number[] = [],
): Promise<ParameterSuggestion[]> {
  assertMayDo(actor, 'product');
  const { companyId } = actor;
  const found = await rows<ParameterSuggestion>(
    database(),
    sql`with used as (select pp.parameter_id, count(*) as uses from product_parameter pp join product_category pc on pc.product_id = pp.product_id
        where pc.category_id in (${idRows(categories)}) group by 1),
      wanted as (select pa.*, coalesce(used.uses, 0) as uses from parameter pa left join used on used.parameter_id = pa.id
        where (pa.company_id is null and (used.uses is not null or pa.id in (${idRows(parameterIds)}))) or pa.company_id = ${companyId})
      select case when w.company_id is null then w.id end as "parameterId", w.section, w.kind, w.unit,
        ${translated('parameter_translation', 'parameter_id', 'label', sql`w.id`, site)} as label,
        case when w.company_id is null then '{}'::json else (select json_object_agg(t.locale, t.label) from parameter_translation t where t.parameter_id = w.id) end as labels,
        (select coalesce(json_agg(json_build_object('id', o.id, 'label', o.label) order by o.label), '[]') from (
          select distinct pp.option_id as id, ${translated('parameter_option_translation', 'option_id', 'label', sql`pp.option_id`, site)} as label
          from product_parameter pp where pp.parameter_id = w.id and pp.option_id is not null) o) as options
      from wanted w order by w.id in (${idRows(parameterIds)}) desc, w.company_id is null desc, w.uses desc, w.id limit 120`,
  );
  return withoutTwins(found, parameterIds);
}
