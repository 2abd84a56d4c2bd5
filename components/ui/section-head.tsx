import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

type Props = { title: string; note?: string; more?: { href: string; label: string }; bare?: boolean };

/** Section heading: title, short note, link to all; `bare` shows only the arrow, with an accessible name. */
export function SectionHead({ title, note, more, bare }: Props) {
  return (
    <div className="sec-h">
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {more && (
        <Link href={more.href} aria-label={bare ? more.label : undefined}>
          {!bare && more.label}
          <Icon name="arrow" small={!bare} mirrored />
        </Link>
      )}
    </div>
  );
}
