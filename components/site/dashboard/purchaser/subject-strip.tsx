import { CompanyLogo } from '@/components/list/mark/company-logo';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FavouritePage, HistoryPage } from '@/lib/footprint/schema';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

type Items = FavouritePage['items'] | HistoryPage['items'];

const box =
  'relative grid aspect-4/3 place-items-center overflow-hidden rounded-s bg-wash [&>img]:absolute [&>img]:inset-0 [&>img]:size-full [&>img]:object-contain';

/** Latest products, suppliers and tenders by picture and name; those no longer public are left out. */
export function SubjectStrip({ items, locale }: { items: Items; locale: Locale }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-3 p-4 lg:grid-cols-4">
      {items.map(({ id, product, company, ...more }) => (
        <li key={id} className="empty:hidden [&>a]:grid [&>a]:gap-2 [&>a]:text-12 [&>a]:leading-[1.45]">
          {'tender' in more && more.tender && (
            <a href={href('tenderDetail', { id: more.tender.id })}>
              <span className={box}>
                <Icon name="document" />
              </span>
              <SpokenText of={more.tender.title} site={locale} />
            </a>
          )}
          {product && (
            <a href={href('productDetail', { id: product.id })}>
              <span className={box}>
                <Picture src={product.cover} alt="" use="card" />
              </span>
              <SpokenText of={product.name} site={locale} />
            </a>
          )}
          {company && (
            <a href={href('showroomHome', { companyId: company.id })}>
              <span className={box}>
                <CompanyLogo src={company.logo} name={company.name.text} />
              </span>
              <SpokenText of={company.name} site={locale} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
