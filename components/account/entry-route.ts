import type { MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';

/** The pages through which each kind of account comes in. */
export const entryRoutes = {
  supplier: { login: 'supplierLogin', register: 'supplierRegister', forget: 'supplierForget', home: 'supplierHome' },
  purchaser: {
    login: 'purchaserLogin',
    register: 'purchaserRegister',
    forget: 'purchaserForget',
    home: 'purchaserHome',
  },
} as const satisfies Record<MemberKind, object>;

/** A page of a kind's. */
export const entryHref = (kind: MemberKind, page: keyof (typeof entryRoutes)['supplier']): string =>
  href(entryRoutes[kind][page]);

/** The other kind. */
export const otherKind = (kind: MemberKind): MemberKind => (kind === 'supplier' ? 'purchaser' : 'supplier');

/** What a number typed without a prefix is taken for, by the language of the site. */
export const homeCountry = { zh: 'CN', en: 'US', fr: 'FR', ru: 'RU', es: 'ES', ar: 'AE', pt: 'BR', de: 'DE' } as const;
