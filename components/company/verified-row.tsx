import { useTranslations } from 'next-intl';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { VerificationGrade } from '@/components/list/mark/standing';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import { checkKinds, verifiedUntil } from '@/lib/company/check';
import type { CompanyCard, CompanyRecord } from '@/lib/company/types';
import { formatDay, formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import '@/app/record.css';

type Props = { item: CompanyCard; record: CompanyRecord | undefined; locale: Locale };

/** A verified company as a compact row: name, checks, dates of validity. */
export function VerifiedRow({ item, record, locale }: Props) {
  const t = useTranslations('company');
  const { id, name, country, city } = item;
  const checks = record?.verifications ?? [];
  const last = checks
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  const end = record && verifiedUntil(record);
  return (
    <article className="vr">
      <div className="top">
        <CompanyLogo src={item.logo} name={name.text} />
        <div className="who">
          <h3>
            <a href={href('showroomHome', { companyId: id })}>
              <SpokenText of={name} site={locale} />
            </a>
          </h3>
          <div className="row muted">
            <Flag code={item.countryCode} />
            {t('card.place', { country, city })}
            <VerificationGrade grade={item.grade} />
          </div>
          <p className="makes">{formatList(locale, item.mainProducts)}</p>
        </div>
      </div>
      <ul aria-label={t('record.checks')}>
        {checkKinds.map((kind) => {
          const done = checks.some((one) => one.kind === kind);
          return (
            <li key={kind} className={done ? undefined : 'no'}>
              <Icon name={done ? 'check' : 'close'} small />
              {t(`check.${kind}`)}
              {!done && <span className="sr">{t('record.missing')}</span>}
            </li>
          );
        })}
      </ul>
      <div className="when">
        <dl>
          {last && (
            <div>
              <dt>{t('record.lastCheck')}</dt>
              <dd>{formatDay(locale, last)}</dd>
            </div>
          )}
          {end && (
            <div>
              <dt>{t('record.validUntil')}</dt>
              <dd>{formatDay(locale, end)}</dd>
            </div>
          )}
        </dl>
        <a
          className="lnk"
          href={href('companyAdvancedDetail', { id })}
          aria-label={t('record.recordOf', { name: name.text })}
        >
          {t('record.title')}
        </a>
      </div>
    </article>
  );
}
