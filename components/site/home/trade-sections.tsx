import { useTranslations } from 'next-intl';
import { OfferCard } from '@/components/agent/offer-card';
import { LaunchCard } from '@/components/launch/launch-card';
import { ProductCard } from '@/components/product/list/product-card';
import { href } from '@/lib/platform/routes/address';
import { CardSection } from './card-section';
import type { HomeData } from './home-data';
import { VerifiedCell } from './verified-cell';

type Props<K extends keyof HomeData> = Pick<HomeData, 'locale' | K> & { phone?: boolean };

/** Newest launches. */
export function LaunchSection({ locale, launches, phone = false }: Props<'launches'>) {
  const t = useTranslations('launch');
  return (
    <CardSection
      title={t('home')}
      note={t('homeNote')}
      more={{ href: href('newProduct'), label: t('all') }}
      cards={launches.map((item) => ({ id: item.id, card: <LaunchCard item={item} locale={locale} /> }))}
      by={5}
      phone={phone}
      wide="mid"
    />
  );
}

/** Suppliers whose last check is the most recent. */
export function VerifiedSection({ locale, suppliers, phone = false }: Props<'suppliers'>) {
  const t = useTranslations();
  return (
    <CardSection
      title={t('home.verified')}
      note={t('home.knowNote')}
      more={{ href: href('companyAdvanced'), label: t('company.list.advanced') }}
      cards={suppliers.map((one) => ({ id: one.company.id, card: <VerifiedCell {...one} locale={locale} /> }))}
      by={3}
      phone={phone}
      wide="wide"
    />
  );
}

/** Newest agent offers. */
export function OfferSection({ locale, offers, phone = false }: Props<'offers'>) {
  const t = useTranslations('agent');
  return (
    <CardSection
      title={t('home')}
      note={t('homeNote')}
      more={{ href: href('agentList'), label: t('all') }}
      cards={offers.map((item) => ({ id: item.id, card: <OfferCard item={item} locale={locale} /> }))}
      by={3}
      phone={phone}
      wide="wide"
    />
  );
}

/** Recommended products, one of each supplier. */
export function PickedSection({ locale, picked, phone = false }: Props<'picked'>) {
  const t = useTranslations('home');
  return (
    <CardSection
      title={t('picked')}
      note={t('pickedNote')}
      more={{ href: href('productList'), label: t('allProducts') }}
      cards={picked.map((item) => ({ id: item.id, card: <ProductCard item={item} locale={locale} own={phone} /> }))}
      by={5}
      phone={phone}
    />
  );
}
