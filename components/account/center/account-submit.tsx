import type { ComponentProps } from 'react';
import { SubmitButton } from '@/components/form/submit-button';

/** Submit button of the account page's forms. */
export function AccountSubmit(props: Pick<ComponentProps<typeof SubmitButton>, 'children' | 'disabled'>) {
  return <SubmitButton {...props} size="m" className="min-w-[160px] justify-self-start max-sm:justify-self-stretch" />;
}
