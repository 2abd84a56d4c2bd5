import type { ChatMessage } from '../schema';

/**
 * The loaded messages of one conversation, always consecutive. Messages that arrive early are kept back until the gap
 * is filled.
 */
export class MessageThread {
  /** By number, without gaps. */
  items: readonly ChatMessage[] = [];
  /** Whether the newest page has been loaded. */
  begun = false;
  /** Whether it ends before the newest message: a run around an older one. */
  detached = false;
  /** Increases each time the messages are replaced. */
  generation = 0;
  /** Promises of the first page, and of filling gaps while that runs. */
  beginning: Promise<void> | undefined;
  fetching: Promise<void> | undefined;
  #early = new Map<number, ChatMessage>();

  /** Number of the last consecutive message; 0 if empty. */
  get last(): number {
    return this.items.at(-1)?.number ?? 0;
  }

  get first(): number {
    return this.items[0]?.number ?? 0;
  }

  /** Whether messages after a gap have arrived. */
  get hasGap(): boolean {
    return this.begun && !this.detached && this.#early.size > 0;
  }

  /** Adds messages in order of their numbers; known ones are ignored. */
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

  /** Starts with the newest page, or again with a page around an older message. */
  begin(messages: readonly ChatMessage[], detached = false): void {
    this.begun = true;
    this.detached = detached;
    this.generation += 1;
    this.items = messages;
    for (const number of this.#early.keys()) if (number <= this.last) this.#early.delete(number);
    this.accept([]);
  }

  /** Adds a page that ends right before the first loaded message. */
  prepend(messages: readonly ChatMessage[]): void {
    if (messages.at(-1)?.number === this.first - 1) this.items = [...messages, ...this.items];
  }
}
