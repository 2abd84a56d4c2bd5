import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The platform's mark as the way home; `tagline` beside it where there is room. */
export function Logo({ href, label, name, tagline }: { href: string; label: string; name?: string; tagline?: string }) {
  return (
    <Link className="logo" href={href} aria-label={label}>
      <Icon name="logo" />
      {name && (
        <span>
          {name}
          {tagline && <small>{tagline}</small>}
        </span>
      )}
    </Link>
  );
}
