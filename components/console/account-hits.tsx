import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { companyAddress } from '@/lib/staff/filter';
import type { AccountHit } from '@/lib/staff/search/types';
import { HitCard } from './hit-card';

/** Found people; suppliers link to their company. */
export function AccountHits({ hits }: { hits: readonly AccountHit[] }) {
  const t = useTranslations('console.find');
  const company = useTranslations('console.company');
  const audit = useTranslations('console.audit');
  const none = useTranslations('console')('none');
  return (
    <HitCard
      title={t('people')}
      columns={[
        company('person'),
        company('username'),
        company('role'),
        company('phone'),
        company('email'),
        t('company'),
      ]}
    >
      {hits.map((hit) => (
        <tr key={hit.id}>
          <th scope="row">
            <bdi>{hit.name}</bdi> {hit.status === 'disabled' && <Badge tone="bad">{company('off')}</Badge>}
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
              <Link data-row href={companyAddress(hit.companyId)}>
                <bdi>{hit.company}</bdi>
              </Link>
            )}
          </td>
        </tr>
      ))}
    </HitCard>
  );
}
