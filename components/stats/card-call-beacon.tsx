'use client';

import { useEffect } from 'react';
import { readMark } from '@/components/footprint/favourite-marks';
import { report } from './report';

/** Reports calls from company cards in lists, identified by the favourite button; renders nothing. */
export function CardCallBeacon() {
  useEffect(() => {
    const dialled = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a[href^="tel:"]')) return;
      const button = target.closest('article')?.querySelector<HTMLElement>('[data-fav^="supplier:"]');
      const mark = readMark(button?.dataset.fav);
      if (mark) report('/api/dial', { kind: 'company', id: mark.id });
    };
    addEventListener('click', dialled);
    return () => removeEventListener('click', dialled);
  }, []);
  return null;
}
