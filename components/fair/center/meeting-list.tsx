'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContactButton } from '@/components/chat/contact-button';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { fairMeetingCancelCall } from '@/lib/fair/schema';
import { href } from '@/lib/platform/routes/address';
import { MeetingPlace } from './meeting-place';
import type { FairKind, Meeting } from './types';
import { useMeetingTime } from './use-meeting-time';

/** Meetings of the account; each can be cancelled until it begins. */
export function MeetingList({ kind, meetings }: { kind: FairKind; meetings: readonly Meeting[] }) {
  const t = useTranslations('fairCenter');
  const timeOf = useMeetingTime();
  const [cancelling, setCancelling] = useState<Meeting | null>(null);
  const cancel = useAct(fairMeetingCancelCall, {
    done: t('meetingCancelled'),
    rereads: [['fair'], ['fair-exhibitor']],
    onDone: () => setCancelling(null),
    options: { userType: kind },
  });
  if (meetings.length === 0)
    return <EmptyState icon="user" text={t(kind === 'supplier' ? 'noMeetingsSupplier' : 'noMeetings')} />;
  const nameOf = ({ name, company }: Meeting) => name ?? company;
  return (
    <>
      <ul className="grid gap-2">
        {meetings.map((meeting) => {
          const { id, startsAt, endsAt, topic, companyId, stand, email, phone } = meeting;
          return (
            <li
              key={id}
              id={`meeting-${id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-paper px-4 py-3"
            >
              <div className="grid min-w-0 flex-[1_1_280px] gap-1">
                <time dateTime={startsAt} className="text-12 text-ink-2">
                  <bdi>{timeOf(startsAt, endsAt)}</bdi>
                </time>
                <p className="font-strong [overflow-wrap:anywhere]">
                  {kind === 'purchaser' ? (
                    <a
                      className="hover:underline phone:inline-flex phone:min-h-11 phone:items-center"
                      href={href('showroomHome', { companyId })}
                    >
                      <bdi>{nameOf(meeting)}</bdi>
                    </a>
                  ) : (
                    <bdi>{nameOf(meeting)}</bdi>
                  )}
                </p>
                {kind === 'purchaser' && stand !== '' && <p className="text-12 text-ink-3">{t('stand', { stand })}</p>}
                {(email || phone) && (
                  <p className="text-12 text-ink-2">
                    <bdi dir="ltr">{[email, phone].filter(Boolean).join(' · ')}</bdi>
                  </p>
                )}
                {topic !== '' && (
                  <p className="[overflow-wrap:anywhere]" dir="auto">
                    {topic}
                  </p>
                )}
                {Date.parse(endsAt) > Date.now() && <MeetingPlace kind={kind} meeting={meeting} />}
              </div>
              <ContactButton to={kind === 'supplier' ? { meetingId: id } : { companyId }} name={nameOf(meeting)} />
              {Date.parse(startsAt) > Date.now() && (
                <Button onClick={() => setCancelling(meeting)}>{t('cancelMeeting')}</Button>
              )}
            </li>
          );
        })}
      </ul>
      {cancelling && (
        <ConfirmDialog
          text={t('cancelAsk', { name: nameOf(cancelling) })}
          more={t('cancelMore')}
          proceed={t('cancelMeeting')}
          danger
          busy={cancel.busy}
          onAnswer={(agreed) => (agreed ? void cancel.act({ id: cancelling.id }) : setCancelling(null))}
        />
      )}
    </>
  );
}
