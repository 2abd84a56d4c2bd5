'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CompanyLogo } from '@/components/company/company-logo';
import { Marks } from '@/components/company/marks';
import { Price } from '@/components/product/price';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FavouritePage, HistoryPage } from '@/lib/footprint/schema';
import { formatInstant, formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';

type Entry = FavouritePage['items'][number] | HistoryPage['items'][number];

/** A product or supplier that an account marked or looked at; one that is no longer public says so. */
export function FootprintRow({ entry, timeZone, onDelete }: { entry: Entry; timeZone: string; onDelete: () => void }) {
  const t = useTranslations('footprint');
  const locale = useLocale();
  const { product, company } = entry;
  const name = product?.name ?? company?.name;
  const at = 'createdAt' in entry ? entry.createdAt : entry.visitedAt;
  const time = formatInstant(locale, at, timeZone);
  const visits = 'visits' in entry && entry.visits > 1 ? entry.visits : 0;
  return (
    <li>
      {product && (
        <span className="fp-p">
          <Picture src={product.cover} alt="" use="card" />
        </span>
      )}
      {company && <CompanyLogo src={company.logo} name={company.name.text} />}
      {!name && (
        <span className="fp-p none">
          <Icon name={entry.type === 'product' ? 'box' : 'building'} />
        </span>
      )}
      <div>
        <h2>
          {product && name && (
            <a href={href('productDetail', { id: product.id })}>
              <SpokenText of={name} site={locale} />
            </a>
          )}
          {company && name && (
            <a href={href('hallHome', { companyId: company.id })}>
              <SpokenText of={name} site={locale} />
            </a>
          )}
          {!name && <span className="muted">{t(entry.type === 'product' ? 'goneProduct' : 'goneSupplier')}</span>}
        </h2>
        {product && (
          <p className="fp-s">
            <b>
              <Price of={product.price} locale={locale} />
            </b>
            <span className="row">
              <Flag code={product.supplier.countryCode} />
              <SpokenText of={product.supplier.name} site={locale} />
            </span>
          </p>
        )}
        {company && (
          <p className="fp-s">
            <span className="row">
              <Flag code={company.countryCode} />
              {company.city}
            </span>
            <Marks grade={company.grade} membership={company.membership} />
          </p>
        )}
        <p className="fp-t">
          <time dateTime={at}>{t('createdAt' in entry ? 'markedAt' : 'seenAt', { time })}</time>
          {visits > 0 && <span>{t('visits', { count: visits, n: formatNumber(locale, visits) })}</span>}
        </p>
      </div>
      <button type="button" className="cc-ib" aria-label={t('remove', { name: name?.text ?? '' })} onClick={onDelete}>
        <Icon name="trash" small />
      </button>
    </li>
  );
}
