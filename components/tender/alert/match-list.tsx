'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import { atOffset, formatDay, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { AlertMatch } from '@/lib/tender/alert/schema';
import { reasonTexts } from '@/lib/tender/alert/text';
import { budgetText } from '@/lib/tender/text';

/** Matches shown before asking for more. */
const first = 3;

function Match({ of }: { of: AlertMatch }) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, title, about, buyer, country, deadlineAt, deadlineOffset, budget, reason } = of;
  const reasons = reasonTexts(t, locale, reason, budget);
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1 [overflow-wrap:anywhere]">
        <h3 className="font-medium">
          <a className="line-clamp-2 phone:flex phone:min-h-11 phone:items-center" href={href('tenderDetail', { id })}>
            {about ?? <SpokenText of={title} site={locale} />}
          </a>
        </h3>
        <p className="flex flex-wrap gap-x-2 text-12 text-ink-2">
          <span className="inline-flex items-center gap-1">
            <Flag code={country.code} />
            {country.name}
          </span>
          <SpokenText of={{ text: buyer, locale: title.locale }} site={locale} />
        </p>
        {reasons.length > 0 && <p className="text-12 text-accent-strong">{reasons.join(' · ')}</p>}
      </div>
      <p className="flex flex-wrap gap-x-3 text-12 text-ink-2 sm:grid sm:justify-items-end sm:content-start">
        {budget && <span className="text-ink">{budgetText(t, locale, budget)}</span>}
        {deadlineAt ? (
          <time dateTime={deadlineAt}>
            {t('tenderAlert.closesOn', { date: formatDay(locale, atOffset(deadlineAt, deadlineOffset ?? 0)) })}
          </time>
        ) : (
          t('tender.noDeadline')
        )}
      </p>
    </li>
  );
}

/** The newest open tenders that an alert finds, with the reasons. */
export function MatchList({ name, items }: { name: string; items: readonly AlertMatch[] }) {
  const t = useTranslations('tenderAlert');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const rest = items.length - first;
  if (items.length === 0) return <p className="border-t border-line px-4 py-3 text-ink-2">{t('noMatch')}</p>;
  return (
    <>
      <ul aria-label={t('matchesOf', { name })} className="list-none p-0">
        {items.slice(0, isOpen ? undefined : first).map((item) => (
          <Match key={item.id} of={item} />
        ))}
      </ul>
      {rest > 0 && (
        <p className="border-t border-line px-4 py-2">
          <Button size="s" tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('fewerMatches') : t('moreMatches', { count: rest, n: formatNumber(locale, rest) })}
          </Button>
        </p>
      )}
    </>
  );
}
