'use client';

import { type MouseEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = { title: string; url: string; label: string; copied: string; className?: string };

/** Hands the page to the system's own sharing, or copies its address; without script it opens a mail. */
export function ShareButton({ title, url, label, copied, className }: Props) {
  const [done, setDone] = useState(false);
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setDone(true);
      setTimeout(() => setDone(false), 3000);
    } catch {
      // The visitor closed the sheet, or the browser allows neither: the mail link stays.
    }
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <a className={className} href={mail} onClick={share}>
      <Icon name={done ? 'check' : 'share'} />
      <span role="status">{done ? copied : label}</span>
    </a>
  );
}
