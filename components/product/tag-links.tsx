import { useTranslations } from 'next-intl';
import { href } from '@/lib/platform/routes/address';
import type { ProductDetail } from '@/lib/product/types';

/** A product's tags, linked to their products. */
export function TagLinks({ tags }: { tags: ProductDetail['tags'] }) {
  const t = useTranslations('list');
  if (!tags.length) return null;
  return (
    <ul className="print-no mt-4 flex list-none flex-wrap gap-2 p-0" aria-label={t('tag')}>
      {tags.map(({ id, name }) => (
        <li key={id}>
          <a className="chip" href={href('productList', {}, { tag: [id] })} rel="nofollow">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
