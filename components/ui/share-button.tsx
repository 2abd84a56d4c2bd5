'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/components/ui/use-copy';

type Props = { title: string; url: string; label: string; copied: string; className?: string };

/** Shares the page by the system dialog or copies its address; without JavaScript opens an e-mail. */
export function ShareButton({ title, url, label, copied, className }: Props) {
  const [done, copy] = useCopy();
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    if (!navigator.share) return copy(url);
    // The visitor may cancel.
    await navigator.share({ title, url }).catch(() => undefined);
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <a className={className} href={mail} onClick={share}>
      <Icon name={done ? 'check' : 'share'} />
      <span role="status">{done ? copied : label}</span>
    </a>
  );
}
