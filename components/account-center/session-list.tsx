'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { LoadFailure } from '@/components/centre/load-failure';
import { cardList, PhoneCard } from '@/components/centre/phone-card';
import { RowFailure, useRowFailures } from '@/components/centre/row-failure';
import { SkeletonRows } from '@/components/centre/skeleton-rows';
import { Badge } from '@/components/form/badge';
import { usePhone } from '@/components/form/phone-scope';
import { toast } from '@/components/form/toast';
import { Icon } from '@/components/ui/icon';
import { type SessionView, sessionListCall, sessionRevokeCall } from '@/lib/account/schema';
import { call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { formatInstant } from '@/lib/i18n/format';
import { deviceName } from './device-name';

const others = 0;

/** Where the account is signed in; every session but the one in use can be ended. */
export function SessionList({ kind, timeZone }: { kind: MemberKind; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const client = useQueryClient();
  const queryKey = ['session', kind];
  const phone = usePhone();
  const { failureOf, attempt } = useRowFailures<number>();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => call<SessionView[]>(sessionListCall.path, {}, { userType: kind, quiet: true }),
  });
  const end = async (id?: number) => {
    const work = () => call(sessionRevokeCall.path, { id }, { userType: kind, quiet: true });
    if (await attempt(id ?? others, work, () => void end(id))) toast(t('done.updated'));
    await client.invalidateQueries({ queryKey });
  };
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={3} label={t('centre.loading')} />;
  return (
    <>
      {data.length > 1 && (
        <div className="ac-bar">
          <button type="button" className="btn s" onClick={() => end()}>
            {t('accountCenter.endOthers')}
          </button>
          <RowFailure of={failureOf(others)} className="basis-full" />
        </div>
      )}
      <ul className={phone ? cardList : 'ac-l'}>
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
                state={current && <Badge kind="ok">{t('accountCenter.thisSession')}</Badge>}
                facts={[
                  t('accountCenter.seenAt', { time }),
                  <bdi key="address" dir="ltr">
                    {address}
                  </bdi>,
                ]}
                acts={
                  current ? [] : [{ label: t('accountCenter.endSession'), icon: 'sign-out', run: () => void end(id) }]
                }
                failure={failureOf(id)}
              />
            );
          return (
            <li key={id}>
              <Icon name="web" />
              <div>
                <b>
                  <bdi>{device}</bdi> {current && <Badge kind="ok">{t('accountCenter.thisSession')}</Badge>}
                </b>
                <small>
                  <bdi dir="ltr">{address}</bdi>
                  <span>{t('accountCenter.seenAt', { time })}</span>
                </small>
              </div>
              {!current && (
                <button
                  type="button"
                  className="btn s"
                  aria-label={t('accountCenter.endSessionOf', { device })}
                  onClick={() => end(id)}
                >
                  {t('accountCenter.endSession')}
                </button>
              )}
              <RowFailure of={failureOf(id)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
