import { UploadQueue } from '@/components/form/upload/upload-queue';
import type { ChatClient } from '@/lib/chat/client/client';
import { deskUploadFinishCall, deskUploadTokenCall } from '@/lib/chat/support/schema';
import { sendFile } from '@/lib/upload/client';
import { fitPicture } from '@/lib/upload/resize/client';
import type { ChatOwner } from './types';

const senderOf = (kind: ChatOwner['kind']) =>
  kind === 'staff'
    ? { userType: null, calls: { token: deskUploadTokenCall.path, finish: deskUploadFinishCall.path } }
    : { userType: kind };

/**
 * Files on their way, a queue for each conversation. Whichever is open by then, each is sent as a message of its own to the
 * one that it was chosen for, once it has arrived.
 */
export class FileQueues {
  #queues = new Map<number, UploadQueue>();
  /** What its writer had of each conversation as files were chosen: what comes while they are on their way was not seen. */
  #seen = new Map<number, number>();

  constructor(
    private readonly kind: ChatOwner['kind'],
    private readonly client: Pick<ChatClient, 'messages' | 'send'>,
  ) {}

  of(conversationId: number): UploadQueue {
    const known = this.#queues.get(conversationId);
    if (known) return known;
    const queue = new UploadQueue({
      ...senderOf(this.kind),
      ...{ kind: 'attachment', send: sendFile, prepare: fitPicture },
      done: ({ key }) => void this.client.send(conversationId, { kind: 'file', key }, this.#seen.get(conversationId)),
    });
    this.#queues.set(conversationId, queue);
    return queue;
  }

  add(conversationId: number, files: readonly File[]): void {
    this.#seen.set(conversationId, this.client.messages(conversationId).at(-1)?.number ?? 0);
    this.of(conversationId).add(files);
  }

  /** Whether files would be lost if the page were left now. */
  get holds(): boolean {
    return [...this.#queues.values()].some((queue) => queue.read().some(({ failure }) => failure?.retryable !== false));
  }

  /** Stops everything, as when the page is left. */
  close(): void {
    for (const queue of this.#queues.values()) queue.close();
  }
}
