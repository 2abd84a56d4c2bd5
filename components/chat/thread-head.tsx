'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { Conversation } from '@/lib/chat/schema';
import { href } from '@/lib/platform/routes/address';
import { NoteButton } from './note-button';
import { PartnerMark } from './partner-mark';
import { usePartnerName } from './partner-name';
import { ThreadMenu } from './thread-menu';
import type { MemberOwner } from './types';
import type { Chat } from './use-chat';

type Props = {
  chat: Chat;
  of: Conversation;
  owner: MemberOwner;
  /** Name of the person typing, null if unknown; undefined while nobody types. */
  typing: string | null | undefined;
  /** Back to the list, on a phone. */
  onBack: (() => void) | null;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Opens the subject panel if it is not shown beside. */
  onAbout: (() => void) | null;
};

/** The partner, the assignee, and the menu of the conversation. */
export function ThreadHead({ chat, of, owner, typing, onBack, heading, onAbout }: Props) {
  const t = useTranslations('chat');
  const name = usePartnerName()(of);
  const title = <bdi lang={of.locale ?? undefined}>{name}</bdi>;
  const { assignee } = of;
  return (
    <header className="flex min-h-[64px] flex-none items-center gap-3 border-0 border-b border-solid border-line bg-paper px-4 py-2 phone:gap-2 phone:px-1">
      {onBack && <IconButton icon="start" mirrored label={t('back')} onClick={onBack} />}
      <PartnerMark name={name} logo={of.logo} icon={of.kind === 'support' ? 'chat' : undefined} />
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="m-0 truncate text-16 leading-(--lh)">
          {of.companyId !== null && owner.kind === 'purchaser' && of.open ? (
            <a
              href={href('showroomHome', { companyId: of.companyId })}
              className="text-ink no-underline hover:underline"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <p className="m-0 truncate text-12">
          <span className="text-accent" role="status">
            {typing === undefined ? '' : typing === null ? t('typingUnnamed') : t('typing', { name: typing })}
          </span>
          {typing === undefined && assignee && (
            <span className="text-ink-2">
              {assignee.id === owner.accountId ? t('hand.byMe') : t('hand.by', { name: assignee.name })}
            </span>
          )}
        </p>
      </div>
      {of.side === 'supplier' && of.kind === 'trade' && <NoteButton chat={chat} of={of} owner={owner} />}
      <ThreadMenu of={of} owner={owner} onAbout={onAbout} />
    </header>
  );
}
