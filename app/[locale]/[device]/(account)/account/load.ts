import { getTranslations } from 'next-intl/server';
import type { ScreenProps } from '@/components/account/sign-in-screen';
import { findEnd, findPurchaser, findSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { listCountries } from '@/lib/reference/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

/** Data of the sign-in, registration and recovery pages. */
export async function loadScreen(kind: 'supplier' | 'purchaser'): Promise<ScreenProps> {
  const { locale, device } = await pageLocale();
  const countries = await listCountries(locale);
  const actor = kind === 'supplier' ? await findSupplier() : await findPurchaser();
  return {
    locale,
    device,
    kind,
    countries: countries
      .filter(({ callingCode }) => callingCode !== '')
      .map(({ code, name, callingCode }) => ({ code, name, digits: callingCode })),
    name: actor?.name ?? null,
    ended: actor ? null : await findEnd(kind),
  };
}

const titles = {
  supplierLanding: 'supplier',
  supplierLogin: 'signIn.titleSupplier',
  supplierRegister: 'register.titleSupplier',
  supplierForget: 'forget.title',
  purchaserLogin: 'signIn.titlePurchaser',
  purchaserRegister: 'register.titlePurchaser',
  purchaserForget: 'forget.title',
  unsubscribe: 'unsubscribe.title',
  confirmEmail: 'confirmEmail.title',
  im: 'chat.title',
  tenderAlert: 'tenderAlert.title',
} as const;

/** Metadata of these pages. */
export async function screenMetadata(route: keyof typeof titles) {
  const { locale } = await pageLocale();
  const t = await getTranslations('accountPage');
  return pageMetadata({ locale, route, values: { name: t(titles[route]) } });
}
