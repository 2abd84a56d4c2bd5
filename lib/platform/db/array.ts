import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** Values as an array of PostgreSQL, one parameter however many they are. */
export const arrayOf = (values: readonly (string | number)[], type: 'text' | 'integer' | 'bpchar'): SQL => {
  const elements = values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`);
  return sql`${`{${elements.join()}}`}::${sql.raw(type)}[]`;
};
