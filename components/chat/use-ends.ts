import { useEffect, useRef, useState } from 'react';
import type { Chat } from './use-chat';

/** What to load: the page before or after the loaded messages, or the newest instead of them. */
export type Way = 'older' | 'newer' | 'newest';

/** Loads more at either end of a conversation, a page at a time, and remembers a failure until retried. */
export function useEnds({ client, state }: Pick<Chat, 'client' | 'state'>, conversationId: number) {
  const reading = useRef(false);
  const [failed, setFailed] = useState<Way | null>(null);
  const read = async (way: Way): Promise<void> => {
    if (reading.current) return;
    reading.current = true;
    setFailed(null);
    try {
      if (way === 'older') await client.openOlder(conversationId);
      else if (way === 'newer') await client.openNewer(conversationId);
      else await client.openNewest(conversationId);
    } catch {
      setFailed(way);
    }
    reading.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is a way to the server again.
  useEffect(() => {
    if (state === 'online' && failed !== null) void read(failed);
  }, [state]);
  return { read, failed };
}
