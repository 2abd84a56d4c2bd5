'use client';

import { type MouseEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = { address: string; title: string; texts: { share: string; copied: string } };

/** Passes an address on by the system's own sheet, else copies it; without script it writes an e-mail. */
export function ShareButton({ address, title, texts }: Props) {
  const [copied, setCopied] = useState(false);
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      if (navigator.share) return await navigator.share({ title, url: address });
      await navigator.clipboard.writeText(address);
      setCopied(true);
      setTimeout(() => setCopied(false), 3000);
    } catch {
      setCopied(false);
    }
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <a className="btn" href={mail} onClick={share}>
      <Icon name={copied ? 'check' : 'share'} small />
      <span role="status">{copied ? texts.copied : texts.share}</span>
    </a>
  );
}
