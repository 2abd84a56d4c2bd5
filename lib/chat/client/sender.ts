import { type Locale, sites } from '@/lib/i18n/site';
import type { ChatMessage, MessageInput } from '../schema';
import type { ChatCalls } from './calls';
import { ChatFailure, type Link } from './link';
import type { OutboxStore, Waiting } from './outbox';
import type { Pause } from './pause';

export type SenderSettings = {
  link: Link;
  outbox: OutboxStore;
  call: ChatCalls['send'];
  site: Locale;
  newId: () => string;
  pause: Pause;
  /** The outbox keeps nothing: what waits is gone with the page. */
  onUnkept?: (() => void) | undefined;
  onChange: () => void;
  onSent: (message: ChatMessage) => void;
};

/** Sends messages, one at a time in each conversation, and keeps those that the server has not confirmed. */
export class Sender {
  /** What waits to be sent, over all conversations, the oldest first. */
  waiting: readonly Waiting[] = [];
  #sending = new Set<number>();

  constructor(private readonly settings: SenderSettings) {}

  /** Brings back what an earlier page had not sent yet. */
  async restore(): Promise<void> {
    const found = await this.settings.outbox.all().catch(() => null);
    if (found === null) this.settings.onUnkept?.();
    const kept = (found ?? []).sort((one, other) => one.at - other.at);
    const known = new Set(this.waiting.map(({ clientId }) => clientId));
    this.#set([...kept.filter(({ clientId }) => !known.has(clientId)), ...this.waiting]);
    this.pumpAll();
  }

  async send(conversationId: number, message: MessageInput): Promise<string> {
    const clientId = this.settings.newId();
    const waiting = { conversationId, clientId, at: Date.now(), message, refused: null };
    this.#set([...this.waiting, waiting]);
    await this.#store(waiting);
    void this.#pump(conversationId);
    return clientId;
  }

  async retry(clientId: string): Promise<void> {
    const found = this.waiting.find((one) => one.clientId === clientId);
    if (!found) return;
    await this.#keep({ ...found, refused: null });
    void this.#pump(found.conversationId);
  }

  /** Lets go of what was confirmed or given up. */
  drop(clientId: string): void {
    if (!this.waiting.some((one) => one.clientId === clientId)) return;
    this.#set(this.waiting.filter((one) => one.clientId !== clientId));
    // One that stays is sent again under its own id, and is known there.
    void this.settings.outbox.remove(clientId).catch(() => {});
  }

  pumpAll(): void {
    for (const id of new Set(this.waiting.map(({ conversationId }) => conversationId))) void this.#pump(id);
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

  #nextOf(conversationId: number): Waiting | undefined {
    if (this.settings.pause.over) return undefined;
    return this.waiting.find((one) => one.conversationId === conversationId && one.refused === null);
  }

  /** False where there is no way to the server now: the next connect goes on. */
  async #deliver({ at: _, refused: __, ...sent }: Waiting): Promise<boolean> {
    const { link, call, site, pause, onSent } = this.settings;
    try {
      const message = await link.call(call, { ...sent, siteId: sites[site].siteId });
      this.drop(sent.clientId);
      onSent(message);
      return true;
    } catch (error) {
      if (!(error instanceof ChatFailure)) throw error;
      // What the end of a session refused is sent in the next one.
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

  async #keep(waiting: Waiting): Promise<void> {
    this.#set(this.waiting.map((one) => (one.clientId === waiting.clientId ? waiting : one)));
    await this.#store(waiting);
  }

  async #store(waiting: Waiting): Promise<void> {
    await this.settings.outbox.put(waiting).catch(() => this.settings.onUnkept?.());
  }

  #set(waiting: readonly Waiting[]): void {
    this.waiting = waiting;
    this.settings.onChange();
  }
}
