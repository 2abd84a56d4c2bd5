import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/section-head';

type Props = {
  title: string;
  note?: string;
  more: { href: string; label: string };
  cards: readonly { id: number; card: ReactNode }[];
  /** cards in a row */
  by: 3 | 5;
  /** as a row that scrolls sideways */
  phone?: boolean;
  /** the width of its cards */
  wide?: 'mid' | 'wide';
  children?: ReactNode;
};

/** A section of cards: a grid, or on a phone a row that scrolls. Left out if empty. */
export function CardSection({ title, note, more, cards, by, phone = false, wide, children }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className="sec">
      {children}
      <div className="wrap">
        <SectionHead title={title} more={more} bare={phone} {...(!phone && note !== undefined && { note })} />
        {!phone && (
          <ul className={by === 3 ? 'cells by-3' : 'cells by-5'}>
            {cards.map(({ id, card }) => (
              <li key={id} className="grid grid-cols-1">
                {card}
              </li>
            ))}
          </ul>
        )}
      </div>
      {phone && (
        <ul className={`hs snap ${wide ?? ''}`}>
          {cards.map(({ id, card }) => (
            <li key={id} className="card">
              {card}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
