import type { Messages } from 'next-intl';
import { noticeKinds, noticePeriods } from '@/lib/platform/db/schema/notice-state';

export { noticeKinds, noticePeriods };

export type NoticeType = keyof Messages['account']['notice'];
export type NoticeKind = (typeof noticeKinds)[number];
export type NoticePeriod = (typeof noticePeriods)[number];

/** Kinds of notices by kind of account. */
export const kindsOf = {
  purchaser: ['chat', 'quotation', 'request', 'followed', 'launch', 'tender', 'agent', 'fair'],
  supplier: ['chat', 'invitation', 'bid', 'followed', 'launch', 'saved', 'tender', 'agent', 'fair', 'review'],
} as const satisfies Record<'purchaser' | 'supplier', readonly NoticeKind[]>;

/** The kind of each notice; null for security and welcome notices, which cannot be turned off. */
export const kindOfNotice: Readonly<Record<NoticeType, NoticeKind | null>> = {
  quotationReceived: 'quotation',
  quotationRevised: 'quotation',
  quotationWithdrawn: 'quotation',
  quotationSteppedBack: 'quotation',
  quotationExpiring: 'quotation',
  purchaseQuestion: 'request',
  purchaseClosing: 'request',
  purchaseClosed: 'request',
  purchaseExpired: 'request',
  purchaseAwarded: 'request',
  purchaseApproved: 'request',
  purchaseRejected: 'request',
  purchaseRemoved: 'request',
  purchaseContactHidden: null,
  purchaseContactShown: null,
  quotationRemoved: 'bid',
  reportUpheld: null,
  reportDismissed: null,
  purchaseInvited: 'invitation',
  purchaseClosingInvited: 'invitation',
  purchaseAddendum: 'invitation',
  purchaseAnswer: 'invitation',
  purchaseContactOpened: 'invitation',
  bidExpiring: 'bid',
  quotationExpired: 'bid',
  betterOfferAsked: 'bid',
  quotationAwarded: 'bid',
  awardUndone: 'bid',
  quotationRestored: 'bid',
  quotationDeclined: 'bid',
  quotationNotSelected: 'bid',
  followedAddendum: 'followed',
  followedClosing: 'followed',
  followedOutcome: 'followed',
  followedUndone: 'followed',
  followedLaunch: 'launch',
  savedSearch: 'saved',
  tenderAlert: 'tender',
  chatUnread: 'chat',
  supportAnswer: null,
  chatHanded: 'chat',
  applicationReceived: 'agent',
  applicationAccepted: 'agent',
  applicationDeclined: 'agent',
  fairMeetingBooked: 'fair',
  fairMeetingCalledOff: 'fair',
  fairMeetingCancelled: 'fair',
  fairMeetingConfirmed: 'fair',
  fairMeetingLink: 'fair',
  fairMeetingReminder: 'fair',
  fairRegistered: 'fair',
  fairReminder: 'fair',
  fairUnregistered: 'fair',
  companyApproved: 'review',
  companyRejected: 'review',
  companyDisabled: null,
  companyEnabled: null,
  showroomHidden: 'review',
  showroomShown: 'review',
  itemApproved: 'review',
  itemDisabled: 'review',
  itemEnabled: 'review',
  itemRejected: 'review',
  productApproved: 'review',
  productDisabled: 'review',
  productEnabled: 'review',
  productRejected: 'review',
  reviewDigest: 'review',
  membershipExpiring: 'review',
  gradeExpiring: 'review',
  certificateExpiring: 'review',
  standingChanged: 'review',
  upgradeDeclined: 'review',
  upgradeGranted: 'review',
  chatWarned: null,
  emailChanged: null,
  passwordChanged: null,
  phoneChanged: null,
  invitedElsewhere: null,
  userAdded: null,
  welcome: null,
};

/** The notice types of some kinds. */
export const typesOf = (kinds: readonly NoticeKind[]): NoticeType[] =>
  (Object.keys(kindOfNotice) as NoticeType[]).filter((type) => {
    const kind = kindOfNotice[type];
    return kind !== null && kinds.includes(kind);
  });
