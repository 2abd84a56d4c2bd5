import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { alertAddress } from '@/lib/tender/alert/prefill';
import type { TenderQuery } from '@/lib/tender/read-list';

/** Link from a list of tenders to the alert with its keyword and filters; without any, to the alerts. */
export function SaveSearch({ query }: { query: Omit<TenderQuery, 'page'> }) {
  const t = useTranslations('tender');
  const { address, isEmpty } = alertAddress(query);
  return (
    <ButtonLink size="s" icon="bell" hard href={address} rel="nofollow">
      {t(isEmpty ? 'alerts' : 'saveSearch')}
    </ButtonLink>
  );
}
