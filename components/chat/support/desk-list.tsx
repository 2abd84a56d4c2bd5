'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { usePreview } from '@/components/chat/preview';
import type { ChatOwner } from '@/components/chat/types';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { DeskView } from '@/lib/chat/support/constants';
import type { DeskItem } from '@/lib/chat/support/schema';
import { consoleLocaleOf } from '@/lib/platform/i18n/console';
import { formatLanguage, formatNumber } from '@/lib/platform/i18n/format';
import { formatMoment } from '@/lib/staff/time';
import type { DeskPlace } from './use-desk';

const empty = {
  waiting: 'emptyWaiting',
  mine: 'emptyMine',
  open: 'emptyOpen',
  ended: 'emptyEnded',
} as const satisfies Record<DeskView, string>;

const minute = 60_000;

/** Elapsed time since an instant, kept up to date. */
function useWaited(since: string): string {
  const t = useTranslations('console.support');
  const locale = useLocale();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((now - Date.parse(since)) / minute);
  const say = (key: 'waitMinutes' | 'waitHours' | 'waitDays', count: number) =>
    t(key, { count, n: formatNumber(locale, count) });
  if (minutes < 1) return t('waitNow');
  if (minutes < 60) return say('waitMinutes', minutes);
  return minutes < 48 * 60 ? say('waitHours', Math.floor(minutes / 60)) : say('waitDays', Math.floor(minutes / 1440));
}

type RowProps = { item: DeskItem; here: boolean; typing: boolean; owner: ChatOwner; onOpen: () => void };

function Row({ item, here, typing, owner, onOpen }: RowProps) {
  const t = useTranslations('console.support');
  const chat = useTranslations('chat');
  const locale = useLocale();
  const { ofMessage } = usePreview();
  const { asker, conversation, agent, rating } = item;
  const { last, unread } = conversation;
  const at = formatMoment(consoleLocaleOf(locale), item.endedAt ?? item.createdAt, owner.timeZone);
  const waited = useWaited(item.createdAt);
  return (
    <li className="border-0 border-b border-solid border-line">
      <button
        type="button"
        aria-current={here ? 'true' : undefined}
        className={`grid w-full cursor-pointer gap-1 border-0 border-s-[3px] border-solid px-4 py-3 text-start ${here ? 'border-accent bg-paper' : 'border-transparent bg-transparent hover:bg-wash-2'}`}
        onClick={onOpen}
      >
        <span className="flex items-baseline gap-2">
          <b className="min-w-0 flex-1 truncate">
            <bdi>{asker.company?.name ?? asker.name}</bdi>
          </b>
          {unread > 0 && (
            <b className="grid min-w-5 flex-none place-items-center rounded-full bg-accent px-[6px] text-12 text-on-accent">
              <span aria-hidden="true">{formatNumber(locale, unread)}</span>
              <span className="sr-only">{t('unread', { count: unread, n: formatNumber(locale, unread) })}</span>
            </b>
          )}
        </span>
        <span className={`truncate ${typing ? 'text-accent' : 'text-ink-2'}`} dir="auto">
          {typing ? chat('typingUnnamed') : last ? ofMessage(last) : ''}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
          <Badge>{formatLanguage(locale, item.locale)}</Badge>
          <span title={item.endedAt ? undefined : t('waited', { when: at })}>
            {item.endedAt ? t('ended', { when: at }) : item.free ? waited : t('waited', { when: at })}
          </span>
          {item.byMail && item.endedAt === null && <span>{t('byMail')}</span>}
          {agent && item.state === 'open' && agent.id !== owner.accountId && (
            <span>{t('by', { name: agent.name })}</span>
          )}
          {rating !== null && <span>{t('rating', { n: formatNumber(locale, rating) })}</span>}
        </span>
      </button>
    </li>
  );
}

type Props = {
  items: readonly DeskItem[];
  place: DeskPlace;
  owner: ChatOwner;
  typing: ReadonlyMap<number, string | null>;
  onOpen: (id: number) => void;
};

/** The requests of a desk view. */
export function DeskList({ items, place, owner, typing, onOpen }: Props) {
  const t = useTranslations('console.support');
  if (items.length === 0) return <EmptyState icon="check" text={t(empty[place.view])} />;
  return (
    <ul className="m-0 list-none p-0" aria-label={t(`view.${place.view}`)}>
      {items.map((item) => (
        <Row
          key={item.id}
          item={item}
          here={item.id === place.id}
          typing={typing.has(item.conversation.id)}
          owner={owner}
          onOpen={() => onOpen(item.id)}
        />
      ))}
    </ul>
  );
}
