import { useLocale, useTranslations } from 'next-intl';
import { ContactButton } from '@/components/chat/contact-button';
import { FileLinks } from '@/components/trade/file-links';
import { PurchaseFactTable } from '@/components/trade/purchase-fact-table';
import { SpecificationTable } from '@/components/trade/specification-table';
import { TextTranslation } from '@/components/translate/text-translation';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { PurchaseDetail } from '@/lib/purchase/types';
import { BuyerFavourite } from './buyer-favourite';

type Props = {
  purchase: PurchaseDetail;
  names: { category?: string | undefined; country?: string | undefined; port?: string | undefined };
  /** the buyer's attachments */
  files: readonly { key: string; name: string }[];
  timeZone: string;
  /** whether the buyer, if known, is a favourite */
  kept: boolean;
  /** the company's own quotation, if any */
  quotationId: number | null;
  /** the company's product that it is about, if public */
  product: { id: number; name: string } | null;
};

/** The request to quote for: terms, requirements, text, addenda, and the buyer once known. */
export function RequestFacts({ purchase, names, files, timeZone, kept, quotationId, product }: Props) {
  const t = useTranslations('quotationCenter');
  const locale = useLocale();
  const { title, details, specification, addenda, contact } = purchase;
  // Either may be in the reader's language, such as an own product's name.
  const foreign = [title, details].filter((one) => one.text !== '' && one.locale !== locale);
  const from = foreign[0]?.locale ?? purchase.locale;
  const written = [...foreign, ...addenda.map(({ text }) => ({ text, locale: purchase.locale }))];
  return (
    <div className="grid min-w-0 content-start gap-5">
      <Card title={t('request')} padded>
        {product && (
          <p className="mb-3 [overflow-wrap:anywhere]">
            {t.rich('asksAbout', {
              product: () => (
                <Link className="text-accent underline" href={href('productDetail', { id: product.id })}>
                  <bdi>{product.name}</bdi>
                </Link>
              ),
            })}
          </p>
        )}
        <PurchaseFactTable purchase={purchase} locale={locale} names={names} />
        {details.text !== '' && (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">
            <SpokenText of={details} site={locale} />
          </p>
        )}
        <TextTranslation from={from} texts={written.filter((one) => one.locale === from).map(({ text }) => text)} />
      </Card>
      {files.length > 0 && (
        <Card title={t('files')} padded>
          <FileLinks files={files} path="/api/purchase/file" id={purchase.id} />
        </Card>
      )}
      {specification.length > 0 && (
        <Card title={t('requirements')} padded>
          <SpecificationTable lines={specification} spoken={purchase.locale} locale={locale} />
        </Card>
      )}
      {addenda.length > 0 && (
        <Card title={t('addenda')} padded>
          <ol className="grid gap-3">
            {addenda.map(({ number, text, createdAt }) => (
              <li key={number} className="[overflow-wrap:anywhere]">
                <p className="text-12 text-ink-3">
                  {t('addendum', { n: formatNumber(locale, number) })}{' '}
                  <time dateTime={createdAt}>{formatInstant(locale, createdAt, timeZone)}</time>
                </p>
                <p className="whitespace-pre-line" dir="auto">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {contact && (
        <Card title={t('buyer')} padded>
          <p className="[overflow-wrap:anywhere]">
            {contact.companyName && <bdi className="block font-strong">{contact.companyName}</bdi>}
            <bdi className="block">{contact.name}</bdi>
            {contact.phone && (
              <a className="block text-accent underline" dir="ltr" href={`tel:${contact.phone}`}>
                {contact.phone}
              </a>
            )}
            {contact.email && (
              <a className="block text-accent underline" dir="ltr" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ContactButton
              to={quotationId === null ? { requestId: purchase.id } : { quotationId }}
              card={quotationId === null ? `request-${purchase.id}` : `quotation-${quotationId}`}
              name={contact.companyName || contact.name}
            />
            <BuyerFavourite purchaserId={contact.purchaserId} name={contact.companyName || contact.name} kept={kept} />
          </div>
        </Card>
      )}
    </div>
  );
}
