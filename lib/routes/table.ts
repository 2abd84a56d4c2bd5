import { config } from '@/lib/config';
import type { ListKey } from './list-state';

export type Area = 'public' | 'account' | 'companycenter' | 'amember' | 'admin';
export type Route = {
  /** {x#} is a number, {x*} any text over several segments, {x} a word. */
  pattern: string;
  area: Area;
  zhOnly: boolean;
  /** False: a known address whose page does not exist yet; it answers 404. */
  live: boolean;
  state: readonly ListKey[];
  /** The folder below app/[locale]/[device]. */
  internal: string | null;
};

const page = <P extends string>(pattern: P, internal: string, state: readonly ListKey[] = []) => ({
  pattern,
  area: 'public' as Area,
  zhOnly: false,
  live: true,
  state,
  internal,
});
const later = <P extends string>(pattern: P, area: Area = 'public', zhOnly = false) => ({
  pattern,
  area,
  zhOnly,
  live: false,
  state: [] as readonly ListKey[],
  internal: null,
});
const zhPage = <P extends string>(pattern: P, internal: string, state: readonly ListKey[] = []) => ({
  ...page(pattern, internal, state),
  zhOnly: true,
});
const supplier = <P extends string>(pattern: P, folder: string) => ({
  ...page(pattern, `/companycenter/${folder}`),
  area: 'companycenter' as Area,
});
const purchaser = <P extends string>(pattern: P, folder: string) => ({
  ...page(pattern, `/amember/${folder}`),
  area: 'amember' as Area,
});
const staff = <P extends string>(pattern: P, folder: string) => ({
  ...page(pattern, `/admin${folder}`),
  area: 'admin' as Area,
});
const account = <P extends string>(pattern: P, folder: string) => ({
  ...page(pattern, `/account/${folder}`),
  area: 'account' as Area,
});

const order = ['sort', 'page'] as const;
const place = ['country', 'continent'] as const;
const standing = ['grade', 'membership'] as const;
const trade = ['price', 'moq'] as const;
const companyState = [...place, 'tag', 'cate', ...standing, ...order] as const;
const zoneState = [...place, 'tag', 'cate', ...order] as const;
const pieceState = ['cate', ...order] as const;
const callState = [...place, 'cate', ...order] as const;
const callOfState = ['cate', 'way', 'division', ...order] as const;
const productState = [...place, 'tag', 'cate', ...standing, ...trade, ...order] as const;

