import { Icon } from './icon';

/** Error text below a control. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-[5px] text-12 leading-[1.4] font-[550] text-bad">
      <Icon name="alert" small className="mt-px" />
      {children}
    </p>
  );
}
