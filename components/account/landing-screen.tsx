import { getTranslations } from 'next-intl/server';
import { AccountFrame } from './account-frame';
import { LandingDesktop } from './landing-desktop';
import { LandingMobile } from './landing-mobile';
import type { ScreenProps } from './sign-in-screen';

/** Supplier landing page: benefits and links to sign in or register. */
export async function LandingScreen({ name, locale, device }: Pick<ScreenProps, 'name' | 'locale' | 'device'>) {
  const t = await getTranslations('accountPage');
  const Landing = device === 'm' ? LandingMobile : LandingDesktop;
  return (
    <AccountFrame kind="supplier" locale={locale} device={device} title={t('supplier')}>
      <Landing name={name} />
    </AccountFrame>
  );
}
