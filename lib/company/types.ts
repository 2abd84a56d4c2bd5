import type { z } from 'zod';
import type { ResultPage } from '@/lib/search/types';
import type { companyCard, companyProfile, companyRecord } from './schema';

export type CompanyCard = z.output<typeof companyCard> & {
  /** the country's name */
  country: string;
};

export type CompanyRecord = z.output<typeof companyRecord>;
export type Verification = CompanyRecord['verifications'][number];

export type CompanyProfile = CompanyCard &
  Omit<z.output<typeof companyProfile>, 'verifications'> & {
    banner: string | null;
    hue: number;
    /** showroom template */
    template: 'a' | 'b' | 'c';
    productTemplate: 1 | 2 | 3;
    verifications: Verification[];
    expiredGrade: CompanyRecord['expiredGrade'];
    demo: boolean;
  };

export type CompanyPage = ResultPage<CompanyCard>;
