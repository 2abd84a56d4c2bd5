import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routes/address';

/** A name linked to the console search for it: accounts have no pages of their own. */
export function NameSearchLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Link className="lnk" href={`${href('adminSearch')}?q=${encodeURIComponent(name)}`}>
      {children}
    </Link>
  );
}
