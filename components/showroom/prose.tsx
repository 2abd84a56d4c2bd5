import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';

/** A supplier's text in paragraphs, with a note if it is in another language than the site. */
export function Prose({ of, site, first }: { of: TextWithLanguage; site: Locale; first?: boolean }) {
  const foreign = of.locale === site ? {} : { lang: of.locale, dir: sites[of.locale].dir };
  const paragraphs = of.text.split(/\n{2,}/);
  return (
    <div className="prose" {...foreign}>
      {(first ? paragraphs.slice(0, 1) : paragraphs).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
