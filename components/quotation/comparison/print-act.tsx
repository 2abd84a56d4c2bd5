'use client';

import { Button } from '@/components/ui/button';

/** Prints the comparison; an icon button. */
export function PrintAct({ label }: { label: string }) {
  return (
    <Button icon="document" className="px-[10px]! print:hidden" title={label} onClick={() => window.print()}>
      <span className="sr-only">{label}</span>
    </Button>
  );
}
