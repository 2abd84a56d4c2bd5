import { useTranslations } from 'next-intl';
import { CompanyCard } from '@/components/company/company-card';
import { CardCallBeacon } from '@/components/stats/card-call-beacon';
import { Flag } from '@/components/ui/flag';
import { SectionHead } from '@/components/ui/section-head';
import type { FairHome } from '@/lib/fair/read';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

type Props = { view: FairHome; locale: Locale; device: Device };

/** Exhibitors by sector and by country, and a selection. */
export function FairExhibitors({ view, locale, device }: Props) {
  const t = useTranslations('fair');
  const { exhibitors, stands, sectors, countries, total } = view;
  if (exhibitors.length === 0) return null;
  const stand = (id: number) => (stands[id] ? t('stand', { stand: stands[id] }) : undefined);
  const cards = exhibitors.map((item) => (
    <CompanyCard key={item.id} item={item} locale={locale} note={stand(item.id)} />
  ));
  return (
    <section id="exhibitors" className="sec">
      <CardCallBeacon />
      <div className="wrap">
        <SectionHead
          title={t('part.exhibitors')}
          note={t('exhibitors', { count: total, n: formatNumber(locale, total) })}
        />
        <h3 className="fa-h">{t('bySector')}</h3>
        <ul className="fa-chips">
          {sectors.map(({ id, name, count }) => (
            <li key={id}>
              <a className="chip" href={href('fairCategory', { cate: id })}>
                {name}
                <em>{formatNumber(locale, count)}</em>
              </a>
            </li>
          ))}
        </ul>
        <h3 className="fa-h">{t('byCountry')}</h3>
        <ul className="fa-chips">
          {countries.map(({ id, name, count }) => (
            <li key={id}>
              <a className="chip" href={href('fairCountry', { country: id.toLowerCase() })}>
                <Flag code={id} />
                {name}
                <em>{formatNumber(locale, count)}</em>
              </a>
            </li>
          ))}
        </ul>
        {device === 'd' && <div className="cells by-3 fa-cards">{cards}</div>}
      </div>
      {device === 'm' && (
        <ul className="hs snap wide fa-cards">
          {exhibitors.map((item, index) => (
            <li key={item.id} className="card">
              {cards[index]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
