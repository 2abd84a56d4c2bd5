import { digitsOf } from '@/lib/platform/money/currency';
import type { Draw } from './random';
import type { KindSeed } from './seed';

/** Rounds to two or three leading figures, as price lists do. */
const round = (amount: number) => {
  const step = 10 ** Math.max(Math.floor(Math.log10(amount)) - 2, 0) * (amount >= 100 ? 1 : 0) || 0.1;
  return Math.max(Math.round(amount / step) * step, step);
};

/**
 * A quotation for a size.
 * @param usd the size's price in US dollars
 * @param rate units of `currency` for one US dollar
 * @returns minor units of `currency`
 */
export function quote(kind: KindSeed['price'], usd: number, currency: string, rate: number, random: Draw) {
  const factor = 10 ** digitsOf(currency);
  const minor = (amount: number) => Math.max(1, Math.round(round(amount) * factor));
  const base = usd * rate * (0.9 + random.next() * 0.25);
  const roll = random.next();
  const chosen = kind !== 'mixed' ? kind : roll < 0.45 ? 'fixed' : roll < 0.85 ? 'range' : 'negotiable';
  if (chosen === 'negotiable') return { priceKind: 'negotiable', priceMin: null, priceMax: null };
  if (chosen === 'fixed') return { priceKind: 'fixed', priceMin: minor(base), priceMax: null };
  const low = minor(base);
  return {
    priceKind: 'range',
    priceMin: low,
    priceMax: Math.max(minor(base * (1.12 + random.next() * 0.2)), low + factor),
  };
}
