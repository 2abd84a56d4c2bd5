import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { ChatMessage, MessageInput, ReadProgress } from '../schema';
import type { ChatCalls } from './call';
import type { Pause } from './concurrency';
import { type ChatConnection, ChatFailure } from './connection';
import type { OutboxChange, OutboxMessage, OutboxStore } from './outbox';

export type SenderSettings = {
  link: ChatConnection;
  outbox: OutboxStore;
  call: ChatCalls['send'];
  site: Locale;
  newId: () => string;
  pause: Pause;
  /** Called when the outbox cannot be stored: unsent messages are lost with the page. */
  onUnkept?: (() => void) | undefined;
  onChange: () => void;
  onSent: (message: ChatMessage) => void;
};

const oldestFirst = (one: OutboxMessage, other: OutboxMessage): number => one.at - other.at;

/** Sends messages, one at a time per conversation, and stores them until the server has confirmed them. */
export class Sender {
  /** Unsent messages of all conversations, oldest first. */
  waiting: readonly OutboxMessage[] = [];
  #sending = new Set<number>();
  #last = 0;
  /** Ids confirmed or deleted by this page: an outbox read started earlier may still return them. */
  #removed = new Set<string>();
  #end: (() => void) | undefined;

  constructor(private readonly settings: SenderSettings) {
    this.#end = settings.outbox.heed?.((change) => this.#onOutboxChange(change));
  }

  /** Sends queued messages, including those of earlier or other pages. */
  async restore(): Promise<void> {
    this.pumpAll();
    const found = await this.settings.outbox.all().catch(() => null);
    if (found === null) this.settings.onUnkept?.();
    for (const one of found ?? []) this.#take(one);
    this.pumpAll();
  }

  /** @param seen last message number seen when writing, if the conversation is open */
  async send(conversationId: number, message: MessageInput, seen?: number): Promise<string> {
    const clientId = this.settings.newId();
    // Two messages within one millisecond need an order too; later pages sort by this alone.
    this.#last = Math.max(Date.now(), this.#last + 1);
    const waiting = {
      conversationId,
      clientId,
      at: this.#last,
      message,
      refused: null,
      ...(seen !== undefined && { seen }),
    };
    this.#set([...this.waiting, waiting]);
    await this.#store(waiting);
    void this.#pump(conversationId);
    return clientId;
  }

  close(): void {
    this.#end?.();
  }

  async retry(clientId: string): Promise<void> {
    const found = this.waiting.find((one) => one.clientId === clientId);
    if (!found) return;
    await this.#keep({ ...found, refused: null });
    void this.#pump(found.conversationId);
  }

  /** Removes a confirmed or deleted message. */
  drop(clientId: string): void {
    // If removal fails it is sent again under the same id, which the server recognises.
    if (this.#forget(clientId)) void this.settings.outbox.remove(clientId).catch(() => {});
  }

  pumpAll(): void {
    for (const id of new Set(this.waiting.map(({ conversationId }) => conversationId))) void this.#pump(id);
  }

  #onOutboxChange(change: OutboxChange): void {
    if ('removed' in change) return void this.#forget(change.removed);
    const { put } = change;
    if (this.waiting.some(({ clientId }) => clientId === put.clientId)) this.#replace(put);
    else this.#take(put);
    void this.#pump(put.conversationId);
  }

  #take(one: OutboxMessage): void {
    if (this.#removed.has(one.clientId) || this.waiting.some(({ clientId }) => clientId === one.clientId)) return;
    this.#last = Math.max(this.#last, one.at);
    this.#set([...this.waiting, one].sort(oldestFirst));
  }

