import { useTranslations } from 'next-intl';
import { SectorWays } from '@/components/content/channel/sector-ways';
import { ProductCard } from '@/components/product/list/product-card';
import { SectionHead } from '@/components/ui/section-head';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import type { TenderView } from '@/lib/tender/read';
import '@/app/content-card.css';

type Props = { view: TenderView; locale: Locale; device: Device };

/** Products matching a tender's sectors, with links to all of them and to their suppliers. */
export function SectorMarket({ view: { tender, products }, locale, device }: Props) {
  const t = useTranslations('tender');
  const { sectors } = tender;
  if (sectors.length === 0) return null;
  const cards = products.map((item) => <ProductCard key={item.id} item={item} locale={locale} />);
  return (
    <section className="sec print-no" data-soft>
      <div className="wrap">
        <SectionHead title={t('market')} />
        <SectorWays sectors={sectors} className="td-ways" />
        {device === 'd' && cards.length > 0 && <div className="cells five">{cards}</div>}
      </div>
      {device === 'm' && cards.length > 0 && (
        <ul className="hs snap">
          {products.map((item, index) => (
            <li key={item.id} className="card">
              {cards[index]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
