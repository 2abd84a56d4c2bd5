'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/i18n/format';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Earlier and later pages of a list that is read by the browser. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useTranslations('centre');
  const locale = useLocale();
  if (pages < 2) return null;
  const n = (value: number) => formatNumber(locale, value);
  return (
    <nav className="cc-pg" aria-label={t('pages')}>
      <button
        type="button"
        className="cc-ib"
        disabled={page <= 1}
        aria-label={t('earlier')}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="start" small mirrored />
      </button>
      <span aria-live="polite">{t('pageOf', { page: n(page), pages: n(pages) })}</span>
      <button
        type="button"
        className="cc-ib"
        disabled={page >= pages}
        aria-label={t('later')}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="end" small mirrored />
      </button>
    </nav>
  );
}
