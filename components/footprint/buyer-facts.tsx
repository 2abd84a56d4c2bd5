import { useLocale, useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FavouritePage } from '@/lib/footprint/schema';
import { formatInstant } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';

type Buyer = NonNullable<FavouritePage['items'][number]['purchaser']>;

const link = 'text-accent underline phone:inline-flex phone:min-h-11 phone:items-center';

/** A buyer's unlocked contacts, since when, and for which requests. */
export function BuyerFacts({ buyer, timeZone }: { buyer: Buyer; timeZone: string }) {
  const t = useTranslations('footprint');
  const locale = useLocale();
  const { companyName, name, phone, email, openedAt, requests } = buyer;
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap gap-x-4">
        {companyName && <bdi>{name}</bdi>}
        {phone && (
          <a className={link} dir="ltr" href={`tel:${phone}`}>
            {phone}
          </a>
        )}
        {email && (
          <a className={link} dir="ltr" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </span>
      <time dateTime={openedAt}>{t('openedAt', { time: formatInstant(locale, openedAt, timeZone) })}</time>
      <span className="flex flex-wrap gap-x-4">
        {requests.map(({ id, title }) => (
          <a key={id} className={link} href={href('supplierPurchaseQuote', { id })}>
            <SpokenText of={title} site={locale} />
          </a>
        ))}
      </span>
    </span>
  );
}
