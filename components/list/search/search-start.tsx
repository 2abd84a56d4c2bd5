import { useTranslations } from 'next-intl';
import { SoftLinks } from '@/components/ui/soft-links';
import { href } from '@/lib/platform/routes/address';
import type { CategoryNode } from '@/lib/reference/types';
import '@/app/list.css';

type Props = { words: { product: string[]; company: string[] }; sectors: CategoryNode[] };

/** Start of a search: popular keywords, and sectors to browse. */
export function SearchStart({ words, sectors }: Props) {
  const t = useTranslations('search.site');
  const company = words.company.filter((word) => !words.product.includes(word));
  const block = (id: string, title: string, links: { name: string; href: string }[]) =>
    links.length > 0 && (
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul className="chosen">
          {links.map((link) => (
            <li key={link.href}>
              <a className="chip" href={link.href}>
                <bdi>{link.name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className="wrap start" data-soft>
      <SoftLinks />
      <h1 className="ttl">{t('title')}</h1>
      <p className="muted">{t('lead')}</p>
      {block(
        'hot-products',
        t('hotProducts'),
        words.product.map((keyword) => ({ name: keyword, href: href('productSearch', { keyword }) })),
      )}
      {block(
        'hot-companies',
        t('hotCompanies'),
        company.map((keyword) => ({ name: keyword, href: href('companySearch', { keyword }) })),
      )}
      {block(
        'sectors',
        t('bySector'),
        sectors.map(({ id, name }) => ({ name, href: href('productCategory', { cateid: id }) })),
      )}
    </div>
  );
}
