import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CompanyStatus } from '@/lib/company/profile/constants';

const badges = { draft: 'plain', review: 'warn', normal: 'ok', rejected: 'bad', disabled: 'bad' } as const;

/** Badge for the status of a company profile. */
export function CompanyStatusBadge({ status }: { status: CompanyStatus }) {
  const t = useTranslations('console.company.status');
  return (
    <Badge tone={badges[status]} hollow={status === 'draft'}>
      {t(status)}
    </Badge>
  );
}
