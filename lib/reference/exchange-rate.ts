import 'server-only';
import { sql } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import type { Db } from '@/lib/platform/db/client';
import { exchangeRate } from '@/lib/platform/db/schema/reference';
import { AppError } from '@/lib/platform/errors';

type Rate = { base: 'EUR'; currency: string; date: string; rate: string; source: 'ECB' };
const batch = 1_000;

const wrong = (message: string, cause?: unknown) =>
  new AppError('badRequest', [{ field: 'xml', key: 'xml', message }], { cause });
const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/**
 * Reads the European Central Bank's reference rates (eurofxref: daily, 90 days or the whole history).
 * @throws AppError badRequest where the text is not such a document
 */
export function readRates(xml: string): Rate[] {
  const rates = new Map<string, Rate>();
  let date = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw wrong('not well-formed XML', error);
  });
  parser.on('doctype', () => {
    throw wrong('a document type is not expected');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name.replace(/^.*:/, '') !== 'Cube') return;
    const { time, currency, rate } = attributes;
    if (time !== undefined) {
      if (!isDate(time)) throw wrong(`${time} is not a date`);
      date = time;
    }
    if (currency === undefined && rate === undefined) return;
    if (!/^[A-Z]{3}$/.test(currency ?? '') || !date) throw wrong('a rate without currency or date');
    // Fits numeric(20, 10): ten digits before the decimal point.
    if (!/^\d{1,10}(?:\.\d{1,10})?$/.test(rate ?? '') || Number(rate) <= 0)
      throw wrong(`${currency} ${date}: ${rate} is not a rate`);
    rates.set(`${date}${currency}`, { base: 'EUR', currency: currency ?? '', date, rate: rate ?? '', source: 'ECB' });
  });
  parser.write(xml).close();
  if (!rates.size) throw wrong('no rate found');
  return [...rates.values()];
}

/**
 * Imports the European Central Bank's rates: units of a currency per euro, one row per day; replaces existing days.
 * @returns the number of rates
 * @throws AppError badRequest if the text is not the bank's XML; nothing is written then
 */
export async function importRates(db: Db, xml: string): Promise<number> {
  const rates = readRates(xml);
  for (let at = 0; at < rates.length; at += batch)
    await db
      .insert(exchangeRate)
      .values(rates.slice(at, at + batch))
      .onConflictDoUpdate({
        target: [exchangeRate.base, exchangeRate.currency, exchangeRate.date],
        set: { rate: sql`excluded.rate`, source: sql`excluded.source` },
      });
  return rates.length;
}
