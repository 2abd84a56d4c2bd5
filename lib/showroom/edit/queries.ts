import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { CompanyProfile } from '@/lib/company/types';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import { AppError } from '@/lib/platform/errors';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { findRevision, revisionOf } from '@/lib/platform/revision/queries';
import { coversTemplate, templateOf } from '@/lib/showroom/template';
import { standing } from '@/lib/standing/queries';
import { caseCap, type Standing } from '@/lib/standing/rules';
import { isPublic } from '@/lib/standing/visibility';
import { getUploads } from '@/lib/upload/queries';
import { readBlocks } from '../queries';
import type { BlockKind } from '../types';
import { type Collection, collections, shapes } from './collection';
import type { ItemDraft } from './item/schema';
import { list, named, stores, textNames } from './item/store';
import { isLocked, lockOf, maxItems } from './rules';
import type { OwnItems, OwnShowroom } from './types';

type Template = CompanyProfile['template'];
type Row = Standing & {
  id: number;
  public: boolean;
  template: Template;
  productTemplate: CompanyProfile['productTemplate'];
  hue: number;
  banner: string | null;
  updatedAt: string;
};

async function readCompany(companyId: number): Promise<Row> {
  const [found] = await rows<Row>(
    database(),
    sql`select c.id, c.status = 'normal' as public, c.template, c.product_template as "productTemplate", c.hue, c.banner,
        standing.grade, standing.membership, ${utc(sql`c.updated_at`)} as "updatedAt"
      from company c ${standing} where c.id = ${companyId}`,
  );
  if (!found) throw new AppError('notFound');
  return found;
}

const counted = (companyId: number): Record<Exclude<BlockKind, 'banner' | 'profile' | 'contact'>, SQL> => ({
  group: sql`product_group where company_id = ${companyId}`,
  popular: sql`product p where p.company_id = ${companyId} and ${isPublic}`,
  case: sql`showroom_case where company_id = ${companyId} and hidden_reason is null`,
  production: sql`showroom_production where company_id = ${companyId}`,
  history: sql`showroom_milestone where company_id = ${companyId}`,
  team: sql`showroom_team where company_id = ${companyId}`,
  power: sql`showroom_power where company_id = ${companyId}`,
  certificate: sql`certificate where company_id = ${companyId} and status = 'normal' and shown`,
  partner: sql`showroom_partner where company_id = ${companyId}`,
  process: sql`showroom_process where company_id = ${companyId}`,
  module: sql`showroom_module where company_id = ${companyId} and shown and hidden_reason is null`,
  launch: sql`launch where company_id = ${companyId} and status = 'normal' and shown`,
  agent: sql`agent_offer where company_id = ${companyId} and status = 'normal' and shown`,
});

async function countBlocks(company: Row): Promise<Record<BlockKind, number>> {
  const parts = Object.entries(counted(company.id)).map(
    ([kind, from]) => sql`(select count(*)::int from ${from}) as ${named(kind)}`,
  );
  const [found] = await rows<Record<BlockKind, number>>(database(), sql`select ${list(parts)}`);
  return { ...(found as Record<BlockKind, number>), banner: company.banner ? 1 : 0, profile: 1, contact: 1 };
}

async function countItems(companyId: number): Promise<Record<Collection, number>> {
  const parts = collections.map(
    (collection) =>
      sql`(select count(*)::int from ${named(stores[collection].table)} i where i.company_id = ${companyId} and ${isNotDeleted(collection, sql`i.id`)}) as ${named(collection)}`,
  );
  const [found] = await rows<Record<Collection, number>>(database(), sql`select ${list(parts)}`);
  return found as Record<Collection, number>;
}

/**
 * The actor's own showroom as it is stored, with what its standing covers.
 * @throws AppError forbidden for a user whose role does not cover the showroom
 */
