import 'server-only';
import { sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ComparedEntry } from '@/lib/staff/review/comparison';
import { fieldKinds } from '@/lib/staff/review/field';

const tables = {
  category: ['category_translation', 'category_id', 'name'],
  tag: ['tag_translation', 'tag_id', 'name'],
  country: ['country_translation', 'country_code', 'name'],
  group: ['product_group_translation', 'group_id', 'name'],
  product: ['product_translation', 'product_id', 'name'],
  parameter: ['parameter_translation', 'parameter_id', 'label'],
  option: ['parameter_option_translation', 'option_id', 'label'],
} as const;
type Named = keyof typeof tables;

/** Names of references in a form, by type and id or code. */
export type ReferenceNames = ReadonlyMap<string, string>;
export const nameIn = (names: ReferenceNames, named: Named, id: unknown): string =>
  names.get(`${named}:${id}`) ?? String(id);

type Parameter = { parameterId?: unknown; optionId?: unknown };
const several = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const referencesOf = ({ field, value, before }: ComparedEntry): [Named, unknown][] => {
  const kind = fieldKinds[field];
  const values = [...several(value), ...several(before)];
  if (kind === 'parameter')
    return values.flatMap((one): [Named, unknown][] => {
      const { parameterId, optionId } = (one ?? {}) as Parameter;
      return [
        ['parameter', parameterId],
        ['option', optionId],
      ];
    });
  return kind in tables ? values.map((one): [Named, unknown] => [kind as Named, one]) : [];
};

/** The units of parameters, which a form need not repeat. */
async function addUnits(names: Map<string, string>, ids: readonly (string | number)[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await rows<{ id: number; unit: string }>(
    database(),
    sql`select id, unit from parameter where id in ${ids.map((id) => sql`${id}::int`)}`,
  );
  for (const { id, unit } of found) names.set(`unit:${id}`, unit);
}

/** Looks up the names of all references in an item's versions, in the console's language. */
export async function findNames(compared: readonly ComparedEntry[], locale: Locale): Promise<ReferenceNames> {
  const idsByKind = new Map<Named, Set<string | number>>();
  for (const [named, id] of compared.flatMap(referencesOf))
    if (typeof id === 'number' || (typeof id === 'string' && id !== ''))
      idsByKind.set(named, (idsByKind.get(named) ?? new Set()).add(id));
  const names = new Map<string, string>();
  for (const [named, ids] of idsByKind) {
    const [table, key, column] = tables[named];
    const given = named === 'country' ? sql`::text` : sql`::int`;
    const list = sql.join(
      [...ids].map((id) => sql`(${id}${given})`),
      sql`, `,
    );
    const found = await rows<{ id: string | number; name: string | null }>(
      database(),
      sql`select v.id, ${translated(table, key, column, sql`v.id`, locale)} as name from (values ${list}) v (id)`,
    );
    for (const { id, name } of found) if (name !== null) names.set(`${named}:${id}`, name);
  }
  await addUnits(names, [...(idsByKind.get('parameter') ?? [])]);
  return names;
}
