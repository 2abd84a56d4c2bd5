import { useTranslations } from 'next-intl';
import { href } from '@/lib/platform/routes/address';
import type { CategoryNode } from '@/lib/reference/types';
import '@/app/list.css';

/** Links to subcategories, or to siblings of a leaf category. */
export function CategoryChips({ path }: { path: CategoryNode[] }) {
  const t = useTranslations('product');
  const here = path.at(-1);
  const list = (here?.children.length ? here : path.at(-2))?.children.filter(({ products }) => products > 0) ?? [];
  if (!list.length) return null;
  return (
    <nav className="hs tools -mx-4 shrink-0 border-0" aria-label={t('subcategories')}>
      {list.map(({ id, name }) => (
        <a
          key={id}
          className={id === here?.id ? 'chip on' : 'chip'}
          href={href('productCategory', { cateid: id })}
          aria-current={id === here?.id ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
