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

/** Name of a parameter section; the db allows only these seven. */
export const sectionName = (t: ReturnType<typeof useTranslations<'product'>>, section: string): string => {
  const known = sections.find((one) => one === section);
  return known ? t(`section.${known}`) : section;
};
