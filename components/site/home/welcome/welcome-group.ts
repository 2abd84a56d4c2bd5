import { href } from '@/lib/platform/routes/address';

const newest = { sort: 'latest' } as const;

/** First steps of each side with their links; the contact address is the site's own. */
export const welcomeGroups = (email: string) =>
  [
    {
      key: 'buyers',
      register: 'account',
      steps: [
        { key: 'search', to: href('siteSearch') },
        { key: 'filter', to: href('productList') },
        { key: 'compare', to: href('productList', {}, newest) },
        { key: 'verify', to: href('companyAdvanced') },
        { key: 'contact', to: href('purchaseForm') },
        { key: 'account', to: href('purchaserRegister') },
      ],
    },
    {
      key: 'suppliers',
      register: 'register',
      steps: [
        { key: 'register', to: href('supplierRegister') },
        { key: 'profile', to: href('supplierCompany') },
        { key: 'listing', to: href('supplierProduct') },
        { key: 'setup', to: href('supplierShowroom') },
        { key: 'showroom', to: href('companyList', {}, newest) },
        { key: 'ask', to: `mailto:${email}` },
      ],
    },
  ] as const;
