import { Link } from '@/components/ui/link';

type Props = { label: string; current: string; links: readonly { href: string; label: string; mark?: string }[] };

/** Sister pages of a centre, side by side. */
export function CentreTabs({ label, current, links }: Props) {
  return (
    <nav className="cc-tabs" aria-label={label}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} aria-current={link.href === current ? 'page' : undefined}>
          {link.label}
          {link.mark && <small>{link.mark}</small>}
        </Link>
      ))}
    </nav>
  );
}
