import type { ChatMessage } from '../schema';

/**
 * The messages of one conversation that a page has: always a run without gaps. What comes too early waits until what is
 * between has come.
 */
export class MessageThread {
  /** By number, each one more than the one before. */
  items: readonly ChatMessage[] = [];
  /** Whether its newest page has come. */
  begun = false;
  /** Whether it ends before the newest message: a run around an older one. */
  detached = false;
  /** Another each time that it begins. */
  generation = 0;
  /** The reading of its first page, and of what it misses while there is something. */
  beginning: Promise<void> | undefined;
  fetching: Promise<void> | undefined;
  #early = new Map<number, ChatMessage>();

  /** The number of the last message that it has without a gap; 0 where it has none. */
  get last(): number {
    return this.items.at(-1)?.number ?? 0;
  }

  get first(): number {
    return this.items[0]?.number ?? 0;
  }

  /** Whether something later has come than what is missing. */
  get hasGap(): boolean {
    return this.begun && !this.detached && this.#early.size > 0;
  }

  /** Takes messages that follow in the order of their numbers; those that it has are left out. */
  accept(messages: readonly ChatMessage[]): void {
    for (const message of messages) if (message.number > this.last) this.#early.set(message.number, message);
    if (!this.begun) return;
    const more: ChatMessage[] = [];
    let next = this.last + 1;
    for (let found = this.#early.get(next); found; found = this.#early.get(next)) {
      more.push(found);
      this.#early.delete(next);
      next += 1;
    }
    if (more.length > 0) this.items = [...this.items, ...more];
  }

  /** Begins with the newest page, or anew with one around an older message. */
  begin(messages: readonly ChatMessage[], detached = false): void {
    this.begun = true;
    this.detached = detached;
    this.generation += 1;
    this.items = messages;
    for (const number of this.#early.keys()) if (number <= this.last) this.#early.delete(number);
    this.accept([]);
  }

  /** Takes a page that ends right before the first that it has. */
  prepend(messages: readonly ChatMessage[]): void {
    if (messages.at(-1)?.number === this.first - 1) this.items = [...messages, ...this.items];
  }
}
