import type { CompanyStatus } from '@/lib/company/profile/constants';

export type CompanyHit = {
  id: number;
  name: string;
  status: CompanyStatus;
  country: string;
  registrationNumber: string | null;
};
export type ProductHit = {
  id: number;
  name: string;
  model: string;
  status: 'normal' | 'reject' | 'disable' | 'pending' | 'uploading';
  companyId: number;
  company: string;
};
export type Hits = { companies: CompanyHit[]; products: ProductHit[] };
