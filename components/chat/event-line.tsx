'use client';

import { useLocale } from 'next-intl';
import type { ChatMessage } from '@/lib/chat/schema';
import { formatClock } from '@/lib/platform/calendar/clock';
import { usePreview } from './preview';

/** A system event between messages. */
export function EventLine({ message, timeZone }: { message: ChatMessage; timeZone: string }) {
  const locale = useLocale();
  const { ofMessage } = usePreview();
  return (
    <p className="m-0 flex flex-wrap justify-center gap-x-2 px-4 pt-3 text-center text-12 text-ink-2">
      <span>{ofMessage(message)}</span>
      <time className="text-ink-3" dateTime={message.createdAt}>
        {formatClock(locale, message.createdAt, timeZone)}
      </time>
    </p>
  );
}
