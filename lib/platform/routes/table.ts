import { companyKeys, type ListKey, productKeys } from './list-state';
import { portalRoutes } from './portal';
import { account, order, page, place, purchaser, type Route, staff, supplier } from './route';

export type { Area, Route } from './route';

const without = (keys: readonly ListKey[], key: ListKey) => keys.filter((one) => one !== key);
const companyState = [...companyKeys, ...order] as const;
const zoneState = [...place, 'tag', 'cate', ...order] as const;
const productState = [...productKeys, ...order] as const;

/** All routes. docs/domain.md, Addresses. */
export const routes = {
  home: page('/', '/home'),
  notFound: page('/404.html', '/not-found'),
  error: page('/error.html', '/error'),
  welcome: page('/welcome.html', '/welcome'),

  productHome: page('/product.html', '/product'),
  productList: page('/product/list.html', '/product-list/[state]', productState),
  productCategory: page('/product_{cateid#}.html', '/product-category/[cateid]/[state]', without(productState, 'cate')),
  productSearch: page('/product_search_{keyword*}.html', '/product-search/[keyword]/[state]', productState),
  productDetail: page('/product/{id#}.html', '/product/[id]'),
  compare: page('/compare.html', '/compare/[state]', ['ids']),

  companyList: page('/company.html', '/company-list/[state]', companyState),
  companyTag: page('/company_{tagid#}.html', '/company-tag/[tagid]/[state]', without(companyState, 'tag')),
  companySearch: page('/company_search_{keyword*}.html', '/company-search/[keyword]/[state]', companyState),
  companyAdvanced: page('/companyAdvanced.html', '/company-advanced/[state]', companyState),
  companyAdvancedDetail: page('/companyAdvanced/{id#}.html', '/company-advanced-detail/[id]'),

  newProduct: page('/newproduct.html', '/new-product/[state]', zoneState),
  launchSearch: page('/newproduct_search_{keyword*}.html', '/launch-search/[keyword]/[state]', zoneState),
  agentList: page('/agent.html', '/agent-list/[state]', zoneState),
  agentSearch: page('/agent_search_{keyword*}.html', '/agent-search/[keyword]/[state]', zoneState),
  agentDetail: page('/agent/{id#}.html', '/agent/[id]'),

  showroomHome: page('/company/{companyId#}.html', '/showroom/[companyId]'),
  showroomBase: page('/company/base/{companyId#}.html', '/showroom/[companyId]/base'),
  showroomContact: page('/company/contact/{companyId#}.html', '/showroom/[companyId]/contact'),
  showroomCustom: page('/company/custom/{id#}.html', '/showroom-custom/[id]'),
  showroomProduct: page('/company/product/{companyId#}.html', '/showroom/[companyId]/product/[state]', order),
  showroomProductGroup: page(
    '/company/product/{companyId#}/{type#}.html',
    '/showroom/[companyId]/product-group/[type]/[state]',
    order,
  ),
  showroomCaseList: page('/company/case/{companyId#}.html', '/showroom/[companyId]/case'),
  showroomCase: page('/company/case/{companyId#}/{id#}.html', '/showroom/[companyId]/case/[id]'),
  showroomPowerList: page('/company/power/{companyId#}.html', '/showroom/[companyId]/power'),
  showroomPower: page('/company/power/{companyId#}/{id#}.html', '/showroom/[companyId]/power/[id]'),
  showroomTeamList: page('/company/team/{companyId#}.html', '/showroom/[companyId]/team'),
  showroomTeam: page('/company/team/{companyId#}/{id#}.html', '/showroom/[companyId]/team/[id]'),
  showroomSearch: page(
    '/company/search/{companyId#}/{keyword*}.html',
    '/showroom/[companyId]/search/[keyword]/[state]',
    order,
  ),

  siteSearch: page('/search.html', '/search'),
  siteSearchKeyword: page('/search_{keyword*}.html', '/search/[keyword]/[state]', [
    ...place,
    'tag',
    'cate',
    'way',
    ...order,
  ]),
  apiReference: page('/api.html', '/api-reference'),

  ...portalRoutes,

  supplierLanding: account('/acompany.html', 'supplier'),
  supplierLogin: account('/acompany/login.html', 'supplier/login'),
  supplierRegister: account('/acompany/register.html', 'supplier/register'),
  supplierForget: account('/acompany/forget.html', 'supplier/forget'),
  purchaserLogin: account('/amember/login.html', 'purchaser/login'),
  purchaserRegister: account('/amember/register.html', 'purchaser/register'),
  purchaserForget: account('/amember/forget.html', 'purchaser/forget'),
  unsubscribe: account('/unsubscribe.html', 'unsubscribe'),
  im: account('/im.html', 'im'),
  tenderAlert: account('/tenderAlert.html', 'tender-alert'),
  confirmEmail: account('/confirmEmail.html', 'confirm-email'),

  supplierHome: supplier('/companycenter/index.html', 'home'),
  supplierStatistics: supplier('/companycenter/statistics.html', 'statistics'),
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
  supplierPurchase: supplier('/companycenter/purchase.html', 'purchase'),
  supplierQuotation: supplier('/companycenter/purchase/quotation.html', 'purchase/quotation'),
  supplierSavedSearch: supplier('/companycenter/purchase/saved.html', 'purchase/saved'),
  supplierTenderAlert: supplier('/companycenter/tenderAlert.html', 'tender-alert'),
  supplierPurchaseQuote: supplier('/companycenter/purchase/{id#}.html', 'purchase/[id]'),
  supplierOrder: supplier('/companycenter/order/{id#}.html', 'order/[id]'),
  supplierShowroom: supplier('/companycenter/showSetting.html', 'showroom'),
  supplierShowroomPreview: supplier('/companycenter/showSetting/preview.html', 'showroom/preview'),
  supplierShowroomSection: supplier('/companycenter/showSetting/{section}.html', 'showroom/[section]'),
  supplierUser: supplier('/companycenter/userManage.html', 'user'),
  supplierUserType: supplier('/companycenter/userManage/{type}.html', 'user/[type]'),
  supplierCase: supplier('/companycenter/case.html', 'case'),
  supplierLaunch: supplier('/companycenter/launch.html', 'launch'),
  supplierAgentOffer: supplier('/companycenter/agentOffer.html', 'agent-offer'),
  supplierFair: supplier('/companycenter/fair.html', 'fair'),
  supplierAgentApplication: supplier('/companycenter/agentApplication.html', 'agent-application'),
  supplierMessage: supplier('/companycenter/message.html', 'message'),
  supplierIm: supplier('/companycenter/im.html', 'im'),
  supplierUpgrade: supplier('/companycenter/upgrade.html', 'upgrade'),

  purchaserHome: purchaser('/amember/index.html', 'home'),
  purchaserPassword: purchaser('/amember/password.html', 'password'),
  purchaserUser: purchaser('/amember/userinfo.html', 'user'),
  purchaserFavourite: purchaser('/amember/fav.html', 'favourite'),
  purchaserLog: purchaser('/amember/log.html', 'log'),
  purchaserIm: purchaser('/amember/im.html', 'im'),
  purchaserPurchase: purchaser('/amember/purchase.html', 'purchase'),
  purchaserPurchaseDetail: purchaser('/amember/purchase/{id#}.html', 'purchase/[id]'),
  purchaserFollow: purchaser('/amember/follow.html', 'follow'),
  purchaserTenderAlert: purchaser('/amember/tenderAlert.html', 'tender-alert'),
  purchaserFair: purchaser('/amember/fair.html', 'fair'),
  purchaserAgent: purchaser('/amember/agent.html', 'agent'),
  purchaserMessage: purchaser('/amember/message.html', 'message'),
  purchaserQuotation: purchaser('/amember/quotation.html', 'quotation'),
  purchaserComparison: purchaser('/amember/quotation/{id#}.html', 'quotation/[id]'),
  purchaserOrder: purchaser('/amember/order/{id#}.html', 'order/[id]'),

  admin: staff('/admin', ''),
  adminSignIn: staff('/admin/login', '/login'),
  adminPassword: staff('/admin/password', '/password'),
  adminSearch: staff('/admin/search', '/search'),
  adminAudit: staff('/admin/audit', '/audit'),
  adminWord: staff('/admin/word', '/word'),
  adminJob: staff('/admin/job', '/job'),
  adminSupport: staff('/admin/support', '/support'),
  adminSupportFigures: staff('/admin/support/figures', '/support/figures'),
  adminCompanies: staff('/admin/companies', '/companies'),
  adminReview: staff('/admin/review/{id#}', '/review/[id]'),
  adminCompany: staff('/admin/company/{id#}', '/company/[id]'),
  adminQueue: staff('/admin/{section}', '/queue/[section]'),
} satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

type Token<P extends string> = P extends `${string}{${infer T}}${infer Rest}` ? T | Token<Rest> : never;
/** The parameters of a route, typed by its pattern. */
export type RouteParams<N extends RouteName> = {
  [T in Token<(typeof routes)[N]['pattern']> as T extends `${infer Name}${'#' | '*' | '+' | '&'}`
    ? Name
    : T]: T extends `${string}#` ? number : T extends `${string}${'+' | '&'}` ? string | number : string;
};
