'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useZone } from '@/components/form/account-zone';
import { FileLink } from '@/components/form/file-link';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { fairOwnCall } from '@/lib/fair/schema';
import { dayOf } from '@/lib/platform/calendar/zoned-day';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatDay } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { zonePart } from '@/lib/platform/i18n/time-zone';
import { LinkForm } from './link-form';
import { MeetingList } from './meeting-list';
import { SessionItem } from './session-item';
import type { FairKind } from './types';

/** Meetings first, then the programme by day in the account's time zone. */
export function FairPlan({ kind, asked }: { kind: FairKind; asked: number | null }) {
  const t = useTranslations('fairCenter');
  const center = useTranslations('center');
  const locale = useLocale();
  const zone = useZone();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['fair', kind],
    queryFn: () => callContract(fairOwnCall, { siteId: sites[locale].siteId }, { quiet: true, userType: kind }),
  });
  if (!data)
    return isError && !isFetching ? (
      <LoadFailure onRetry={() => void refetch()} />
    ) : (
      <Skeleton label={center('loading')} />
    );
  const { fair, sessions, meetings, exhibit } = data;
  if (!fair) return <EmptyState icon="clock" text={t('none')} />;
  const days = [...new Set(sessions.map(({ startsAt }) => dayOf(startsAt, zone)))];
  const takesPart = meetings.length > 0 || sessions.some(({ registered }) => registered);
  return (
    <div className="grid gap-6">
      <section className="grid gap-3" aria-labelledby="fair-meetings">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="fair-meetings" className="text-20 font-[650]">
            {t('meetings')}
          </h2>
          {takesPart && (
            <FileLink href={`/api/fair/own/ics?as=${kind}`} size="s">
              {t('calendar')}
            </FileLink>
          )}
        </div>
        <MeetingList kind={kind} meetings={meetings} />
      </section>
      {kind === 'supplier' && exhibit && <LinkForm exhibit={exhibit} />}
      <section className="grid gap-4" aria-labelledby="fair-programme">
        <div>
          <h2 id="fair-programme" className="text-20 font-[650]">
            {t('programme')}
          </h2>
          <p className="text-ink-2">{t('zone', { zone: zonePart(sites[locale].intl, zone, 'long') })}</p>
        </div>
        {days.map((day) => (
          <div key={day} className="grid gap-2">
            <h3 className="font-strong">{formatDay(locale, day, 'long')}</h3>
            <ul className="grid gap-2">
              {sessions
                .filter(({ startsAt }) => dayOf(startsAt, zone) === day)
                .map((session) => (
                  <SessionItem
                    key={session.id}
                    session={session}
                    meetings={kind === 'purchaser' ? meetings.filter(({ sessionId }) => sessionId === session.id) : []}
                    kind={kind}
                    requested={session.id === asked}
                  />
                ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}
