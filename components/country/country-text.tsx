import { useTranslations } from 'next-intl';
import { BodyView } from '@/components/content/body-view';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { ShareButton } from '@/components/ui/share-button';
import { SoftLinks } from '@/components/ui/soft-links';
import { SpokenText } from '@/components/ui/spoken-text';
import type { CountryView } from '@/lib/country/read';
import type { CountryText as Text } from '@/lib/country/types';
import { formatMonth } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { Country } from '@/lib/reference/types';
import { CountList } from './count-list';
import { CountryHead } from './country-head';
import { CountryNav } from './country-nav';
import { FactList } from './fact-list';

type Props = {
  country: Country;
  text: Text;
  view: Pick<CountryView, 'facts' | 'counts' | 'texts'>;
  title: string;
  steps: readonly BreadcrumbStep[];
  /** the page's absolute address */
  url: string;
  locale: Locale;
};

/** Handbook, tax or investment text on a country, with its month and a disclaimer. */
export function CountryText({ country, text, view, title, steps, url, locale }: Props) {
  const t = useTranslations('country');
  const words = useTranslations('content');
  const foreign = text.locale === locale ? {} : { lang: text.locale, dir: sites[text.locale].dir };
  return (
    <div className="co wrap" data-soft>
      <SoftLinks />
      <Breadcrumb steps={steps} />
      <CountryHead country={country} title={title} facts={view.facts} />
      <CountryNav country={country} kinds={view.texts.map(({ kind }) => kind)} here={text.kind} />
      <div className="two co-two">
        <article>
          <p className="co-sum">
            <SpokenText of={{ text: text.summary, locale: text.locale }} site={locale} />
          </p>
          <p className="muted">
            <time dateTime={text.asOf.slice(0, 7)}>{t('asOf', { date: formatMonth(locale, text.asOf) })}</time>
          </p>
          {text.locale !== locale && <p className="co-note">{t('fallback')}</p>}
          <div {...foreign}>
            <BodyView body={text.body} />
          </div>
          <p className="co-note">
            <Icon name="info" small />
            {t('advice')}
          </p>
          <div className="row co-acts print-no">
            <ShareButton title={title} url={url} label={words('share')} copied={words('copied')} className="btn" />
            <PrintButton label={words('print')} />
          </div>
        </article>
        <aside>
          <h2>{t('facts')}</h2>
          <FactList facts={view.facts} locale={locale} />
          <h2>{t('onGeco', { country: country.name })}</h2>
          <CountList code={country.code} counts={view.counts} locale={locale} />
        </aside>
      </div>
    </div>
  );
}
