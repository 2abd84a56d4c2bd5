import { randomUUID } from 'node:crypto';
import { ChatClient } from '@/lib/chat/client/client';
import { ChatConnection } from '@/lib/chat/client/connection';
import { memoryOutbox } from '@/lib/chat/client/outbox';
import type { Person } from './people';

export type Sent = { conversationId: number; clientId: string; text: string };

/** A person with the chat open, using the browser's client. */
export class Talker {
  /** Messages confirmed by the server, in sending order. */
  readonly confirmed: Sent[] = [];
  readonly link: ChatConnection;
  readonly client: ChatClient;
  #open = new Map<string, Sent>();

  constructor(
    readonly person: Person,
    port: number,
    readonly talks: readonly number[],
  ) {
    const origin = `http://127.0.0.1:${port}`;
    const { kind, accountId, cookie } = person;
    this.link = new ChatConnection({ origin, userType: kind, page: 'chat', headers: { cookie, origin } });
    this.client = new ChatClient({
      ...{ link: this.link, outbox: memoryOutbox(), accountId, site: 'en', newId: randomUUID },
    });
    this.client.subscribe(() => this.#note());
  }

  async open(): Promise<void> {
    for (const id of this.talks)
      while (
        !(await this.client.open(id).then(
          () => true,
          () => false,
        ))
      )
        await new Promise((done) => setTimeout(done, 200));
  }

  get unconfirmed(): number {
    return this.client.waiting.length;
  }

  async say(conversationId: number, text: string): Promise<void> {
    const sending = this.client.send(conversationId, { kind: 'text', text });
    const waiting = this.client.waiting.at(-1);
    if (waiting) this.#open.set(waiting.clientId, { conversationId, clientId: waiting.clientId, text });
    await sending;
  }

  #note(): void {
    const waiting = new Set(this.client.waiting.map(({ clientId }) => clientId));
    for (const [clientId, sent] of this.#open)
      if (!waiting.has(clientId)) {
        this.confirmed.push(sent);
        this.#open.delete(clientId);
      }
    const refused = this.client.waiting.find((one) => one.refused !== null);
    if (refused) throw new Error(`refused: ${refused.refused}`);
  }

  close(): void {
    this.client.close();
    this.link.close();
  }
}
