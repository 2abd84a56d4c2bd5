import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/form/client-messages';

const ofCentres = ['centre', 'empty', 'gate', 'review', 'upload'] as const;

/** Sends the browser the messages that centre pages share and of the namespaces named, and no more. */
export function CentreMessages({
  namespaces = [],
  children,
}: {
  namespaces?: readonly (keyof Messages)[];
  children: ReactNode;
}) {
  return <ClientMessages namespaces={[...ofCentres, ...namespaces]}>{children}</ClientMessages>;
}
