'use client';

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Chat } from '@/components/chat/use-chat';
import { chatKeys } from '@/lib/chat/client/query-key';
import type { DeskView } from '@/lib/chat/support/constants';
import { deskGetCall, deskListCall } from '@/lib/chat/support/schema';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { callConsole } from '@/lib/staff/client';

export type DeskPlace = { view: DeskView; locale: Locale | null; id: number | null };

const addressOf = ({ view, locale, id }: DeskPlace): string => {
  const query = new URLSearchParams({ view });
  if (locale) query.set('desk', locale);
  if (id) query.set('id', String(id));
  return `${location.pathname}?${query}`;
};

/** View, language and request of the desk; kept in the address, so that a reload restores them. */
export function useDeskPlace(first: DeskPlace) {
  const [place, setPlace] = useState(first);
  const go = (change: Partial<DeskPlace>) => {
    const next = { ...place, ...change };
    setPlace(next);
    history.replaceState(history.state, '', addressOf(next));
  };
  return { place, go };
}

/** The requests of a view and the open one, kept up to date by events. */
export function useDesk({ link }: Chat, { view, locale, id }: DeskPlace) {
  const siteId = sites[useLocale()].siteId;
  const client = useQueryClient();
  const list = useQuery({
    queryKey: chatKeys.deskList(siteId, view, locale),
    queryFn: () => callConsole(deskListCall, { siteId, view, locale }),
  });
  const item = useQuery({
    queryKey: chatKeys.deskItem(siteId, id),
    queryFn: id === null ? skipToken : () => callConsole(deskGetCall, { siteId, id }),
  });
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: chatKeys.desk() });
    const endings = [
      link.on('support', reread),
      link.on('message', reread),
      link.on('reach', reread),
      link.onState((state) => state === 'online' && reread()),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client, link]);
  const reread = () => client.invalidateQueries({ queryKey: chatKeys.desk() });
  return { list, item, reread };
}
