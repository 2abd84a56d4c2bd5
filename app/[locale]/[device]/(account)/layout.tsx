import type { ReactNode } from 'react';
import '@/app/globals.css';
import '@/app/form.css';

/** Each page knows who is signed in already; the root keeps what says nothing else. */
export const dynamic = 'force-dynamic';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
