import type { ReactNode } from 'react';
import '@/app/card.css';
import '@/app/showroom.css';

export default function HallLayout({ children }: { children: ReactNode }) {
  return children;
}
