import { useTranslations } from 'next-intl';
import { VerificationGrade } from '@/components/list/mark/standing';
import { verifiedUntil } from '@/lib/company/check';
import type { CompanyProfile } from '@/lib/company/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

/** Verified checks of a company as a link to the record; nothing if never checked. */
export function ProofLine({ company, locale }: { company: CompanyProfile; locale: Locale }) {
  const t = useTranslations('company.record');
  if (company.grade === 'C') return null;
  const until = verifiedUntil(company);
  return (
    <p className="my-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <VerificationGrade grade={company.grade} />
      {until && <span>{t('verifiedUntil', { date: formatDay(locale, until) })}</span>}
      <a className="lnk" href={href('companyAdvancedDetail', { id: company.id })}>
        {t('read')}
      </a>
    </p>
  );
}
