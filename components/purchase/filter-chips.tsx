import type { ReactNode } from 'react';

type Chip = { key: string; label: ReactNode; href: string; on: boolean; title?: string | undefined };

/** A single-choice filter as links. */
export function FilterChips({ label, of }: { label: string; of: readonly Chip[] }) {
  const look = (on: boolean) =>
    `inline-flex min-h-8 items-center gap-2 rounded border px-3 phone:min-h-11 ${on ? 'border-accent bg-accent-soft font-strong text-accent-strong' : 'border-line'}`;
  return (
    <nav className="flex flex-wrap gap-2" aria-label={label}>
      {of.map(({ key, label: text, href, on, title }) => (
        <a key={key} className={look(on)} href={href} aria-current={on || undefined} title={title} rel="nofollow">
          {text}
        </a>
      ))}
    </nav>
  );
}
