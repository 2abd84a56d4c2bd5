/** What a form can do with what this device keeps of it. */
export type DraftControl<V, E = object> = {
  /** What was kept is in the form again. */
  restored: boolean;
  /** What was typed over an older revision than the stored one, or in another tab, and when; it waits for a decision. */
  older: { at: string; base: number } | null;
  /** Drafts started in other tabs, when, and the first text of each; each can be continued here. */
  begun: readonly { writer: string; at: string; title: string }[];
  /** Puts what was typed into the form, over what is stored now; what stands there of a new thing waits in its turn. */
  take: (writer?: string) => void;
  /** Lets go what waits; returns how to undo it. */
  refuse: (writer?: string) => () => void;
  /** Over which revision is typed, for the call that writes. */
  revision: () => number;
  /** Names the new thing in the calls that make it, and is kept with its text. */
  key: () => string;
  /** To be told of every change. */
  touch: () => void;
  /** These values are stored now, as this revision; of a new thing also under which name. */
  saved: (values: V, revision: number, name?: string) => void;
  /** The form goes on from another revision, with what is stored there and what its fields show of it. */
  rebase: (values: V, revision: number, extra?: E) => void;
  /** Puts back what is stored; returns how to undo it. */
  discard: () => () => void;
  /** Keeps what is typed as the form is left; returns how to let it go, null where nothing was left. */
  leave: () => (() => void) | null;
};
