'use client';

import type { ComponentProps } from 'react';
import { backOf } from '@/lib/platform/routes/back';

/** A link to another sign-in or registration page that keeps the return address. */
export function EntryLink({ href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        const back = backOf(location.search);
        if (back !== null) event.currentTarget.href = `${href}?redirect=${encodeURIComponent(back)}`;
      }}
    />
  );
}
