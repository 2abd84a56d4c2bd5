import { Icon } from './icon';

/** What is wrong with a control, below it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-[5px] text-12 leading-[1.4] font-[550] text-bad">
      <Icon name="alert" small className="mt-px" />
      {children}
    </p>
  );
}
