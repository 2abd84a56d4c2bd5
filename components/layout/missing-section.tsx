import { getTranslations } from 'next-intl/server';
import { navLinks, searchTexts } from '@/components/layout/frame';
import { MissingFrame, MissingText, MissingTitle } from '@/components/layout/missing-frame';
import { SearchBox } from '@/components/list/search/search-box';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { sites } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { href } from '@/lib/platform/routes/address';
import { listNav } from '@/lib/reference/queries';

/** 404 page: search and navigation. docs/domain.md, Canonical addresses. */
export async function MissingSection() {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('plain');
  const nav = await cachedRead(['reference'], ['nav', locale], () => listNav(locale));
  return (
    <MissingFrame data-soft="">
      <MissingTitle>{t('missing')}</MissingTitle>
      <MissingText>{t('missingText')}</MissingText>
      <div className="mt-2 w-full [&_.srch]:h-12">
        <SearchBox
          action={href('siteSearch')}
          siteId={sites[locale].siteId}
          texts={await searchTexts(device)}
          scopes="tabs"
          scope="all"
        />
      </div>
      <a className="btn p" href={href('home')}>
        {t('toHome')}
      </a>
      <h2 className="mt-6 text-16">{t('nextWays')}</h2>
      <ul className="flex flex-wrap gap-2">
        {navLinks(locale, nav, 'header').map((link) => (
          <li key={link.href}>
            <a className="chip phone:h-11" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </MissingFrame>
  );
}
