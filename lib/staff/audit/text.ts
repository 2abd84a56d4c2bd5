import { checkKinds } from '@/lib/company/check';
import { isDay } from '@/lib/platform/calendar/day';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatDay, formatList } from '@/lib/platform/i18n/format';
import { isLocale, sites } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { type FormatValue, words } from './change';

const standing = (value: string): string =>
  /^[ABC]$/.test(value) ? `console.standing.grade${value}` : `console.standing.${value}`;
/** Message keys of field values. */
const keys: Readonly<Record<string, (value: string) => string>> = {
  grade: standing,
  membership: standing,
  wanted: standing,
  role: (value) => `center.role${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  scope: (value) => `console.word.scope.${value}`,
  choice: (value) => `console.report.reason.${value}`,
  zone: (value) => `showroomCenter.block.${value}`,
  task: (value) => `console.job.task.${value}`,
};
/** Fields containing dates. */
const days: ReadonlySet<string> = new Set(['validUntil', 'gradeValidUntil', 'membershipValidUntil']);
type Check = { kind: string; checkedOn: string; validUntil: string | null };
const isCheck = (value: unknown): value is Check =>
  typeof value === 'object' && value !== null && 'kind' in value && 'checkedOn' in value;

/** A formatter of audit values in the console's language; unknown values are unchanged. */
export async function valueWords(locale: ConsoleLocale): Promise<FormatValue> {
  const t = await translator(locale);
  const read = dynamicTranslator(t);
  const nameOf = (kind: string): string => {
    const known = checkKinds.find((one) => one === kind);
    return known ? t(`company.check.${known}`) : kind;
  };
  const checkOf = ({ kind, checkedOn, validUntil }: Check): string =>
    t('console.standing.check', {
      name: nameOf(kind),
      day: formatDay(locale, checkedOn),
      ends: String(Boolean(validUntil)),
      until: validUntil ? formatDay(locale, validUntil) : '',
    });
  return (field, value) => {
    if (Array.isArray(value) && value.length > 0 && value.every(isCheck)) return formatList(locale, value.map(checkOf));
    if (typeof value === 'boolean') return t(value ? 'console.choice.yes' : 'console.choice.no');
    if (typeof value !== 'string') return words(value);
    if (field === 'locale' && isLocale(value)) return sites[value].endonym;
    // Check the field, since a name may look like a date.
    if (days.has(field) && isDay(value)) return formatDay(locale, value);
    const key = keys[field]?.(value);
    return key !== undefined && read.has(key) ? read(key) : words(value);
  };
}
