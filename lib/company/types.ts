import type { z } from 'zod';
import type { ResultPage } from '@/lib/search/types';
import type { CheckKind } from './check';
import type { companyCard, companyProfile } from './schema';

export type CompanyCard = z.output<typeof companyCard> & {
  /** the country's name */
  country: string;
};

export type Verification = { kind: CheckKind; checkedOn: string; validUntil: string | null };
/** A grade's last day and the checks behind it. */
export type CompanyRecord = { gradeValidUntil: string | null; verifications: Verification[] };

export type CompanyProfile = CompanyCard &
  Omit<z.output<typeof companyProfile>, 'verifications'> & {
    banner: string | null;
    hue: number;
    /** showroom template */
    template: 'a' | 'b' | 'c';
    productTemplate: 1 | 2 | 3;
    verifications: Verification[];
    demo: boolean;
  };

export type CompanyPage = ResultPage<CompanyCard>;
