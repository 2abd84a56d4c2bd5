'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SupportBar } from '@/components/chat/support/support-bar';
import { usePhone } from '@/components/form/phone-scope';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import type { Conversation } from '@/lib/chat/schema';
import { Composer, type Picking } from './composer';
import { DropHint } from './drop-hint';
import { LiveAnnouncement } from './live-announcement';
import { MessageList } from './message-list';
import { usePartnerName } from './partner-name';
import { SubjectAside, SubjectDialog } from './subject-panel';
import { ThreadHead } from './thread-head';
import type { ChatChoices, MemberOwner, SoughtMessage } from './types';
import type { Attached } from './use-attached';
import { type Chat, useVersion } from './use-chat';
import { useDrop } from './use-drop';
import { useFiles } from './use-files';
import { useReading } from './use-reading';
import { useWide } from './use-wide';

type Props = {
  chat: Chat;
  of: Conversation;
  owner: MemberOwner;
  typing: string | null | undefined;
  card: Attached | null;
  onCard: (card: Attached | null) => void;
  onBack: (() => void) | null;
  choices: ChatChoices;
  /** Message to open at; null for the end. */
  sought: SoughtMessage | null;
  /** Changes with each selection, to move focus to the editor. */
  entered: number;
};

/** Why nothing can be written; null if writing is possible. */
function closedText(t: ReturnType<typeof useTranslations<'chat'>>, { blockedBy, open }: Conversation): string | null {
  if (blockedBy === 'own') return t('blockedOwn');
  if (blockedBy === 'other') return t('blockedOther');
  return open ? null : t('closed');
}

/** A conversation: messages and editor. */
export function Thread({ chat, of, owner, typing, card, onCard, onBack, choices, sought, entered }: Props) {
  const t = useTranslations('chat');
  const center = useTranslations('center');
  const nameOf = usePartnerName();
  const { client, state } = chat;
  useVersion(chat);
  const [opened, setOpened] = useState<'no' | 'yes' | 'failed'>('no');
  const [atBottom, setAtBottom] = useState(sought === null);
  // Only until it was shown once, so that later scrolling is not undone.
  const [target, setTarget] = useState(sought);
  useEffect(() => setTarget(sought), [sought]);
  const open = useCallback(() => {
    const opening = client.open(of.id).then(() => target && client.openAt(of.id, target.number));
    opening.then(
      () => setOpened('yes'),
      () => setOpened((now) => (now === 'yes' ? now : 'failed')),
    );
  }, [client, of.id, target]);
  useEffect(() => {
    if (state === 'online') open();
  }, [state, open]);
  useEffect(() => () => client.leave(of.id), [client, of.id]);
  useReading(chat, of, atBottom);
  const phone = usePhone();
  const isBeside = useWide() && !phone;
  const [picking, setPicking] = useState<Picking | null>(null);
  const [isAbout, setAbout] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that it was chosen, whatever is drawn after.
  useEffect(() => {
    // Focusing the field would open the phone's keyboard over the messages.
    if (entered > 0) ((!phone && field.current) || heading.current)?.focus({ preventScroll: true });
  }, [entered]);
  // Unsent messages are shown even if loading failed.
  const waits = client.waiting.some(({ conversationId }) => conversationId === of.id);
  const closed = closedText(t, of);
  const files = useFiles(chat, of.id);
  const { over, zone } = useDrop(closed === null ? files.add : null);
  const hasSubject = of.kind === 'trade';
  const subject = { chat, of, owner, onAttach: closed === null ? () => setPicking('card') : null };
  return (
    <>
      <section className="relative flex min-h-0 min-w-0 flex-1 flex-col bg-paper" aria-label={nameOf(of)} {...zone}>
        {over && <DropHint />}
        <ThreadHead
          chat={chat}
          of={of}
          owner={owner}
          typing={typing}
          onBack={onBack}
          heading={heading}
          onAbout={hasSubject && !isBeside ? () => setAbout(true) : null}
        />
        {of.kind === 'support' && <SupportBar chat={chat} owner={owner} />}
        {opened === 'yes' || waits ? (
          <MessageList
            key={client.generation(of.id)}
            chat={chat}
            of={of}
            owner={owner}
            sought={target?.number ?? null}
            onFound={() => setTarget(null)}
            onBottom={setAtBottom}
          />
        ) : (
          <div className="min-h-0 flex-1 overflow-y-auto p-4">
            {opened === 'failed' && state === 'online' ? (
              <LoadFailure onRetry={open} />
            ) : (
              <Skeleton label={center('loading')} />
            )}
          </div>
        )}
        <LiveAnnouncement chat={chat} of={of} opened={opened === 'yes'} />
        {closed === null ? (
          <Composer
            chat={chat}
            conversationId={of.id}
            owner={owner}
            trade={of.kind === 'trade'}
            field={field}
            card={card}
            onCard={onCard}
            choices={choices}
            files={files}
            picking={picking}
            onPick={setPicking}
          />
        ) : (
          <p className="m-0 flex-none border-0 border-t border-solid border-line bg-wash p-4 text-center text-ink-2">
            {closed}
          </p>
        )}
      </section>
      {hasSubject && isBeside && <SubjectAside {...subject} />}
      {hasSubject && !isBeside && isAbout && <SubjectDialog {...subject} onClose={() => setAbout(false)} />}
    </>
  );
}
