import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/form/client-messages';

const ofCenters = ['center', 'empty', 'gate', 'review', 'upload'] as const;

/** Provides the browser with the messages shared by center pages and of the named namespaces only. */
export function CenterMessages({
  namespaces = [],
  children,
}: {
  namespaces?: readonly (keyof Messages)[];
  children: ReactNode;
}) {
  return <ClientMessages namespaces={[...ofCenters, ...namespaces]}>{children}</ClientMessages>;
}
