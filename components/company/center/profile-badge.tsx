import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CompanyStatus } from '@/lib/company/profile/constants';

const kinds = { draft: 'plain', review: 'warn', normal: 'ok', rejected: 'bad', disabled: 'bad' } as const;
const words = { draft: 'draft', review: 'pending', normal: 'normal', rejected: 'reject', disabled: 'disable' } as const;

/** Badge for the status of a company profile. */
export function ProfileBadge({ status }: { status: CompanyStatus }) {
  const t = useTranslations('review.status.item');
  return (
    <Badge tone={kinds[status]} hollow={status === 'draft'}>
      {t(words[status])}
    </Badge>
  );
}
