import { getTranslations } from 'next-intl/server';
import { navLinks, searchTexts } from '@/components/layout/frame';
import { SearchBox } from '@/components/search/search-box';
import { current } from '@/lib/i18n/current';
import { sites } from '@/lib/i18n/site';
import { tagged } from '@/lib/pagestore/tagged';
import { listNav } from '@/lib/reference/queries';
import { href } from '@/lib/routes/address';

/** What an address shows that has no page: the search and the ways on. Specification 2.8. */
export async function MissingSection() {
  const { locale, device } = await current();
  const t = await getTranslations('plain');
  const nav = await tagged(['reference'], ['nav', locale], () => listNav(locale));
  return (
    <section className="wrap missing" data-soft="">
      <h1>{t('missing')}</h1>
      <p>{t('missingText')}</p>
      <SearchBox
        action={href('siteSearch')}
        siteId={sites[locale].siteId}
        texts={await searchTexts(device)}
        scopes="tabs"
        scope="all"
      />
      <a className="btn p" href={href('home')}>
        {t('toHome')}
      </a>
      <h2>{t('nextWays')}</h2>
      <ul className="ways">
        {navLinks(locale, nav, 'header').map((link) => (
          <li key={link.href}>
            <a className="chip" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
