import { getTranslations } from 'next-intl/server';
import { searchTexts } from '@/components/layout/frame';
import { SearchBox } from '@/components/list/search/search-box';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { AskBox } from './ask-box';
import { Figures } from './figures';
import type { HomeData } from './home-data';

/** First screen: headline, search and live figures beside the beginning of a request. */
export async function HeroDesktop({
  locale,
  hot,
  figures,
  purchases,
}: Pick<HomeData, 'locale' | 'hot' | 'figures' | 'purchases'>) {
  const t = await getTranslations('home');
  return (
    <div className="hero">
      <div className="wrap">
        <div className="grid min-w-0 content-between gap-4">
          <h1>{t('title')}</h1>
          <div data-hero-search="">
            <SearchBox
              action={href('siteSearch')}
              siteId={sites[locale].siteId}
              texts={await searchTexts('d')}
              scopes="tabs"
            />
            {hot.length > 0 && (
              <div className="hot">
                <span className="muted">{t('hot')}</span>
                {hot.map((word) => (
                  <a key={word} href={href('productSearch', { keyword: word })}>
                    <bdi>{word}</bdi>
                  </a>
                ))}
              </div>
            )}
          </div>
          <Figures figures={figures} locale={locale} />
        </div>
        <AskBox countries={purchases.names.countries} />
      </div>
    </div>
  );
}
