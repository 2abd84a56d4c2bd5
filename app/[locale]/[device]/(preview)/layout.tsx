import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/hall.css';

/** Each page depends on a session; the root keeps what says nothing else. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Without the centre's frame: what stands here is seen as a visitor would see it. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
