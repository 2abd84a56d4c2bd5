import { formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** A reason preceded by the fields it applies to, in one language. */
export function reasonOn(fields: readonly string[], locale: Locale, reason: string): string {
  const text = reason.trim();
  if (fields.length === 0 || text === '') return text;
  return `${formatList(locale, fields)}${locale === 'zh' ? '：' : ': '}${text}`;
}
