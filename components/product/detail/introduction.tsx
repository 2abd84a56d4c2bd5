import { useTranslations } from 'next-intl';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';

/** Product introduction in paragraphs, with a note if it is in another language than the site. */
export function Introduction({ of, locale }: { of: TextWithLanguage; locale: Locale }) {
  const t = useTranslations('product');
  const foreign = of.locale !== locale;
  const paragraphs = of.text.split(/\n{2,}/).filter(Boolean);
  return (
    <>
      {foreign && <p className="muted">{t('fallback')}</p>}
      <div className="prose" {...(foreign ? { lang: of.locale, dir: sites[of.locale].dir } : {})}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>
  );
}
