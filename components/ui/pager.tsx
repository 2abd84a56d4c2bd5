'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { formatNumber } from '@/lib/platform/i18n/format';
import { IconButton } from './icon-button';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Previous and next page of a client-side list; on a phone sticky above the bottom bar. */
export function Pager({ page, pages, onPage }: Props) {
  const t = useTranslations('center');
  const locale = useLocale();
  const bar = useRef<HTMLElement>(null);
  if (pages < 2) return null;
  const n = (value: number) => formatNumber(locale, value);
  const turn = (to: number) => {
    onPage(to);
    // If sticky, the next page starts at its top.
    if (bar.current && getComputedStyle(bar.current).position === 'sticky') window.scrollTo({ top: 0 });
  };
  const shape = 'phone:w-auto phone:flex-1 phone:border phone:border-ctl phone:bg-paper';
  return (
    <nav
      ref={bar}
      aria-label={t('pages')}
      className="mt-4 flex items-center justify-center gap-2 phone:sticky phone:bottom-[calc(60px+env(safe-area-inset-bottom))] phone:z-[3] phone:-mx-4 phone:mt-3 phone:gap-3 phone:border-t phone:border-line phone:bg-paper phone:px-4 phone:py-2"
    >
      <IconButton
        icon="start"
        mirrored
        small
        label={t('earlier')}
        className={shape}
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
      />
      <span aria-live="polite">{t('pageOf', { page: n(page), pages: n(pages) })}</span>
      <IconButton
        icon="end"
        mirrored
        small
        label={t('later')}
        className={shape}
        disabled={page >= pages}
        onClick={() => turn(page + 1)}
      />
    </nav>
  );
}
