'use client';

import { useTranslations } from 'next-intl';
import { ContactButton } from '@/components/chat/contact-button';
import { ButtonLink } from '@/components/ui/button';
import { applicationListCall } from '@/lib/agent/application/schema';
import { href } from '@/lib/platform/routes/address';
import { ApplicationCard } from './application-card';
import { ApplicationList } from './application-list';
import type { CountryNames } from './names';

/** Applications sent by a purchaser. */
export function OwnApplications({ names }: { names: CountryNames }) {
  const t = useTranslations('agentApplication');
  return (
    <ApplicationList
      contract={applicationListCall}
      queryKey="own-applications"
      empty={t('ownEmpty')}
      way={
        <ButtonLink tone="primary" href={href('agentList')}>
          {t('browse')}
        </ButtonLink>
      }
      row={(item) => (
        <ApplicationCard item={item} who={item.company} open={item.open} names={names}>
          {item.companyId !== null && (
            <p>
              <ContactButton
                to={{ companyId: item.companyId }}
                card={item.open ? `agentOffer-${item.offerId}` : undefined}
                name={item.company}
              />
            </p>
          )}
        </ApplicationCard>
      )}
    />
  );
}
