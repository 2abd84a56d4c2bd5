import type { ReactNode } from 'react';
import '@/app/hall.css';

export default function HallLayout({ children }: { children: ReactNode }) {
  return children;
}
