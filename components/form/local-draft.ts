import { useSyncExternalStore } from 'react';

/** What one page held of a form and had not saved. */
export type LocalDraft<V, E, B = number> = {
  /** The page that wrote it; two pages with the same form keep a draft each. */
  writer: string;
  /** The revision that it was typed over, and what the form held then. */
  base: B;
  from: V;
  values: V;
  /** What the fields show beside their values. */
  extra: E;
  /** Names the new thing in the calls that make it. */
  key?: string;
  /** When it was typed last, as an ISO instant. */
  at: string;
};

const prefix = 'draft:';
/** Where this device keeps what belongs to a form. */
export const slotOf = (name: string): string => prefix + name;

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** What this device kept of a form, the latest first; nothing where it keeps nothing. */
export function listDrafts<V, E, B = number>(name: string): LocalDraft<V, E, B>[] {
  try {
    const kept = parse(localStorage.getItem(slotOf(name)));
    return Array.isArray(kept) ? kept.toSorted((one, other) => (one.at < other.at ? 1 : -1)) : [];
  } catch {
    return [];
  }
}

/** False where the device has no room or keeps nothing. */
function put(name: string, drafts: readonly LocalDraft<unknown, unknown, unknown>[]): boolean {
  try {
    if (drafts.length === 0) localStorage.removeItem(slotOf(name));
    else localStorage.setItem(slotOf(name), JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

/** Whether this device keeps something typed of any form. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** The pages within this one whose text the device did not keep. */
const unkept = new Set<string>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether something typed stands in the page alone, since the device did not keep it. */
export const useUnkept = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unkept.size > 0,
    () => false,
  );

/** Notes that what a page holds need no longer be kept, as once it is left. */
export function forgetUnkept(writer: string): void {
  if (unkept.delete(writer)) tell();
}

/** Forgets what a page kept of a form. */
export function dropDraft(name: string, writer: string): void {
  forgetUnkept(writer);
  const drafts = listDrafts(name);
  const others = drafts.filter((draft) => draft.writer !== writer);
  if (others.length < drafts.length) put(name, others);
}

/** Keeps what a page holds of a form, in the place of what the same page kept before. */
export function writeDraft<V, E, B>(name: string, draft: LocalDraft<V, E, B>): void {
  const others = listDrafts<V, E, B>(name).filter(({ writer }) => writer !== draft.writer);
  if (put(name, [draft, ...others])) forgetUnkept(draft.writer);
  else {
    unkept.add(draft.writer);
    tell();
  }
}

/** Has what this device kept of one form offered by another, as of what is not new any more. */
export function moveDrafts(from: string, to: string): void {
  const drafts = listDrafts(from);
  if (drafts.length > 0 && put(to, [...drafts, ...listDrafts(to)])) put(from, []);
}

/** Notes for the page that this tab loads next that it goes on with what a page kept of a new thing. */
export function leaveDraft(name: string, writer: string): void {
  try {
    if (listDrafts(name).some((draft) => draft.writer === writer)) sessionStorage.setItem(slotOf(name), writer);
  } catch {
    // The draft is offered instead.
  }
}

/** Whose draft of a new thing this tab goes on with; only once, since a copy of the tab begins with the same notes. */
export function claimDraft(name: string): string | null {
  try {
    const writer = sessionStorage.getItem(slotOf(name));
    sessionStorage.removeItem(slotOf(name));
    return writer;
  } catch {
    return null;
  }
}

/** Forgets all that this device kept of a form, as when the thing itself goes back to what is published. */
export function dropDrafts(name: string): void {
  put(name, []);
}
