import { getTranslations } from 'next-intl/server';
import { searchTexts } from '@/components/layout/frame';
import { SearchBox } from '@/components/search/search-box';
import { sites } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { Coverage } from './coverage';
import { Figures } from './figures';
import { HeroPicture } from './hero-picture';
import type { HomeData } from './home-data';

/** The first screen: what this is, the search, what is here now. */
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
          <p className="mt-4">
            <a className="lnk" href={href('aboutDetail', { nav: 'join' })}>
              {t('sell')}
            </a>
          </p>
        </div>
        <div className="im">
          <HeroPicture slot="(max-width: 860px) 100vw, 540px" />
        </div>
      </div>
      <div className="wrap figs pb-6">
        <Figures figures={figures} locale={locale} />
        <Coverage locale={locale} />
      </div>
    </div>
  );
}
