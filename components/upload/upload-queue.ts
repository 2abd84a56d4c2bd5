import { type Sending, type sendFile, type Ticket, UploadFailure } from '@/lib/upload/client';
import { refusalOf } from '@/lib/upload/rules';
import type { UploadKind, UploadView } from '@/lib/upload/types';

/** A file on its way. */
export type QueuedFile = {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
  sent: number;
  state: 'waiting' | 'sending' | 'checking' | 'failed';
  /** Why it failed. */
  failure: UploadFailure | null;
};
type Entry = QueuedFile & { file: File; ticket: Ticket | null; stop: AbortController | null };
type Settings = {
  kind: UploadKind;
  userType: Sending['userType'];
  send: typeof sendFile;
  /** A file has arrived and passed. */
  done: (upload: UploadView) => void;
};

/** Sends files one after the other, so that they arrive in the order in which they were chosen. */
export class UploadQueue {
  #entries: Entry[] = [];
  #shown: readonly QueuedFile[] = [];
  #listeners = new Set<() => void>();
  #last = 0;

  constructor(private readonly settings: Settings) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): readonly QueuedFile[] => this.#shown;

  add(files: readonly File[]): void {
    for (const file of files) {
      const key = refusalOf(this.settings.kind, file.name, file.size);
      this.#entries.push({
        id: ++this.#last,
        name: file.name,
        size: file.size,
        sent: 0,
        state: key ? 'failed' : 'waiting',
        failure: key && new UploadFailure({ key }, false),
        file,
        ticket: null,
        stop: null,
      });
    }
    this.#changed();
  }

  /** Takes a file out, whatever its state. */
  cancel(id: number): void {
    this.#entries.find((one) => one.id === id)?.stop?.abort();
    this.#entries = this.#entries.filter((one) => one.id !== id);
    this.#changed();
  }

  /** Sends a failed file again; what has arrived of it is kept. */
  retry(id: number): void {
    this.#set(id, { state: 'waiting', failure: null });
  }

  /** Stops everything, as when the page is left. */
  close(): void {
    for (const { stop } of this.#entries) stop?.abort();
    this.#entries = [];
    this.#changed();
  }

  #set(id: number, change: Partial<Entry>): void {
    this.#entries = this.#entries.map((one) => (one.id === id ? { ...one, ...change } : one));
    this.#changed();
  }

  #changed(): void {
    this.#shown = [...this.#entries];
    for (const listener of this.#listeners) listener();
    const busy = this.#entries.some(({ state }) => state === 'sending' || state === 'checking');
    const next = this.#entries.find(({ state }) => state === 'waiting');
    if (next && !busy) void this.#start(next);
  }

  async #start({ id, file, ticket }: Entry): Promise<void> {
    const { kind, userType, send, done } = this.settings;
    const stop = new AbortController();
    this.#set(id, { state: 'sending', stop });
    try {
      const upload = await send(file, {
        kind,
        userType,
        signal: stop.signal,
        ticket,
        onTicket: (given) => this.#set(id, { ticket: given }),
        onProgress: (sent) => this.#set(id, { sent }),
        onSent: () => this.#set(id, { state: 'checking', sent: file.size }),
      });
      if (stop.signal.aborted) return;
      this.#entries = this.#entries.filter((one) => one.id !== id);
      done(upload);
      this.#changed();
    } catch (error) {
      const failure = error instanceof UploadFailure ? error : new UploadFailure(null, true, { cause: error });
      if (!stop.signal.aborted) this.#set(id, { state: 'failed', failure, stop: null });
    }
  }
}
