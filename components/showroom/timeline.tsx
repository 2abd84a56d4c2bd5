import type { CSSProperties } from 'react';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Milestone } from '@/lib/showroom/types';

/** Company history as a timeline. */
export function Timeline({ items, locale }: { items: readonly Milestone[]; locale: Locale }) {
  return (
    <ol
      className="tl"
      style={{ '--n': items.length > 6 ? Math.ceil(items.length / 2) : items.length } as CSSProperties}
    >
      {items.map(({ id, year, text }) => (
        <li key={id}>
          <b>{year}</b>
          <SpokenText of={text} site={locale} />
        </li>
      ))}
    </ol>
  );
}
