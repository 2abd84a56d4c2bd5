import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import { port } from '@/lib/platform/db/schema/port';
import { country } from '@/lib/platform/db/schema/reference';
import { AppError } from '@/lib/platform/errors';
import { foldName } from './rules';

type Row = typeof port.$inferInsert;
const batch = 1_000;
const isCode = (code: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code);
const rowOf = (code: string, name: string): Row => ({
  code,
  countryCode: code.slice(0, 2),
  name,
  folded: foldName(name),
});

/** Upserts ports of known countries. */
async function writePorts(db: Db, found: readonly Row[]): Promise<number> {
  const known = new Set((await db.select({ code: country.code }).from(country)).map(({ code }) => code));
  const list = [...new Map(found.map((row) => [row.code, row])).values()].filter(({ countryCode }) =>
    known.has(countryCode),
  );
  for (let at = 0; at < list.length; at += batch)
    await db
      .insert(port)
      .values(list.slice(at, at + batch))
      .onConflictDoUpdate({
        target: port.code,
        set: { name: sql`excluded.name`, folded: sql`excluded.folded` },
        setWhere: sql`${port.name} <> excluded.name`,
      });
  return list.length;
}

/** Imports the initial list of sea ports, if there are none yet. */
export async function seedPorts(db: Db): Promise<void> {
  const [some] = await db.select({ code: port.code }).from(port).limit(1);
  if (some) return;
  // Not as a JSON module: Node requires an import attribute that bundlers do not keep.
  const file = readFileSync(resolve('node_modules/sea-ports/lib/ports.json'), 'utf8');
  const list = Object.entries(JSON.parse(file) as Record<string, { name: string }>);
  await writePorts(
    db,
    list.flatMap(([code, { name }]) => (isCode(code) && name.trim() ? [rowOf(code, name.trim())] : [])),
  );
}

/**
 * Parses UN/LOCODE's CSV files; keeps entries with function port.
 * @throws AppError badRequest if the text is not such a list
 */
export function readPorts(csv: string): Row[] {
  let lines: string[][];
  try {
    lines = parse(csv, { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch (error) {
    throw new AppError('badRequest', [{ field: 'csv', key: 'invalid' }], { cause: error });
  }
  const found = lines.flatMap(([change = '', land = '', place = '', name = '', plain = '', , , uses = '']) => {
    const code = `${land}${place}`.trim();
    // Some files are not in Unicode; then the name without diacritics in the next column is used.
    const called = (name.includes('\ufffd') ? plain : name).trim();
    return change !== 'X' && uses.startsWith('1') && isCode(code) && called ? [rowOf(code, called)] : [];
  });
  if (found.length === 0) throw new AppError('badRequest', [{ field: 'csv', key: 'invalid' }]);
  return found;
}

/**
 * Takes over the official list of ports.
 * @returns the number of ports of known countries
 * @throws AppError badRequest where the text is not that list; nothing is written then
 */
export const importPorts = async (db: Db, csv: string): Promise<number> => writePorts(db, readPorts(csv));
