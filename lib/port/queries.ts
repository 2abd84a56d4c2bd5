import 'server-only';
import { sql } from 'drizzle-orm';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { foldName } from './rules';
import type { Port } from './schema';
import { portsNamed, portText } from './text';

const max = 20;
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** What a port is called where one reads it, by its UN/LOCODE; null for one that the list has not. */
export async function getPortName(locale: Locale, code: string): Promise<string | null> {
  const [found] = await rows<{ name: string }>(database(), sql`select name from port where code = ${code}`);
  return found ? (portText(locale, code) ?? found.name) : null;
}

/** A port's name and its UN/LOCODE, as the terms of a request show them; undefined where the list has no name. */
export async function getPortText(locale: Locale, code: string | null): Promise<string | undefined> {
  const name = code === null ? null : await getPortName(locale, code);
  return name === null || code === null ? undefined : formatList(locale, [name, code]);
}

/**
 * The ports that words name by their code, their own name, in Latin letters or as Chinese, Russian and Arabic write it, or
 * their country's, the nearest first; none without words.
 */
export async function searchPorts(locale: Locale, words: string): Promise<Port[]> {
  const word = escaped(foldName(words));
  if (word === '') return [];
  const code = words.replace(/\s/g, '').toUpperCase();
  const country = escaped(words.trim());
  const named = arrayOf(portsNamed(words), 'text');
  const found = await rows<Port>(
    database(),
    sql`select p.code, p.name, t.name as country from port p
        join country_translation t on t.country_code = p.country_code and t.locale = ${locale}
      where p.folded like ${`%${word}%`} or p.code = ${code} or p.code::text = any(${named}) or t.name ilike ${`${country}%`}
      order by p.code <> ${code}, array_position(${named}, p.code::text), p.folded <> ${word}, p.folded not like ${`${word}%`}, p.folded, p.code
      limit ${max}`,
  );
  return found.map((one) => ({ ...one, name: portText(locale, one.code) ?? one.name }));
}
