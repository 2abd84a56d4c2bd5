'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { UploadQueue } from '@/components/form/upload/upload-queue';
import { deskUploadFinishCall, deskUploadTokenCall } from '@/lib/chat/support/schema';
import { sendFile } from '@/lib/upload/client';
import { fitPicture } from '@/lib/upload/fit';
import type { ChatOwner } from './types';

const senderOf = (kind: ChatOwner['kind']) =>
  kind === 'staff'
    ? { userType: null, calls: { token: deskUploadTokenCall.path, finish: deskUploadFinishCall.path } }
    : { userType: kind };

/** Files on their way into a conversation: each is sent as a message of its own once it has arrived. */
export function useFiles(kind: ChatOwner['kind'], onFile: (key: string) => void) {
  const arrived = useRef(onFile);
  useEffect(() => {
    arrived.current = onFile;
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        ...senderOf(kind),
        ...{ kind: 'attachment', send: sendFile, prepare: fitPicture },
        done: ({ key }) => arrived.current(key),
      }),
  );
  const queued = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => () => queue.close(), [queue]);
  return { queue, queued };
}
