import { type ReactNode, useId } from 'react';

type Props = {
  /** Anchor of links. */
  id?: string;
  title: ReactNode;
  /** Heading level. */
  level?: 2 | 3;
  /** Beside the title, such as a count. */
  mark?: ReactNode;
  /** At the end of the title line: a link or button. */
  action?: ReactNode;
  /** Padding around the content, unless it is a list or table. `fields` limits the width to that of form fields. */
  padded?: boolean | 'fields';
  className?: string;
  children: ReactNode;
};

/** A titled section in a thin-bordered box. */
export function Card({ id, title, level = 2, mark, action, padded, className = '', children }: Props) {
  const heading = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-labelledby={heading} className={`min-w-0 rounded border border-line bg-paper ${className}`}>
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-3">
        <Heading id={heading} className="text-16 font-[650]">
          {title}
        </Heading>
        {mark}
        {action && (
          <span className="ms-auto text-accent phone:-my-2 phone:[&>a]:inline-flex phone:[&>a]:min-h-11 phone:[&>a]:items-center">
            {action}
          </span>
        )}
      </header>
      {padded ? (
        <div className={`grid gap-4 p-4 ${padded === 'fields' ? 'max-w-[80ch]' : ''}`}>{children}</div>
      ) : (
        children
      )}
    </section>
  );
}
