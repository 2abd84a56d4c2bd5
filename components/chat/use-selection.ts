'use client';

import { useEffect, useState } from 'react';

const idOf = (address: string): number | null => {
  const id = Number(new URL(address).searchParams.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};
const addressOf = (id: number | null): string => {
  const url = new URL(location.href);
  url.search = id === null ? '' : `?id=${id}`;
  return url.href;
};

/** Kept with an entry of the history: the one before it is the list. */
const fromList = 'chatFromList';

/** Which conversation is open. It stands in the address, so that a reload and the way back find it. */
export function useSelection(first: number | null) {
  const [selected, setSelected] = useState(first);
  useEffect(() => {
    const back = () => setSelected(idOf(location.href));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  /** @param replace in the place of what the address says now, to which no way leads back */
  const select = (id: number, replace = false) => {
    setSelected(id);
    if (replace) history.replaceState(history.state, '', addressOf(id));
    else history.pushState({ ...history.state, [fromList]: selected === null }, '', addressOf(id));
  };
  /** To the list: by the history where it is one step back, so that the browser's own way back leads on from there. */
  const leave = () => {
    if (history.state?.[fromList]) return history.back();
    setSelected(null);
    history.replaceState(history.state, '', addressOf(null));
  };
  return { selected, select, leave };
}
