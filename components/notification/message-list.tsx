'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { useDeletion } from '@/components/form/use-deletion';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList } from '@/components/layout/center/phone-card';
import { PickBar } from '@/components/layout/center/pick-bar';
import { RowFailure, useRowFailures } from '@/components/layout/center/row-failure';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import type { noticeDeleteCall, noticeListCall, noticeReadCall } from '@/lib/notification/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { MessageRow } from './message-row';

type NoticeAct = typeof noticeReadCall | typeof noticeDeleteCall;
const pageSize = 20;
/** Key for several notices at once. */
const many = 0;

/** Notices of an account, newest first: mark as read, delete one or several. */
export function MessageList({ kind, timeZone }: { kind: MemberKind; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const client = useQueryClient();
  const phone = usePhone();
  const { failureOf, attempt } = useRowFailures<number>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { dialog, remove } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey: ['notice', kind, page],
    queryFn: () =>
      callPath<typeof noticeListCall>(
        '/api/notice/list',
        { siteId: sites[locale].siteId, page, pageSize },
        { userType: kind, quiet: true },
      ),
  });
  const change = async (path: NoticeAct['path'], ids: number[]) => {
    const reread = async () => {
      await client.invalidateQueries({ queryKey: ['notice', kind] });
      await client.invalidateQueries({ queryKey: ['unread', kind] });
    };
    await callPath<NoticeAct>(path, { ids }, { userType: kind, quiet: true }).catch((error: unknown) => {
      // Not awaited, so that the error is shown at once.
      void reread();
      throw error;
    });
    setChosen(new Set());
    await reread();
  };
  const keyOf = (ids: number[]) => (ids.length === 1 ? (ids[0] ?? many) : many);
  const read = (ids: number[]) =>
    void attempt(
      keyOf(ids),
      () => change('/api/notice/read', ids),
      () => read(ids),
    );
  const drop = (ids: number[]) => {
    const names = (data?.items ?? []).flatMap(({ id, title }) => (ids.includes(id) ? [title] : []));
    const work = () => remove(() => change('/api/notice/delete', ids), { names, count: ids.length });
    void attempt(keyOf(ids), work, () => drop(ids));
  };

  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={t('center.loading')} />;
  if (data.total === 0) return <EmptyState icon="mail" text={t('inbox.empty')} />;
  const ids = data.items.map(({ id }) => id);
  const all = ids.every((id) => chosen.has(id));
  const toggle = (id: number) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const picked = [...chosen];
  const count = t('inbox.chosen', { count: chosen.size, n: formatNumber(locale, chosen.size) });
  const acts = [
    { label: t('inbox.markRead'), run: () => read(picked) },
    { label: t('inbox.delete'), run: () => drop(picked) },
  ];
  return (
    <>
      <div
        className={
          phone
            ? 'mb-2 flex min-h-11 flex-wrap items-center gap-3'
            : 'flex min-h-11 flex-wrap items-center gap-2 rounded-t border border-line bg-wash px-4'
        }
      >
        <label
          className={phone ? 'me-auto flex min-h-11 items-center gap-3' : 'me-auto flex min-h-11 items-center gap-3'}
        >
          <input
            type="checkbox"
            className={phone ? 'm-0 size-[20px] accent-accent' : 'size-[18px] accent-accent'}
            checked={all}
            onChange={() => setChosen(new Set(all ? [] : ids))}
          />
          {chosen.size > 0 && !phone ? count : t('inbox.all')}
        </label>
        {chosen.size > 0 &&
          !phone &&
          acts.map(({ label, run }) => (
            <Button key={label} size="s" onClick={run}>
              {label}
            </Button>
          ))}
        {chosen.size === 0 && data.unread > 0 && (
          <Button size="s" onClick={() => read([])}>
            {t('inbox.markAll')}
          </Button>
        )}
        <RowFailure of={failureOf(many)} className="basis-full" />
      </div>
      <ul className={phone ? cardList : 'rounded-b border border-t-0 border-line'}>
        {data.items.map((item) => (
          <MessageRow
            key={item.id}
            item={item}
            timeZone={timeZone}
            chosen={chosen.has(item.id)}
            failure={failureOf(item.id)}
            onChoose={() => toggle(item.id)}
            onRead={() => read([item.id])}
            onDelete={() => drop([item.id])}
          />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
      {phone && chosen.size > 0 && (
        <PickBar
          label={count}
          count={count}
          none={{ label: t('center.chooseNone'), run: () => setChosen(new Set()) }}
          first={acts[0]}
          acts={[{ label: t('inbox.delete'), icon: 'trash', bad: true, run: () => drop(picked) }]}
        />
      )}
      {dialog}
    </>
  );
}
