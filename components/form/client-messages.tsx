import { type Messages, NextIntlClientProvider, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

const ofForms = ['form', 'validation', 'confirm', 'done'] as const;
type Namespace = keyof Messages;

/** Provides the browser with the messages of forms and the named namespaces only. */
export function ClientMessages({
  namespaces = [],
  children,
}: {
  namespaces?: readonly Namespace[];
  children: ReactNode;
}) {
  const messages = useMessages();
  const picked = Object.fromEntries([...ofForms, ...namespaces].map((name) => [name, messages[name]]));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
