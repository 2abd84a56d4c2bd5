import type { Unit } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import type { QuotationState } from '@/lib/quotation/constants';
import type { Bidder, Value } from './bidder';
import { type Requirement, valueText } from './requirement';
import type { KindSeed, SectorSeed } from './seed';
import { type RequestSeed, readTradeTexts, type TradeText } from './trade-seed';

type Translator = Awaited<ReturnType<typeof translator>>;

const texts = readTradeTexts();

/** Hands out the members of each list in turn, so that none is said much more often than another. */
export function takeInTurn() {
  const turns = new Map<string, number>();
  return (key: string, list: readonly string[]): string => {
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return list[turn % list.length] ?? '';
  };
}

/** Writes quantities with their units, in each language. */
export async function quantityWriter(): Promise<(locale: Locale, quantity: number, unit: Unit) => string> {
  const known = new Map(
    await Promise.all(locales.map(async (locale): Promise<[string, Translator]> => [locale, await translator(locale)])),
  );
  return (locale, quantity, unit) =>
    known.get(locale)?.(`product.quantity.${unit}`, { count: quantity, n: formatNumber(locale, quantity) }) ?? '';
}

/** A quotation of the demo before it is written down. */
export type Bid = {
  id: number;
  requestId: number;
  seed: RequestSeed;
  requested: { kind: KindSeed; sector: SectorSeed };
  /** as its language writes it */
  quantityText: string;
  leadDays: number;
  take: ReturnType<typeof takeInTurn>;
  bidder: Bidder;
  /** which of the request's bidders this is, from 0 */
  place: number;
  state: QuotationState;
  values: Value[];
  requirements: Requirement[];
  submittedAt: Date;
  endedAt: Date | null;
  validUntil: Date;
  texts: Record<Locale, TradeText>;
  perDollar: Map<string, number>;
};

/** What a supplier writes with its quotation: what it offers, a figure of the table, what its trade takes care of. */
export function messageOf(bid: Bid, deviations: readonly { position: number }[]): string {
  const { requested, bidder, place, requirements, values, quantityText, leadDays, take } = bid;
  const { locale, productId, model } = bidder;
  const { offer, trade, met, short, sector } = texts[locale];
  const fill = (name: string, list: readonly string[], filled: Record<string, string | number> = {}) =>
    take(`${locale} ${name}`, list).replace(/\{(\w+)\}/g, (_, key: string) => String(filled[key]));
  const quantity = quantityText;
  const care = fill(requested.sector.sector, sector[requested.sector.sector] ?? []);
  const first = productId === null ? [fill('trade', trade, { noun: requested.kind.noun[locale], quantity })] : [];
  if (productId !== null) first.push(fill('offer', offer, { model, quantity, days: leadDays }));
  const known = requirements.flatMap(({ parameterId, position }) => {
    const own = values.find((value) => value.parameterId === parameterId);
    return own ? [{ own, isShort: deviations.some((one) => one.position === position) }] : [];
  });
  const mentioned = known.find(({ isShort }) => isShort) ?? known[place % Math.max(1, known.length)];
  if (mentioned) {
    const filled = { label: mentioned.own.label, own: valueText(locale, mentioned.own) };
    first.push(mentioned.isShort ? fill('short', short, filled) : fill('met', met, filled));
  }
  return [...first, care].filter(Boolean).join(locale === 'zh' ? '' : ' ');
}
