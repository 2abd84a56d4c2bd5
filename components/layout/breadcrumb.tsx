import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The way from Home to this page; the last entry is the page itself and has no `href`. */
export async function Breadcrumb({ items }: { items: readonly { label: string; href?: string }[] }) {
  const t = await getTranslations('frame');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="bc">
        {items.map(({ label, href }, at) => (
          <li key={href ?? label}>
            {at > 0 && <Icon name="end" small mirrored />}
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
