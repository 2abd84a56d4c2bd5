'use client';

import { useRef, useState } from 'react';
import type { DraftControl } from './draft-control';
import { useKeptDraft } from './use-kept-draft';

const nothing = {};

export type KeptFields<V extends object> = {
  values: V;
  draft: DraftControl<V>;
  change: (some: Partial<V>) => void;
  /** Resets after sending. */
  sent: () => void;
};

/**
 * Input of a small form without a schema, stored on this device until sent.
 * @param name names the subject on this device
 * @param blank initial values
 * @param revision of the edited text; omit if it has none
 */
export function useKeptFields<V extends object>(name: string, blank: V, revision = 0): KeptFields<V> {
  const [first] = useState(blank);
  // Ignores refetches: the input is based on the first revision.
  const [begun] = useState(revision);
  const [values, setValues] = useState(first);
  // Read before re-render, for example when the dialog closes.
  const latest = useRef(first);
  const put = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  const draft = useKeptDraft<V, object>({
    ...{ name, revision: begun, values: first, extra: nothing },
    read: () => ({ values: latest.current, extra: nothing }),
    put: (kept) => put({ ...first, ...kept.values }),
    settle: () => undefined,
  });
  return {
    values,
    draft,
    change: (some) => {
      put({ ...latest.current, ...some });
      draft.touch();
    },
    sent: () => {
      put(first);
      draft.saved(first, begun);
    },
  };
}
