'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '@/components/centre/empty-state';
import { LoadFailure } from '@/components/centre/load-failure';
import { Pager } from '@/components/centre/pager';
import { SkeletonRows } from '@/components/centre/skeleton-rows';
import { useDeletion } from '@/components/form/confirm-dialog';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { CallFailure, call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { formatNumber } from '@/lib/i18n/format';
import { sites } from '@/lib/i18n/site';
import type { NoticePage } from '@/lib/notification/schema';
import { MessageRow } from './message-row';

const pageSize = 20;

/** The notices of an account, newest first: read, and deleted singly or together. */
export function MessageList({ kind, timeZone }: { kind: MemberKind; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const client = useQueryClient();
  const textOf = useFailureText();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { dialog, remove } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey: ['notice', kind, page],
    queryFn: () =>
      call<NoticePage>(
        '/api/notice/list',
        { siteId: sites[locale].siteId, page, pageSize },
        { userType: kind, quiet: true },
      ),
  });
  const change = async (path: string, ids: number[]) => {
    try {
      await call(path, { ids }, { userType: kind });
    } catch (error) {
      if (error instanceof CallFailure) toast(textOf(error), 'bad');
      throw error;
    } finally {
      setChosen(new Set());
      await client.invalidateQueries({ queryKey: ['notice', kind] });
      await client.invalidateQueries({ queryKey: ['unread', kind] });
    }
  };
  const read = (ids: number[]) => change('/api/notice/read', ids).catch(() => undefined);
  const drop = (ids: number[]) => {
    const names = (data?.items ?? []).flatMap(({ id, title }) => (ids.includes(id) ? [title] : []));
    return remove(() => change('/api/notice/delete', ids), { names, count: ids.length }).catch(() => undefined);
  };

  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('centre.loading')} />;
  if (data.total === 0) return <EmptyState icon="mail" text={t('inbox.empty')} />;
  const ids = data.items.map(({ id }) => id);
  const all = ids.every((id) => chosen.has(id));
  const toggle = (id: number) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <>
      <div className="msg-bar">
        <label className="msg-all">
          <input type="checkbox" checked={all} onChange={() => setChosen(new Set(all ? [] : ids))} />
          {chosen.size > 0
            ? t('inbox.chosen', { count: chosen.size, n: formatNumber(locale, chosen.size) })
            : t('inbox.all')}
        </label>
        {chosen.size > 0 && (
          <>
            <button type="button" className="btn s" onClick={() => read([...chosen])}>
              {t('inbox.markRead')}
            </button>
            <button type="button" className="btn s" onClick={() => drop([...chosen])}>
              {t('inbox.delete')}
            </button>
          </>
        )}
        {chosen.size === 0 && data.unread > 0 && (
          <button type="button" className="btn s" onClick={() => read([])}>
            {t('inbox.markAll')}
          </button>
        )}
      </div>
      <ul className="msg-l">
        {data.items.map((item) => (
          <MessageRow
            key={item.id}
            item={item}
            timeZone={timeZone}
            chosen={chosen.has(item.id)}
            onChoose={() => toggle(item.id)}
            onRead={() => read([item.id])}
            onDelete={() => drop([item.id])}
          />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
      {dialog}
    </>
  );
}
