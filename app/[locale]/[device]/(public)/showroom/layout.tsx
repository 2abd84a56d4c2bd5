import type { ReactNode } from 'react';
import { AskKeeper } from '@/components/purchase/ask/ask-keeper';
import '@/app/card.css';
import '@/app/showroom.css';

export default function ShowroomLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <AskKeeper />
    </>
  );
}
