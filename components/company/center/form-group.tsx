import type { ReactNode } from 'react';
import { NeedWord } from '@/components/form/field-frame';
import type { Need } from '@/components/form/use-bound';

type Props = {
  title: string;
  hint: string;
  /** if the group is a single field */
  need?: Need;
  children: ReactNode;
};

/** Related fields with a description beside them. */
export function FormGroup({ title, hint, need, children }: Props) {
  return (
    <section className="grid max-w-[960px] grid-cols-[164px_minmax(0,1fr)] gap-x-6 gap-y-3 border-line py-6 first:pt-2 not-last:border-b max-lg:grid-cols-[minmax(0,1fr)] [[data-step]>&:only-child_h2]:sr-only">
      <div>
        <h2 className="text-16 leading-[1.4] font-[650]">
          {title}
          {need && <NeedWord need={need} />}
        </h2>
        <p className="mt-1 text-12 leading-normal text-ink-2">{hint}</p>
      </div>
      <div className="fs">{children}</div>
    </section>
  );
}
