import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { WholeText } from '@/components/ui/whole-text';

type Props = {
  title: string;
  lead?: ReactNode;
  /** The page above this one. */
  crumb?: { href: string; label: string };
  /** Stands beside the title, as a status. */
  mark?: ReactNode;
  /** The main action, and the others before it. */
  children?: ReactNode;
};

/** The head of a page of a centre. */
export function PageHead({ title, lead, crumb, mark, children }: Props) {
  return (
    <header className="cc-head">
      <div>
        {crumb && (
          <p className="cc-crumb">
            <Link href={crumb.href}>{crumb.label}</Link>
            <Icon name="end" small mirrored />
          </p>
        )}
        <h1>
          <span>
            <WholeText>{title}</WholeText>
          </span>{' '}
          {mark}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className="cc-act">{children}</div>}
    </header>
  );
}
