import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { translated } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import type { Visibility } from './schema';

export type TitledKind = Visibility['kind'];
type Place = { table: string; text: readonly [table: string, key: string, column: string] | 'product' };

const places: Readonly<Record<TitledKind, Place>> = {
  company: { table: 'company', text: ['company_translation', 'company_id', 'name'] },
  product: { table: 'product', text: ['product_translation', 'product_id', 'name'] },
  certificate: { table: 'certificate', text: ['certificate_translation', 'certificate_id', 'name'] },
  launch: { table: 'launch', text: 'product' },
  offer: { table: 'agent_offer', text: 'product' },
  case: { table: 'showroom_case', text: ['showroom_case_translation', 'case_id', 'title'] },
  module: { table: 'showroom_module', text: ['showroom_module_translation', 'module_id', 'title'] },
  page: { table: 'showroom_page', text: ['showroom_page_translation', 'page_id', 'title'] },
};
export const titledKinds = Object.keys(places) as TitledKind[];

/** The table of a kind of items. */
export const tableOf = (kind: TitledKind): SQL => sql`${sql.identifier(places[kind].table)}`;

/** The error for a decision on an outdated revision. */
export const changedSince = (): AppError => new AppError('conflict', [{ field: 'revision', key: 'changed' }]);

/**
 * SQL: the revision of an item's public version, over its id. For reviewed kinds the last approved submission, so that
 * saving drafts does not block decisions; for showroom items every write counts.
 */
export function shownRevisionOf(kind: TitledKind, id: SQL): SQL {
  if (kind === 'case' || kind === 'module' || kind === 'page') return revisionOf(kind, id);
  return sql`coalesce((select max(approved.id) from review approved
    where approved.kind = ${kind} and approved.target_id = ${id} and approved.state = 'approved'), 0)`;
}

/** SQL: an item's title in a language, over its id; null if deleted. */
export function titleOf(kind: TitledKind, id: SQL, locale: Locale): SQL {
  const { text } = places[kind];
  if (text !== 'product') return translated(...text, id, locale);
  const product = sql`(select product_id from ${tableOf(kind)} owner where owner.id = ${id})`;
  return translated('product_translation', 'product_id', 'name', product, locale);
}
