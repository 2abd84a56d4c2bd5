/** Tags that expired at `at`, by this machine's clock; `remote` if announced by another node. */
export type Expiry = { tags: readonly string[]; at: number; remote?: true };
type Listener = (expiry: Expiry) => void | Promise<void>;

/** The tag of every page and cached read. */
export const allTags = '*';
const capacity = 200_000;

/** When each tag last expired; shared by Next's cache and the page store. */
export class TagRegister {
  #last = 0;
  #floor = 0;
  #expired = new Map<string, number>();
  #listeners = new Set<Listener>();

  /** Wall clock milliseconds, made strictly increasing, so that the order is certain. */
  now(): number {
    this.#last = Math.max(this.#last + 1, Date.now());
    return this.#last;
  }

  /** Expires `tags` now; resolves once every listener has dropped its entries. */
  async expire(tags: readonly string[]): Promise<void> {
    if (tags.length) await this.note({ tags, at: this.now() });
  }

  /** Applies an expiry announced by another process. */
  async note(expiry: Expiry): Promise<void> {
    for (const tag of expiry.tags) this.#put(tag, expiry.at);
    await Promise.all([...this.#listeners].map((listener) => listener(expiry)));
  }

  #put(tag: string, at: number) {
    if (tag === allTags) this.#floor = Math.max(this.#floor, at);
    else {
      const known = this.#expired.get(tag) ?? 0;
      this.#expired.delete(tag);
      this.#expired.set(tag, Math.max(known, at));
    }
    // Forgetting a tag would keep old pages valid, so everything older than it counts as expired.
    while (this.#expired.size > capacity) {
      const [oldest] = this.#expired;
      if (!oldest) break;
      this.#expired.delete(oldest[0]);
      this.#floor = Math.max(this.#floor, oldest[1]);
    }
  }

  /** True where none of `tags` has expired since the reading `t0`. */
  isFresh(tags: Iterable<string>, t0: number): boolean {
    if (this.#floor > t0) return false;
    for (const tag of tags) if ((this.#expired.get(tag) ?? 0) > t0) return false;
    return true;
  }

  /** Calls `listener` at every expiry; returns the unsubscribe function. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const slot = Symbol.for('geco.tag-register');
const shared = globalThis as typeof globalThis & { [slot]?: TagRegister };

/** The process's register; on globalThis, since Next bundles its own modules. */
export const tagRegister = (): TagRegister => {
  shared[slot] ??= new TagRegister();
  return shared[slot];
};

/**
 * Expires all cached reads and pages with one of `tags`; called by commands after commit. Resolves once the front has
 * dropped them too. docs/architecture.md, Public pages.
 */
export const expire = (tags: readonly string[]): Promise<void> => tagRegister().expire(tags);

/** Clears all caches, as after a bulk load. */
export const expireAll = (): Promise<void> => tagRegister().expire([allTags]);
