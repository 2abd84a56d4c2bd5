import type { ComponentProps } from 'react';
import { SubmitButton } from '@/components/form/submit-button';

/** The button of a form of the account's page. */
export function AccountSubmit(props: Pick<ComponentProps<typeof SubmitButton>, 'children' | 'disabled'>) {
  return <SubmitButton {...props} size="m" className="min-w-[160px] justify-self-start max-sm:justify-self-stretch" />;
}
