'use client';

import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import { type ControlTies, Field } from '@/components/ui/field';
import { type FieldProps, useBound } from './use-bound';

type Props = FieldProps & {
  aside?: ReactNode;
  children: (ties: ControlTies, field: ControllerRenderProps<FieldValues, string>) => ReactNode;
};

/** A components/ui control bound to a form field: value, label, error and draft. */
export function BoundField({ aside, children, ...props }: Props) {
  const { field, id, error } = useBound(props);
  const { label, hint, need } = props;
  return (
    <Field id={id} label={label} hint={hint} need={need} error={error} aside={aside}>
      {(ties) => children(ties, field)}
    </Field>
  );
}
