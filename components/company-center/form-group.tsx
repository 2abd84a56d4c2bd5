import type { ReactNode } from 'react';

/** Fields that belong together, with what they are for beside them. */
export function FormGroup({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="cf-g">
      <div>
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      <div className="fs">{children}</div>
    </section>
  );
}
