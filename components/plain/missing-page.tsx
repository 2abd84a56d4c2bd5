import { getTranslations } from 'next-intl/server';
import { headerLinks, searchTexts } from '@/components/layout/frame';
import { SearchBox } from '@/components/search/search-box';
import { Link } from '@/components/ui/link';
import { current } from '@/lib/i18n/current';
import { sites } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';

/** What an address shows that has no page: the search and the ways on. Specification 2.8. */
export async function MissingPage() {
  const { locale, device } = await current();
  const t = await getTranslations('plain');
  return (
    <section className="wrap missing">
      <h1>{t('missing')}</h1>
      <p>{t('missingText')}</p>
      <SearchBox
        action={href('siteSearch')}
        siteId={sites[locale].siteId}
        texts={await searchTexts(device)}
        scopes="tabs"
        scope="all"
      />
      <Link className="btn p" href={href('home')}>
        {t('toHome')}
      </Link>
      <h2>{t('nextWays')}</h2>
      <ul className="ways">
        {(await headerLinks(locale)).map((link) => (
          <li key={link.href}>
            <Link className="chip" href={link.href}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
