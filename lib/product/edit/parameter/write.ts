import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { idRows, type ProductRow, recordset } from '@/lib/product/edit/recordset';
import { hasValue } from '@/lib/product/edit/rules';
import type { ProductParameterInput } from '@/lib/product/edit/schema';

type Placed = { productId: number; sort: number; one: ProductParameterInput; own: string };

/** Key by which labels of a company's own parameters are the same. */
const keyOf = ({ labels }: ProductParameterInput): string => {
  const label = [labels.en, labels.zh, ...locales.map((locale) => labels[locale])].find((text) => text) ?? '';
  return label.normalize('NFKC').trim().toLowerCase();
};

const placedOf = ({ productId, input }: ProductRow): Placed[] =>
  input.parameters
    .filter((one) => hasValue(one) && (one.parameterId !== null || keyOf(one) !== ''))
    .map((one, sort) => ({ productId, sort, one, own: keyOf(one) }));

const identity = ({ section, unit, kind }: ProductParameterInput, key: string) => [section, kind, unit, key].join('|');

/** Creates the company's own parameters that are missing and updates labels; returns their ids. */
async function ownParameters(db: Db, companyId: number, placed: readonly Placed[]): Promise<Map<string, number>> {
  const placedByKey = new Map(placed.map(({ one, own }) => [identity(one, own), { one, own }]));
  if (placedByKey.size === 0) return new Map();
  const list = [...placedByKey.values()].map(({ one: { kind, section, unit }, own: key }) => ({
    key,
    kind,
    section,
    unit,
  }));
  const given = recordset(list, 'key text, kind text, section text, unit text');
  await db.execute(sql`insert into parameter (company_id, key, kind, section, unit)
    select ${companyId}, key, kind, section, unit from ${given} on conflict do nothing`);
  const found = await rows<{ id: number; key: string; kind: string; section: string; unit: string }>(
    db,
    sql`select p.id, p.key, p.kind, p.section, p.unit from parameter p join ${given}
      on (r.key, r.kind, r.section, r.unit) = (p.key, p.kind, p.section, p.unit) where p.company_id = ${companyId}`,
  );
  const ids = new Map(found.map(({ id, key, kind, section, unit }) => [[section, kind, unit, key].join('|'), id]));
  const labels = [...placedByKey].flatMap(([name, { one }]) =>
    locales.flatMap((locale) => {
      const label = one.labels[locale];
      return label ? [{ id: ids.get(name), locale, label }] : [];
    }),
  );
  await db.execute(sql`insert into parameter_translation (parameter_id, locale, label)
    select id, locale, label from ${recordset(labels, 'id int, locale text, label text')}
    on conflict (parameter_id, locale) do update set label = excluded.label`);
  return ids;
}

const cellOf = ({ kind, min, max, optionId, text }: ProductParameterInput) => {
  if (kind === 'option') return { min: null, max: null, option: optionId, text: null };
  if (kind === 'text') return { min: null, max: null, option: null, text };
  return { min, max: kind === 'range' && Number(max) > Number(min) ? max : null, option: null, text: null };
};

/** Replaces the technical parameters of products. docs/decisions/0003-parameters.md. */
export async function writeParameters(db: Db, companyId: number, list: readonly ProductRow[]): Promise<void> {
  const ids = idRows(list.map(({ productId }) => productId));
  await db.execute(sql`delete from product_parameter where product_id in (${ids})`);
  const placed = list.flatMap(placedOf);
  if (placed.length === 0) return;
  const own = await ownParameters(
    db,
    companyId,
    placed.filter(({ one }) => one.parameterId === null),
  );
  const values = placed.map(({ productId, sort, one, own: key }) => ({
    ...{ id: productId, sort, ...cellOf(one) },
    parameter: one.parameterId ?? own.get(identity(one, key)),
  }));
  await db.execute(sql`insert into product_parameter (product_id, parameter_id, sort, min, max, option_id, text)
    select id, parameter, sort, min, max, option, text
    from ${recordset(values, 'id int, parameter int, sort int, min float8, max float8, option int, text text')}
    on conflict do nothing`);
}
