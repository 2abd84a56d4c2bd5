import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import type { Locale } from '@/lib/platform/i18n/site';
import type { translator } from '@/lib/platform/i18n/translate';
import { log } from '@/lib/platform/log';
import { type NoticeValues, readableValues } from './format';

/**
 * Title and text of a notice in a language, with times in a time zone.
 * @returns null for an unknown type. A broken notice gets a generic text, so that it cannot break an inbox, e-mail or
 * job
 */
export function noticeText(
  t: Awaited<ReturnType<typeof translator>>,
  locale: Locale,
  timeZone: string,
  { type, values }: { type: string; values: NoticeValues },
): { title: string; text: string } | null {
  const write = dynamicTranslator(t);
  const keys = { title: `account.notice.${type}.title`, text: `account.notice.${type}.text` };
  if (!write.has(keys.title)) return null;
  try {
    // Defaults for arguments that older notices lack.
    const unsaid: NoticeValues = { company: t('account.noticeUnwritten.supplier'), worded: 'no', linked: 'unsaid' };
    const readable = readableValues(t, locale, timeZone, { ...unsaid, ...values });
    const text = { title: write(keys.title, readable), text: write(keys.text, readable) };
    // next-intl returns the key if an argument is missing.
    if (text.title !== keys.title && text.text !== keys.text) return text;
    log().error({ type }, 'a notice lacks an argument');
  } catch (error) {
    log().error({ err: error, type }, 'a notice could not be written');
  }
  return { title: t('account.noticeUnwritten.title'), text: t('account.noticeUnwritten.text') };
}
