import type { ReactNode } from 'react';

type Props = { title: string; isTitleHidden?: boolean; children: ReactNode };

/** A section of a guide's overview. */
export function GuideSection({ title, isTitleHidden = false, children }: Props) {
  return (
    <section className="mt-10 phone:mt-6">
      <h2 className={isTitleHidden ? 'sr' : 'mb-3 text-20'}>{title}</h2>
      {children}
    </section>
  );
}
