import { useSyncExternalStore } from 'react';

/** Unsaved input of a form on one page. */
export type LocalDraft<V, E, B = number> = {
  /** The page that wrote it; two pages with the same form keep separate drafts. */
  writer: string;
  /** The revision edited, and the form's values then. */
  base: B;
  from: V;
  values: V;
  /** Display data of fields besides values. */
  extra: E;
  /** Idempotency key for creating the item. */
  key?: string;
  /** Last change, as an ISO instant. */
  at: string;
};

const prefix = 'draft:';
/** Storage key of a form. */
export const slotOf = (name: string): string => prefix + name;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** Drafts of a form on this device, latest first; empty without storage. */
export function listDrafts<V, E, B = number>(name: string): LocalDraft<V, E, B>[] {
  try {
    const kept = parse(localStorage.getItem(slotOf(name)));
    return Array.isArray(kept) ? kept.toSorted((one, other) => (one.at < other.at ? 1 : -1)) : [];
  } catch {
    return [];
  }
}

/** False if storage is full or unavailable. */
function put(name: string, drafts: readonly LocalDraft<unknown, unknown, unknown>[]): boolean {
  try {
    if (drafts.length === 0) localStorage.removeItem(slotOf(name));
    else localStorage.setItem(slotOf(name), JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

/** Whether this device has any draft. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** Pages in this tab whose drafts could not be stored. */
const unkept = new Set<string>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether some input could not be stored and exists only in the page. */
export const useUnkept = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unkept.size > 0,
    () => false,
  );

/** The page's input no longer needs storing, for example once left. */
export function forgetUnkept(writer: string): void {
  if (unkept.delete(writer)) tell();
}

/** Deletes a page's draft of a form. */
export function dropDraft(name: string, writer: string): void {
  forgetUnkept(writer);
  const drafts = listDrafts(name);
  const others = drafts.filter((draft) => draft.writer !== writer);
  if (others.length < drafts.length) put(name, others);
}

/** Stores a page's draft of a form, replacing its previous one. */
export function writeDraft<V, E, B>(name: string, draft: LocalDraft<V, E, B>): void {
  const others = listDrafts<V, E, B>(name).filter(({ writer }) => writer !== draft.writer);
  if (put(name, [draft, ...others])) forgetUnkept(draft.writer);
  else {
    unkept.add(draft.writer);
    tell();
  }
}

/** Offers a form's drafts in another form, for example when a new item was saved. */
export function moveDrafts(from: string, to: string): void {
  const drafts = listDrafts(from);
  if (drafts.length > 0 && put(to, [...drafts, ...listDrafts(to)])) put(from, []);
}

/** Lets the next page in this tab continue a page's draft of a new item. */
export function leaveDraft(name: string, writer: string): void {
  try {
    if (listDrafts(name).some((draft) => draft.writer === writer)) sessionStorage.setItem(slotOf(name), writer);
  } catch {
    // Without it the draft is offered instead of restored.
  }
}

/** Writer of the draft that this tab continues; consumed, since a duplicated tab starts with the same storage. */
export function claimDraft(name: string): string | null {
  try {
    const writer = sessionStorage.getItem(slotOf(name));
    sessionStorage.removeItem(slotOf(name));
    return writer;
  } catch {
    return null;
  }
}

/** Deletes all drafts of a form, for example when the item is reset to the published version. */
export function dropDrafts(name: string): void {
  put(name, []);
}
