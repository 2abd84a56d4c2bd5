import { CompanyLogo } from '@/components/company/company-logo';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FavouritePage, HistoryPage } from '@/lib/footprint/schema';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';

type Items = FavouritePage['items'] | HistoryPage['items'];

/** The last few products, suppliers and tenders, by picture and name; what is no longer public is left out. */
export function SubjectStrip({ items, locale }: { items: Items; locale: Locale }) {
  return (
    <ul className="ph-s">
      {items.map(({ id, product, company, ...more }) => (
        <li key={id}>
          {'tender' in more && more.tender && (
            <a href={href('tenderDetail', { id: more.tender.id })}>
              <span className="ph-p">
                <Icon name="document" />
              </span>
              <SpokenText of={more.tender.title} site={locale} />
            </a>
          )}
          {product && (
            <a href={href('productDetail', { id: product.id })}>
              <span className="ph-p">
                <Picture src={product.cover} alt="" use="card" />
              </span>
              <SpokenText of={product.name} site={locale} />
            </a>
          )}
          {company && (
            <a href={href('hallHome', { companyId: company.id })}>
              <span className="ph-p">
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
