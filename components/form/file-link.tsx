'use client';

import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { useFileSave } from './use-file-save';

/** Link to a file generated on request, showing errors as text; without JavaScript a plain download. */
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
