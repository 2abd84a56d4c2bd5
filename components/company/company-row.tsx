import { useTranslations } from 'next-intl';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { Marks } from '@/components/list/mark/standing';
import { buttonStyle } from '@/components/ui/button';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { telUri } from '@/lib/company/tel-uri';
import type { CompanyCard } from '@/lib/company/types';
import { formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { CompanyFigures } from './company-figures';
import '@/app/card.css';
import '@/app/list.css';

/** A supplier as a row of a list; on a phone without pictures and figures. */
export function CompanyRow({ item, locale }: { item: CompanyCard; locale: Locale }) {
  const t = useTranslations('company.card');
  const { name, country, city, phone } = item;
  const home = href('showroomHome', { companyId: item.id });
  return (
    <article className="cr">
      <CompanyLogo src={item.logo} name={name.text} />
      <div className="who">
        <h3>
          <a href={home}>
            <SpokenText of={name} site={locale} />
          </a>
        </h3>
        <div className="muted">
          <Flag code={item.countryCode} />
          {t('place', { country, city })}
          <Marks grade={item.grade} membership={item.membership} />
        </div>
        <p className="makes">{formatList(locale, item.mainProducts)}</p>
      </div>
      <div className="thr">
        {item.pictures.map((picture) => (
          <a className="pic" href={href('productDetail', { id: picture.productId })} key={picture.productId}>
            <Picture src={picture.key} alt={picture.name} use="thumb" />
          </a>
        ))}
      </div>
      <CompanyFigures item={item} locale={locale} />
      <div className="acts">
        <a
          className={buttonStyle({ size: 's', className: 'phone:hidden' })}
          href={home}
          aria-label={t('viewOf', { name: name.text })}
        >
          {t('view')}
        </a>
        <a
          className={buttonStyle({ size: 's' })}
          href={telUri(phone)}
          aria-label={t('callTo', { name: name.text, phone })}
        >
          <Icon name="call" small />
          <span className="phone:hidden">{t('call')}</span>
        </a>
      </div>
      <FavouriteButton type="supplier" id={item.id} name={name.text} />
    </article>
  );
}
