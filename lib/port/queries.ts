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

/** A port's name in a language by UN/LOCODE; null if unknown. */
export async function getPortName(locale: Locale, code: string): Promise<string | null> {
  const [found] = await rows<{ name: string }>(database(), sql`select name from port where code = ${code}`);
  return found ? (portText(locale, code) ?? found.name) : null;
}

/** A port's name and UN/LOCODE, for the terms of a request; undefined if unknown. */
export async function getPortText(locale: Locale, code: string | null): Promise<string | undefined> {
  const name = code === null ? null : await getPortName(locale, code);
  return name === null || code === null ? undefined : formatList(locale, [name, code]);
}

/** Ports by code, name (Latin, Chinese, Russian or Arabic) or country, best match first; empty without words. */
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
