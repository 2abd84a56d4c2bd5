import type { ReactNode } from 'react';
import { NeedWord } from '@/components/form/field-frame';
import type { Need } from '@/components/form/use-bound';

type Props = {
  title: string;
  hint: string;
  /** of the one field that the group is called like */
  need?: Need;
  children: ReactNode;
};

/** Fields that belong together, with what they are for beside them. */
export function FormGroup({ title, hint, need, children }: Props) {
  return (
    <section className="cf-g">
      <div>
        <h2>
          {title}
          {need && <NeedWord need={need} />}
        </h2>
        <p>{hint}</p>
      </div>
      <div className="fs">{children}</div>
    </section>
  );
}
