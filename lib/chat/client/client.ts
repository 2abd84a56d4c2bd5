import type { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ChatMessage, MessageInput, ReadProgress } from '../schema';
import { type ChatCalls, memberCalls } from './call';
import { Pause, Turns } from './concurrency';
import { type ChatConnection, ChatFailure } from './connection';
import type { OutboxMessage, OutboxStore } from './outbox';
import { Reporter, Sender } from './sender';
import { MessageThread } from './thread';

/** Messages after a sought one that are read with it: half a page. */
const around = 25;

type Settings = {
  link: ChatConnection;
  outbox: OutboxStore;
  /** those of a member where they are left out */
  calls?: ChatCalls;
  accountId: number;
  site: Locale;
  newId: () => string;
  onUnkept?: () => void;
};

/**
 * What one page knows of its conversations: it follows each without a gap, asks for what it missed after every connect,
 * and sends what waits. Listeners are told that something is another; they read it from here.
 */
export class ChatClient {
  #threads = new Map<number, MessageThread>();
  /** Fewer than the calls that the server takes of a page at once. */
  #turns = new Turns(4);
  /** How often something may have been missed. */
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
      onChange: () => this.#tell(),
      onSent: (message) => this.#hear(message),
    });
    this.#reporter = new Reporter({ link, pause: this.#pause, call: calls.reach });
    link.on('message', (message) => this.#hear(message));
    link.onState((state) => {
      if (state === 'online') this.#sync();
      this.#tell();
    });
  }

  /** Brings back what an earlier page had not sent yet. */
  restore(): Promise<void> {
    return this.#sender.restore();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Another with every change. */
  version = (): number => this.#version;

  messages(conversationId: number): readonly ChatMessage[] {
    return this.#threads.get(conversationId)?.items ?? [];
  }

  /** What waits to be sent, over all conversations, the oldest first. */
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
   * Reads the page before the first message that there is.
   * @throws ChatFailure
   */
  async openOlder(conversationId: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    if (!thread || thread.first <= 1) return;
    const { items } = await this.#read({ conversationId, before: thread.first });
    thread.prepend(items);
    this.#tell();
  }

  /**
   * Has a message of a conversation that is open among those that there are; far from them, in their place those around it.
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
   * Reads the page after the last message that there is, where later ones were left out.
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
   * Goes back to the newest page.
   * @throws ChatFailure
   */
  async openNewest(conversationId: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    if (thread?.detached) await this.#begin(conversationId, thread);
  }

  /** Whether later messages are left out. */
  isDetached(conversationId: number): boolean {
    return this.#threads.get(conversationId)?.detached ?? false;
  }

  /** Another where what is known of a conversation is no longer what it was with more at its ends. */
  generation(conversationId: number): number {
    return this.#threads.get(conversationId)?.generation ?? 0;
  }

  /** Forgets what was read around an older message, so that the conversation opens at its end again. */
  leave(conversationId: number): void {
    if (this.isDetached(conversationId)) this.#threads.delete(conversationId);
  }

  /** Sends a message now or when there is a way, kept on the device. `seen`: up to what number its writer had it. */
  send(conversationId: number, message: MessageInput, seen = this.#threads.get(conversationId)?.last): Promise<string> {
    return this.#sender.send(conversationId, message, seen);
  }

  /** Tries once more what was refused. */
  retry(clientId: string): Promise<void> {
    return this.#sender.retry(clientId);
  }

  /** Gives up what was not sent. */
  discard(clientId: string): void {
    this.#sender.drop(clientId);
  }

  /** Says how far a conversation has come here and was read, again and again until it has arrived. */
  reach(conversationId: number, progress: ReadProgress): void {
    this.#reporter.say(conversationId, progress);
  }

  close(): void {
    this.#pause.end();
    this.#sender.close();
    this.#listeners.clear();
  }

  #read(input: z.input<ChatCalls['read']['input']>) {
    return this.settings.link.call(this.#calls.read, input);
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  #hear(message: ChatMessage): void {
    if (message.accountId === this.settings.accountId) this.#sender.drop(message.clientId);
    const thread = this.#threads.get(message.conversationId);
    thread?.accept([message]);
    if (thread?.hasGap) void this.#fetch(message.conversationId, thread);
    this.#tell();
  }

  #sync(): void {
    this.#syncs += 1;
    for (const [id, thread] of this.#threads) if (thread.begun && !thread.detached) void this.#fetch(id, thread);
    void this.#sender.restore();
    void this.#reporter.pump();
  }

  /** Begins a thread with the newest page; one that was begun before stays where that cannot be read. */
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

  /** Goes on from an answer that was asked for after so many syncs: what came meanwhile may be missing. */
  #goOn(conversationId: number, thread: MessageThread, since: number): void {
    if (!thread.detached && (thread.hasGap || since !== this.#syncs)) void this.#fetch(conversationId, thread);
    this.#tell();
  }

  /** Asks for what is missing until nothing is. */
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
        this.#tell();
        if (thread.last >= lastNumber && !thread.hasGap && since === this.#syncs) return;
      } catch (error) {
        // The next connect asks again.
        if (!(error instanceof ChatFailure) || !error.passing || this.settings.link.state !== 'online') return;
        await this.#pause.wait(error.retryAfter);
      }
    }
  }
}
