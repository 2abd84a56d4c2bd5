import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalTime } from '@/components/company/local-time';
import type { CountryFacts } from '@/lib/country/types';
import { formatList } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import '@/app/detail.css';

/** Stable facts of a country, with its current time. */
export function FactList({ facts, locale }: { facts: CountryFacts; locale: Locale }) {
  const t = useTranslations('country');
  const { capital, languages, currency, callingCode, timeZone } = facts;
  const list: [string, ReactNode][] = [
    ...(capital ? ([[t('capital'), capital]] as [string, ReactNode][]) : []),
    ...(languages.length > 0 ? ([[t('languages'), formatList(locale, languages)]] as [string, ReactNode][]) : []),
    [t('currency'), t('currencyOf', currency)],
    [
      t('callingCode'),
      <bdi key="calling" dir="ltr">
        {callingCode}
      </bdi>,
    ],
    [t('localTime'), timeZone ? <LocalTime key="time" zone={timeZone} language={sites[locale].intl} /> : t('zones')],
  ];
  return (
    <dl className="co-facts">
      {list.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
