import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import { telUri } from '@/lib/company/tel-uri';
import type { DirectoryEntry } from '@/lib/directory/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

const link = 'lnk inline-flex min-h-6 items-center gap-[6px] wrap-anywhere phone:min-h-11';

/** A directory entry: kind, name, place, services and link. */
export function DirectoryRow({ item, locale }: { item: DirectoryEntry; locale: Locale }) {
  const t = useTranslations('directory');
  const { id, kind, name, description, city, country, website, email, phone } = item;
  const spoken = (text: string) => <SpokenText of={{ text, locale: name.locale }} site={locale} />;
  return (
    <article
      className="grid grid-cols-[minmax(0,1fr)_230px] gap-x-8 gap-y-2 border-b border-line py-4 max-[860px]:grid-cols-[minmax(0,1fr)] phone:grid-cols-[minmax(0,1fr)]"
      id={`organisation-${id}`}
    >
      <div>
        <h3 className="text-16 leading-[var(--lh-snug)] font-strong text-pretty wrap-anywhere">{spoken(name.text)}</h3>
        <p className="mt-1 mb-[6px] flex flex-wrap items-center gap-x-2 gap-y-[2px]">
          <Flag code={country.code} />
          <a
            className="phone:relative phone:min-h-6 phone:after:absolute phone:after:-inset-x-[6px] phone:after:-inset-y-[10px]"
            href={href('countryDetail', { code: country.code.toLowerCase() })}
          >
            {country.name}
          </a>
          {city && <span className="muted">{spoken(city)}</span>}
        </p>
        <p className="max-w-[76ch] text-pretty text-ink-2">{spoken(description)}</p>
      </div>
      <div className="grid content-start justify-items-start gap-2 border-s border-line ps-5 max-[860px]:border-0 max-[860px]:p-0 phone:flex phone:flex-wrap phone:items-center phone:gap-x-4 phone:gap-y-1 phone:border-0 phone:p-0">
        <span className="rounded-s bg-wash-2 px-2 py-[1px] text-12 leading-[1.6] font-strong text-ink-2">
          {t(`kindOf.${kind}`)}
        </span>
        {website && (
          <a
            className={link}
            href={website}
            rel="nofollow noopener"
            aria-label={t('websiteOf', { name: name.text })}
            dir="ltr"
          >
            <Icon name="web" small />
            {new URL(website).hostname.replace(/^www\./, '')}
          </a>
        )}
        {email && (
          <a className={link} href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        )}
        {phone && (
          <a className={link} href={telUri(phone)} dir="ltr">
            {phone}
          </a>
        )}
      </div>
    </article>
  );
}
