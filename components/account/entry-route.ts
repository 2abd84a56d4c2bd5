import type { MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';

/** Sign-in and registration pages of each kind of account. */
export const entryRoutes = {
  supplier: { login: 'supplierLogin', register: 'supplierRegister', forget: 'supplierForget', home: 'supplierHome' },
  purchaser: {
    login: 'purchaserLogin',
    register: 'purchaserRegister',
    forget: 'purchaserForget',
    home: 'purchaserHome',
  },
} as const satisfies Record<MemberKind, object>;

/** Address of such a page. */
export const entryHref = (kind: MemberKind, page: keyof (typeof entryRoutes)['supplier']): string =>
  href(entryRoutes[kind][page]);

export const otherKind = (kind: MemberKind): MemberKind => (kind === 'supplier' ? 'purchaser' : 'supplier');

/** Default country for numbers typed without a prefix, by site language. */
export const homeCountry = { zh: 'CN', en: 'US', fr: 'FR', ru: 'RU', es: 'ES', ar: 'AE', pt: 'BR', de: 'DE' } as const;
