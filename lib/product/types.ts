import type { z } from 'zod';
import type { KeyFigure } from '@/lib/property/types';
import type { ResultPage, SearchResult } from '@/lib/search/types';
import type { parameterSection, parameterValue, priceField, productCard, productDetail, supplierLine } from './schema';

/** Amounts in minor units of `currency`, for `per` units, by default one. */
export type ProductPrice = z.output<typeof priceField>;

export type SupplierLine = z.output<typeof supplierLine>;
export type ProductCard = z.output<typeof productCard>;
export type ParameterValue = z.output<typeof parameterValue>;
export type ParameterSection = z.output<typeof parameterSection>;
/** A public product's details, as in the contract. */
export type ProductDetail = z.output<typeof productDetail>;

/** The key figures of products by their id, those of the first category's columns first. */
export type KeyFigures = Record<number, KeyFigure[]>;
export type ProductPage = ResultPage<ProductCard> &
  Pick<SearchResult, 'near' | 'figures' | 'ranges'> & { keyFigures: KeyFigures };
