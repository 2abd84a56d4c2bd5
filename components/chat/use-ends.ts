import { useEffect, useRef, useState } from 'react';
import type { Chat } from './use-chat';

/** What can be read beyond the messages that there are: the page before them, the one after, or the newest in their place. */
export type Way = 'older' | 'newer' | 'newest';

/** Reads on at an end of a conversation, one page at a time, and holds what could not be read until it is asked for again. */
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
