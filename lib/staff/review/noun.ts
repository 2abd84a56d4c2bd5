import { approveOffer, disableOffer, enableOffer, rejectOffer } from '@/lib/agent/review/commands';
import { getOfferForReview } from '@/lib/agent/review/queries';
import {
  approveCertificate,
  disableCertificate,
  enableCertificate,
  rejectCertificate,
} from '@/lib/certificate/review/commands';
import { getCertificateForReview } from '@/lib/certificate/review/queries';
import { approveCompany, disableCompany, enableCompany, rejectCompany } from '@/lib/company/review/commands';
import { getCompanyForReview } from '@/lib/company/review/queries';
import { approveLaunch, disableLaunch, enableLaunch, rejectLaunch } from '@/lib/launch/review/commands';
import { getLaunchForReview } from '@/lib/launch/review/queries';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { approveProduct, disableProduct, enableProduct, rejectProduct } from '@/lib/product/review/commands';
import { getProductForReview } from '@/lib/product/review/queries';
import type { ReviewItem, ReviewKind } from '@/lib/review/types';

type Versions = { current: unknown; proposed: unknown };
type Noun = {
  read: (actor: StaffActor, review: ReviewItem) => Promise<Versions>;
  approve: (actor: StaffActor, reviewId: number) => Promise<unknown>;
  reject: (actor: StaffActor, reviewId: number, reason: string) => Promise<unknown>;
  disable: (actor: StaffActor, id: number, reason: string) => Promise<unknown>;
  enable: (actor: StaffActor, id: number) => Promise<unknown>;
};

/** How each reviewed kind is read and decided. */
export const nouns: Readonly<Record<ReviewKind, Noun>> = {
  company: {
    read: getCompanyForReview,
    approve: approveCompany,
    reject: rejectCompany,
    disable: disableCompany,
    enable: enableCompany,
  },
  product: {
    read: getProductForReview,
    approve: approveProduct,
    reject: rejectProduct,
    disable: disableProduct,
    enable: enableProduct,
  },
  certificate: {
    read: getCertificateForReview,
    approve: approveCertificate,
    reject: rejectCertificate,
    disable: disableCertificate,
    enable: enableCertificate,
  },
  launch: {
    read: getLaunchForReview,
    approve: approveLaunch,
    reject: rejectLaunch,
    disable: disableLaunch,
    enable: enableLaunch,
  },
  offer: {
    read: getOfferForReview,
    approve: approveOffer,
    reject: rejectOffer,
    disable: disableOffer,
    enable: enableOffer,
  },
};
