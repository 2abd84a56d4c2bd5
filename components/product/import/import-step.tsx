import type { ReactNode } from 'react';

type Props = { title: ReactNode; lead?: string; children: ReactNode };

/** A step of an import, visually separated. */
export function ImportStep({ title, lead, children }: Props) {
  return (
    <section className="grid justify-items-start gap-3 border-line [&+&]:border-t [&+&]:pt-6 [&>.upl]:w-full [&>p]:max-w-[72ch] [&>p]:text-ink-2">
      <h2 className="text-16 leading-[1.4] font-[650] [overflow-wrap:anywhere] [&_small]:font-medium [&_small]:text-ink-3">
        {title}
      </h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  );
}

/** Actions of a step in a row. */
export function ImportActs({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:w-full">{children}</div>;
}
