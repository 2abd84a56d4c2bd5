import { AsyncLocalStorage } from 'node:async_hooks';
import { tagRegister } from './expiry';

/** What one render depended on: its tags, and the register's clock before it began. */
export type RenderNote = { tags: readonly string[]; t0: number };
type RenderContext = { tags: Set<string>; t0: number; isSegment: boolean };
type Shared = { storage: AsyncLocalStorage<RenderContext>; notes: Map<string, RenderNote> };

const capacity = 5_000;
const slot = Symbol.for('geco.render-context');
const root = globalThis as typeof globalThis & { [slot]?: Shared };
const shared = (): Shared => {
  root[slot] ??= { storage: new AsyncLocalStorage(), notes: new Map() };
  return root[slot];
};

const plain = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Runs one request, collecting the tags that Next's cache reads and writes within it.
 * @param isSegment it asks for a segment of a page, as a prefetch does
 */
export const runRender = <Result>(work: () => Result, isSegment = false): Result =>
  shared().storage.run({ tags: new Set(), t0: tagRegister().now(), isSegment }, work);

/** Whether the current request asks for a segment of a page. */
export const isSegmentRender = (): boolean => shared().storage.getStore()?.isSegment ?? false;

/** The clock's reading from before this request began. */
export const renderStart = (): number => shared().storage.getStore()?.t0 ?? tagRegister().now();

/** Adds a cached page's dependencies to the current request, and remembers them by internal path. */
export function noteRender(path: string | null, note: RenderNote): void {
  const context = shared().storage.getStore();
  if (context) {
    for (const tag of note.tags) context.tags.add(tag);
    context.t0 = Math.min(context.t0, note.t0);
  }
  if (path === null) return;
  const { notes } = shared();
  const key = plain(path);
  notes.delete(key);
  notes.set(key, note);
  if (notes.size > capacity) for (const oldest of notes.keys()) return void notes.delete(oldest);
}

/**
 * What the current response depends on. A request that joined another's render saw no cache calls, so it uses the note
 * of its internal path. Null if unknown; then it must not be stored.
 */
export function readRender(path: string | null): RenderNote | null {
  const context = shared().storage.getStore();
  if (context?.tags.size) return { tags: [...context.tags], t0: context.t0 };
  return (path === null ? undefined : shared().notes.get(plain(path))) ?? null;
}
