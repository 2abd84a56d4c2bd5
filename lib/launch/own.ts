import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestTranslation, textWithLanguageColumn, translated } from '@/lib/platform/db/translation';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import type { ItemStatus } from '@/lib/review/item/noun';
import { findOwnReviews, openOwn } from '@/lib/review/item/own';
import { getStanding } from '@/lib/standing/gate';
import { hasStarFeatures } from '@/lib/standing/rules';
import type { OwnLaunchDetail, OwnLaunches } from './call';
import { launchNoun } from './noun';
import { getPicked, listPicked, type ZoneKind } from './product/queries';
import type { OwnLaunch } from './schema';
import { isPublicLaunch, launchFrom } from './visibility';
import { getZone } from './zone/commands';

type Row = Omit<OwnLaunch, 'product' | 'change' | 'reason' | 'status'> & { productId: number; status: ItemStatus };
type Source = {
  review: 'launch' | 'offer';
  /** FROM clause with the item as `own`, and the condition for being public */
  from: SQL;
  own: SQL;
  isPublic: SQL;
  texts: { table: string; key: string };
  countries: SQL;
};

/** The company's launches or offers as its list shows them, in the owner's order. */
export async function listOwnAreas(
  { companyId }: SupplierActor,
  locale: Locale,
  { review, from, own, isPublic, texts, countries }: Source,
): Promise<OwnLaunch[]> {
  const { table, key } = texts;
  const country = translated('country_translation', 'country_code', 'name', sql`zone.country_code`, locale);
  const found = await rows<Row>(
    database(),
    sql`select ${own}.id, ${own}.product_id as "productId", ${own}.status, ${own}.shown, ${revisionOf(review, sql`${own}.id`)} as revision, ${own}.worldwide, ${isPublic} as public,
        case when ${nearest('locale')} is not null then ${textWithLanguageColumn('slogan')} end as slogan,
        coalesce((select jsonb_agg(name order by name) from (select ${country} as name from ${countries} where true) named), '[]') as countries,
        coalesce((select jsonb_agg(every.locale) from ${sql.identifier(table)} every where every.${sql.identifier(key)} = ${own}.id), '[]') as locales
      from ${from} ${nearestTranslation(table, key, sql`${own}.id`, locale)}
      where ${own}.company_id = ${companyId} and ${isNotDeleted(review, sql`${own}.id`)} order by ${own}.sort, ${own}.id desc`,
  );
  const products = await listPicked(
    locale,
    found.map(({ productId }) => productId),
  );
  const reviews = await findOwnReviews(database(), review, found, locale);
  return found.flatMap(({ productId, ...row }) => {
    const [product, state] = [products.get(productId), reviews.get(row.id)];
    return product && state ? [{ ...row, ...state, product }] : [];
  });
}

/** State of the owner's list of launches or offers as a whole. */
export async function getListState(
  actor: SupplierActor,
  kind: ZoneKind,
): Promise<Pick<OwnLaunches, 'zone' | 'covered' | 'editable'>> {
  return {
    zone: await getZone(actor, kind),
    covered: hasStarFeatures(await getStanding(database(), actor.companyId)),
    editable: mayDo(actor.role, 'showroom'),
  };
}

/** The launches of the actor's company. */
export async function listOwnLaunches(actor: SupplierActor, locale: Locale): Promise<OwnLaunches> {
  const items = await listOwnAreas(actor, locale, {
    review: 'launch',
    from: launchFrom,
    own: sql`l`,
    isPublic: isPublicLaunch,
    texts: { table: 'launch_translation', key: 'launch_id' },
    countries: sql`(select * from launch_country each where each.launch_id = l.id) zone`,
  });
  return { items, ...(await getListState(actor, 'launch')) };
}

/**
 * A launch for its form: the version pending or rejected, else the published one.
 * @throws AppError notFound for another company's
 */
export async function getOwnLaunch(actor: SupplierActor, id: number, locale: Locale): Promise<OwnLaunchDetail> {
  const { files: _, ...detail } = await openOwn(launchNoun, actor, id, locale);
  const { productId } = detail.form;
  const product = productId === null ? null : await getPicked(locale, productId);
  if (!product) throw new AppError('notFound');
  return { ...detail, product };
}
