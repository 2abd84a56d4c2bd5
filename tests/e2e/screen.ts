import { href } from '@/lib/platform/routes/address';
import { linksOf, read } from './site';

export type Screen = { name: string; path: string; status: number };

const firstLink = async (path: string, pattern: RegExp): Promise<string> => {
  const { text } = await read('en', path);
  const found = linksOf(text).find((link) => pattern.test(link.href));
  if (!found) throw new Error(`${path} has no link like ${pattern}`);
  return found.href;
};

async function readScreens(): Promise<Screen[]> {
  const advanced = await firstLink(href('companyAdvanced'), /^\/companyAdvanced\/\d+\.html$/);
  const companyId = Number(advanced.match(/\d+/)?.[0]);
  const showroom = href('showroomHome', { companyId });
  const { text } = await read('en', showroom);
  const own = (pattern: RegExp) => linksOf(text).find((link) => pattern.test(link.href))?.href;
  const inside = async (list: string | undefined, pattern: RegExp) => (list ? firstLink(list, pattern) : undefined);
  const caseList = own(/^\/company\/case\/\d+\.html$/);
  const powerList = own(/^\/company\/power\/\d+\.html$/);
  const teamList = own(/^\/company\/team\/\d+\.html$/);
  const product = await firstLink(href('productList'), /^\/product\/\d+\.html$/);
  const ids = linksOf((await read('en', href('productList'))).text)
    .flatMap((link) => link.href.match(/^\/product\/(\d+)\.html$/)?.[1] ?? [])
    .map(Number);
  const bulletin = await firstLink(href('shortnewsList'), /^\/shortnews\/\d+\.html$/);
  const word = await firstLink(href('shortnewsHotwordList'), /^\/shortnews\/hotword\/\d+\.html$/);
  const named: [string, string | undefined, number?][] = [
    ['home', href('home')],
    ['welcome', href('welcome')],
    ['user agreement', href('agreement')],
    ['privacy policy', href('privacy')],
    ['not found', href('notFound'), 404],
    ['error', href('error'), 404],
    ['product home', href('productHome')],
    ['product list', href('productList')],
    ['latest released products', href('productList', {}, { sort: 'latest' })],
    ['product category', await firstLink(href('productHome'), /^\/product_\d+\.html$/)],
    ['product search', href('productSearch', { keyword: 'PN16' })],
    ['product search without result', href('productSearch', { keyword: 'zzqqxxvv' })],
    ['product', product],
    ['compare', href('compare', {}, { ids: [...new Set(ids)].slice(0, 3) })],
    ['company list', href('companyList')],
    ['recently joined companies', href('companyList', {}, { sort: 'latest' })],
    ['company tag', await firstLink(href('companyList'), /^\/company_\d+\.html|\/company\.html\?tag=\d+/)],
    ['company search', href('companySearch', { keyword: 'co' })],
    ['advanced companies', href('companyAdvanced')],
    ['verification record', advanced],
    ['showroom', showroom],
    ['showroom profile', href('showroomBase', { companyId })],
    ['showroom contact', href('showroomContact', { companyId })],
    ['showroom products', href('showroomProduct', { companyId })],
    ['showroom product group', own(/^\/company\/product\/\d+\/\d+\.html$/)],
    ['showroom cases', caseList],
    ['showroom case', await inside(caseList, /^\/company\/case\/\d+\/\d+\.html$/)],
    ['showroom strengths', powerList],
    ['showroom strength', await inside(powerList, /^\/company\/power\/\d+\/\d+\.html$/)],
    ['showroom team', teamList],
    ['showroom team member', await inside(teamList, /^\/company\/team\/\d+\/\d+\.html$/)],
    ['showroom page', own(/^\/company\/custom\/\d+\.html$/)],
    ['showroom search', href('showroomSearch', { companyId, keyword: 'a' })],
    ['launches', href('newProduct')],
    ['latest launches', href('newProduct', {}, { sort: 'latest', continent: 'africa' })],
    ['launch search', href('launchSearch', { keyword: 'pump' })],
    ['launch search without result', href('launchSearch', { keyword: 'zzqqxxvv' })],
    ['agent offers', href('agentList')],
    ['agent offer', await firstLink(href('agentList'), /^\/agent\/\d+\.html$/)],
    ['agent offer search', href('agentSearch', { keyword: 'pump' })],
    ['agent offer search without result', href('agentSearch', { keyword: 'zzqqxxvv' })],
    ['tenders', href('tenderList')],
    ['tenders by method', href('tenderWay', { way: 'inquiry' }, { division: 'materials' })],
    ['tenders by category', href('tenderCategory', { cate: 'engineering' })],
    ['tenders of a country', href('tenderCountry', { country: 'ke' })],
    ['tenders of a country without any', href('tenderCountry', { country: 'is' })],
    ['tender search', href('tenderSearch', { keyword: 'pump' })],
    ['tender search without result', href('tenderSearch', { keyword: 'zzqqxxvv' })],
    ['tender', await firstLink(href('tenderList'), /^\/tender\/\d+\.html$/)],
    ['countries', href('countryList')],
    ['country', href('countryDetail', { code: 'ke' })],
    ['country without trade', href('countryDetail', { code: 'tv' })],
    ['unknown country', href('countryDetail', { code: 'xx' }), 404],
    ['country handbook', href('countryHandbook', { code: 'ae' })],
    ['tax policy', href('countryTax', { code: 'ae' })],
    ['investment policy', href('countryPolicy', { code: 'ae' })],
    ['country without handbook', href('countryHandbook', { code: 'tv' }), 404],
    ['directory', href('directory')],
    ['directory by kind', href('directory', {}, { kind: 'chamber', continent: 'asia' })],
    ['directory of a country', href('directoryCountry', { country: 'cn' })],
    ['directory of a country without any', href('directoryCountry', { country: 'tv' })],
    ['directory search', href('directorySearch', { keyword: 'chamber' })],
    ['directory search without result', href('directorySearch', { keyword: 'zzqqxxvv' })],
    ['fair', href('fairHome')],
    ['fair news', await firstLink(href('fairHome'), /^\/fair\/\d+\.html$/)],
    ['fair by category', await firstLink(href('fairHome'), /^\/fair_cate_\d+\.html$/)],
    ['fair by country', href('fairCountry', { country: 'cn' })],
    ['fair search', href('fairSearch', { keyword: 'pump' })],
    ['fair search without result', href('fairSearch', { keyword: 'zzqqxxvv' })],
    ['bulletins', href('shortnewsHome')],
    ['bulletin list', href('shortnewsList')],
    ['bulletin list page two', href('shortnewsList', {}, { page: 2 })],
    ['bulletin', bulletin],
    ['bulletin hot words', href('shortnewsHotwordList')],
    ['bulletin hot word', word],
    ['bulletins by hot word', href('shortnewsHot', { hotId: Number(word.match(/\d+/)?.[0]) })],
    ['bulletins of a country', href('shortnewsCountry', { country: 'ke' })],
    ['bulletins of a country without any', href('shortnewsCountry', { country: 'tv' })],
    ['bulletins of an unknown country', href('shortnewsCountry', { country: 'KE' }), 404],
    ['bulletins of a sector', await firstLink(bulletin, /^\/shortnews_cate_\d+\.html$/)],
    ['bulletin search', href('shortnewsSearch', { keyword: 'buyer' })],
    ['bulletin search without result', href('shortnewsSearch', { keyword: 'zzqqxxvv' })],
    ['innovations', href('innovationHome')],
    ['innovation list', href('innovationList')],
    ['innovation', await firstLink(href('innovationList'), /^\/innovation\/\d+\.html$/)],
    ['innovation hot word', await firstLink(href('innovationHotwordList'), /^\/innovation\/hotword\/\d+\.html$/)],
    ['help center', href('helpCenter')],
    ['help topic', href('helpTopic', { topic: 'QQZC' })],
    ['unknown help topic', href('helpTopic', { topic: 'qqzc' }), 404],
    ['membership', href('helpVip')],
    ['about', href('about')],
    ['about: contact', href('aboutDetail', { nav: 'contact' })],
    ['about: unknown', href('aboutDetail', { nav: 'nothing' }), 404],
    ['friendly links', href('links')],
    ['website navigation', href('sitemap')],
    ['articles', href('articleList')],
    ['article 8', href('articleDetail', { id: 8 })],
    ['announcements', href('noticeList')],
    ['announcement', await firstLink(href('noticeList'), /^\/notice\/\d+\.html$/)],
    ['media', href('mediaList')],
    ['media of a country without any', href('mediaList', {}, { country: ['tv'] })],
    ['media item', await firstLink(href('mediaList'), /^\/media\/\d+\.html$/)],
    ['video', href('video')],
    ['topics', href('thematicList')],
    ['topic', await firstLink(href('thematicList'), /^\/thematic\/\d+\.html$/)],
    ['site search', href('siteSearch')],
    ['site search result', href('siteSearchKeyword', { keyword: 'PN16' })],
    ['API reference', href('apiReference')],
  ];
  return named.map(([name, path, status = 200]) => {
    if (!path) throw new Error(`The showroom ${showroom} has no link to its ${name}`);
    return { name, path, status };
  });
}

let known: Promise<Screen[]> | undefined;
/** Every screen of the public site once, with ids of the running catalogue; read once per process. */
export function screens(): Promise<Screen[]> {
  known ??= readScreens();
  return known;
}
