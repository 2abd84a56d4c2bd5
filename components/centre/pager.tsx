'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePhone } from '@/components/form/phone-scope';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/i18n/format';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Earlier and later pages of a list that is read by the browser. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useTranslations('centre');
  const locale = useLocale();
  const phone = usePhone();
  if (pages < 2) return null;
  const n = (value: number) => formatNumber(locale, value);
  const turn = (label: 'earlier' | 'later', to: number) => (
    <button
      type="button"
      className={phone ? 'btn min-h-11 flex-1 justify-center' : 'cc-ib'}
      disabled={to < 1 || to > pages}
      aria-label={t(label)}
      onClick={() => {
        onPage(to);
        // The pager stays in sight there, and the next page begins at its top.
        if (phone) window.scrollTo({ top: 0 });
      }}
    >
      <Icon name={label === 'earlier' ? 'start' : 'end'} small mirrored />
    </button>
  );
  return (
    <nav
      className={
        phone
          ? 'sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-[3] -mx-4 mt-3 flex items-center gap-3 bg-paper px-4 py-2 [border-block-start:1px_solid_var(--line)]'
          : 'cc-pg'
      }
      aria-label={t('pages')}
    >
      {turn('earlier', page - 1)}
      <span aria-live="polite">{t('pageOf', { page: n(page), pages: n(pages) })}</span>
      {turn('later', page + 1)}
    </nav>
  );
}
