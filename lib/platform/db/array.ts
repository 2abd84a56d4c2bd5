import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** Values as a PostgreSQL array in a single parameter. */
export const arrayOf = (values: readonly (string | number)[], type: 'text' | 'integer' | 'bpchar'): SQL => {
  const elements = values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`);
  return sql`${`{${elements.join()}}`}::${sql.raw(type)}[]`;
};
