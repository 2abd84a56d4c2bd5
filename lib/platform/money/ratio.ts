/** An exact fraction; `bottom` is positive. */
export type Ratio = { readonly top: bigint; readonly bottom: bigint };

/** A fraction of two whole numbers. */
export const ratio = (top: bigint, bottom: bigint): Ratio =>
  bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom };

/**
 * The exact decimal value of a number's shortest representation: 0.1 is one tenth.
 * @throws SyntaxError if not finite
 */
export function ratioOf(value: number): Ratio {
  const [figure = '', exponent = '0'] = String(value).split('e');
  const [integer = '', fraction = ''] = figure.split('.');
  const shift = Number(exponent) - fraction.length;
  const top = BigInt(integer + fraction);
  return shift < 0 ? { top, bottom: 10n ** BigInt(-shift) } : { top: top * 10n ** BigInt(shift), bottom: 1n };
}

export const plus = (a: Ratio, b: Ratio): Ratio => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
export const times = (a: Ratio, b: Ratio): Ratio => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
/** @param b not zero */
export const over = (a: Ratio, b: Ratio): Ratio => ratio(a.top * b.bottom, a.bottom * b.top);

/** The whole number that is nearest, a half away from zero. */
export function rounded({ top, bottom }: Ratio): bigint {
  const doubled = (top < 0n ? -top : top) * 2n + bottom;
  const nearest = doubled / (bottom * 2n);
  return top < 0n ? -nearest : nearest;
}
