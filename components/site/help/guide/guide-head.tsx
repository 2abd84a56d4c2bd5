import type { ReactNode } from 'react';

/** Title of a guide page with a lead. */
export function GuideHead({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <>
      <h1 className="mt-3 text-32 leading-[var(--lh-snug)] phone:text-24">{title}</h1>
      <p className="mt-2 max-w-[80ch] text-16 text-pretty text-ink-2 phone:text-14 [[data-locale=zh]_&]:max-w-[50em]">
        {lead}
      </p>
    </>
  );
}
