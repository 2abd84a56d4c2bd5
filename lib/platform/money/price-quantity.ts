import { z } from 'zod';

/** For how many units a price can be, so that small ones need no more digits than their currency has. */
export const priceQuantities = [1, 10, 100, 1000] as const;
export type PriceQuantity = (typeof priceQuantities)[number];

/** The same as a field of a form: for one unit where nothing is said. */
export const priceQuantityField = z.literal(priceQuantities, 'choice').default(1);
