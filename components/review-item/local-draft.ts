/** What a form holds that is not saved, with what its fields show beside their values. */
export type LocalDraft<V, E> = { values: V; extra: E };

const prefix = 'draft:';

/** Unsaved entries of a form that this device kept; null for none, or where it keeps nothing. */
export function readDraft<V, E>(name: string): LocalDraft<V, E> | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps unsaved entries on this device. */
export function writeDraft<V, E>(name: string, draft: LocalDraft<V, E>): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // A device that keeps nothing loses what was not saved, as any form does.
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept.
  }
}
