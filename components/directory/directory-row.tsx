import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import { dialAddress } from '@/lib/company/phone';
import type { DirectoryEntry } from '@/lib/directory/types';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';

/** An organisation of use abroad: what it is, where, what it does, and the way to it. */
export function DirectoryRow({ item, locale }: { item: DirectoryEntry; locale: Locale }) {
  const t = useTranslations('directory');
  const { id, kind, name, description, city, country, website, email, phone } = item;
  const spoken = (text: string) => <SpokenText of={{ text, locale: name.locale }} site={locale} />;
  return (
    <article className="dir-row" id={`organisation-${id}`}>
      <div>
        <h3>{spoken(name.text)}</h3>
        <p className="dir-place">
          <Flag code={country.code} />
          <a href={href('countryDetail', { code: country.code.toLowerCase() })}>{country.name}</a>
          {city && <span className="muted">{spoken(city)}</span>}
        </p>
        <p className="dir-about">{spoken(description)}</p>
      </div>
      <div className="dir-side">
        <span className="dir-kind">{t(`kindOf.${kind}`)}</span>
        {website && (
          <a
            className="lnk"
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
          <a className="lnk" href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        )}
        {phone && (
          <a className="lnk" href={dialAddress(phone)} dir="ltr">
            {phone}
          </a>
        )}
      </div>
    </article>
  );
}
