'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = { name: string; at: number; count: number; onMove: (to: number) => void };

/** Moves a list row up or down: the alternative to dragging for keyboard and touch. */
export function MoveButtons({ name, at, count, onMove }: Props) {
  const t = useTranslations('showcaseItem');
  const press = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (to < 0 || to >= count) return;
    onMove(to);
    // Moving a row in the DOM loses its focus.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <span className="hs-move">
      {(['earlier', 'later'] as const).map((action) => {
        const to = action === 'earlier' ? at - 1 : at + 1;
        return (
          <button
            key={action}
            type="button"
            className="ibt"
            aria-label={t('actionOn', { action: t(action), name })}
            aria-disabled={to < 0 || to >= count}
            onClick={press(to)}
          >
            <Icon name={action === 'earlier' ? 'up' : 'down'} small />
          </button>
        );
      })}
    </span>
  );
}
