import type { ReactNode } from 'react';
import { Step } from '@/components/form/step-form';
import type { ProductFormPart } from './form-value';

/** A section of the form: title and description beside its fields. */
export function FormPart({
  part,
  title,
  hint,
  children,
}: {
  part: ProductFormPart;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <Step name={part}>
      <section className="pc-part" id={`pc-${part}`} tabIndex={-1} aria-labelledby={`pc-${part}-h`}>
        <header>
          <h2 id={`pc-${part}-h`}>{title}</h2>
          <p>{hint}</p>
        </header>
        <div className="fs">{children}</div>
      </section>
    </Step>
  );
}
