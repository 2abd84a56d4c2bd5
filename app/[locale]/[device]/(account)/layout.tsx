import type { ReactNode } from 'react';
import '@/app/form.css';
import '@/app/account.css';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
