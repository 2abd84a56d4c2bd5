import { useTranslations } from 'next-intl';
import { Proof } from '@/components/company/proof';
import { FollowButton } from '@/components/footprint/follow-button';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { Flag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import { SpokenText } from '@/components/ui/spoken-text';
import type { CompanyProfile } from '@/lib/company/types';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { Response } from '@/lib/quotation/response/types';

type Props = { company: CompanyProfile; locale: Locale; response?: Response | null };

/** The supplier: name, place, what proves it, and links to the showroom. */
export function SupplierCard({ company, locale, response }: Props) {
  const t = useTranslations('product');
  const place = t('placeOf', { city: company.city, country: company.country });
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
            <bdi>{company.city ? place : company.country}</bdi>
          </p>
        </div>
      </div>
      <Proof company={company} locale={locale} response={response} />
      <p className="makes">{formatList(locale, company.mainProducts)}</p>
      <dl className="kv">
        <div>
          <dt>{t('products')}</dt>
          <dd>
            <bdi>{formatNumber(locale, company.productCount)}</bdi>
          </dd>
        </div>
      </dl>
      <div className="acts print-no">
        <Link className="btn w" href={href('showroomHome', { companyId: company.id })}>
          {t('showroom')}
        </Link>
        <FollowButton type="supplier" id={company.id} name={company.name.text} className="btn w q" />
      </div>
    </section>
  );
}
