'use client';

import { useEffect, useState } from 'react';
import type { Conversation } from '@/lib/chat/schema';
import { usePartnerName } from './partner-name';
import { usePreview } from './preview';
import type { Chat } from './use-chat';

/** Max messages announced per burst. */
const max = 10;

type Props = { chat: Pick<Chat, 'client'>; of: Conversation; opened: boolean };

/** Announces messages from the other side to screen readers, from the time the end was first read. */
export function LiveAnnouncement({ chat: { client }, of, opened }: Props) {
  const nameOf = usePartnerName();
  const { ofMessage } = usePreview();
  const messages = client.messages(of.id);
  const isAtEnd = opened && !client.isDetached(of.id);
  const last = messages.at(-1)?.number ?? 0;
  // The last message at opening; unknown if opened around an older message.
  const [known, setKnown] = useState<number | null>(null);
  useEffect(() => {
    if (isAtEnd) setKnown((before) => before ?? last);
  }, [isAtEnd, last]);
  const fresh = messages.slice(-max).filter(({ number, side }) => known !== null && number > known && side !== of.side);
  return (
    <div className="sr-only" aria-live="polite">
      {fresh.map((message) => (
        <p key={message.number}>{`${message.name ?? nameOf(of)}: ${ofMessage(message)}`}</p>
      ))}
    </div>
  );
}
