import type { ReactNode } from 'react';

/** A part of the account's page with its heading. */
export function AccountCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="cc-card ac-card">
      <header>
        <h2>{title}</h2>
      </header>
      <div>
        {lead && <p className="muted">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
