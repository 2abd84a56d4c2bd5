import type { useTranslations } from 'next-intl';

const sections = [
  'performance',
  'construction',
  'drive',
  'dimensions',
  'electrical',
  'compliance',
  'operation',
] as const;

/** A section of parameters in the language of the site; the database allows these seven alone. */
export const sectionName = (t: ReturnType<typeof useTranslations<'product'>>, section: string): string => {
  const known = sections.find((one) => one === section);
  return known ? t(`section.${known}`) : section;
};
