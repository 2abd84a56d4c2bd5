import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = { total: number; locale: Locale; asked?: string; mended?: string | null };

/** How many there are, found by a search or listed, and which words were searched in place of the ones that gave nothing. */
export function ResultCount({ total, locale, asked, mended }: Props) {
  const t = useTranslations('list');
  return (
    <>
      {asked && mended && total > 0 && <p className="mended">{t('mended', { asked, mended })}</p>}
      <p className="muted count">{t(asked ? 'results' : 'count', { count: total, n: formatNumber(locale, total) })}</p>
    </>
  );
}
