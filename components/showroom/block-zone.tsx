import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { SpokenText } from '@/components/ui/spoken-text';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ShowroomOffer } from '@/lib/showroom/types';
import type { BlockProps } from './types';

type CardProps = { item: ShowroomOffer; to: string; locale: Locale };

const ZoneCard = ({ item, to, locale }: CardProps) => (
  <article className="zone">
    <div className="pic">
      <Picture src={item.picture} alt="" use="card" />
    </div>
    <div>
      <h3>
        <a href={to}>
          <SpokenText of={item.slogan} site={locale} />
        </a>
      </h3>
      <p className="muted">
        <UnbrokenText>{item.product}</UnbrokenText>
      </p>
    </div>
  </article>
);

/** Products in the supplier's global launches. */
export function LaunchBlock({ home, locale }: BlockProps) {
  const t = useTranslations('showroom');
  if (home.launches.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={t('launches')} />
        <div className="zones">
          {home.launches.map((item) => (
            <ZoneCard key={item.id} item={item} to={href('productDetail', { id: item.productId })} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Agent offers of the supplier. */
export function AgentBlock({ home, locale }: BlockProps) {
  const t = useTranslations('showroom');
  if (home.offers.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={t('agents')} />
        <div className="zones wide">
          {home.offers.map((item) => (
            <ZoneCard key={item.id} item={item} to={href('agentDetail', { id: item.id })} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}
