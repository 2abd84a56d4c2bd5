import { useTranslations } from 'next-intl';
import { LocalTime } from '@/components/company/local-time';
import { Icon } from '@/components/ui/icon';
import { telUri } from '@/lib/company/tel-uri';
import { timeZoneOf } from '@/lib/company/time-zone';
import type { CompanyProfile } from '@/lib/company/types';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { CallCard } from './call-card';

type RevealProps = { company: CompanyProfile; locale: Locale };

/** Reveals the supplier's number on demand, with local time and e-mail address. */
export function CallReveal({ company, locale }: RevealProps) {
  const t = useTranslations();
  const { phone, email, countryCode } = company;
  const zone = timeZoneOf(countryCode);
  return (
    <details className="call relative">
      <summary>
        <Icon name="call" />
        {t('product.call')}
      </summary>
      <CallCard phone={phone} copy={t('product.copyNumber')} copied={t('product.numberCopied')}>
        <a className="num" href={telUri(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
        {zone && (
          <p className="flex flex-wrap gap-x-2 text-ink-2">
            {t('company.fact.localTime')}
            <LocalTime zone={zone} language={sites[locale].intl} />
          </p>
        )}
        {email && (
          <a className="lnk break-all" href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </CallCard>
    </details>
  );
}

/** Calls the supplier (tel: link). */
export function CallButton({ phone, name, className }: { phone: string; name: string; className: string }) {
  const t = useTranslations('product');
  return (
    <a className={className} href={telUri(phone)} aria-label={t('callTo', { name, phone })}>
      <Icon name="call" small />
      {t('call')}
    </a>
  );
}
