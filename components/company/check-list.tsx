import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { checkKinds, isValidCheck } from '@/lib/company/check';
import type { CompanyRecord, Verification } from '@/lib/company/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** Every kind of check with its date; those not done or expired say so. */
export function CheckList({ checks, locale }: { checks: readonly Verification[]; locale: Locale }) {
  const t = useTranslations('company');
  return (
    <ul>
      {checkKinds.map((kind) => {
        const found = checks.find((check) => check.kind === kind);
        const isValid = found !== undefined && isValidCheck(found);
        const expired = found ? t('record.expired') : t('record.missing');
        return (
          <li key={kind} className="flex items-center gap-2">
            <span className={isValid ? 'text-ok' : 'text-ink-3'}>
              <Icon name={isValid ? 'check' : 'close'} small />
            </span>
            <span className="flex-1">{t(`check.${kind}`)}</span>
            <span className="text-ink-3">{isValid ? formatDay(locale, found.checkedOn) : expired}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The checks behind a grade on a card of their own; nothing for an unverified company. */
export function CheckCard({ company, locale }: { company: CompanyRecord; locale: Locale }) {
  const t = useTranslations('company.record');
  if (company.grade === 'C') return null;
  return (
    <aside className="card self-start p-5">
      <h3 className="mb-2">{t('checks')}</h3>
      <CheckList checks={company.verifications} locale={locale} />
    </aside>
  );
}
