import { useTranslations } from 'next-intl';
import type { CompanyProfile } from '@/lib/company/types';

/** For print: the supplier's number, e-mail address and the page's address. */
export function PrintContact({ company, url }: { company: CompanyProfile; url: string }) {
  const t = useTranslations('company.fact');
  const { phone, email } = company;
  return (
    <div className="hidden break-inside-avoid gap-1 pt-3 print:grid">
      <p>
        {t('phone')} <bdi dir="ltr">{phone}</bdi>
      </p>
      {email && (
        <p>
          {t('email')} <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      <p className="break-all">
        <bdi dir="ltr">{url}</bdi>
      </p>
    </div>
  );
}
