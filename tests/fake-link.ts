import type { ChatConnection, LinkState } from '@/lib/chat/client/connection';
import type { ChatEvents } from '@/lib/chat/events';

type Call = (path: string, input: Record<string, unknown>) => Promise<unknown>;

/** A socket link with responses set by the test, recording its calls. */
export class FakeLink {
  state: LinkState = 'online';
  asked: { path: string; input: Record<string, unknown> }[] = [];
  #states = new Set<(state: LinkState) => void>();
  #heard = new Map<string, Set<(data: never) => void>>();

  constructor(public answer: Call = async () => null) {}

  on(event: string, listener: (data: never) => void): () => void {
    const listeners = this.#heard.get(event) ?? new Set();
    this.#heard.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  onState(listener: (state: LinkState) => void): () => void {
    this.#states.add(listener);
    return () => void this.#states.delete(listener);
  }

  call({ path }: { path: string }, input: Record<string, unknown>): Promise<unknown> {
    this.asked.push({ path, input });
    return this.answer(path, input);
  }

  tell<E extends keyof ChatEvents>(event: E, data: Partial<ChatEvents[E]>): void {
    for (const listener of this.#heard.get(event) ?? []) listener(data as never);
  }

  become(state: LinkState): void {
    this.state = state;
    for (const listener of this.#states) listener(state);
  }

  /** Inputs of calls to a path, in order. */
  inputs(path: string): Record<string, unknown>[] {
    return this.asked.filter((one) => one.path === path).map(({ input }) => input);
  }

  get link(): ChatConnection {
    return this as unknown as ChatConnection;
  }
}
