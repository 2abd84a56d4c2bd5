/** Controls the local draft of a form. */
export type DraftControl<V, E = object> = {
  /** The draft was restored to the form. */
  restored: boolean;
  /** A draft of an older revision, or of another tab, with its time; waits for a decision. */
  older: { at: string; base: number } | null;
  /** Drafts of new items begun in other tabs, with time and first text; each can be continued here. */
  begun: readonly { writer: string; at: string; title: string }[];
  /** Restores a draft over the stored values; a new item's current input becomes a waiting draft. */
  take: (writer?: string) => void;
  /** Discards a waiting draft; returns an undo function. */
  refuse: (writer?: string) => () => void;
  /** The revision being edited, for the write call. */
  revision: () => number;
  /** Idempotency key for creating the item; stored with the draft. */
  key: () => string;
  /** Call on every change. */
  touch: () => void;
  /** Call when values were stored as a revision; new items also pass their name. */
  saved: (values: V, revision: number, name?: string) => void;
  /** Continues from another revision with its stored values and display data. */
  rebase: (values: V, revision: number, extra?: E) => void;
  /** Resets to the stored values; returns an undo function. */
  discard: () => () => void;
  /** Stores the draft on leaving the form; returns a discard function, null if there is none. */
  leave: () => (() => void) | null;
};
