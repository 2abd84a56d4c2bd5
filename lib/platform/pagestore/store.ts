import { ByteLru } from '@/lib/platform/byte-lru';
import { allTags, type Expiry, type TagRegister } from './expiry';
import { idOfEtag, refinePage, type StoredPage, weighPage } from './page';
import { payloadIdOf } from './payload';

/** Browsers ask for the payload a moment after its HTML. */
const replacedMs = 600_000;
const replacedShare = 1 / 16;

/**
 * Cached public pages by key, with a byte limit, dropped by tag. The key is locale, device, canonical address and kind.
 * docs/architecture.md, Public pages.
 */
export class PageStore {
  #pages: ByteLru<StoredPage>;
  #keysOfTag = new Map<string, Set<string>>();
  /** Payloads of HTML that is no longer in the store. */
  #replaced: ByteLru<StoredPage>;

  constructor(
    cap: number,
    private readonly register: TagRegister,
  ) {
    this.#pages = new ByteLru<StoredPage>(cap, (key, page) => this.#unlink(key, page));
    this.#replaced = new ByteLru(cap * replacedShare);
    register.subscribe((expiry) => this.drop(expiry));
  }

  get bytes() {
    return this.#pages.bytes;
  }

  get count() {
    return this.#pages.count;
  }

  /** @param rsc the request header: it may ask for the payload of HTML that is no longer in the store */
  get(key: string, rsc?: string | string[]): StoredPage | undefined {
    const payloadId = payloadIdOf(rsc);
    const replaced = payloadId === null ? undefined : this.#replaced.peek(`${key}|${payloadId}`);
    if (replaced && replaced.freshUntil > Date.now()) return replaced;
    const page = this.#pages.get(key);
    // Crawlers request most pages only once, so refine the compression at the second use.
    if (page && ++page.uses === 2) void this.#refine(key, page);
    return page;
  }

  async #refine(key: string, page: StoredPage): Promise<void> {
    if (await refinePage(page)) this.#pages.resize(key, page, weighPage(page) + key.length * 2);
    else page.uses = 1;
  }

  /** Stores a page, unless one of its tags expired during the render or it exceeds the limit. */
  put(key: string, page: StoredPage): boolean {
    if (!page.tags.length || !this.register.isFresh(page.tags, page.t0)) return false;
    page.size = weighPage(page) + key.length * 2;
    if (!this.#pages.set(key, page)) return false;
    for (const tag of page.tags) {
      const keys = this.#keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysOfTag.set(tag, new Set([key]));
    }
    return true;
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  /** Drops pages with an expired tag that were rendered before the expiry. */
  drop(expiry: Expiry): void {
    const keys = expiry.tags.includes(allTags)
      ? [...this.#pages.entries()].map(([key]) => key)
      : expiry.tags.flatMap((tag) => [...(this.#keysOfTag.get(tag) ?? [])]);
    for (const key of keys) {
      const page = this.#pages.peek(key);
      if (page && page.t0 < expiry.at) this.#pages.delete(key);
    }
  }

  /** Marks all pages as stale: when the renderer crashes, an expiry may be lost. */
  age(): void {
    for (const [, page] of this.#pages.entries()) page.freshUntil = 0;
  }

  #unlink(key: string, page: StoredPage) {
    if (page.payload) this.#keepPayload(key, page.payload);
    for (const tag of page.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }

  #keepPayload(key: string, payload: StoredPage) {
    const replaced = { ...payload, size: weighPage(payload), freshUntil: Date.now() + replacedMs };
    this.#replaced.set(`${key}|${idOfEtag(payload.etag)}`, replaced);
  }
}
