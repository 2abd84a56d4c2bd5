import type { useTranslations } from 'next-intl';
import { parameterSections } from '@/lib/product/edit/constants';

/** A section of parameters in the language of the site. */
export const sectionName = (t: ReturnType<typeof useTranslations<'product'>>, section: string): string => {
  const known = parameterSections.find((one) => one === section);
  return known ? t(`section.${known}`) : section;
};
