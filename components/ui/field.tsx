import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error';

/** Ids and ARIA props that link a control to label, hint and error. */
export type ControlTies = {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
};

type Props = {
  label: string;
  hint?: string;
  need?: 'required' | 'optional';
  /** Error text. */
  error?: string | null;
  /** Set if the form chooses the ids. */
  id?: string;
  /** At the end of the label line, such as a counter or link. */
  aside?: ReactNode;
  children: (ties: ControlTies) => ReactNode;
};

/** A control with label above, hint and error below; for react-hook-form, BoundField binds the value. */
export function Field({ label, hint, need, error = null, id: given, aside, children }: Props) {
  const t = useTranslations('form');
  const own = useId();
  const id = given ?? own;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-[6px]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 leading-[1.4]">
        <label htmlFor={id} className="font-[550]">
          {label}
          {need && (
            <>
              {' '}
              <span className="ms-[6px] text-12 font-regular text-ink-3">{t(need)}</span>
            </>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': need === 'required' || undefined,
      })}
      {hint && hint !== error && (
        <p id={`${id}-hint`} className="text-12 leading-[1.45] text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
