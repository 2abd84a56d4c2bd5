import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { PickedProduct } from '@/lib/launch/schema';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { nearest, nearestTranslation } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { isPublic } from '@/lib/standing/visibility';

const tables = { launch: sql`launch`, agent: sql`agent_offer` } as const;
/** A launch is named by 'launch', an agent offer by 'agent', as the showroom's blocks are. */
export type ZoneKind = keyof typeof tables;

const columns = sql`p.id, ${nearest('name')} as name, p.model, p.cover, ${isPublic} as public`;
const from = (locale: Locale) =>
  sql`product p ${nearestTranslation('product_translation', 'product_id', sql`p.id`, locale)}`;

/** A product for the picker; null if deleted. */
export async function getPicked(locale: Locale, id: number): Promise<PickedProduct | null> {
  const [found] = await rows<PickedProduct>(database(), sql`select ${columns} from ${from(locale)} where p.id = ${id}`);
  return found ?? null;
}

/** The product that a launch or an offer names, for its form. */
export const productBeside = async ({ productId }: { productId: number | null }, locale: Locale) => ({
  product: productId === null ? null : await getPicked(locale, productId),
});

/** Products for the picker, by id. */
export async function listPicked(locale: Locale, ids: readonly number[]): Promise<Map<number, PickedProduct>> {
  if (ids.length === 0) return new Map();
  const found = await rows<PickedProduct>(database(), sql`select ${columns} from ${from(locale)} where p.id in ${ids}`);
  return new Map(found.map((product) => [product.id, product]));
}

const like = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** Public products of the actor's company by a part of their name or model, without those that have a launch or offer already. */
export async function searchOwnProducts(
  { companyId }: SupplierActor,
  locale: Locale,
  { kind, keyword }: { kind: ZoneKind; keyword: string },
): Promise<{ items: PickedProduct[]; more: boolean }> {
  const limit = config.list.company;
  const word = like(keyword);
  const matches: SQL =
    keyword === ''
      ? sql`true`
      : sql`(p.model ilike ${word} or exists (select from product_translation any_of where any_of.product_id = p.id and any_of.name ilike ${word}))`;
  const found = await rows<PickedProduct>(
    database(),
    sql`select ${columns} from ${from(locale)} where p.company_id = ${companyId} and ${isPublic} and ${matches}
      and not exists (select from ${tables[kind]} taken where taken.product_id = p.id)
      order by p.sort, p.id limit ${limit + 1}`,
  );
  return { items: found.slice(0, limit), more: found.length > limit };
}

type About = { productId: number | null; countries: readonly string[] };
type Target = { companyId: number; id: number | null };

/**
 * Checks that a launch or offer has a product of the company without another one, that a public one keeps its product,
 * and that its countries exist. The caller has locked the company's row.
 * @param submitted whether the product must be public @throws AppError badRequest with the field
 */
export async function assertAbout(
  db: Db,
  kind: ZoneKind,
  { companyId, id }: Target,
  { productId, countries }: About,
  submitted: boolean,
): Promise<void> {
  const refuse = (field: string, key: string) => {
    throw new AppError('badRequest', [{ field, key }]);
  };
  const table = tables[kind];
  const [found] = await rows<{ public: boolean; taken: boolean; fixed: number | null }>(
    db,
    sql`select ${isPublic} as public,
        exists (select from ${table} other where other.product_id = p.id and other.id is distinct from ${id}::int) as taken,
        (select own.product_id from ${table} own where own.id = ${id}::int and own.status in ('normal', 'disable')) as fixed
      from product p where p.id = ${productId} and p.company_id = ${companyId}`,
  );
  if (!found || (submitted && !found.public)) refuse('productId', 'productPublic');
  if (found?.taken) refuse('productId', kind === 'launch' ? 'launchTaken' : 'offerTaken');
  if (found && found.fixed !== null && found.fixed !== productId) refuse('productId', 'productFixed');
  if (countries.length === 0) return;
  const known = await rows(db, sql`select code from country where code in ${countries}`);
  if (known.length !== countries.length) refuse('countries', 'unknown');
}
