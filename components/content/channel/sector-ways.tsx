import { useTranslations } from 'next-intl';
import type { Named } from '@/lib/content/types';
import { href } from '@/lib/platform/routes/address';

/** Links from sectors to their products and suppliers. */
export function SectorWays({ sectors, className }: { sectors: readonly Named<number>[]; className?: string }) {
  const t = useTranslations('tender');
  return (
    <ul className={className}>
      {sectors.flatMap(({ id, name }) => [
        <li key={`products ${id}`}>
          <a className="chip" href={href('productCategory', { cateid: id })}>
            {t('productsOf', { name })}
          </a>
        </li>,
        <li key={`suppliers ${id}`}>
          <a className="chip" href={href('companyList', {}, { cate: [id] })} rel="nofollow">
            {t('suppliersOf', { name })}
          </a>
        </li>,
      ])}
    </ul>
  );
}
