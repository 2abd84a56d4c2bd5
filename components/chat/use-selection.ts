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

/** Stored in a history entry whose previous entry is the list. */
const fromList = 'chatFromList';

/** The open conversation; kept in the address, so that reload and Back restore it. */
export function useSelection(first: number | null) {
  const [selected, setSelected] = useState(first);
  useEffect(() => {
    const back = () => setSelected(idOf(location.href));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  /** @param replace replaces the history entry */
  const select = (id: number, replace = false) => {
    setSelected(id);
    if (replace) history.replaceState(history.state, '', addressOf(id));
    else history.pushState({ ...history.state, [fromList]: selected === null }, '', addressOf(id));
  };
  /** Back to the list: through the history if it is the previous entry, so that Back continues from there. */
  const leave = () => {
    if (history.state?.[fromList]) return history.back();
    setSelected(null);
    history.replaceState(history.state, '', addressOf(null));
  };
  return { selected, select, leave };
}
