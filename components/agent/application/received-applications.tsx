'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContactButton } from '@/components/chat/contact-button';
import { Button } from '@/components/ui/button';
import { applicationReceivedCall } from '@/lib/agent/application/schema';
import { AcceptDialog } from './accept-dialog';
import { ApplicationCard } from './application-card';
import { ApplicationList, type CallItem } from './application-list';
import { DeclineDialog } from './decline-dialog';
import type { CountryNames } from './names';

type Answering = { item: CallItem<typeof applicationReceivedCall>; accept: boolean };

const reach = 'lnk phone:inline-flex phone:min-h-11 phone:items-center';

/** Applications received by a supplier, with their answers. */
export function ReceivedApplications({ names }: { names: CountryNames }) {
  const t = useTranslations('agentApplication');
  const client = useQueryClient();
  const [answering, setAnswering] = useState<Answering | null>(null);
  const close = () => setAnswering(null);
  const reread = () => {
    close();
    void client.invalidateQueries({ queryKey: ['received-applications'] });
  };
  return (
    <>
      <ApplicationList
        contract={applicationReceivedCall}
        queryKey="received-applications"
        empty={t('receivedEmpty')}
        row={(item) => (
          <ApplicationCard item={item} who={<bdi>{item.name}</bdi>} open names={names}>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <ContactButton to={{ applicationId: item.id }} card={`agentOffer-${item.offerId}`} name={item.name} />
              {item.contact.phone && (
                <a className={reach} href={`tel:${item.contact.phone}`} dir="ltr">
                  {item.contact.phone}
                </a>
              )}
              {item.contact.email && (
                <a className={reach} href={`mailto:${item.contact.email}`} dir="ltr">
                  {item.contact.email}
                </a>
              )}
            </p>
            {item.state === 'submitted' && (
              <div className="flex flex-wrap gap-2">
                <Button tone="primary" onClick={() => setAnswering({ item, accept: true })}>
                  {t('accept')}
                </Button>
                <Button onClick={() => setAnswering({ item, accept: false })}>{t('decline')}</Button>
              </div>
            )}
          </ApplicationCard>
        )}
      />
      {answering?.accept && <AcceptDialog item={answering.item} names={names} onClose={close} onDone={reread} />}
      {answering && !answering.accept && <DeclineDialog item={answering.item} onClose={close} onDone={reread} />}
    </>
  );
}
