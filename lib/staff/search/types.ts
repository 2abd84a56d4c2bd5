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
export type AccountHit = {
  id: number;
  kind: 'supplier' | 'purchaser';
  username: string;
  name: string;
  phone: string | null;
  email: string | null;
  status: 'active' | 'disabled';
  companyId: number | null;
  company: string | null;
};
export type Hits = { companies: CompanyHit[]; products: ProductHit[]; accounts: AccountHit[] };
