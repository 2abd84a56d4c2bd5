import { useTranslations } from 'next-intl';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { Marks } from '@/components/list/mark/standing';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { telUri } from '@/lib/company/tel-uri';
import type { CompanyCard as Item } from '@/lib/company/types';
import { formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { CompanyFigures } from './company-figures';
import '@/app/card.css';

type Props = {
  item: Item;
  locale: Locale;
  heading?: 'h2' | 'h3';
  /** list-specific detail, such as the booth at a fair */
  note?: string | undefined;
};

/** A supplier in a listing: name, verification, products and links. */
export function CompanyCard({ item, locale, heading: Heading = 'h3', note }: Props) {
  const t = useTranslations('company.card');
  const { name, country, city, phone } = item;
  const home = href('showroomHome', { companyId: item.id });
  return (
    <article className="sc">
      <div className="top">
        <CompanyLogo src={item.logo} name={name.text} />
        <div className="who">
          <Heading>
            <a href={home}>
              <SpokenText of={name} site={locale} />
            </a>
          </Heading>
          <p className="row muted">
            <Flag code={item.countryCode} />
            {t('place', { country, city })}
          </p>
          <Marks grade={item.grade} membership={item.membership} />
          {note && <p className="small">{note}</p>}
        </div>
        <FavouriteButton type="supplier" id={item.id} name={name.text} />
      </div>
      <p className="makes">{formatList(locale, item.mainProducts)}</p>
      <div className="thr">
        {item.pictures.map((picture) => (
          <a className="pic" href={href('productDetail', { id: picture.productId })} key={picture.productId}>
            <Picture src={picture.key} alt={picture.name} use="card" />
          </a>
        ))}
      </div>
      <CompanyFigures item={item} locale={locale} />
      <div className="row duo">
        <a className="btn" href={home} aria-label={t('viewOf', { name: name.text })}>
          {t('view')}
        </a>
        <a className="btn" href={telUri(phone)} aria-label={t('callTo', { name: name.text, phone })}>
          <Icon name="call" small />
          {t('call')}
        </a>
      </div>
    </article>
  );
}
