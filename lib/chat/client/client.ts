import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/site';
import type { ChatMessage, MessageInput, Progress } from '../schema';
import { type ChatCalls, memberCalls } from './calls';
import type { ChatFailure, Link } from './link';
import type { OutboxStore, Waiting } from './outbox';
import { Pause } from './pause';
import { Sender } from './sender';
import { Thread } from './thread';

/** Messages after a sought one that are read with it: half a page. */
const around = 25;

type Settings = {
  link: Link;
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
  #threads = new Map<number, Thread>();
  #fetching = new Map<number, Promise<void>>();
  #listeners = new Set<() => void>();
  #pause = new Pause();
  #version = 0;
  #sender: Sender;
  #calls: ChatCalls;

  constructor(private readonly settings: Settings) {
    const { link, outbox, site, newId, onUnkept, calls = memberCalls } = settings;
    this.#calls = calls;
    this.#sender = new Sender({
      ...{ link, outbox, site, newId, onUnkept, pause: this.#pause, call: calls.send },
      onChange: () => this.#tell(),
      onSent: (message) => this.#hear(message),
    });
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
  get waiting(): readonly Waiting[] {
    return this.#sender.waiting;
  }

  /**
   * Reads the newest page of a conversation, and follows it from then on.
   * @throws ChatFailure
   */
  async open(conversationId: number): Promise<void> {
    const known = this.#threads.get(conversationId);
    if (known) return known.detached ? undefined : this.#fetch(conversationId);
    const thread = new Thread();
    this.#threads.set(conversationId, thread);
    try {
      const { items } = await this.#read({ conversationId });
      thread.begin(items);
      this.#tell();
    } catch (error) {
      this.#threads.delete(conversationId);
      throw error;
    }
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
    const { items, lastNumber } = await this.#read({ conversationId, before: number + around });
    thread.begin(items, (items.at(-1)?.number ?? 0) < lastNumber);
    this.#tell();
  }

  /**
   * Reads the page after the last message that there is, where later ones were left out.
   * @throws ChatFailure
   */
  async openNewer(conversationId: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    if (!thread?.detached) return;
    const { items, lastNumber } = await this.#read({ conversationId, after: thread.last });
    thread.accept(items);
    if (thread.last >= lastNumber) thread.detached = false;
    this.#tell();
  }

  /**
   * Goes back to the newest page.
   * @throws ChatFailure
   */
  async openNewest(conversationId: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    if (!thread?.detached) return;
    thread.begin((await this.#read({ conversationId })).items);
    this.#tell();
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

  /** Sends a message, now or when there is a way; it waits on the device until the server has it. */
  send(conversationId: number, message: MessageInput): Promise<string> {
    return this.#sender.send(conversationId, message);
  }

  /** Tries once more what was refused. */
  retry(clientId: string): Promise<void> {
    return this.#sender.retry(clientId);
  }

  /** Gives up what was not sent. */
  discard(clientId: string): void {
    this.#sender.drop(clientId);
  }

  /** Says how far a conversation has come here and was read; whether it arrives is no matter, it is said again. */
  async reach(conversationId: number, progress: Progress): Promise<void> {
    await this.settings.link.call(this.#calls.reach, { conversationId, ...progress }).catch(() => {});
  }

  close(): void {
    this.#pause.end();
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
    if (thread?.hasGap) void this.#fetch(message.conversationId);
    this.#tell();
  }

  #sync(): void {
    for (const [id, { begun, detached }] of this.#threads) if (begun && !detached) void this.#fetch(id);
    this.#sender.pumpAll();
  }

  /** Asks for what is missing until nothing is. */
  #fetch(conversationId: number): Promise<void> {
    const running = this.#fetching.get(conversationId);
    if (running) return running;
    const fetching = this.#fetchAll(conversationId).finally(() => this.#fetching.delete(conversationId));
    this.#fetching.set(conversationId, fetching);
    return fetching;
  }

  async #fetchAll(conversationId: number): Promise<void> {
    const thread = this.#threads.get(conversationId);
    while (thread && !this.#pause.over) {
      try {
        const { items, lastNumber } = await this.#read({ conversationId, after: thread.last });
        if (thread.detached) return;
        thread.accept(items);
        this.#tell();
        if (thread.last >= lastNumber && !thread.hasGap) return;
      } catch (error) {
        const failure = error as ChatFailure;
        // The next connect asks again.
        if (!failure.passing || this.settings.link.state !== 'online') return;
        await this.#pause.wait(failure.retryAfter);
      }
    }
  }
}
