'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { Conversation } from '@/lib/chat/schema';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { Shelf } from './list-filter';
import { PartnerMark } from './partner-mark';
import { usePartnerName } from './partner-name';
import { usePreview } from './preview';
import type { MemberOwner } from './types';
import type { Conversations } from './use-conversations';
import { useTimeLabel } from './use-time-label';

type RowProps = {
  one: Conversation;
  here: boolean;
  typing: boolean;
  owner: MemberOwner;
  onOpen: () => void;
};

function Row({ one, here, typing, owner, onOpen }: RowProps) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const when = useTimeLabel(owner.timeZone);
  const name = usePartnerName()(one);
  const { ofMessage } = usePreview();
  const last = one.last === null ? t('noRecords') : ofMessage(one.last);
  return (
    <li className="border-0 border-b border-solid border-line">
      <button
        type="button"
        aria-current={here ? 'true' : undefined}
        className={`flex w-full cursor-pointer items-center gap-3 border-0 border-s-[3px] border-solid px-4 py-3 text-start ${here ? 'border-accent bg-paper' : 'border-transparent bg-transparent hover:bg-wash-2'}`}
        onClick={onOpen}
      >
        <PartnerMark name={name} logo={one.logo} icon={one.kind === 'support' ? 'chat' : undefined} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-[2px]">
          <span className="flex items-baseline gap-2">
            <b className="min-w-0 flex-1 truncate" lang={one.locale ?? undefined}>
              <bdi>{name}</bdi>
            </b>
            {one.muted && <span className="flex-none text-12 text-ink-3">{t('muted')}</span>}
            {one.lastAt && <time className="flex-none text-12 text-ink-3">{when(one.lastAt)}</time>}
          </span>
          <span className="flex items-center gap-2">
            <span
              className={`min-w-0 flex-1 truncate ${typing ? 'text-accent' : one.unread > 0 ? 'font-strong text-ink' : 'text-ink-2'}`}
              dir="auto"
              lang={typing || one.last?.kind !== 'text' ? undefined : one.last.locale}
            >
              {typing ? t('typingUnnamed') : last}
            </span>
            {one.unread > 0 && (
              <b className="grid min-w-5 flex-none place-items-center rounded-full bg-accent px-[6px] text-12 text-on-accent">
                <span aria-hidden="true">{one.unread > 99 ? '99+' : formatNumber(locale, one.unread)}</span>
                <span className="sr-only">
                  {t('unread', { count: one.unread, n: formatNumber(locale, one.unread) })}
                </span>
              </b>
            )}
          </span>
          {one.assignee && (
            <span className="flex items-center gap-1 text-12 text-ink-3">
              <Icon name="user" small />
              <span className="sr-only">
                {one.assignee.id === owner.accountId ? t('hand.byMe') : t('hand.by', { name: one.assignee.name })}
              </span>
              <bdi className="truncate" aria-hidden="true">
                {one.assignee.id === owner.accountId ? t('you') : one.assignee.name}
              </bdi>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

type Props = {
  conversations: Conversations;
  shelf: Shelf;
  owner: MemberOwner;
  selected: number | null;
  typing: ReadonlySet<number>;
  onOpen: (id: number) => void;
  onSupport: () => void;
};

/** Opens customer service before the first message to it. */
function SupportEntry({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('chat.support');
  return (
    <button
      type="button"
      className="flex w-full cursor-pointer items-center gap-3 border-0 border-b border-s-[3px] border-solid border-line border-s-transparent bg-transparent px-4 py-3 text-start hover:bg-wash-2"
      onClick={onOpen}
    >
      <PartnerMark name="" logo={null} icon="chat" />
      <span className="grid min-w-0 gap-[2px]">
        <b>{t('name')}</b>
        <span className="text-ink-2">{t('entry')}</span>
      </span>
    </button>
  );
}

/** Conversations of an account, latest first. */
export function ConversationList({ conversations, shelf, owner, selected, typing, onOpen, onSupport }: Props) {
  const t = useTranslations('chat');
  const center = useTranslations('center');
  const { items: known, isError, refetch, more, loadMore, isLoadingMore } = conversations;
  // Includes live updates, such as conversations that a colleague has taken over.
  const items = known?.filter(
    ({ id, assignee, archived }) =>
      (archived === (shelf === 'archived') || id === selected) &&
      (shelf !== 'mine' || assignee?.id === owner.accountId),
  );
  if (isError && !items) return <LoadFailure onRetry={refetch} />;
  if (!items) return <Skeleton label={center('loading')} />;
  if (items.length === 0 && shelf === 'mine' && !more) return <EmptyState icon="users" text={t('hand.noneMine')} />;
  if (items.length === 0 && shelf === 'archived' && !more) return <EmptyState icon="box" text={t('archivedEmpty')} />;
  const support = items.find(({ kind }) => kind === 'support');
  const rest = items.filter((one) => one !== support);
  const empty =
    owner.kind === 'purchaser' ? (
      <EmptyState icon="chat" text={t('emptyPurchaser')}>
        <ButtonLink tone="primary" href={href('companyList')}>
          {t('findSuppliers')}
        </ButtonLink>
      </EmptyState>
    ) : (
      <EmptyState icon="chat" text={t(owner.supportOnly ? 'emptyEditor' : 'emptySupplier')} />
    );
  return (
    <>
      {!support && shelf === 'all' && <SupportEntry onOpen={onSupport} />}
      <ul className="m-0 list-none p-0" aria-label={t('conversations')}>
        {[...(support ? [support] : []), ...rest].map((one) => (
          <Row
            key={one.id}
            one={one}
            here={one.id === selected}
            typing={typing.has(one.id)}
            owner={owner}
            onOpen={() => onOpen(one.id)}
          />
        ))}
      </ul>
      {rest.length === 0 && shelf === 'all' && <div className="p-4">{empty}</div>}
      {more && (
        <p className="m-0 p-4 text-center">
          <Button size="s" busy={isLoadingMore} onClick={loadMore}>
            {t('showMore')}
          </Button>
        </p>
      )}
    </>
  );
}
