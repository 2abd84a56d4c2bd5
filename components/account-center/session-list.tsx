'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { LoadFailure } from '@/components/centre/load-failure';
import { SkeletonRows } from '@/components/centre/skeleton-rows';
import { Badge } from '@/components/form/badge';
import { toast } from '@/components/form/toast';
import { Icon } from '@/components/ui/icon';
import { type SessionView, sessionListCall, sessionRevokeCall } from '@/lib/account/schema';
import { CallFailure, call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { formatInstant } from '@/lib/i18n/format';
import { deviceName } from './device-name';

/** Where the account is signed in; every session but the one in use can be ended. */
export function SessionList({ kind, timeZone }: { kind: MemberKind; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const client = useQueryClient();
  const queryKey = ['session', kind];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => call<SessionView[]>(sessionListCall.path, {}, { userType: kind, quiet: true }),
  });
  const end = async (id?: number) => {
    try {
      await call(sessionRevokeCall.path, { id }, { userType: kind });
      toast(t('done.updated'));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(error.message || t('form.offline'), 'bad');
    }
    await client.invalidateQueries({ queryKey });
  };
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={3} label={t('centre.loading')} />;
  return (
    <>
      {data.length > 2 && (
        <div className="ac-bar">
          <button type="button" className="btn s" onClick={() => end()}>
            {t('accountCenter.endOthers')}
          </button>
        </div>
      )}
      <ul className="ac-l">
        {data.map(({ id, current, userAgent, address, seenAt }) => {
          const device = deviceName(userAgent) || t('accountCenter.unknownDevice');
          const time = formatInstant(locale, seenAt, timeZone);
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
            </li>
          );
        })}
      </ul>
    </>
  );
}
