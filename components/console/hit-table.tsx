import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import { companyAddress } from '@/lib/staff/filter';
import type { CompanyHit, ProductHit } from '@/lib/staff/search/types';
import { HitCard } from './hit-card';

/** Found companies. */
export function CompanyHits({ hits }: { hits: readonly CompanyHit[] }) {
  const t = useTranslations('console.find');
  const status = useTranslations('console.company.status');
  return (
    <HitCard title={t('companies')} columns={[t('name'), t('id'), t('status'), t('number')]}>
      {hits.map((hit) => (
        <tr key={hit.id}>
          <th scope="row">
            <Link className="flex items-center gap-2" data-row href={companyAddress(hit.id)}>
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
    </HitCard>
  );
}

/** Found products, linked to their company. */
export function ProductHits({ hits }: { hits: readonly ProductHit[] }) {
  const t = useTranslations('console.find');
  const status = useTranslations('console.thing');
  return (
    <HitCard title={t('products')} columns={[t('name'), t('id'), t('model'), t('status'), t('company')]}>
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
            <Link data-row href={companyAddress(hit.companyId)}>
              <bdi>{hit.company}</bdi>
            </Link>
          </td>
        </tr>
      ))}
    </HitCard>
  );
}
