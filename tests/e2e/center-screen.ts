import { accountParts } from '@/components/account/center/part';
import { sectionNames } from '@/components/showroom/center/sections';
import { profileSections } from '@/lib/company/profile/constants';
import { href } from '@/lib/platform/routes/address';
import { type Area, type Route, type RouteName, routeNames, routes } from '@/lib/platform/routes/table';
import { queueKinds } from '@/lib/staff/constants';
import type { Kind } from './member';

/** Addresses of a route, or the page with a link to one. */
export type Screens = readonly string[] | { from: string; link: RegExp };
/** Every screen of the centers, their entry pages and the console. */
export const centerScreens: Partial<Record<RouteName, Screens>> = {
  supplierLanding: [href('supplierLanding')],
  supplierLogin: [href('supplierLogin')],
  supplierRegister: [href('supplierRegister')],
  supplierForget: [href('supplierForget')],
  purchaserLogin: [href('purchaserLogin')],
  purchaserRegister: [href('purchaserRegister')],
  purchaserForget: [href('purchaserForget')],
  unsubscribe: [href('unsubscribe'), `${href('unsubscribe')}?token=1.x`],
  confirmEmail: [href('confirmEmail'), `${href('confirmEmail')}?token=1.1.x`],
  im: [href('im')],
  tenderAlert: [href('tenderAlert')],

  supplierHome: [href('supplierHome')],
  supplierStatistics: [href('supplierStatistics')],
  supplierCompany: [href('supplierCompany')],
  supplierCertificate: [href('supplierCertificate')],
  supplierCompanySection: profileSections.slice(1).map((section) => href('supplierCompanySection', { section })),
  supplierHistory: [href('supplierHistory')],
  supplierHistoryType: ['follows', 'favourites', 'browsing'].map((type) => href('supplierHistoryType', { type })),
  supplierProduct: [href('supplierProduct')],
  supplierProductNew: [href('supplierProductNew')],
  supplierProductGroup: [href('supplierProductGroup')],
  supplierProductImport: [href('supplierProductImport')],
  supplierProductEdit: { from: href('supplierProduct'), link: /\/productService\/\d+\.html$/ },
  supplierShowroom: [href('supplierShowroom')],
  supplierShowroomPreview: [href('supplierShowroomPreview')],
  supplierShowroomSection: sectionNames.map((section) => href('supplierShowroomSection', { section })),
  supplierUser: [href('supplierUser')],
  supplierUserType: accountParts.map((type) => href('supplierUserType', { type })),
  supplierCase: [href('supplierCase')],
  supplierLaunch: [href('supplierLaunch')],
  supplierAgentOffer: [href('supplierAgentOffer')],
  supplierPurchase: [href('supplierPurchase')],
  supplierPurchaseQuote: { from: href('supplierPurchase'), link: /\/companycenter\/purchase\/\d+\.html$/ },
  // No supplier of the demo that has an account has won; the sheet is viewed as its buyer.
  supplierOrder: [],
  supplierSavedSearch: [href('supplierSavedSearch')],
  supplierTenderAlert: [href('supplierTenderAlert')],
  supplierQuotation: [href('supplierQuotation')],
  supplierAgentApplication: [href('supplierAgentApplication')],
  supplierFair: [href('supplierFair')],
  supplierMessage: [href('supplierMessage')],
  supplierIm: [href('supplierIm'), `${href('supplierIm')}?support`],
  supplierUpgrade: [href('supplierUpgrade')],

  purchaserHome: [href('purchaserHome')],
  purchaserPassword: [href('purchaserPassword')],
  purchaserUser: [href('purchaserUser')],
  purchaserFollow: [href('purchaserFollow')],
  purchaserTenderAlert: [href('purchaserTenderAlert')],
  purchaserFavourite: [href('purchaserFavourite')],
  purchaserLog: [href('purchaserLog')],
  purchaserPurchase: [href('purchaserPurchase')],
  purchaserPurchaseDetail: { from: href('purchaserPurchase'), link: /\/amember\/purchase\/\d+\.html$/ },
  purchaserQuotation: [href('purchaserQuotation')],
  purchaserComparison: { from: href('purchaserQuotation'), link: /\/amember\/quotation\/\d+\.html$/ },
  purchaserOrder: { from: `${href('purchaserPurchase')}#/decided`, link: /\/amember\/order\/\d+\.html$/ },
  purchaserAgent: [href('purchaserAgent')],
  purchaserFair: [href('purchaserFair')],
  purchaserMessage: [href('purchaserMessage')],
  purchaserIm: [href('purchaserIm'), `${href('purchaserIm')}?support`],

  admin: [href('admin')],
  adminSignIn: [href('adminSignIn')],
  adminPassword: [href('adminPassword')],
  adminSearch: [href('adminSearch'), `${href('adminSearch')}?q=pump`],
  adminAudit: [href('adminAudit')],
  adminCompanies: [href('adminCompanies')],
  adminWord: [href('adminWord')],
  adminJob: [href('adminJob')],
  adminSupport: [href('adminSupport')],
  adminSupportFigures: [href('adminSupportFigures')],
  adminReview: { from: href('adminQueue', { section: 'company' }), link: /\/admin\/review\/\d+/ },
  adminCompany: [href('adminCompany', { id: 1 })],
  adminQueue: queueKinds.map((section) => href('adminQueue', { section })),
};

/** Screens another supplier sees differently: not included in its grade and membership, or its role. */
const closed: readonly RouteName[] = [
  'supplierHome',
  'supplierCertificate',
  'supplierProduct',
  'supplierShowroom',
  'supplierLaunch',
  'supplierAgentOffer',
  'supplierUpgrade',
];
const barred: readonly RouteName[] = ['supplierCompany', 'supplierProductNew', 'supplierShowroom', 'supplierUser'];

/** The screens of an area that an account can see. */
export const screensOf = (area: Area): RouteName[] =>
  routeNames.filter((name) => {
    const route: Route = routes[name];
    return route.area === area && name !== 'adminSignIn';
  });
export type Visitor = { who: string | null; kind: Kind | 'staff'; names: readonly RouteName[] };
export const visitors: readonly Visitor[] = [
  { who: null, kind: 'purchaser', names: screensOf('account') },
  { who: 'supplier_a_diamond', kind: 'supplier', names: screensOf('companycenter') },
  { who: 'supplier_c_regular', kind: 'supplier', names: closed },
  { who: 'supplier_sales', kind: 'supplier', names: barred },
  { who: 'buyer_ar', kind: 'purchaser', names: screensOf('amember') },
];
export const staff: readonly Visitor[] = [
  { who: null, kind: 'staff', names: ['adminSignIn'] },
  { who: 'staff_admin', kind: 'staff', names: screensOf('admin') },
];
