import { type Sending, type sendFile, type Ticket, type UploadCalls, UploadFailure } from '@/lib/upload/client';
import { type fitPicture, needsFitting } from '@/lib/upload/resize/client';
import { refusalOf } from '@/lib/upload/rules';
import type { UploadKind, UploadView } from '@/lib/upload/types';

/** A file being uploaded. */
export type QueuedFile = {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
  sent: number;
  /** `fitting`: a photo is downscaled before upload. */
  state: 'waiting' | 'fitting' | 'sending' | 'checking' | 'failed';
  /** Cause of the failure. */
  failure: UploadFailure | null;
};
type Entry = QueuedFile & { file: File; fits: boolean; ticket: Ticket | null; stop: AbortController | null };
type Settings = {
  kind: UploadKind;
  userType: Sending['userType'];
  calls?: UploadCalls;
  send: typeof sendFile;
  prepare: typeof fitPicture;
  /** Called when a file was uploaded and passed the check. */
  done: (upload: UploadView) => void;
};

/** Uploads files sequentially, so that they arrive in the chosen order. */
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

  /** Adds files. Previous rejections are cleared when a valid file follows. */
  add(files: readonly File[]): void {
    const added = files.map((file) => this.#entryOf(file));
    const isRight = added.some(({ state }) => state === 'waiting');
    const isStale = ({ failure }: Entry) => isRight && failure !== null && !failure.retryable;
    this.#entries = [...this.#entries.filter((one) => !isStale(one)), ...added];
    this.#changed();
  }

  #entryOf(file: File): Entry {
    const { kind } = this.settings;
    const { name, size } = file;
    const fits = !needsFitting(kind, name, size);
    const key = fits ? refusalOf(kind, name, size) : null;
    const failure = key && new UploadFailure({ key }, false);
    const state = key ? 'failed' : 'waiting';
    return { id: ++this.#last, name, size, sent: 0, state, failure, file, fits, ticket: null, stop: null };
  }

  /** Removes a file in any state. */
  cancel(id: number): void {
    this.#entries.find((one) => one.id === id)?.stop?.abort();
    this.#entries = this.#entries.filter((one) => one.id !== id);
    this.#changed();
  }

  /** Retries a failed file, resuming its upload. */
  retry(id: number): void {
    this.#set(id, { state: 'waiting', failure: null });
  }

  /** Aborts all uploads, for page unload. */
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
    const busy = this.#entries.some(({ state }) => state === 'fitting' || state === 'sending' || state === 'checking');
    const next = this.#entries.find(({ state }) => state === 'waiting');
    if (next && !busy) void this.#start(next);
  }

  /** Downscales a photo once; retries reuse the result. */
  async #fitted({ id, file }: Entry, signal: AbortSignal): Promise<File> {
    const { kind, prepare } = this.settings;
    const small = await prepare(file, kind, {
      signal,
      onProgress: (share) => this.#set(id, { sent: share * file.size }),
    });
    this.#set(id, { file: small, fits: true, size: small.size, sent: 0, state: 'sending' });
    return small;
  }

  async #start(entry: Entry): Promise<void> {
    const { id, fits, ticket } = entry;
    const { kind, userType, calls, send, done } = this.settings;
    const stop = new AbortController();
    this.#set(id, { state: fits ? 'sending' : 'fitting', stop });
    try {
      const file = fits ? entry.file : await this.#fitted(entry, stop.signal);
      if (stop.signal.aborted) return;
      const upload = await send(file, {
        kind,
        userType,
        ...(calls ? { calls } : {}),
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
