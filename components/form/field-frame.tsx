'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { FieldFlag, useFlag } from './flagged-field';
import type { Need } from './use-bound';

/** Whether a field is required, as text. */
export function NeedWord({ need }: { need?: Need }) {
  const t = useTranslations('form');
  if (!need) return null;
  // The space separates label and word for screen readers.
  return (
    <>
      {' '}
      <span className="fd-n">{t(need)}</span>
    </>
  );
}

/** Hint and error of a field. */
export function FieldWords({ id, hint, error }: { id: string; hint?: string; error: string | null }) {
  return (
    <>
      <FieldFlag id={id} />
      {hint && hint !== error && (
        <p id={`${id}-hint`} className="fd-h">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="fd-e">
          <Icon name="alert" small />
          {error}
        </p>
      )}
    </>
  );
}

type Props = {
  id: string;
  label: string;
  hint?: string;
  need?: Need;
  error: string | null;
  /** At the end of the label line, such as a counter or link. */
  aside?: ReactNode;
  /** Below hint and error, such as a button to request a code. */
  below?: ReactNode;
  children: ReactNode;
};

/** A control with label above, hint and error below. */
export function FieldFrame({ id, label, hint, need, error, aside, below, children }: Props) {
  return (
    <div className="fd">
      <div className="fd-l">
        <label htmlFor={id}>
          {label}
          <NeedWord need={need} />
        </label>
        {aside}
      </div>
      {children}
      <FieldWords id={id} hint={hint} error={error} />
      {below}
    </div>
  );
}

/** A fieldset with legend. */
export function GroupFrame({ id, label, hint, need, error, children }: Omit<Props, 'aside' | 'below'>) {
  const flag = useFlag(id);
  const described = [flag, hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <fieldset className="fd" aria-describedby={described || undefined} aria-invalid={error !== null || undefined}>
      <legend>
        {label}
        <NeedWord need={need} />
      </legend>
      {children}
      <FieldWords id={id} hint={hint} error={error} />
    </fieldset>
  );
}
