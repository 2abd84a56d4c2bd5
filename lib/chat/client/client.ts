import type { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ChatMessage, MessageInput, ReadProgress } from '../schema';
import { type ChatCalls, memberCalls } from './call';
import { Pause, Turns } from './concurrency';
import { type ChatConnection, ChatFailure } from './connection';
import type { OutboxMessage, OutboxStore } from './outbox';
import { Reporter, Sender } from './sender';
import { MessageThread } from './thread';

/** Half a page of messages is loaded after the one looked for. */
const around = 25;

type Settings = {
  link: ChatConnection;
  outbox: OutboxStore;
  /** a member's calls by default */
  calls?: ChatCalls;
  accountId: number;
  site: Locale;
  newId: () => string;
  onUnkept?: () => void;
};

/**
 * The state of all conversations of a page: follows each without gaps, fetches what it missed after every connect, and
 * sends queued messages. Listeners are notified of a change without data and read it from here.
 */
export class ChatClient {
  #threads = new Map<number, MessageThread>();
  /** Fewer than the concurrent calls that the server allows per page. */
  #turns = new Turns(4);
  /** Counts reconnects, after each of which events may have been missed. */
  #syncs = 0;
  #listeners = new Set<() => void>();
  #pause = new Pause();
  #version = 0;
  #sender: Sender;
  #reporter: Reporter;
  #calls: ChatCalls;

  constructor(private readonly settings: Settings) {
    const { link, outbox, site, newId, onUnkept, calls = memberCalls } = settings;
    this.#calls = calls;
    this.#sender = new Sender({
      ...{ link, outbox, site, newId, onUnkept, pause: this.#pause, call: calls.send },
      onChange: () => this.#publish(),
      onSent: (message) => this.#onMessage(message),
    });
    this.#reporter = new Reporter({ link, pause: this.#pause, call: calls.reach });
    link.on('message', (message) => this.#onMessage(message));
    link.onState((state) => {
      if (state === 'online') this.#sync();
      this.#publish();
    });
  }

