/** Tags that lost their validity at `at`, a reading of this machine's clock; `remote` where another node said so. */
export type Expiry = { tags: readonly string[]; at: number; remote?: true };
type Listener = (expiry: Expiry) => void | Promise<void>;

/** The tag that stands for every page and every cached read. */
export const everything = '*';
const capacity = 200_000;

/** When each tag last lost its validity. One truth for Next's cache and the page store. */
export class TagRegister {
  #last = 0;
  #floor = 0;
  #expired = new Map<string, number>();
  #listeners = new Set<Listener>();

  /** Milliseconds of the wall clock, but never the same reading twice, so that order is never in doubt. */
  now(): number {
    this.#last = Math.max(this.#last + 1, Date.now());
    return this.#last;
  }

  /** Ends the validity of `tags` now; settles once every listener has dropped what it held. */
  async expire(tags: readonly string[]): Promise<void> {
    if (tags.length) await this.note({ tags, at: this.now() });
  }

  /** Takes over an expiry that another process has announced. */
  async note(expiry: Expiry): Promise<void> {
    for (const tag of expiry.tags) this.#put(tag, expiry.at);
    await Promise.all([...this.#listeners].map((listener) => listener(expiry)));
  }

  #put(tag: string, at: number) {
    if (tag === everything) this.#floor = Math.max(this.#floor, at);
    else {
      const known = this.#expired.get(tag) ?? 0;
      this.#expired.delete(tag);
      this.#expired.set(tag, Math.max(known, at));
    }
    // A forgotten tag would let old pages live on: everything older than it counts as expired instead.
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

  /** Calls `listener` at every expiry; returns what ends that. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const slot = Symbol.for('geco.tag-register');
const shared = globalThis as typeof globalThis & { [slot]?: TagRegister };

/** The register of this process; Next bundles modules of its own, hence on globalThis. */
export const register = (): TagRegister => {
  shared[slot] ??= new TagRegister();
  return shared[slot];
};
