import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = { total: number; locale: Locale; asked?: string; mended?: string | null };

/** Number of results. */
export function ResultCount({ total, locale, asked }: Omit<Props, 'mended'>) {
  const t = useTranslations('list');
  return (
    <p className="muted count">{t(asked ? 'results' : 'count', { count: total, n: formatNumber(locale, total) })}</p>
  );
}

/** The corrected keyword, if the original had no results. */
export function MendedNote({ total, asked, mended }: Omit<Props, 'locale'>) {
  const t = useTranslations('list');
  return asked && mended && total > 0 && <p className="mended">{t('mended', { asked, mended })}</p>;
}
