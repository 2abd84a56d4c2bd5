import type { FieldError } from '@/lib/platform/errors';
import { locales } from '@/lib/platform/i18n/site';
import { type ChecklistItem, checklistItems } from './constants';
import { missingOf } from './rules';
import type { ProfileInput } from './schema';
import type { ChecklistEntry } from './types';

const itemOf = (field: string): ChecklistItem => {
  if (field === 'licence') return 'licence';
  if (/^(?:logo|video|pictures)\b/.test(field)) return 'media';
  return /\.(?:introduction|slogan)$/.test(field) ? 'introduction' : 'basic';
};

/**
 * Open tasks of a new supplier, those that block submission first.
 * @param counted number of certificates and products
 */
export function checklistOf(
  profile: ProfileInput,
  counted: { certificates: number; products: number },
): ChecklistEntry[] {
  const missing = missingOf(profile);
  const introduced = locales.filter((locale) => profile.translations[locale]?.introduction);
  const missingFor = (item: ChecklistItem): FieldError[] => missing.filter(({ field }) => itemOf(field) === item);
  const entry = (item: ChecklistItem, filled: boolean, count: number | null): ChecklistEntry => {
    const open = missingFor(item);
    const of = item === 'introduction' ? introduced : [];
    return { item, done: filled && open.length === 0, blocks: open.length > 0, missing: open, count, locales: of };
  };
  const filled: Record<ChecklistItem, [boolean, number | null]> = {
    basic: [true, null],
    licence: [true, null],
    media: [profile.pictures.length > 0, profile.pictures.length],
    introduction: [introduced.length > 0, null],
    certificate: [counted.certificates > 0, counted.certificates],
    product: [counted.products > 0, counted.products],
  };
  return checklistItems.map((item) => entry(item, ...filled[item]));
}