  /** @returns false if it was not queued here */
  #forget(clientId: string): boolean {
    this.#removed.add(clientId);
    const rest = this.waiting.filter((one) => one.clientId !== clientId);
    if (rest.length === this.waiting.length) return false;
    this.#set(rest);
    return true;
  }

  async #pump(conversationId: number): Promise<void> {
    if (this.#sending.has(conversationId)) return;
    this.#sending.add(conversationId);
    try {
      for (let next = this.#nextOf(conversationId); next; next = this.#nextOf(conversationId))
        if (!(await this.#deliver(next))) return;
    } finally {
      this.#sending.delete(conversationId);
    }
  }

  #nextOf(conversationId: number): OutboxMessage | undefined {
    if (this.settings.pause.over) return undefined;
    return this.waiting.find((one) => one.conversationId === conversationId && one.refused === null);
  }

  /** Returns false if the server cannot be reached now; the next connect continues. */
  async #deliver({ at: _, refused: __, ...sent }: OutboxMessage): Promise<boolean> {
    const { link, call, site, pause, onSent } = this.settings;
    try {
      const message = await link.call(call, { ...sent, siteId: sites[site].siteId });
      this.drop(sent.clientId);
      onSent(message);
      return true;
    } catch (error) {
      if (!(error instanceof ChatFailure)) throw error;
      // After the session has ended, the message is sent in the next one.
      if (error.code === 401) return false;
      if (!error.passing) await this.#refuse(sent.clientId, error.keys[0] ?? String(error.code));
      else if (link.state === 'online') await pause.wait(error.retryAfter);
      else return false;
      return true;
    }
  }

  async #refuse(clientId: string, refused: string): Promise<void> {
    const found = this.waiting.find((one) => one.clientId === clientId);
    if (found) await this.#keep({ ...found, refused });
  }

  async #keep(waiting: OutboxMessage): Promise<void> {
    this.#replace(waiting);
    await this.#store(waiting);
  }

  #replace(waiting: OutboxMessage): void {
    this.#set(this.waiting.map((one) => (one.clientId === waiting.clientId ? waiting : one)));
  }

  async #store(waiting: OutboxMessage): Promise<void> {
    await this.settings.outbox.put(waiting).catch(() => this.settings.onUnkept?.());
  }

  #set(waiting: readonly OutboxMessage[]): void {
    this.waiting = waiting;
    this.settings.onChange();
  }
}

type ReporterSettings = { link: ChatConnection; call: ChatCalls['reach']; pause: Pause };

const isFurther = (one: ReadProgress, than: ReadProgress): boolean =>
  one.delivered > than.delivered || one.read > than.read;
/** The maximum of two progress reports of one conversation. */
export const furthest = (one: ReadProgress, other: ReadProgress): ReadProgress => ({
  delivered: Math.max(one.delivered, other.delivered),
  read: Math.max(one.read, other.read),
});
const noProgress: ReadProgress = { delivered: 0, read: 0 };

/** Reports delivery and reading progress, one conversation at a time, each until the server has confirmed it. */
export class Reporter {
  #pending = new Map<number, ReadProgress>();
  #reported = new Map<number, ReadProgress>();
  #isBusy = false;

  constructor(private readonly settings: ReporterSettings) {}

  report(conversationId: number, progress: ReadProgress): void {
    const known = furthest(
      this.#pending.get(conversationId) ?? noProgress,
      this.#reported.get(conversationId) ?? noProgress,
    );
    if (!isFurther(progress, known)) return;
    this.#pending.set(conversationId, furthest(progress, known));
    void this.pump();
  }

  async pump(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let [next] = this.#pending; next && !this.settings.pause.over; [next] = this.#pending)
        if (!(await this.#send(...next))) return;
    } finally {
      this.#isBusy = false;
    }
  }

  /** Returns false if the server cannot be reached now; the next connect continues. */
  async #send(conversationId: number, progress: ReadProgress): Promise<boolean> {
    const { link, call, pause } = this.settings;
    try {
      await link.call(call, { conversationId, ...progress });
    } catch (error) {
      if (!(error instanceof ChatFailure)) throw error;
      // After the session has ended, it is reported in the next one.
      if (error.code === 401 || (error.passing && link.state !== 'online')) return false;
      if (error.passing) {
        // Move on, so that one failing report does not block the others.
        const pending = this.#pending.get(conversationId) ?? progress;
        this.#pending.delete(conversationId);
        this.#pending.set(conversationId, pending);
        await pause.wait(error.retryAfter);
        return true;
      }
    }
    this.#reported.set(conversationId, progress);
    if (this.#pending.get(conversationId) === progress) this.#pending.delete(conversationId);
    return true;
  }
}
