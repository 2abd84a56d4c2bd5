/** What one page held of a form and had not saved. */
export type LocalDraft<V, E> = {
  /** The page that wrote it; two pages with the same form keep a draft each. */
  writer: string;
  /** The revision that it was typed over, and what the form held then. */
  base: number;
  from: V;
  values: V;
  /** What the fields show beside their values. */
  extra: E;
  /** When it was typed last, as an ISO instant. */
  at: string;
};

const prefix = 'draft:';

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** What this device kept of a form, the latest first; nothing where it keeps nothing. */
export function listDrafts<V, E>(name: string): LocalDraft<V, E>[] {
  try {
    const kept = parse(localStorage.getItem(prefix + name));
    return Array.isArray(kept) ? kept.toSorted((one, other) => (one.at < other.at ? 1 : -1)) : [];
  } catch {
    return [];
  }
}

function put(name: string, drafts: readonly LocalDraft<unknown, unknown>[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(drafts));
  } catch {
    // A device that keeps nothing loses what was not saved, as any form does.
  }
}

/** Forgets what a page kept of a form. */
export function dropDraft(name: string, writer: string): void {
  const drafts = listDrafts(name);
  const others = drafts.filter((draft) => draft.writer !== writer);
  if (others.length < drafts.length) put(name, others);
}

/** Keeps what a page holds of a form, in the place of what the same page kept before. */
export function writeDraft<V, E>(name: string, draft: LocalDraft<V, E>): void {
  put(name, [draft, ...listDrafts(name).filter(({ writer }) => writer !== draft.writer)]);
}

/** Notes for the page that this tab loads next that it goes on with what a page kept of a new thing. */
export function leaveDraft(name: string, writer: string): void {
  try {
    if (listDrafts(name).some((draft) => draft.writer === writer)) sessionStorage.setItem(prefix + name, writer);
  } catch {
    // The draft is offered instead.
  }
}

/** Whose draft of a new thing this tab goes on with; only once, since a copy of the tab begins with the same notes. */
export function claimDraft(name: string): string | null {
  try {
    const writer = sessionStorage.getItem(prefix + name);
    sessionStorage.removeItem(prefix + name);
    return writer;
  } catch {
    return null;
  }
}

/** Forgets all that this device kept of a form, as when the thing itself goes back to what is published. */
export function dropDrafts(name: string): void {
  put(name, []);
}
