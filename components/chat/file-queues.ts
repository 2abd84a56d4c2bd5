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
 * Upload queues, one per conversation. Each file is sent as its own message to the conversation it was chosen for,
 * whichever is open when the upload finishes.
 */
export class FileQueues {
  #queues = new Map<number, UploadQueue>();
  /** Last message seen per conversation when files were chosen: later ones must not count as read. */
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

  /** Whether leaving the page now would lose files. */
  get holds(): boolean {
    return [...this.#queues.values()].some((queue) => queue.read().some(({ failure }) => failure?.retryable !== false));
  }

  /** Aborts all uploads, for page unload. */
  close(): void {
    for (const queue of this.#queues.values()) queue.close();
  }
}