export async function getOwnShowroom(actor: SupplierActor): Promise<OwnShowroom> {
  assertMayDo(actor, 'viewShowroom');
  const revision = await findRevision(database(), 'showroom', actor.companyId);
  const company = await readCompany(actor.companyId);
  const { template, productTemplate, hue, banner } = company;
  const counts = await countBlocks(company);
  const itemCounts = await countItems(company.id);
  const each = <T>(of: (collection: Collection) => T) =>
    Object.fromEntries(collections.map((collection) => [collection, of(collection)])) as Record<Collection, T>;
  return {
    companyId: company.id,
    public: company.public,
    grade: company.grade,
    membership: company.membership,
    setting: { template, productTemplate, hue, banner: await getUploads(database(), banner ? [banner] : []) },
    effective: templateOf(template, company),
    templates: {
      a: coversTemplate('a', company),
      b: coversTemplate('b', company),
      c: coversTemplate('c', company),
    },
    blocks: (await readBlocks(company.id)).map(({ kind, shown }) => ({
      kind,
      shown,
      count: counts[kind],
      lock: lockOf(kind, company),
    })),
    collections: each((collection) => ({
      count: itemCounts[collection],
      most: maxItems(collection, company),
      locked: isLocked(collection, company),
    })),
    updatedAt: company.updatedAt,
    revision,
  };
}

type Texts = Record<Locale, Record<string, string>>;
type Found = {
  id: number;
  values: { pictures?: string[] };
  texts: Partial<Texts> | null;
  hiddenReason: string | null;
  used: number;
  revision: number;
};

const allTexts = (collection: Collection, found: Partial<Texts>): Texts => {
  const none = Object.fromEntries(textNames(collection).map((name) => [name, '']));
  return Object.fromEntries(locales.map((locale) => [locale, found[locale] ?? none])) as Texts;
};

const textsOf = (collection: Collection): SQL => {
  const { table, key } = stores[collection];
  if (key === null) return sql`null::jsonb`;
  const pairs = textNames(collection).map((name) => sql`${sql.raw(`'${name}'`)}, t.${named(name)}`);
  return sql`(select jsonb_object_agg(t.locale, jsonb_build_object(${list(pairs)})) from ${named(`${table}_translation`)} t
    where t.${named(key)} = i.id)`;
};

/**
 * The items of a collection in display order, as form input with all languages, empty ones included.
 * @throws AppError forbidden for a user whose role does not cover the showroom
 */
export async function listOwnItems<C extends Collection>(
  actor: SupplierActor,
  { collection }: { collection: C },
): Promise<OwnItems<C>> {
  assertMayDo(actor, 'showroom');
  const company = await readCompany(actor.companyId);
  const { table, key, order, read } = stores[collection];
  const hidden = shapes[collection].hideable ? sql`i.hidden_reason` : sql`null::text`;
  const used =
    collection === 'caseGroup'
      ? sql`(select count(*)::int from showroom_case k where k.group_id = i.id and ${isNotDeleted('case', sql`k.id`)})`
      : sql`0`;
  const found = await rows<Found>(
    database(),
    sql`select i.id, ${read} as values, ${textsOf(collection)} as texts, ${hidden} as "hiddenReason", ${used} as used,
        ${revisionOf(collection, sql`i.id`)} as revision
      from ${named(table)} i where i.company_id = ${company.id} and ${isNotDeleted(collection, sql`i.id`)} order by ${order}`,
  );
  const files = await getUploads(
    database(),
    found.flatMap(({ values }) => values.pictures ?? []),
  );
  const cap = collection === 'case' ? caseCap(company) : found.length;
  let place = 0;
  return {
    items: found.map(({ id, values, texts, hiddenReason, used: uses, revision }) => {
      if (hiddenReason === null) place += 1;
      return {
        id,
        values: { ...values, ...(key === null ? {} : { texts: allTexts(collection, texts ?? {}) }) } as ItemDraft<C>,
        files: (values.pictures ?? []).flatMap((picture) => files.find((file) => file.key === picture) ?? []),
        hiddenReason,
        covered: place <= cap,
        used: uses,
        revision,
      };
    }),
    most: maxItems(collection, company),
    locked: isLocked(collection, company),
  };
}