/** Every route once. Specification 2.3-2.6; decisions, Addresses. */
export const routes = {
  home: page('/', '/home'),
  notFound: page('/404.html', '/not-found'),
  error: page('/error.html', '/error'),
  welcome: page('/welcome.html', '/welcome'),

  productHome: page('/product.html', '/product'),
  productList: page('/product/list.html', '/product-list/[state]', productState),
  productCategory: page('/product_{cateid#}.html', '/product-category/[cateid]/[state]', [
    ...place,
    'tag',
    ...standing,
    ...trade,
    ...order,
  ]),
  productSearch: page('/product_search_{keyword*}.html', '/product-search/[keyword]/[state]', productState),
  productDetail: page('/product/{id#}.html', '/product/[id]'),
  compare: page('/compare.html', '/compare/[state]', ['ids']),

  companyList: page('/company.html', '/company-list/[state]', companyState),
  companyTag: page('/company_{tagid#}.html', '/company-tag/[tagid]/[state]', [...place, 'cate', ...standing, ...order]),
  companySearch: page('/company_search_{keyword*}.html', '/company-search/[keyword]/[state]', companyState),
  companyAdvanced: page('/companyAdvanced.html', '/company-advanced/[state]', companyState),
  companyAdvancedDetail: page('/companyAdvanced/{id#}.html', '/company-advanced-detail/[id]'),

  newProduct: page('/newproduct.html', '/new-product/[state]', zoneState),
  agentList: page('/agent.html', '/agent-list/[state]', zoneState),
  agentSearch: page('/agent_search_{keyword*}.html', '/agent-search/[keyword]/[state]', zoneState),
  agentDetail: page('/agent/{id#}.html', '/agent/[id]'),

  hallHome: page('/company/{companyId#}.html', '/hall/[companyId]'),
  hallBase: page('/company/base/{companyId#}.html', '/hall/[companyId]/base'),
  hallContact: page('/company/contact/{companyId#}.html', '/hall/[companyId]/contact'),
  hallCustom: page('/company/custom/{id#}.html', '/hall-custom/[id]'),
  hallProduct: page('/company/product/{companyId#}.html', '/hall/[companyId]/product/[state]', order),
  hallProductGroup: page(
    '/company/product/{companyId#}/{type#}.html',
    '/hall/[companyId]/product-group/[type]/[state]',
    order,
  ),
  hallCaseList: page('/company/case/{companyId#}.html', '/hall/[companyId]/case'),
  hallCase: page('/company/case/{companyId#}/{id#}.html', '/hall/[companyId]/case/[id]'),
  hallPowerList: page('/company/power/{companyId#}.html', '/hall/[companyId]/power'),
  hallPower: page('/company/power/{companyId#}/{id#}.html', '/hall/[companyId]/power/[id]'),
  hallTeamList: page('/company/team/{companyId#}.html', '/hall/[companyId]/team'),
  hallTeam: page('/company/team/{companyId#}/{id#}.html', '/hall/[companyId]/team/[id]'),
  hallSearch: page('/company/search/{companyId#}/{keyword*}.html', '/hall/[companyId]/search/[keyword]/[state]', order),

  siteSearch: page('/search.html', '/search'),
  siteSearchKeyword: page('/search_{keyword*}.html', '/search/[keyword]/[state]', [...place, 'tag', 'cate', ...order]),
  apiReference: page('/api.html', '/api-reference'),

  about: page('/about.html', '/about'),
  aboutDetail: page('/about/{nav}.html', '/about/[nav]'),
  articleList: page('/article.html', '/channel-list/article/[state]', pieceState),
  articleDetail: page('/article/{id#}.html', '/channel-piece/article/[id]'),
  fairHome: page(`/${config.fair}.html`, '/fair'),
  fairDetail: page(`/${config.fair}/{id#}.html`, '/fair-news/[id]'),
  fairCategory: page(`/${config.fair}_cate_{cate#}.html`, '/fair-category/[cate]/[state]', [
    ...place,
    'grade',
    ...order,
  ]),
  fairCountry: page(`/${config.fair}_country_{country}.html`, '/fair-country/[country]/[state]', [
    'cate',
    'grade',
    ...order,
  ]),
  fairSearch: page(`/${config.fair}_search_{keyword*}.html`, '/fair-search/[keyword]/[state]', [
    ...place,
    'cate',
    'grade',
    ...order,
  ]),
  helpCenter: page('/helpCenter.html', '/help'),
  helpVip: page('/helpCenter/vipInfo.html', '/help-vip'),
  helpTopic: page('/helpCenter/{topic}.html', '/help/[topic]'),
  im: later('/im.html'),
  infoHome: zhPage('/info.html', '/content-home/info'),
  infoList: zhPage('/info/list.html', '/content-list/info/[state]', callState),
  infoDetail: zhPage('/info/{id#}.html', '/content/info/[id]'),
  infoHotwordList: zhPage('/info/hotword.html', '/content-word/info'),
  infoHotword: zhPage('/info/hotword/{id#}.html', '/content-word/info/[id]/[state]', order),
  infoWay: zhPage('/info_way_{way}.html', '/content-way/[way]/[state]', callState),
  infoCountry: zhPage('/info_country_{country}.html', '/content-country/info/[country]/[state]', ['cate', ...order]),
  infoCategory: zhPage('/info_cate_{cate#}.html', '/content-category/info/[cate]/[state]', [...place, ...order]),
  infoSearch: zhPage('/info_search_{keyword*}.html', '/content-search/info/[keyword]/[state]', callState),
  innovationHome: page('/innovation.html', '/content-home/innovation'),
  innovationList: page('/innovation/list.html', '/content-list/innovation/[state]', callState),
  innovationDetail: page('/innovation/{id#}.html', '/content/innovation/[id]'),
  innovationHotwordList: page('/innovation/hotword.html', '/content-word/innovation'),
  innovationHotword: page('/innovation/hotword/{id#}.html', '/content-word/innovation/[id]/[state]', order),
  innovationCategory: page('/innovation_cate_{cate#}.html', '/content-category/innovation/[cate]/[state]', [
    ...place,
    ...order,
  ]),
  innovationCountry: page('/innovation_country_{country}.html', '/content-country/innovation/[country]/[state]', [
    'cate',
    ...order,
  ]),
  innovationSearch: page(
    '/innovation_search_{keyword*}.html',
    '/content-search/innovation/[keyword]/[state]',
    callState,
  ),
  investmentHome: zhPage('/investment.html', '/investment'),
  investmentType: zhPage('/investment_{type}.html', '/investment-list/[type]/[state]', [...place, ...pieceState]),
  investmentDetail: zhPage('/investment/{type}/{id#}.html', '/investment-piece/[type]/[id]'),
  mediaList: page('/media.html', '/channel-list/media/[state]', [...place, ...pieceState]),
  mediaDetail: page('/media/{id#}.html', '/channel-piece/media/[id]'),
  promotionList: zhPage('/promotion.html', '/channel-list/promotion/[state]', pieceState),
  promotionDetail: zhPage('/promotion/{id#}.html', '/channel-piece/promotion/[id]'),
  purchaseHome: later('/purchase.html'),
  purchaseForm: later('/purchase/form.html'),
  purchaseDetail: later('/purchase/{id#}.html'),
  purchaseSearch: later('/purchase_search_{keyword*}.html'),
  simplePurchase: later('/simplePurchase.html'),
  shortnewsHome: page('/shortnews.html', '/content-home/shortnews'),
  shortnewsList: page('/shortnews/list.html', '/content-list/shortnews/[state]', callState),
  shortnewsDetail: page('/shortnews/{id#}.html', '/content/shortnews/[id]'),
  shortnewsHotwordList: page('/shortnews/hotword.html', '/content-word/shortnews'),
  shortnewsHotword: page('/shortnews/hotword/{id#}.html', '/content-word/shortnews/[id]/[state]', order),
  shortnewsHot: page('/shortnews_hot_{hotId#}.html', '/content-hot/[hotId]/[state]', callState),
  shortnewsCountry: page('/shortnews_country_{country}.html', '/content-country/shortnews/[country]/[state]', [
    'cate',
    ...order,
  ]),
  shortnewsCategory: page('/shortnews_cate_{cate#}.html', '/content-category/shortnews/[cate]/[state]', [
    ...place,
    ...order,
  ]),
  shortnewsSearch: page('/shortnews_search_{keyword*}.html', '/content-search/shortnews/[keyword]/[state]', callState),
  thematicList: page('/thematic.html', '/channel-list/thematic/[state]', pieceState),
  thematicDetail: page('/thematic/{id#}.html', '/channel-piece/thematic/[id]'),
  video: page('/video.html', '/video'),
  tenderList: page('/tender.html', '/tender-list/[state]', callState),
  tenderDetail: page('/tender/{id#}.html', '/tender/[id]'),
  tenderWay: page('/tender_way_{way}.html', '/tender-way/[way]/[state]', [...place, 'cate', 'division', ...order]),
  tenderCategory: page('/tender_cate_{cate}.html', '/tender-category/[cate]/[state]', callState),
  tenderCountry: page('/tender_country_{country}.html', '/tender-country/[country]/[state]', callOfState),
  tenderSearch: page('/tender_search_{keyword*}.html', '/tender-search/[keyword]/[state]', [...place, ...callOfState]),
  directory: page('/directory.html', '/directory/[state]', [...place, 'kind', 'page']),
  directoryCountry: page('/directory_country_{country}.html', '/directory-country/[country]/[state]', ['kind', 'page']),
  countryList: page('/country.html', '/country-list'),
  countryDetail: page('/country/{code}.html', '/country/[code]'),
  countryHandbook: page('/country/{code}/handbook.html', '/country-text/[code]/handbook'),
  countryTax: page('/country/{code}/tax.html', '/country-text/[code]/tax'),
  countryPolicy: page('/country/{code}/policy.html', '/country-text/[code]/policy'),
  noticeList: page('/notice.html', '/channel-list/notice/[state]', ['page']),
  noticeDetail: page('/notice/{id#}.html', '/channel-piece/notice/[id]'),
  sitemap: page('/sitemap.html', '/sitemap'),
  links: page('/links.html', '/links'),
  agreement: page('/agreement.html', '/agreement'),
  privacy: page('/privacy.html', '/privacy'),

  supplierLanding: account('/acompany.html', 'supplier'),
  supplierLogin: account('/acompany/login.html', 'supplier/login'),
  supplierRegister: account('/acompany/register.html', 'supplier/register'),
  supplierForget: account('/acompany/forget.html', 'supplier/forget'),
  purchaserLogin: account('/amember/login.html', 'purchaser/login'),
  purchaserRegister: account('/amember/register.html', 'purchaser/register'),
  purchaserForget: account('/amember/forget.html', 'purchaser/forget'),

  supplierHome: supplier('/companycenter/index.html', 'home'),
  supplierCompany: supplier('/companycenter/companyInfo.html', 'company'),
  supplierCertificate: supplier('/companycenter/companyInfo/certificate.html', 'company/certificate'),
  supplierCompanySection: supplier('/companycenter/companyInfo/{section}.html', 'company/[section]'),
  supplierHistory: supplier('/companycenter/history.html', 'history'),
  supplierHistoryType: supplier('/companycenter/history/{type}.html', 'history/[type]'),
  supplierProduct: supplier('/companycenter/productService.html', 'product'),
  supplierProductNew: supplier('/companycenter/productService/new.html', 'product/new'),
  supplierProductGroup: supplier('/companycenter/productService/group.html', 'product/group'),
  supplierProductImport: supplier('/companycenter/productService/import.html', 'product/import'),
  supplierProductEdit: supplier('/companycenter/productService/{id#}.html', 'product/[id]'),
  supplierPurchase: later('/companycenter/purchase.html', 'companycenter'),
  supplierHall: supplier('/companycenter/showSetting.html', 'hall'),
  supplierHallPreview: supplier('/companycenter/showSetting/preview.html', 'hall/preview'),
  supplierHallSection: supplier('/companycenter/showSetting/{section}.html', 'hall/[section]'),
  supplierUser: supplier('/companycenter/userManage.html', 'user'),
  supplierUserType: supplier('/companycenter/userManage/{type}.html', 'user/[type]'),
  supplierCase: supplier('/companycenter/case.html', 'case'),
  supplierLaunch: supplier('/companycenter/launch.html', 'launch'),
  supplierAgentOffer: supplier('/companycenter/agentOffer.html', 'agent-offer'),
  supplierMessage: supplier('/companycenter/message.html', 'message'),
  supplierIm: later('/companycenter/im.html', 'companycenter'),
  supplierUpgrade: supplier('/companycenter/upgrade.html', 'upgrade'),

  purchaserHome: purchaser('/amember/index.html', 'home'),
  purchaserPassword: purchaser('/amember/password.html', 'password'),
  purchaserUser: purchaser('/amember/userinfo.html', 'user'),
  purchaserFavourite: purchaser('/amember/fav.html', 'favourite'),
  purchaserLog: purchaser('/amember/log.html', 'log'),
  purchaserIm: later('/amember/im.html', 'amember'),
  purchaserPurchase: later('/amember/purchase.html', 'amember'),
  purchaserFollow: later('/amember/follow.html', 'amember'),
  purchaserMessage: purchaser('/amember/message.html', 'message'),
  purchaserQuotation: later('/amember/quotation.html', 'amember'),

  admin: staff('/admin', ''),
  adminSignIn: staff('/admin/login', '/login'),
  adminPassword: staff('/admin/password', '/password'),
  adminSearch: staff('/admin/search', '/search'),
  adminAudit: staff('/admin/audit', '/audit'),
  adminReview: staff('/admin/review/{id#}', '/review/[id]'),
  adminCompany: staff('/admin/company/{id#}', '/company/[id]'),
  adminQueue: staff('/admin/{section}', '/queue/[section]'),
} satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

type Token<P extends string> = P extends `${string}{${infer T}}${infer Rest}` ? T | Token<Rest> : never;
/** The parameters of a route, typed by its pattern. */
export type RouteParams<N extends RouteName> = {
  [T in Token<(typeof routes)[N]['pattern']> as T extends `${infer Name}${'#' | '*'}`
    ? Name
    : T]: T extends `${string}#` ? number : string;
};
