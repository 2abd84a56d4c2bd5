import type { useTranslations } from 'next-intl';
import { sectionName } from '@/components/product/detail/section-name';
import type { Locale } from '@/lib/platform/i18n/site';
import type { KeyFigures, ProductDetail } from '@/lib/product/types';
import type { SupplierProof } from '@/lib/quotation/response/read';
import type { Country } from '@/lib/reference/types';
import type { CompareRow } from './compare-row';
import { figureRows } from './figure-row';
import { parameterRows } from './parameter-row';
import { tradeRows } from './trade-row';

export type CompareGroup = { title: string; rows: CompareRow[] };
export type CompareProps = {
  products: ProductDetail[];
  keyFigures: KeyFigures;
  /** by company */
  proofs: Record<number, SupplierProof>;
  countries: Country[];
  locale: Locale;
};

type Texts = ReturnType<typeof useTranslations<never>>;

/** Rows of the comparison in groups: key parameters, terms of trade, then other parameters by section. */
export function compareGroups(
  { products, keyFigures, countries, locale }: Omit<CompareProps, 'proofs'>,
  t: Texts,
  product: ReturnType<typeof useTranslations<'product'>>,
): CompareGroup[] {
  const figures = figureRows(products, keyFigures, locale);
  return [
    ...(figures.length > 0 ? [{ title: t('compare.keyParameters'), rows: figures }] : []),
    { title: t('compare.trade'), rows: tradeRows({ products, countries, locale, t }) },
    ...parameterRows(products, locale).map(({ section, rows }) => ({ title: sectionName(product, section), rows })),
  ];
}
