'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PhoneCard } from '@/components/centre/phone-card';
import { RowFailure, type RowFailureOf } from '@/components/centre/row-failure';
import { CompanyLogo } from '@/components/company/company-logo';
import { Marks } from '@/components/company/marks';
import { usePhone } from '@/components/form/phone-scope';
import { Price } from '@/components/product/price';
import { TenderTimes } from '@/components/tender/tender-times';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FavouritePage, HistoryPage } from '@/lib/footprint/schema';
import { formatInstant, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { BuyerFacts } from './buyer-facts';

type Entry = FavouritePage['items'][number] | HistoryPage['items'][number];

const goneTexts = {
  product: 'goneProduct',
  supplier: 'goneSupplier',
  tender: 'goneTender',
  purchaser: 'goneBuyer',
} as const;
const symbols = { product: 'box', supplier: 'building', tender: 'document', purchaser: 'user' } as const;

const tenderOf = (entry: Entry) => ('tender' in entry ? entry.tender : null);
const buyerOf = (entry: Entry) => ('purchaser' in entry ? entry.purchaser : null);
/** What an entry is of, by its name; null where it is no longer public. */
export const subjectName = (entry: Entry, site: Locale) => {
  const buyer = buyerOf(entry);
  // A name has the language of no site.
  if (buyer) return { text: buyer.companyName || buyer.name, locale: site };
  return entry.product?.name ?? entry.company?.name ?? tenderOf(entry)?.title ?? null;
};

type Props = { entry: Entry; timeZone: string; failure: RowFailureOf; onDelete: () => void };

/** A product, supplier, tender or buyer that an account marked or looked at; one that is no longer public says so. */
export function FootprintRow({ entry, timeZone, failure, onDelete }: Props) {
  const t = useTranslations('footprint');
  const words = useTranslations('confirm');
  const locale = useLocale();
  const { product, company } = entry;
  const tender = tenderOf(entry);
  const buyer = buyerOf(entry);
  const name = subjectName(entry, locale);
  const gone = t(goneTexts[entry.type]);
  const at = 'createdAt' in entry ? entry.createdAt : entry.visitedAt;
  const time = formatInstant(locale, at, timeZone);
  const visits = 'visits' in entry && entry.visits > 1 ? entry.visits : 0;
  const symbol = <Icon name={symbols[entry.type]} />;
  const logo = company && <CompanyLogo src={company.logo} name={company.name.text} />;
  const address = product
    ? href('productDetail', { id: product.id })
    : company
      ? href('hallHome', { companyId: company.id })
      : tender && href('tenderDetail', { id: tender.id });
  const title = !name ? (
    <span className="muted">{gone}</span>
  ) : address ? (
    <a href={address}>
      <SpokenText of={name} site={locale} />
    </a>
  ) : (
    <bdi>{name.text}</bdi>
  );
  const facts = buyer ? (
    <BuyerFacts buyer={buyer} timeZone={timeZone} />
  ) : tender ? (
    <TenderTimes tender={tender} timeZone={timeZone} />
  ) : product ? (
    <>
      <b>
        <Price of={product.price} locale={locale} />
      </b>
      <span className="row">
        <Flag code={product.supplier.countryCode} />
        <SpokenText of={product.supplier.name} site={locale} />
      </span>
    </>
  ) : (
    company && (
      <>
        <span className="row">
          <Flag code={company.countryCode} />
          {company.city}
        </span>
        <Marks grade={company.grade} membership={company.membership} />
      </>
    )
  );
  const when = (
    <>
      <time dateTime={at}>{t('createdAt' in entry ? 'markedAt' : 'seenAt', { time })}</time>
      {visits > 0 && <span>{t('visits', { count: visits, n: formatNumber(locale, visits) })}</span>}
    </>
  );
  if (usePhone())
    return (
      <PhoneCard
        name={name?.text ?? gone}
        picture={product ? <Picture src={product.cover} alt="" use="card" /> : (logo ?? symbol)}
        title={title}
        facts={[
          facts && <span className="flex flex-wrap items-center gap-x-4 gap-y-1">{facts}</span>,
          <span key="when" className="flex flex-wrap gap-x-4">
            {when}
          </span>,
        ]}
        acts={[
          ...(address ? [{ label: t('open'), icon: 'eye', href: address }] : []),
          { label: words('delete'), icon: 'trash', bad: true, run: onDelete },
        ]}
        failure={failure}
      />
    );
  return (
    <li>
      {product && (
        <span className="fp-p">
          <Picture src={product.cover} alt="" use="card" />
        </span>
      )}
      {logo}
      {!product && !company && <span className="fp-p none">{symbol}</span>}
      <div>
        <h2>{title}</h2>
        {facts && <p className="fp-s">{facts}</p>}
        <p className="fp-t">{when}</p>
      </div>
      <button type="button" className="cc-ib" aria-label={t('remove', { name: name?.text ?? '' })} onClick={onDelete}>
        <Icon name="trash" small />
      </button>
      <RowFailure of={failure} />
    </li>
  );
}
