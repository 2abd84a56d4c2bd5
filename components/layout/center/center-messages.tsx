import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/form/client-messages';

const ofCenters = ['center', 'empty', 'gate', 'review', 'upload'] as const;

/** Sends the browser the messages that center pages share and of the namespaces named, and no more. */
export function CenterMessages({
  namespaces = [],
  children,
}: {
  namespaces?: readonly (keyof Messages)[];
  children: ReactNode;
}) {
  return <ClientMessages namespaces={[...ofCenters, ...namespaces]}>{children}</ClientMessages>;
}
