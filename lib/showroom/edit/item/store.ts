import 'server-only';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { arrayOf } from '@/lib/platform/db/array';
import { type Collection, shapes } from '@/lib/showroom/edit/collection';
import type { CollectionItem } from './schema';

/** Storage of a collection: its table, that of its texts, and the mapping to columns. */
type Store<C extends Collection> = {
  table: string;
  /** the foreign key column of its translations */
  key: string | null;
  touched: boolean;
  order: SQL;
  write: (item: CollectionItem<C>) => Record<string, SQL>;
  /** the item's values without its texts, as one jsonb of row `i` */
  read: SQL;
};

const bySort = sql`i.sort, i.id`;
const one = (column: string) => sql`jsonb_build_array(i.${sql.identifier(column)})`;
const noneOrOne = (column: string) =>
  sql`case when i.${sql.identifier(column)} is null then '[]'::jsonb else ${one(column)} end`;

export const stores: { [C in Collection]: Store<C> } = {
  caseGroup: {
    ...{ table: 'showroom_case_group', key: 'group_id', touched: false, order: bySort },
    write: () => ({}),
    read: sql`'{}'::jsonb`,
  },
  case: {
    ...{ table: 'showroom_case', key: 'case_id', touched: true, order: bySort },
    write: ({ pictures: [cover, ...rest], groupId, domestic, countryCode, year }) => ({
      picture: sql`${cover}`,
      pictures: arrayOf(rest, 'text'),
      group_id: sql`${groupId}`,
      domestic: sql`${domestic}`,
      country_code: sql`${countryCode}`,
      year: sql`${year}`,
    }),
    read: sql`jsonb_build_object('pictures', to_jsonb(array[i.picture] || i.pictures), 'groupId', i.group_id, 'domestic', i.domestic,
      'countryCode', i.country_code, 'year', i.year)`,
  },
  power: {
    ...{ table: 'showroom_power', key: 'power_id', touched: true, order: bySort },
    write: ({ pictures: [picture] }) => ({ picture: sql`${picture}` }),
    read: sql`jsonb_build_object('pictures', ${one('picture')})`,
  },
  team: {
    ...{ table: 'showroom_team', key: 'team_id', touched: true, order: bySort },
    write: ({ pictures: [picture] }) => ({ picture: sql`${picture}` }),
    read: sql`jsonb_build_object('pictures', ${one('picture')})`,
  },
  milestone: {
    ...{ table: 'showroom_milestone', key: 'milestone_id', touched: false, order: sql`i.year, i.id` },
    write: ({ year }) => ({ year: sql`${year}` }),
    read: sql`jsonb_build_object('year', i.year)`,
  },
  partner: {
    ...{ table: 'showroom_partner', key: null, touched: false, order: bySort },
    write: ({ pictures: [logo], name, website }) => ({
      logo: sql`${logo}`,
      name: sql`${name}`,
      website: sql`nullif(${website}, '')`,
    }),
    read: sql`jsonb_build_object('pictures', ${one('logo')}, 'name', i.name, 'website', coalesce(i.website, ''))`,
  },
  production: {
    ...{ table: 'showroom_production', key: 'production_id', touched: false, order: bySort },
    write: () => ({}),
    read: sql`'{}'::jsonb`,
  },
  process: {
    ...{ table: 'showroom_process', key: 'process_id', touched: false, order: bySort },
    write: ({ pictures: [picture = null] }) => ({ picture: sql`${picture}` }),
    read: sql`jsonb_build_object('pictures', ${noneOrOne('picture')})`,
  },
  module: {
    ...{ table: 'showroom_module', key: 'module_id', touched: true, order: bySort },
    write: ({ layout, pictures, shown }) => ({
      layout: sql`${layout}`,
      pictures: arrayOf(pictures, 'text'),
      shown: sql`${shown}`,
    }),
    read: sql`jsonb_build_object('layout', i.layout, 'pictures', to_jsonb(i.pictures), 'shown', i.shown)`,
  },
  page: {
    ...{ table: 'showroom_page', key: 'page_id', touched: true, order: bySort },
    write: ({ pictures: [picture = null], shown }) => ({ picture: sql`${picture}`, shown: sql`${shown}` }),
    read: sql`jsonb_build_object('pictures', ${noneOrOne('picture')}, 'shown', i.shown)`,
  },
};

/** Reference owner of an item's files, as in showroom_case:12. */
export const subjectOf = (collection: Collection, id: number): string => `${stores[collection].table}:${id}`;

/** The texts that an item of a collection has in each language. */
export const textNames = (collection: Collection): string[] => Object.keys(shapes[collection].texts);

export const named = (name: string): SQL => sql`${sql.identifier(name)}`;
export const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Tags of pages addressed by an item's id only. */
export const pageTags = (collection: Collection, ids: readonly number[]): string[] =>
  collection === 'page' ? ids.map((id) => `showroom-page:${id}`) : [];
