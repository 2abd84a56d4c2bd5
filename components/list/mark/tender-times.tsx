import { useLocale, useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { formatInstant } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { zonePart } from '@/lib/platform/i18n/time-zone';
import type { TenderBrief } from '@/lib/tender/schema';
import { DaysLeft } from './days-left';

/** Place and bid deadline of a saved tender, in the reader's time zone. */
export function TenderTimes({ tender, timeZone }: { tender: TenderBrief; timeZone: string }) {
  const t = useTranslations('tender');
  const locale = useLocale();
  const { country, deadlineAt } = tender;
  return (
    <>
      <span className="row">
        <Flag code={country.code} />
        {country.name}
      </span>
      <span>
        {t('deadline')}{' '}
        {deadlineAt ? (
          <time dateTime={deadlineAt}>
            {formatInstant(locale, deadlineAt, timeZone)}{' '}
            <bdi>{zonePart(sites[locale].intl, timeZone, 'shortOffset', new Date(deadlineAt))}</bdi>
          </time>
        ) : (
          t('noDeadline')
        )}
      </span>
      <DaysLeft item={tender} locale={locale} />
    </>
  );
}
