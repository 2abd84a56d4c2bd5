import { useTranslations } from 'next-intl';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';

/** Offer details in paragraphs, with a note if they are in another language than the site. */
export function OfferText({ of, locale }: { of: TextWithLanguage; locale: Locale }) {
  const t = useTranslations('agent');
  const foreign = of.locale !== locale;
  return (
    <>
      {foreign && <p className="muted">{t('fallback')}</p>}
      <div className="prose" {...(foreign ? { lang: of.locale, dir: sites[of.locale].dir } : {})}>
        {of.text
          .split(/\n+/)
          .filter(Boolean)
          .map((text) => (
            <p key={text}>{text}</p>
          ))}
      </div>
    </>
  );
}
