import { z } from 'zod';

/** Numbers of units a price can be for, so that small prices fit their currency's decimals. */
export const priceQuantities = [1, 10, 100, 1000] as const;
export type PriceQuantity = (typeof priceQuantities)[number];

/** The same as a form field, 1 by default. */
export const priceQuantityField = z.literal(priceQuantities, 'choice').default(1);
