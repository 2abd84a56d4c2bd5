import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { current } from '@/lib/i18n/current';
import { launchListing } from '@/lib/launch/read-list';
import { href } from '@/lib/routes/address';
import type { ListState } from '@/lib/routes/list-state';
import { itemListLd } from '@/lib/seo/json-ld';
import { LaunchCard } from './launch-card';
import { LaunchRow } from './launch-row';

/** The global launches in the composition of the device. */
export async function LaunchListing({ state }: { state: ListState }) {
  const { locale, device } = await current();
  const t = await getTranslations('launch');
  const page = { name: 'newProduct' as const, params: {} };
  const { listing, items, nearest } = await launchListing({ locale, device, page, state });
  if (state.page > listing.pages) notFound();
  const title = t('title');
  const steps = [{ name: title, href: href('newProduct') }];
  const shared = { listing, locale, title, lead: <p className="lead">{t('lead')}</p> };
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  const links = items.map(({ slogan, product }) => ({
    name: slogan.text,
    href: href('productDetail', { id: product.id }),
  }));
  const data = (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      {items.length > 0 && <JsonLd nodes={[itemListLd(locale, links, first)]} />}
    </>
  );
  if (device === 'm')
    return (
      <>
        {data}
        <ListMobile
          {...shared}
          nearest={nearest.map((item) => <LaunchRow key={item.id} item={item} locale={locale} />)}
        >
          {items.map((item, at) => (
            <LaunchRow key={item.id} item={item} locale={locale} eager={at === 0} />
          ))}
        </ListMobile>
      </>
    );
  const offers = nearest.map((item) => <LaunchCard key={item.id} item={item} locale={locale} />);
  return (
    <div className="wrap">
      {data}
      <Breadcrumb steps={steps} />
      <ListDesktop {...shared} nearest={offers.length > 0 && <div className="cells items five">{offers}</div>}>
        {items.map((item, at) => (
          <LaunchCard key={item.id} item={item} locale={locale} eager={at < 4} />
        ))}
      </ListDesktop>
    </div>
  );
}
