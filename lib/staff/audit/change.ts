import { isDeepStrictEqual } from 'node:util';

/** A changed value in an audit entry: before, if known, and after. */
export type AuditChange = { field: string; before: string | null; after: string | null };

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values shown elsewhere in the entry, or useless to readers. */
const silent = ['reason', 'before', 'after', 'checksBefore', 'review', 'key', 'action'];

/** A value as plain text. */
export const words = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => words(one) ?? '').join('; ');
  if (isValues(value))
    return Object.values(value)
      .map(words)
      .filter((one) => one !== null)
      .join(' ');
  return String(value);
};

/** Formats a field's value; null for none. */
export type FormatValue = (field: string, value: unknown) => string | null;

/** The values of an audit entry, changed or given, formatted by `say`. */
export function changesOf(detail: unknown, formatValue: FormatValue = (_, value) => words(value)): AuditChange[] {
  if (!isValues(detail)) return [];
  const { before, after, checksBefore, checks, ...rest } = detail;
  const [old, fresh] = [isValues(before) ? before : {}, isValues(after) ? after : {}];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (field) => !isDeepStrictEqual(old[field], fresh[field]),
  );
  const changed = fields.map((field) => ({
    field,
    before: formatValue(field, old[field]),
    after: formatValue(field, fresh[field]),
  }));
  const checked =
    Array.isArray(checks) && !isDeepStrictEqual(checksBefore ?? [], checks)
      ? [{ field: 'checks', before: formatValue('checks', checksBefore), after: formatValue('checks', checks) }]
      : [];
  const given = Object.entries(rest)
    .filter(([field, value]) => !silent.includes(field) && words(value) !== null)
    .map(([field, value]) => ({ field, before: null, after: formatValue(field, value) }));
  return [...changed, ...checked, ...given];
}
