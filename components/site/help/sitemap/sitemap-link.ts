import type { useTranslations } from 'next-intl';
import type { AboutCard } from '@/components/site/help/about/about-link';
import { type HelpCard, helpHref } from '@/components/site/help/help-link';
import { config } from '@/lib/platform/config';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { type Route, type RouteName, routes } from '@/lib/platform/routes/table';
import type { CategoryNode } from '@/lib/reference/types';
import { feedPath, feedsOf, feedTitle } from '@/lib/site/feed/types';

type Link = { href: string; label: string };
export type SitemapGroup = {
  key: string;
  title: string;
  links: readonly (Link & { lang?: string; below?: readonly Link[] })[];
};
type Translate = ReturnType<typeof useTranslations<never>>;
type Named = SitemapGroup['links'][number] & { route?: RouteName };

type Facts = {
  locale: Locale;
  categories: readonly CategoryNode[];
  help: readonly HelpCard[];
  about: readonly AboutCard[];
};

/** Groups of the sitemap with their pages on this site. */
export function sitemapGroups(t: Translate, { locale, categories, help, about }: Facts): SitemapGroup[] {
  const has = (name: RouteName): boolean => {
    const { zhOnly }: Route = routes[name];
    return !zhOnly || locale === defaultLocale;
  };
  const group = (key: string, title: string, links: readonly Named[]): SitemapGroup => ({
    key,
    title,
    links: links.filter(({ route }) => route === undefined || has(route)).map(({ route: _, ...link }) => link),
  });
  const latest = { sort: 'latest' } as const;
  const page = (route: RouteName, to: string, label: string, below?: readonly Link[]): Named => ({
    route,
    href: to,
    label,
    ...(below ? { below } : {}),
  });
  const hotWords = (to: string): Link => ({ href: to, label: t('content.hotWords') });
  return [
    group('find', t('sitemap.group.find'), [
      page('productHome', href('productHome'), t('sitemap.page.productHome')),
      page('productList', href('productList'), t('sitemap.page.productList')),
      page('productList', href('productList', {}, latest), t('sitemap.page.productLatest')),
      page('companyList', href('companyList'), t('sitemap.page.companyList')),
      page('companyList', href('companyList', {}, latest), t('sitemap.page.companyLatest')),
      page('companyAdvanced', href('companyAdvanced'), t('sitemap.page.companyAdvanced')),
      page('siteSearch', href('siteSearch'), t('sitemap.page.siteSearch')),
    ]),
    group(
      'sector',
      t('sitemap.group.sector'),
      categories.map(({ id, name, children }) => ({
        href: href('productCategory', { cateid: id }),
        label: name,
        below: children.map((child) => ({
          href: href('productCategory', { cateid: child.id }),
          label: child.name,
        })),
      })),
    ),
    group('chance', t('sitemap.group.chance'), [
      page('newProduct', href('newProduct'), t('launch.title')),
      page('agentList', href('agentList'), t('agent.title')),
      page('tenderList', href('tenderList'), t('tender.title'), [
        ...config.tender.ways.map((way) => ({ href: href('tenderWay', { way }), label: t(`tender.way.${way}`) })),
        ...config.tender.categories.map((cate) => ({
          href: href('tenderCategory', { cate }),
          label: t(`tender.category.${cate}`),
        })),
      ]),
      page('purchaseHome', href('purchaseHome'), t('sitemap.page.purchaseHome')),
      page('promotionList', href('promotionList'), t('content.channel.promotion')),
      page(
        'investmentHome',
        href('investmentHome'),
        t('content.channel.investment'),
        config.content.investmentTypes.map((type) => ({
          href: href('investmentType', { type }),
          label: t(`content.sub.${type}`),
        })),
      ),
    ]),
    group('news', t('sitemap.group.news'), [
      page('shortnewsHome', href('shortnewsHome'), t('content.channel.shortnews'), [
        { href: href('shortnewsList'), label: t('content.allOf.shortnews') },
        hotWords(href('shortnewsHotwordList')),
      ]),
      page('infoHome', href('infoHome'), t('content.channel.info'), [
        { href: href('infoList'), label: t('content.allOf.info') },
        hotWords(href('infoHotwordList')),
      ]),
      page('innovationHome', href('innovationHome'), t('content.channel.innovation'), [
        { href: href('innovationList'), label: t('content.allOf.innovation') },
        hotWords(href('innovationHotwordList')),
      ]),
      page('thematicList', href('thematicList'), t('content.channel.thematic')),
      page('mediaList', href('mediaList'), t('content.channel.media')),
      page('video', href('video'), t('content.channel.video')),
      page('articleList', href('articleList'), t('content.channel.article')),
    ]),
    group('market', t('sitemap.group.market'), [
      page('countryList', href('countryList'), t('sitemap.page.countryList')),
      page('directory', href('directory'), t('sitemap.page.directory')),
      page('fairHome', href('fairHome'), t('content.channel.fair')),
    ]),
    group('help', t('content.channel.help'), [
      page('helpCenter', href('helpCenter'), t('content.channel.help')),
      page('welcome', href('welcome'), t('sitemap.page.welcome')),
      ...help.map(({ key, title }) => page('helpTopic', helpHref(key), title.text)),
    ]),
    group('about', t('sitemap.group.about'), [
      page('about', href('about'), t('content.channel.about')),
      ...about.map(({ key, title }) => page('aboutDetail', href('aboutDetail', { nav: key }), title.text)),
      page('noticeList', href('noticeList'), t('content.channel.notice')),
      page('links', href('links'), t('links.title')),
      page('agreement', href('agreement'), t('sitemap.page.agreement')),
      page('privacy', href('privacy'), t('sitemap.page.privacy')),
      page('apiReference', href('apiReference'), t('sitemap.page.apiReference')),
    ]),
    group(
      'feed',
      t('feed.head'),
      feedsOf(locale).map((name) => ({
        href: feedPath(name, 'rss'),
        label: t(feedTitle(name)),
      })),
    ),
    group('account', t('sitemap.group.account'), [
      page('supplierLanding', href('supplierLanding'), t('sitemap.page.supplierLanding')),
      page('supplierLogin', href('supplierLogin'), t('sitemap.page.supplierLogin')),
      page('supplierRegister', href('supplierRegister'), t('sitemap.page.supplierRegister')),
      page('purchaserLogin', href('purchaserLogin'), t('sitemap.page.purchaserLogin')),
      page('purchaserRegister', href('purchaserRegister'), t('sitemap.page.purchaserRegister')),
    ]),
    group(
      'language',
      t('sitemap.group.language'),
      locales.map((one) => ({
        href: currentHosts().absolute(one, href('home')),
        label: sites[one].endonym,
        lang: one,
      })),
    ),
  ];
}
