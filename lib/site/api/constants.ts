import { captchaCall } from '@/lib/account/captcha/schema';
import {
  emailCall,
  emailConfirmCall,
  nameCall,
  passwordCall,
  phoneCall,
  preferenceCall,
} from '@/lib/account/change/schema';
import { codeMailCall, codeOwnCall, codeSendCall } from '@/lib/account/code/schema';
import { registerPasswordCall, registerPhoneCall, registerProfileCall } from '@/lib/account/registration/schema';
import { resetCall } from '@/lib/account/reset/schema';
import { purchaserInfoCall, sessionListCall, sessionRevokeCall, supplierInfoCall } from '@/lib/account/schema';
import { signInCall, signInPhoneCall, signOutCall } from '@/lib/account/sign-in/schema';
import { userAddCall, userDeleteCall, userListCall, userUpdateCall } from '@/lib/account/user/schema';
import { agentGetCall, agentListCall } from '@/lib/agent/public/call';
import { companyGetCall, companyListCall, companySearchCall } from '@/lib/company/schema';
import {
  followAddCall,
  followDeleteCall,
  followListCall,
  followReadCall,
  followStateCall,
} from '@/lib/footprint/follow/schema';
import {
  favouriteAddCall,
  favouriteDeleteCall,
  favouriteListCall,
  favouriteStateCall,
  historyAddCall,
  historyDeleteCall,
  historyListCall,
} from '@/lib/footprint/schema';
import { launchListCall } from '@/lib/launch/public/call';
import { noticeDeleteCall, noticeListCall, noticeReadCall, unreadCall } from '@/lib/notification/schema';
import type { Call } from '@/lib/platform/http/call';
import { portSearchCall } from '@/lib/port/schema';
import { productGetCall, productListCall, productSearchCall } from '@/lib/product/schema';
import { purchaseGetCall, purchaseListCall } from '@/lib/purchase/call';
import {
  categoryCall,
  countryCall,
  exchangeRateCall,
  friendLinkCall,
  navCall,
  tagCall,
  tdkCall,
} from '@/lib/reference/schema';
import { hotWordCall, suggestCall } from '@/lib/search/schema';
import { uploadAddressCall, uploadFinishCall, uploadTokenCall } from '@/lib/upload/schema';

/** All published calls of the API, in the order of the reference. */
export const calls: readonly Call[] = [
  categoryCall,
  navCall,
  countryCall,
  portSearchCall,
  tagCall,
  friendLinkCall,
  tdkCall,
  exchangeRateCall,
  productListCall,
  productSearchCall,
  productGetCall,
  companyListCall,
  companySearchCall,
  companyGetCall,
  launchListCall,
  agentListCall,
  agentGetCall,
  purchaseListCall,
  purchaseGetCall,
  suggestCall,
  hotWordCall,
  captchaCall,
  codeSendCall,
  codeMailCall,
  codeOwnCall,
  signInCall,
  signInPhoneCall,
  signOutCall,
  registerPhoneCall,
  registerPasswordCall,
  registerProfileCall,
  resetCall,
  passwordCall,
  phoneCall,
  emailCall,
  nameCall,
  emailConfirmCall,
  preferenceCall,
  sessionListCall,
  sessionRevokeCall,
  userListCall,
  userAddCall,
  userUpdateCall,
  userDeleteCall,
  supplierInfoCall,
  purchaserInfoCall,
  unreadCall,
  noticeListCall,
  noticeReadCall,
  noticeDeleteCall,
  favouriteAddCall,
  favouriteDeleteCall,
  favouriteStateCall,
  favouriteListCall,
  followAddCall,
  followDeleteCall,
  followStateCall,
  followListCall,
  followReadCall,
  historyAddCall,
  historyDeleteCall,
  historyListCall,
  uploadTokenCall,
  uploadFinishCall,
  uploadAddressCall,
];
