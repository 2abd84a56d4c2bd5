import type { ReactNode } from 'react';
import '@/app/globals.css';
import '@/app/form.css';

/** Pages depend on the session; set here, since the root layout is static. */
export const dynamic = 'force-dynamic';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
