import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';

type Props = { title: string; href: string; all: string; empty: string; children: ReactNode };

/** A section of the purchaser's home page; if empty it says what would be shown. */
export function HomeCard({ title, href, all, empty, children }: Props) {
  return (
    <Card
      title={title}
      action={
        <Link href={href} aria-label={`${title}: ${all}`}>
          {all}
        </Link>
      }
    >
      {children || <p className="px-4 py-5 text-ink-3">{empty}</p>}
    </Card>
  );
}
