import type { ReactNode } from 'react';

/** Form layout of the account pages; fills the screen on a phone, so that the main button is at the bottom. */
export const accountForm =
  'fs mt-6 in-[[role=tabpanel]]:mt-0 phone:flex phone:flex-1 phone:flex-col phone:[&_:is(input,select)]:scroll-mt-20 phone:[&_:is(input,select)]:scroll-mb-[130px]';

/** The main submit button; sticky within thumb reach on a phone. */
export function MainAct({ children }: { children: ReactNode }) {
  return (
    <div
      data-main-act
      className="phone:sticky phone:bottom-0 phone:z-[3] phone:-mx-5 phone:mt-auto phone:border-t phone:border-line phone:bg-paper phone:px-5 phone:pt-3 phone:pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}

/** Links to other pages below the form; hidden once the form is done. */
export function Onward({ children }: { children: ReactNode }) {
  return (
    <p
      data-onward
      className="mt-5 text-ink-2 phone:flex phone:flex-wrap phone:items-center phone:justify-center phone:gap-x-3 phone:text-center [&_a]:inline-block [&_a]:min-h-6 [&_a]:font-strong [&_a]:text-accent phone:[&_a]:min-h-11 phone:[&_a]:leading-[44px] [&_a:hover]:underline phone:[&_span]:hidden"
    >
      {children}
    </p>
  );
}
