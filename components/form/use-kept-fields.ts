'use client';

import { useRef, useState } from 'react';
import type { DraftControl } from './draft-control';
import { useKeptDraft } from './use-kept-draft';

const nothing = {};

export type KeptFields<V extends object> = {
  values: V;
  draft: DraftControl<V>;
  change: (some: Partial<V>) => void;
  /** Begins anew, since what was typed has been sent. */
  sent: () => void;
};

/**
 * What a small form without a schema of its own holds, kept on this device until it is sent.
 * @param name names what is written about, on this device
 * @param blank what the form begins with
 * @param revision of what is written over; left out for what has none
 */
export function useKeptFields<V extends object>(name: string, blank: V, revision = 0): KeptFields<V> {
  const [first] = useState(blank);
  // One that is read anew is not what was typed over.
  const [begun] = useState(revision);
  const [values, setValues] = useState(first);
  // What is typed is read before React has drawn it, as when its dialog closes.
  const held = useRef(first);
  const put = (next: V) => {
    held.current = next;
    setValues(next);
  };
  const draft = useKeptDraft<V, object>({
    ...{ name, revision: begun, values: first, extra: nothing },
    read: () => ({ values: held.current, extra: nothing }),
    put: (kept) => put({ ...first, ...kept.values }),
    settle: () => undefined,
  });
  return {
    values,
    draft,
    change: (some) => {
      put({ ...held.current, ...some });
      draft.touch();
    },
    sent: () => {
      put(first);
      draft.saved(first, begun);
    },
  };
}
