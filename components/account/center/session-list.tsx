'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { toast } from '@/components/form/toast';
import { useAct } from '@/components/form/use-act';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList, PhoneCard } from '@/components/layout/center/phone-card';
import { RowFailure, type RowFailureOf } from '@/components/layout/center/row-failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { sessionListCall, sessionRevokeCall } from '@/lib/account/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { AccountRow, rowList } from './account-row';
import { deviceName } from './device-name';

const others = 0;

/** Active sessions of the account; all but the current one can be ended. */
export function SessionList({ kind, timeZone }: { kind: MemberKind; timeZone: string }) {
  const t = useTranslations();
  const words = useTranslations('accountCenter');
  const locale = useLocale();
  const queryKey = ['session', kind];
  const phone = usePhone();
  const [failed, setFailed] = useState<{ id: number; text: string } | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => callContract(sessionListCall, {}, { userType: kind, quiet: true }),
  });
  const { act, busy } = useAct(sessionRevokeCall, {
    onDone: (_, { id }) => {
      const count = id === undefined ? (data ?? []).filter(({ current }) => !current).length : 1;
      toast(words('endedDevices', { count, n: formatNumber(locale, count) }));
    },
    rereads: [queryKey],
    options: { userType: kind, quiet: true },
    onFailure: ({ status }, text, { id = others }) => {
      // A session that has already ended has no row to show the failure in.
      if (status === 404) toast(text, 'bad');
      else setFailed({ id: Number(id), text });
    },
  });
  const end = (id?: number) => {
    setFailed(null);
    void act({ id });
  };
  const failureOf = (id: number): RowFailureOf =>
    failed?.id === id ? { text: failed.text, again: () => end(id === others ? undefined : id) } : undefined;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton count={3} label={t('center.loading')} />;
  return (
    <>
      {data.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button size="s" busy={busy} onClick={() => end()}>
            {t('accountCenter.endOthers')}
          </Button>
          <RowFailure of={failureOf(others)} className="basis-full" />
        </div>
      )}
      <ul className={phone ? cardList : rowList}>
        {data.map(({ id, current, userAgent, address, seenAt }) => {
          const device = deviceName(userAgent) || t('accountCenter.unknownDevice');
          const time = formatInstant(locale, seenAt, timeZone);
          if (phone)
            return (
              <PhoneCard
                level={3}
                key={id}
                name={device}
                title={<bdi>{device}</bdi>}
                state={current && <Badge tone="ok">{t('accountCenter.thisSession')}</Badge>}
                facts={[
                  t('accountCenter.seenAt', { time }),
                  <bdi key="address" dir="ltr">
                    {address}
                  </bdi>,
                ]}
                acts={
                  current
                    ? []
                    : [{ label: t('accountCenter.endSession'), icon: 'sign-out', off: busy, run: () => end(id) }]
                }
                failure={failureOf(id)}
              />
            );
          return (
            <AccountRow
              key={id}
              icon="web"
              title={
                <>
                  <bdi>{device}</bdi> {current && <Badge tone="ok">{t('accountCenter.thisSession')}</Badge>}
                </>
              }
              facts={
                <>
                  <bdi dir="ltr">{address}</bdi>
                  <span>{t('accountCenter.seenAt', { time })}</span>
                </>
              }
              failure={failureOf(id)}
            >
              {!current && (
                <Button
                  size="s"
                  busy={busy}
                  aria-label={t('accountCenter.endSessionOf', { device })}
                  onClick={() => end(id)}
                >
                  {t('accountCenter.endSession')}
                </Button>
              )}
            </AccountRow>
          );
        })}
      </ul>
    </>
  );
}
