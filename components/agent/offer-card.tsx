import { useTranslations } from 'next-intl';
import { CountryNames, ZoneLine } from '@/components/launch/zone-line';
import { SupplierLine } from '@/components/list/mark/supplier-line';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { OfferCard as Item } from '@/lib/agent/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import '@/app/card.css';

type Props = { item: Item; locale: Locale; eager?: boolean };

/** An agent offer on either device: banner, slogan, product, open and closed countries, supplier. */
export function OfferCard({ item, locale, eager }: Props) {
  const t = useTranslations();
  const { id, banner, slogan, zone, taken, product } = item;
  const open = zone.countries.filter(({ code }) => taken.every((one) => one.code !== code));
  return (
    <article className="pc zc oc">
      <div className="pic">
        <Picture src={banner} alt="" use="detail" eager={eager} />
      </div>
      <div className="b">
        <h3>
          <a href={href('agentDetail', { id })}>
            <SpokenText of={slogan} site={locale} />
          </a>
        </h3>
        <p className="of">
          <SpokenText of={product.name} site={locale} />
        </p>
        {(zone.worldwide || open.length > 0) && (
          <ZoneLine zone={{ ...zone, countries: open }} label={t('agent.zones')} locale={locale} />
        )}
        {taken.length > 0 && (
          <p className="text-14 text-ink-3">
            {t.rich('agentApplication.takenIn', { names: () => <CountryNames countries={taken} locale={locale} /> })}
          </p>
        )}
        <SupplierLine supplier={product.supplier} locale={locale} />
      </div>
    </article>
  );
}
