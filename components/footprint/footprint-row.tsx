'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePhone } from '@/components/form/phone-scope';
import { PhoneCard } from '@/components/layout/center/phone-card';
import { RowFailure, type RowFailureOf } from '@/components/layout/center/row-failure';
import { CompanyLogo } from '@/components/list/mark/company-logo';
import { Price } from '@/components/list/mark/price';
import { Marks } from '@/components/list/mark/standing';
import { TenderTimes } from '@/components/list/mark/tender-times';
import { ButtonLink } from '@/components/ui/button';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FavouritePage, HistoryPage } from '@/lib/footprint/schema';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { askAddress } from '@/lib/platform/routes/ask';
import { BuyerFacts } from './buyer-facts';

type Entry = FavouritePage['items'][number] | HistoryPage['items'][number];

const goneTexts = {
  product: 'goneProduct',
  supplier: 'goneSupplier',
  tender: 'goneTender',
  purchaser: 'goneBuyer',
} as const;
const pictureBox =
  'relative grid aspect-4/3 w-[88px] place-items-center overflow-hidden rounded-s bg-wash max-sm:w-[72px] [&>img]:absolute [&>img]:inset-0 [&>img]:size-full [&>img]:object-contain';
const symbols = { product: 'box', supplier: 'building', tender: 'document', purchaser: 'user' } as const;

const tenderOf = (entry: Entry) => ('tender' in entry ? entry.tender : null);
const buyerOf = (entry: Entry) => ('purchaser' in entry ? entry.purchaser : null);
/** Name of an entry's subject; null if no longer public. */
export const subjectName = (entry: Entry, site: Locale) => {
  const buyer = buyerOf(entry);
  // Buyer names are not translated.
  if (buyer) return { text: buyer.companyName || buyer.name, locale: site };
  return entry.product?.name ?? entry.company?.name ?? tenderOf(entry)?.title ?? null;
};

/** Address to request a quotation from the supplier; null if nothing is on sale. */
const askOf = ({ product, company }: Entry): string | null => {
  if (product) return askAddress({ product: product.id, companies: [product.supplier.id] });
  return company && askAddress({ companies: [company.id] });
};

type Props = {
  entry: Entry;
  timeZone: string;
  /** whether the account is a buyer */
  buys: boolean;
  failure: RowFailureOf;
  onDelete: () => void;
};

/** A marked or visited product, supplier, tender or buyer, with a note if no longer public. */
export function FootprintRow({ entry, timeZone, buys, failure, onDelete }: Props) {
  const t = useTranslations('footprint');
  const words = useTranslations('confirm');
  const locale = useLocale();
  const { product, company } = entry;
  const tender = tenderOf(entry);
  const buyer = buyerOf(entry);
  const name = subjectName(entry, locale);
  const missingText = t(goneTexts[entry.type]);
  const at = 'createdAt' in entry ? entry.createdAt : entry.visitedAt;
  const time = formatInstant(locale, at, timeZone);
  const visits = 'visits' in entry && entry.visits > 1 ? entry.visits : 0;
  const symbol = <Icon name={symbols[entry.type]} />;
  const logo = company && <CompanyLogo src={company.logo} name={company.name.text} />;
  const address = product
    ? href('productDetail', { id: product.id })
    : company
      ? href('showroomHome', { companyId: company.id })
      : tender && href('tenderDetail', { id: tender.id });
  const ask = buys ? askOf(entry) : null;
  const title = !name ? (
    <span className="text-ink-3">{missingText}</span>
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
      <span className="flex items-center gap-2">
        <Flag code={product.supplier.countryCode} />
        <SpokenText of={product.supplier.name} site={locale} />
      </span>
    </>
  ) : (
    company && (
      <>
        <span className="flex items-center gap-2">
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
        name={name?.text ?? missingText}
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
          ...(ask ? [{ label: t('ask'), icon: 'mail', href: ask }] : []),
          { label: words('delete'), icon: 'trash', bad: true, run: onDelete },
        ]}
        failure={failure}
      />
    );
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 border-line py-3 ps-4 pe-3 max-sm:gap-3 max-sm:ps-3 max-sm:pe-1 [&+&]:border-t max-sm:[&>.lg]:mx-[10px] [&>.lg]:mx-[18px]">
      {product && (
        <span className={pictureBox}>
          <Picture src={product.cover} alt="" use="card" />
        </span>
      )}
      {logo}
      {!product && !company && <span className={`${pictureBox} text-ink-3`}>{symbol}</span>}
      <div>
        <h2 className="text-14 leading-[1.45] font-strong tracking-[0]">{title}</h2>
        {facts && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-[2px] text-12 text-ink-2 [&_b]:text-14 [&_b]:text-ink">
            {facts}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-[2px] text-12 text-ink-3">{when}</p>
      </div>
      <span className="flex items-center gap-2 max-sm:col-span-full max-sm:justify-self-end">
        {ask && (
          <ButtonLink hard size="s" icon="mail" href={ask}>
            {t('ask')}{' '}
            <span className="sr">
              <bdi>{name?.text}</bdi>
            </span>
          </ButtonLink>
        )}
        <IconButton icon="trash" small label={t('remove', { name: name?.text ?? '' })} onClick={onDelete} />
      </span>
      <RowFailure of={failure} />
    </li>
  );
}
