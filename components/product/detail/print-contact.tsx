import { useTranslations } from 'next-intl';
import type { CompanyProfile } from '@/lib/company/types';

/** On paper, where nothing can be pressed: the supplier's number and mail address, and where the page is. */
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
