import type { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/listing/listing';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { FilterKey } from '@/lib/platform/routes/list-state';
import { categoryOptions, choiceOptions, type Option, standingOptions, tagOptions } from './facet-option';

/** Language of a panel. */
type Site = { locale: Locale; t: ReturnType<typeof useTranslations<never>> };
/** A filter with options; `none` labels the choice of none in single-choice filters. */
export type FacetSection = { title: string; options: Option[]; none?: string };

/** Filters with fields of their own: country in two steps, and typed numbers. */
const fieldSections = ['range', 'country', 'price', 'moq'] as const;
export type FieldSection = (typeof fieldSections)[number];
export const isFieldSection = (key: string): key is FieldSection => fieldSections.some((one) => one === key);

type ListedKey = Exclude<FilterKey, FieldSection | 'continent'> | 'way';

/** Order of filters in both panels. */
export const sectionOrder: readonly (ListedKey | FieldSection)[] = [
  'cate',
  'range',
  'way',
  'grade',
  'country',
  'price',
  'moq',
  'warranty',
  'membership',
  'tag',
];

/** The filters that are lists of options. */
export const facetSections = (listing: Listing, { t, locale }: Site): Record<ListedKey, FacetSection> => ({
  cate: { title: t('list.category'), options: categoryOptions(listing) },
  way: {
    title: t('tender.method'),
    options: choiceOptions(listing, 'way', config.tender.ways, (way) => t(`tender.way.${way}`)),
    none: t('tender.all'),
  },
  grade: {
    title: t('company.gradeLabel'),
    options: standingOptions(listing, 'grade', (grade) => t(`company.grade.${grade}`)),
  },
  warranty: {
    title: t('product.warranty'),
    options: choiceOptions(listing, 'warranty', config.product.warranty, (value) =>
      t('list.monthsLeast', { count: value, n: formatNumber(locale, value) }),
    ),
    none: t('list.anyWarranty'),
  },
  membership: {
    title: t('company.membershipLabel'),
    options: standingOptions(listing, 'membership', (membership) => t(`company.membership.${membership}`)),
  },
  tag: { title: t('list.tag'), options: tagOptions(listing) },
});
