import type { ReactNode } from 'react';

/** A figure of the dashboard with its label. */
export function Figure({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <b className="block text-24 font-[650]">{value}</b>
      <span className="text-ink-2">{children}</span>
    </div>
  );
}