  /** Restores the queue of unsent messages of an earlier page. */
  restore(): Promise<void> {
    return this.#sender.restore();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Increases with every change. */
  version = (): number => this.#version;

  messages(conversationId: number): readonly ChatMessage[] {
    return this.#threads.get(conversationId)?.items ?? [];
  }

  /** Unsent messages of all conversations, oldest first. */
  get waiting(): readonly OutboxMessage[] {
    return this.#sender.waiting;
  }

  /**
   * Reads the newest page of a conversation, and follows it from then on.
   * @throws ChatFailure
   */
  async open(conversationId: number): Promise<void> {
    const known = this.#threads.get(conversationId);
    if (known && !known.begun) return known.beginning;
    if (known) return known.detached ? undefined : this.#fetch(conversationId, known);
    const thread = new MessageThread();
    this.#threads.set(conversationId, thread);
    thread.beginning = this.#begin(conversationId, thread);
    return thread.beginning;
  }

  /**
   * Loads the page before the first loaded message.
   * @throws ChatFailure
   */
  async openOlder(conversationId: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    if (!thread || thread.first <= 1) return;
    const { items } = await this.#read({ conversationId, before: thread.first });
    thread.prepend(items);
    this.#publish();
  }

  /**
   * Loads a message of an open conversation; if far from the loaded ones, replaces them by those around it.
   * @throws ChatFailure
   */
  async openAt(conversationId: number, number: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    if (!thread || (thread.first <= number && number <= thread.last)) return;
    const since = this.#syncs;
    const { items, lastNumber } = await this.#read({ conversationId, before: number + around });
    thread.begin(items, (items.at(-1)?.number ?? 0) < lastNumber);
    this.#goOn(conversationId, thread, since);
  }

  /**
   * Loads the page after the last loaded message, if later ones exist.
   * @throws ChatFailure
   */
  async openNewer(conversationId: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    if (!thread?.detached) return;
    const since = this.#syncs;
    const { items, lastNumber } = await this.#read({ conversationId, after: thread.last });
    thread.accept(items);
    if (thread.last >= lastNumber) thread.detached = false;
    this.#goOn(conversationId, thread, since);
  }

  /**
   * Replaces the loaded messages by the newest page.
   * @throws ChatFailure
   */
  async openNewest(conversationId: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    if (thread?.detached) await this.#begin(conversationId, thread);
  }

  /** Whether later messages exist that are not loaded. */
  isDetached(conversationId: number): boolean {
    return this.#threads.get(conversationId)?.detached ?? false;
  }

  /** Changes when the loaded messages are replaced rather than extended. */
  generation(conversationId: number): number {
    return this.#threads.get(conversationId)?.generation ?? 0;
  }

  /** Discards messages loaded around an older one, so that the conversation opens at its end again. */
  leave(conversationId: number): void {
    if (this.isDetached(conversationId)) this.#threads.delete(conversationId);
  }

  /** Sends a message now or after reconnecting, stored on the device. `seen`: last message number its author saw. */
  send(conversationId: number, message: MessageInput, seen = this.#threads.get(conversationId)?.last): Promise<string> {
    return this.#sender.send(conversationId, message, seen);
  }

  /** Retries a message that the server refused. */
  retry(clientId: string): Promise<void> {
    return this.#sender.retry(clientId);
  }

  /** Deletes an unsent message. */
  discard(clientId: string): void {
    this.#sender.drop(clientId);
  }

  /** Reports delivery and reading progress, retried until the server has confirmed it. */
  reach(conversationId: number, progress: ReadProgress): void {
    this.#reporter.report(conversationId, progress);
  }

  close(): void {
    this.#pause.end();
    this.#sender.close();
    this.#listeners.clear();
  }

  #read(input: z.input<ChatCalls['read']['input']>) {
    return this.settings.link.call(this.#calls.read, input);
  }

  #publish(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  #onMessage(message: ChatMessage): void {
    if (message.accountId === this.settings.accountId) this.#sender.drop(message.clientId);
    const thread = this.#threads.get(message.conversationId);
    thread?.accept([message]);
    if (thread?.hasGap) void this.#fetch(message.conversationId, thread);
    this.#publish();
  }

  #sync(): void {
    this.#syncs += 1;
    for (const [id, thread] of this.#threads) if (thread.begun && !thread.detached) void this.#fetch(id, thread);
    void this.#sender.restore();
    void this.#reporter.pump();
  }

  /** Starts a thread with the newest page; if that fails, an existing thread stays. */
  async #begin(conversationId: number, thread: MessageThread): Promise<void> {
    const since = this.#syncs;
    try {
      thread.begin((await this.#read({ conversationId })).items);
      this.#goOn(conversationId, thread, since);
    } catch (error) {
      if (!thread.begun) this.#threads.delete(conversationId);
      throw error;
    }
  }

  /** After a response requested at sync count `since`: if a reconnect or gap came between, fetches what was missed. */
  #goOn(conversationId: number, thread: MessageThread, since: number): void {
    if (!thread.detached && (thread.hasGap || since !== this.#syncs)) void this.#fetch(conversationId, thread);
    this.#publish();
  }

  /** Fetches missing messages until there is no gap. */
  #fetch(conversationId: number, thread: MessageThread): Promise<void> {
    thread.fetching ??= this.#fetchAll(conversationId, thread).finally(() => {
      thread.fetching = undefined;
    });
    return thread.fetching;
  }

  async #fetchAll(conversationId: number, thread: MessageThread): Promise<void> {
    while (this.#threads.get(conversationId) === thread && !this.#pause.over) {
      const since = this.#syncs;
      try {
        const { items, lastNumber } = await this.#turns.take(() => this.#read({ conversationId, after: thread.last }));
        if (thread.detached) return;
        thread.accept(items);
        this.#publish();
        if (thread.last >= lastNumber && !thread.hasGap && since === this.#syncs) return;
      } catch (error) {
        // The next connect asks again.
        if (!(error instanceof ChatFailure) || !error.passing || this.settings.link.state !== 'online') return;
        await this.#pause.wait(error.retryAfter);
      }
    }
  }
}
