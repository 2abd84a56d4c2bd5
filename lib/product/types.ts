import type { Grade, Membership, Unit } from '@/lib/config';
import type { Locale } from '@/lib/i18n/site';
import type { Facets } from '@/lib/search/types';

/** Amounts in minor units of `currency`. */
export type Price =
  | { kind: 'negotiable' }
  | { kind: 'fixed'; min: number; currency: string }
  | { kind: 'range'; min: number; max: number; currency: string };

/** A text with the language it is in, which is another than the site's where it falls back. */
export type Spoken<Language extends string = Locale> = { text: string; locale: Language };

export type SupplierLine = {
  id: number;
  name: Spoken;
  countryCode: string;
  grade: Grade;
  membership: Membership;
  /** whole years on the platform */
  years: number;
};

export type ProductCard = {
  id: number;
  name: Spoken;
  summary: Spoken;
  cover: string;
  price: Price;
  unit: Unit;
  minimumOrder: number;
  /** published within the last thirty days */
  fresh: boolean;
  supplier: SupplierLine;
};

export type ParameterValue =
  | { kind: 'number'; min: number; unit: string }
  | { kind: 'range'; min: number; max: number; unit: string }
  | { kind: 'option'; label: string }
  | { kind: 'text'; text: string; unit: string };

export type ParameterSection = { section: string; items: { id: number; label: string; value: ParameterValue }[] };

export type ProductDetail = ProductCard & {
  introduction: Spoken;
  slogan: Spoken;
  keywords: string;
  brand: string;
  model: string;
  hsCode: string | null;
  originCode: string;
  leadDays: { min: number; max: number } | null;
  media: { kind: 'image' | 'video'; key: string }[];
  /** from the sector down */
  categories: { id: number; name: string }[];
  tags: { id: number; name: string }[];
  group: { id: number; name: string } | null;
  parameters: ParameterSection[];
  /** what a unit costs from a quantity on, in minor units of the price's currency */
  priceBreaks: { quantity: number; price: number }[];
  /** languages that have a translation of their own */
  locales: Locale[];
  publishedAt: string;
  updatedAt: string;
};

export type ProductPage = {
  items: ProductCard[];
  total: number;
  pages: number;
  facets: Facets;
  mended: string | null;
};
