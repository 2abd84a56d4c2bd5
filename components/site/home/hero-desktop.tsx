import { getTranslations } from 'next-intl/server';
import { searchTexts } from '@/components/layout/frame';
import { SearchBox } from '@/components/list/search/search-box';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { Coverage } from './coverage';
import { Figures } from './figures';
import { HeroPicture } from './hero-picture';
import type { HomeData } from './home-data';

/** First screen: headline, search, live figures. */
export async function HeroDesktop({ locale, hot, figures }: Pick<HomeData, 'locale' | 'hot' | 'figures'>) {
  const t = await getTranslations('home');
  return (
    <div className="hero">
      <div className="wrap">
        <div className="tx">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <div data-hero-search="">
            <SearchBox
              action={href('siteSearch')}
              siteId={sites[locale].siteId}
              texts={await searchTexts('d')}
              scopes="tabs"
            />
          </div>
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
        <div className="im">
          <HeroPicture slot="(max-width: 860px) 100vw, 320px" />
        </div>
      </div>
      <div className="wrap flex flex-wrap gap-x-4 gap-y-1 py-4">
        <Figures figures={figures} locale={locale} inline />
        <Coverage locale={locale} />
        <a className="lnk ms-auto" href={href('aboutDetail', { nav: 'join' })}>
          {t('sell')}
        </a>
      </div>
    </div>
  );
}
