import { useTranslations } from 'next-intl';
import { FollowButton } from '@/components/footprint/follow-button';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { Marks } from '@/components/list/mark/standing';
import { Years } from '@/components/list/mark/years';
import { Flag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import { SpokenText } from '@/components/ui/spoken-text';
import { verifiedUntil } from '@/lib/company/check';
import type { CompanyProfile } from '@/lib/company/types';
import { formatDay, formatList, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

type Props = { company: CompanyProfile; locale: Locale };

/** The supplier: name, place, verification with validity, and links to showroom and record. */
export function SupplierCard({ company, locale }: Props) {
  const t = useTranslations('product');
  const checked = company.grade !== 'C';
  const until = checked ? verifiedUntil(company) : null;
  const place = t('placeOf', { city: company.city, country: company.country });
  const rows = [
    { label: t('place'), value: company.city ? place : company.country },
    { label: t('products'), value: formatNumber(locale, company.productCount) },
    ...(until ? [{ label: t('validUntil'), value: formatDay(locale, until) }] : []),
  ];
  return (
    <section className="sc" id="supplier" aria-labelledby="supplier-name">
      <div className="top">
        <CompanyLogo src={company.logo} name={company.name.text} />
        <div className="who">
          <h2 id="supplier-name">
            <Link href={href('showroomHome', { companyId: company.id })}>
              <SpokenText of={company.name} site={locale} />
            </Link>
          </h2>
          <p className="row muted">
            <Flag code={company.countryCode} />
            <Years count={company.years} locale={locale} full />
          </p>
        </div>
      </div>
      <Marks grade={company.grade} membership={company.membership} />
      <p className="makes">{formatList(locale, company.mainProducts)}</p>
      <dl className="kv">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="acts print-no">
        <Link className="btn w" href={href('showroomHome', { companyId: company.id })}>
          {t('showroom')}
        </Link>
        {checked && (
          <Link className="btn w q" href={href('companyAdvancedDetail', { id: company.id })}>
            {t('record')}
          </Link>
        )}
        <FollowButton type="supplier" id={company.id} name={company.name.text} className="btn w q" />
      </div>
    </section>
  );
}
