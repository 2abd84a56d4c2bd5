'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';

const key = 'list-view';
const views = ['grid', 'rows'] as const;
type View = (typeof views)[number];

/** Grid or rows: a browser preference stored on <html>, so that items are rendered once. */
export function ViewSwitch({ label, ...names }: { label: string; grid: string; rows: string }) {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => setView(localStorage.getItem(key) === 'rows' ? 'rows' : 'grid'), []);
  useEffect(() => {
    if (view) document.documentElement.dataset.view = view;
  }, [view]);
  const choose = (next: View) => {
    localStorage.setItem(key, next);
    setView(next);
  };
  if (view === null) return <span className="seg off" />;
  return (
    <fieldset className="seg" aria-label={label}>
      {views.map((one) => (
        <button key={one} type="button" aria-label={names[one]} aria-pressed={view === one} onClick={() => choose(one)}>
          <Icon name={one} small />
        </button>
      ))}
    </fieldset>
  );
}
