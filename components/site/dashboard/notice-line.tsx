import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

type Props = { icon: string; href: string; title: string; text: string; time?: string; onFollow?: () => void };

/** A pending item with its link. */
export function NoticeLine({ icon, href, title, text, time, onFollow }: Props) {
  const small = 'block text-12 text-ink-2 [overflow-wrap:anywhere]';
  const symbol = 'mt-[2px] text-ink-3';
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        className="grid grid-cols-[20px_minmax(0,1fr)_14px] items-start gap-[10px] px-4 py-[10px] leading-[1.45] hover:bg-wash"
        href={href}
        onClick={onFollow}
      >
        <Icon name={icon} className={symbol} />
        <span>
          <b className="font-strong">{title}</b>
          <span className={small}>{text}</span>
          {time && <small className={small}>{time}</small>}
        </span>
        <Icon name="end" small mirrored className={symbol} />
      </Link>
    </li>
  );
}
