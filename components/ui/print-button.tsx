'use client';

import { Icon } from '@/components/ui/icon';

/** Prints the page; without JavaScript use the browser's menu. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="btn print-no" onClick={() => window.print()}>
      <Icon name="document" small />
      {label}
    </button>
  );
}
