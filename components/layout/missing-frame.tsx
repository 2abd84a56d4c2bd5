import type { ComponentProps } from 'react';

/** Frame of the 404 and error pages. */
export function MissingFrame(props: Omit<ComponentProps<'section'>, 'className'>) {
  return (
    <section
      {...props}
      className="wrap grid max-w-[808px] grid-cols-[minmax(0,1fr)] justify-items-start gap-5 pt-[72px] pb-24 phone:gap-4 phone:pt-8 phone:pb-12"
    />
  );
}

export function MissingTitle(props: Omit<ComponentProps<'h1'>, 'className'>) {
  return <h1 {...props} className="text-32 phone:text-24" />;
}

export function MissingText(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className="max-w-[var(--measure)] text-16 text-ink-2" />;
}
