import { useTranslations } from 'next-intl';
import { VerificationGrade } from '@/components/list/mark/standing';
import { checkKinds, verifiedUntil } from '@/lib/company/check';
import type { CompanyProfile } from '@/lib/company/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import '@/app/detail.css';

/** Summary of the verification, with a link to the full record. */
export function VerificationCard({ company, locale }: { company: CompanyProfile; locale: Locale }) {
  const t = useTranslations('company');
  const { id, grade, verifications } = company;
  if (grade === 'C') return null;
  const until = verifiedUntil(company);
  return (
    <aside className="card ver-card">
      <VerificationGrade grade={grade} />
      <table className="spec">
        <tbody>
          {checkKinds.flatMap((kind) => {
            const found = verifications.find((one) => one.kind === kind);
            if (!found) return [];
            return [
              <tr key={kind}>
                <th scope="row">{t(`check.${kind}`)}</th>
                <td>{formatDay(locale, found.checkedOn)}</td>
              </tr>,
            ];
          })}
          {until && (
            <tr>
              <th scope="row">{t('record.validUntil')}</th>
              <td>{formatDay(locale, until)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <a className="lnk" href={href('companyAdvancedDetail', { id })}>
        {t('record.read')}
      </a>
    </aside>
  );
}
