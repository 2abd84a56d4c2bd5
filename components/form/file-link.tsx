'use client';

import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { useFileSave } from './use-file-save';

/** A link to a file that is made for its reader, who reads why it is refused; without scripts the browser saves it. */
export function FileLink({ href, ...rest }: ComponentProps<typeof ButtonLink>) {
  const { save, busy } = useFileSave(href);
  return (
    <ButtonLink
      {...rest}
      href={href}
      download
      icon="download"
      aria-busy={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        save();
      }}
    />
  );
}
