'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAct } from '@/components/form/use-act';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { type NoticePeriod, noticePeriods } from '@/lib/notification/constants';
import { noticeChoiceCall, noticeChoicesCall } from '@/lib/notification/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';

const queryKey = (kind: MemberKind) => ['notice-choice', kind];

/** How notices of each kind are e-mailed; changes are saved at once. */
export function MailChoice({ kind }: { kind: MemberKind }) {
  const t = useTranslations('noticeKind');
  const center = useTranslations('center');
  const box = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: queryKey(kind),
    queryFn: () => callContract(noticeChoicesCall, {}, { quiet: true, userType: kind }),
    // Another tab may have changed it.
    refetchOnWindowFocus: 'always',
  });
  const choose = useAct(noticeChoiceCall, {
    done: t('kept'),
    rereads: [queryKey(kind)],
    options: { userType: kind },
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && location.hash === '#mail') box.current?.scrollIntoView();
  }, [isThere]);
  const options = noticePeriods.map((value) => ({ value, label: t(`period.${value}`) }));
  return (
    <div id="mail" ref={box} className="mt-6 scroll-mt-20">
      <Card title={t('title')} padded>
        <p className="mb-4 text-ink-2">{t('lead')}</p>
        {isError && !isFetching && !data && <LoadFailure onRetry={() => void refetch()} />}
        {!data && (isFetching || !isError) && <Skeleton label={center('loading')} />}
        {data && !data.emailConfirmed && <Note tone="warn">{t('unconfirmed')}</Note>}
        {data && (
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {data.items.map((item) => {
              const period = choose.doing?.kind === item.kind ? choose.doing.period : item.period;
              return (
                <Field key={item.kind} label={t(`${item.kind}.label`)} hint={t(`${item.kind}.hint`)}>
                  {(ties) => (
                    <Select
                      {...ties}
                      value={period}
                      options={options}
                      onChange={({ target }) =>
                        void choose.act({ kind: item.kind, period: target.value as NoticePeriod })
                      }
                    />
                  )}
                </Field>
              );
            })}
          </div>
        )}
      </Card>
    </div>
  );
}
