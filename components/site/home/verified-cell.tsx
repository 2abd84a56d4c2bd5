import { useTranslations } from 'next-intl';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { VerificationGrade } from '@/components/list/mark/standing';
import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatDay, formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { VerifiedCompany } from './home-data';

/** A verified supplier: name, place, products, and its grade with the day of its latest check. */
export function VerifiedCell({ company, checkedOn, locale }: VerifiedCompany & { locale: Locale }) {
  const t = useTranslations();
  const { id, name, country, city } = company;
  return (
    <article className="relative flex gap-3 p-4 hover:bg-wash">
      <CompanyLogo src={company.logo} name={name.text} />
      <div className="min-w-0">
        <h3 className="text-16">
          <a className="after:absolute after:inset-0" href={href('showroomHome', { companyId: id })}>
            <SpokenText of={name} site={locale} />
          </a>
        </h3>
        <p className="row muted">
          <Flag code={company.countryCode} />
          {t('company.card.place', { country, city })}
        </p>
        <p className="truncate text-ink-2">{formatList(locale, company.mainProducts)}</p>
        <a
          className="relative z-1 inline-flex min-h-6 flex-wrap items-center gap-x-3 text-12 text-ink-2 hover:underline phone:min-h-11"
          href={href('companyAdvancedDetail', { id })}
          aria-label={t('company.record.recordOf', { name: name.text })}
        >
          <VerificationGrade grade={company.grade} />
          {checkedOn && t('home.checked', { date: formatDay(locale, checkedOn) })}
        </a>
      </div>
    </article>
  );
}
