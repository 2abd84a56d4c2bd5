'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { takePending } from '@/components/footprint/pending-act';
import { useZone } from '@/components/form/account-zone';
import { useAct } from '@/components/form/use-act';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { SpokenText } from '@/components/ui/spoken-text';
import { fairRegisterCall } from '@/lib/fair/schema';
import { formatNumber, formatTimes } from '@/lib/platform/i18n/format';
import { MeetingDialog } from './meeting-dialog';
import type { FairKind, Meeting, Session } from './types';

type Props = {
  session: Session;
  /** the buyer's meetings in it */
  meetings: readonly Meeting[];
  kind: FairKind;
  /** named in the address */
  requested: boolean;
};

/** A session of the programme, with registration. */
export function SessionItem({ session, meetings, kind, requested }: Props) {
  const t = useTranslations('fairCenter');
  const fair = useTranslations('fair');
  const locale = useLocale();
  const zone = useZone();
  const [isBooking, setBooking] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { id, format, startsAt, endsAt, title, places, taken, registered } = session;
  const register = useAct(fairRegisterCall, {
    done: t(registered ? 'cancelled' : 'registered'),
    rereads: [['fair']],
    options: { userType: kind },
  });
  const begin = useRef(() => {});
  useEffect(() => {
    if (!requested) return;
    item.current?.scrollIntoView({ block: 'center' });
    // Registration begun on the fair page is completed; a visitor with a plain link still decides.
    if (takePending('fair') === String(id)) begin.current();
  }, [requested, id]);
  const isOver = Date.parse(startsAt) <= Date.now();
  const left = places === null ? null : Math.max(0, places - taken);
  const isMatchmaking = format === 'matchmaking';
  begin.current = () => {
    if (isOver || registered || kind !== 'purchaser') return;
    if (isMatchmaking) setBooking(true);
    else if (left !== 0) void register.act({ sessionId: id, registered: true });
  };
  return (
    <li
      ref={item}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded border bg-paper px-4 py-3 ${requested ? 'border-accent' : 'border-line'}`}
    >
      <div className="grid min-w-0 flex-[1_1_280px] gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-2">
          <time dateTime={startsAt}>
            <bdi>{formatTimes(locale, startsAt, endsAt, zone)}</bdi>
          </time>
          <span>{fair(`format.${format}`)}</span>
          {registered && <Badge tone="ok">{t('taking')}</Badge>}
        </p>
        <h4 className="font-strong [overflow-wrap:anywhere]">
          <SpokenText of={title} site={locale} />
        </h4>
        {left !== null && !isMatchmaking && (
          <p className="text-12 text-ink-3">
            {t('places', { count: left, n: formatNumber(locale, left), all: formatNumber(locale, places ?? 0) })}
          </p>
        )}
        {meetings.map(({ id: meetingId, startsAt: from, endsAt: to, company }) => (
          <p key={meetingId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 [overflow-wrap:anywhere]">
            <Badge tone="ok">{t('bookedDone')}</Badge>
            <a
              className="text-accent underline phone:inline-flex phone:min-h-11 phone:items-center"
              href={`#meeting-${meetingId}`}
            >
              {t('meetingWith', { name: company })}
            </a>
            <bdi>{formatTimes(locale, from, to, zone)}</bdi>
          </p>
        ))}
        {isMatchmaking && kind === 'supplier' && <p className="text-12 text-ink-3">{t('booked')}</p>}
      </div>
      {isOver && <span className="text-ink-3">{t('over')}</span>}
      {!isOver && isMatchmaking && kind === 'purchaser' && (
        <Button tone={requested ? 'primary' : 'plain'} onClick={() => setBooking(true)}>
          {t('book')}
        </Button>
      )}
      {!isOver && !isMatchmaking && registered && (
        <Button busy={register.busy} onClick={() => void register.act({ sessionId: id, registered: false })}>
          {t('unregister')}
        </Button>
      )}
      {!isOver && !isMatchmaking && !registered && left === 0 && <span className="text-ink-3">{t('full')}</span>}
      {!isOver && !isMatchmaking && !registered && left !== 0 && (
        <Button
          tone={requested ? 'primary' : 'plain'}
          busy={register.busy}
          onClick={() => void register.act({ sessionId: id, registered: true })}
        >
          {t('register')}
        </Button>
      )}
      {isBooking && <MeetingDialog session={session} onClose={() => setBooking(false)} />}
    </li>
  );
}
