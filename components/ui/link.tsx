'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/** A link between public pages: soft navigation, prefetched on hover or focus. */
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
