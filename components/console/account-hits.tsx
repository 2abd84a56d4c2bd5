import { useTranslations } from 'next-intl';
import { Badge } from '@/components/form/badge';
import { Link } from '@/components/ui/link';
import { companyAddress } from '@/lib/staff/filter';
import type { AccountHit } from '@/lib/staff/search/types';

/** People that were found; a supplier's leads to its company. */
export function AccountHits({ hits }: { hits: readonly AccountHit[] }) {
  const t = useTranslations('console.find');
  const company = useTranslations('console.company');
  const audit = useTranslations('console.audit');
  const none = useTranslations('console')('none');
  return (
    <section className="cc-card cs-sec">
      <header>
        <h2>{t('people')}</h2>
      </header>
      <table className="cc-tb cs-cards">
        <thead>
          <tr>
            <th scope="col">{company('person')}</th>
            <th scope="col">{company('username')}</th>
            <th scope="col">{company('role')}</th>
            <th scope="col">{company('phone')}</th>
            <th scope="col">{company('email')}</th>
            <th scope="col">{t('company')}</th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <tr key={hit.id}>
              <th scope="row">
                <bdi>{hit.name}</bdi> {hit.status === 'disabled' && <Badge kind="bad">{company('off')}</Badge>}
              </th>
              <td data-label={company('username')}>
                <bdi dir="ltr">{hit.username}</bdi>
              </td>
              <td data-label={company('role')}>{audit(hit.kind)}</td>
              <td data-label={company('phone')}>
                <bdi dir="ltr">{hit.phone ?? none}</bdi>
              </td>
              <td data-label={company('email')}>
                <bdi dir="ltr">{hit.email ?? none}</bdi>
              </td>
              <td data-label={t('company')}>
                {hit.companyId === null ? (
                  none
                ) : (
                  <Link href={companyAddress(hit.companyId)}>
                    <bdi>{hit.company}</bdi>
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
