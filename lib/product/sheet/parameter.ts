import 'server-only';
import { sql } from 'drizzle-orm';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import type { ProductParameterInput } from '../edit/schema';
import { unitSymbol } from '../unit';

/**
 * A parameter that can be a sheet's column; `parameterId` is null for the company's own.
 * docs/decisions/0003-parameters.md.
 */
export type SheetParameter = {
  /** row id; null for one defined by the sheet */
  id: number | null;
  parameterId: number | null;
  labels: Partial<Record<Locale, string>>;
  section: ProductParameterInput['section'];
  kind: ProductParameterInput['kind'];
  unit: string;
  options: SheetOption[];
};
export type SheetOption = { id: number; labels: Partial<Record<Locale, string>> };

type Row = Omit<SheetParameter, 'options' | 'parameterId'> & { own: boolean };

/** The parameters of the catalogue and of a company, without their options. */
export async function loadParameters(db: Db, companyId: number): Promise<SheetParameter[]> {
  const found = await rows<Row>(
    db,
    sql`select p.id, p.company_id is not null as own, p.section, p.kind, p.unit,
        (select coalesce(json_object_agg(t.locale, t.label), '{}') from parameter_translation t where t.parameter_id = p.id) as labels
      from parameter p where p.company_id is null or p.company_id = ${companyId} order by p.company_id is not null, p.id`,
  );
  return found.map(({ own, ...one }) => ({ ...one, parameterId: own ? null : Number(one.id), options: [] }));
}

/** Adds the options used with them. */
export async function withOptions(db: Db, list: readonly SheetParameter[]): Promise<SheetParameter[]> {
  const ids = list.flatMap(({ kind, parameterId }) => (kind === 'option' && parameterId !== null ? [parameterId] : []));
  if (ids.length === 0) return [...list];
  const found = await rows<SheetOption & { of: number }>(
    db,
    sql`select chosen.parameter_id as of, chosen.option_id as id,
        (select coalesce(json_object_agg(t.locale, t.label), '{}') from parameter_option_translation t where t.option_id = chosen.option_id) as labels
      from (select distinct parameter_id, option_id from product_parameter
        where option_id is not null and parameter_id = any(${arrayOf(ids, 'integer')})) chosen order by 2`,
  );
  return list.map((one) => ({
    ...one,
    options: found.filter(({ of }) => of === one.parameterId).map(({ id, labels }) => ({ id, labels })),
  }));
}

/** Label of a parameter or option in a language, else in any. */
export const labelIn = (labels: Partial<Record<Locale, string>>, site: Locale): string =>
  [site, 'en' as const, ...locales].map((locale) => labels[locale]).find((label) => label) ?? '';

/** Heading of a parameter's column: its name and unit. */
export function parameterHeading(one: SheetParameter, site: Locale): string {
  const label = labelIn(one.labels, site);
  return one.unit === '' ? label : `${label} (${unitSymbol(site, one.unit)})`;
}

const folded = (words: string): string => words.normalize('NFKC').trim().toLowerCase();
const isFigure = (kind: SheetParameter['kind']): boolean => kind === 'number' || kind === 'range';

/** Whether a product's parameter is that of a column. */
export function isOf(one: ProductParameterInput, column: SheetParameter): boolean {
  if (column.parameterId !== null || one.parameterId !== null) return one.parameterId === column.parameterId;
  const known = new Set(Object.values(column.labels).map((label) => folded(label ?? '')));
  const kinds = column.id === null || one.kind === column.kind || (isFigure(one.kind) && isFigure(column.kind));
  return (
    kinds && one.unit === column.unit && Object.values(one.labels).some((label) => label && known.has(folded(label)))
  );
}

/** The option matching a text in any language; null if none. */
export const optionOf = ({ options }: SheetParameter, words: string): number | null =>
  options.find(({ id, labels }) =>
    [String(id), ...Object.values(labels)].some((label) => folded(label ?? '') === folded(words)),
  )?.id ?? null;

const separators = /\s*(?:[–—~～〜…]|\.{2,}|至|到)\s*/;

/** The two ends of a range; one if it is none. A hyphen separates numbers, but before the first it is a sign. */
export function endsOf(words: string): string[] {
  const parted = words.split(separators);
  if (parted.length > 1) return parted;
  const [, low, high] = /^(.*\d)\s*-\s*(-?[\d٠-٩].*)$/.exec(words) ?? [];
  return low !== undefined && high !== undefined ? [low, high] : [words];
}

/** A new parameter defined by a heading: its name, with the unit in brackets. */
export function namedParameter(words: string, locale: Locale): SheetParameter | null {
  const [, label = '', unit = ''] = /^(.+?)\s*(?:[(（]([^()（）]*)[)）])?$/.exec(words.trim()) ?? [];
  if (label === '') return null;
  return {
    id: null,
    parameterId: null,
    labels: { [locale]: label },
    section: 'performance',
    kind: 'text',
    unit: unit.trim(),
    options: [],
  };
}
