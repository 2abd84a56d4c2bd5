import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** Logo linked to the home page, with `tagline` if there is room. */
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
