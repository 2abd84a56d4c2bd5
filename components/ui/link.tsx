'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/** A link between public pages: soft, and warmed when the pointer or the focus comes near. */
export function Link({ href, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const [near, setNear] = useState(false);
  return (
    <NextLink
      href={href}
      prefetch={near}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      {...rest}
    />
  );
}
