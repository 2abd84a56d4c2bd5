import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

type Props = { title: string; href: string; all: string; empty: string; children: ReactNode };

/** A part of the purchaser's first page; without content it says what would stand here. */
export function HomeCard({ title, href, all, empty, children }: Props) {
  return (
    <section className="cc-card">
      <header>
        <h2>{title}</h2>
        <Link href={href} aria-label={`${title}: ${all}`}>
          {all}
        </Link>
      </header>
      {children || <p className="ph-e">{empty}</p>}
    </section>
  );
}
