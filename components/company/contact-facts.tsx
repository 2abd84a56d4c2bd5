import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { telUri } from '@/lib/company/tel-uri';
import { timeZoneOf } from '@/lib/company/time-zone';
import type { CompanyProfile } from '@/lib/company/types';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { LocalTime } from './local-time';

/** Contact details of a company; each line is a link that acts on it. */
export function ContactFacts({ company, locale }: { company: CompanyProfile; locale: Locale }) {
  const t = useTranslations('company');
  const { address, phone, email, website, contactName, contactTitle, countryCode } = company;
  const zone = timeZoneOf(countryCode);
  const lines: [string, string, ReactNode][] = [
    ['pin', t('fact.address'), <bdi key="address">{address}</bdi>],
    [
      'user',
      t('fact.person'),
      contactName && (
        <span key="person">
          <bdi>{contactName}</bdi>
          <br />
          <span className="muted">{contactTitle}</span>
        </span>
      ),
    ],
    [
      'call',
      t('fact.phone'),
      <a key="phone" className="lnk" href={telUri(phone)}>
        <bdi dir="ltr">{phone}</bdi>
      </a>,
    ],
    [
      'mail',
      t('fact.email'),
      <a key="email" className="lnk" href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>,
    ],
    [
      'web',
      t('fact.website'),
      website && (
        <a key="website" className="lnk" href={website} rel="nofollow noopener">
          <bdi dir="ltr">{website.replace(/^https?:\/\//, '')}</bdi>
        </a>
      ),
    ],
    ['clock', t('fact.localTime'), zone && <LocalTime key="time" zone={zone} language={sites[locale].intl} />],
  ];
  return (
    <dl className="reach">
      {lines
        .filter(([, , value]) => value)
        .map(([icon, label, value]) => (
          <div key={label}>
            <Icon name={icon} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
