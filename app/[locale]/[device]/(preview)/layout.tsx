import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/hall.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Without the centre's frame: what stands here is seen as a visitor would see it. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
