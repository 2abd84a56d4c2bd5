import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderCard } from '@/lib/tender/types';
import { DeadlineClock } from './deadline-clock';

/** A sample number for each plural category that integers have in a language. */
const samplesOf = (locale: Locale): [Intl.LDMLPluralRule, number][] => {
  const plural = new Intl.PluralRules(locale);
  const found = new Map<Intl.LDMLPluralRule, number>();
  for (let days = 1; days <= 200; days++) if (!found.has(plural.select(days))) found.set(plural.select(days), days);
  return [...found];
};

/** Keeps the days-left counters of a page's tenders current; include once per page. */
export function DeadlineWatch({ items, locale }: { items: readonly Pick<TenderCard, 'id'>[]; locale: Locale }) {
  const t = useTranslations('tender');
  const forms = (key: 'left' | 'leftShort') =>
    Object.fromEntries(samplesOf(locale).map(([rule, count]) => [rule, t(key, { count, n: '#' })]));
  return (
    <DeadlineClock
      texts={{
        left: forms('left'),
        leftShort: forms('leftShort'),
        lastDay: t('lastDay'),
        lastDayShort: t('lastDayShort'),
        closed: t('status.closed'),
      }}
      language={locale}
      soon={config.tender.soon}
      stamp={items.map(({ id }) => id).join()}
    />
  );
}
