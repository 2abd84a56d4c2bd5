import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import { companyAddress } from '@/lib/staff/filter';
import type { CompanyHit, ProductHit } from '@/lib/staff/search/types';

/** Companies that were found. */
export function CompanyHits({ hits }: { hits: readonly CompanyHit[] }) {
  const t = useTranslations('console.find');
  const status = useTranslations('console.company.status');
  return (
    <section className="cc-card cs-sec">
      <header>
        <h2>{t('companies')}</h2>
      </header>
      <table className="cc-tb cs-cards">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('id')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('number')}</th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <tr key={hit.id}>
              <th scope="row">
                <Link className="row" href={companyAddress(hit.id)}>
                  <Flag code={hit.country} />
                  <bdi>{hit.name}</bdi>
                </Link>
              </th>
              <td data-label={t('id')}>{hit.id}</td>
              <td data-label={t('status')}>{status(hit.status)}</td>
              <td data-label={t('number')}>
                <bdi dir="ltr">{hit.registrationNumber}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Products that were found; they lead to their company. */
export function ProductHits({ hits }: { hits: readonly ProductHit[] }) {
  const t = useTranslations('console.find');
  const status = useTranslations('console.thing');
  return (
    <section className="cc-card cs-sec">
      <header>
        <h2>{t('products')}</h2>
      </header>
      <table className="cc-tb cs-cards">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('id')}</th>
            <th scope="col">{t('model')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('company')}</th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <tr key={hit.id}>
              <th scope="row">
                <bdi>{hit.name}</bdi>
              </th>
              <td data-label={t('id')}>{hit.id}</td>
              <td data-label={t('model')}>
                <bdi dir="ltr">{hit.model}</bdi>
              </td>
              <td data-label={t('status')}>{status(hit.status)}</td>
              <td data-label={t('company')}>
                <Link href={companyAddress(hit.companyId)}>
                  <bdi>{hit.company}</bdi>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
