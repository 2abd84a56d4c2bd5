import { getTranslations } from 'next-intl/server';
import { Onward } from './account-form';
import { AccountFrame } from './account-frame';
import { doorOf } from './door';
import { DoorLink } from './door-link';
import { Forget } from './forget';
import { KindSwitch } from './kind-switch';
import type { ScreenProps } from './sign-in-screen';

/** Recovery of a supplier's or a purchaser's password. */
export async function ForgetScreen({ countries, kind, locale, device }: Omit<ScreenProps, 'name' | 'ended'>) {
  const t = await getTranslations('accountPage.forget');
  return (
    <AccountFrame kind={kind} locale={locale} device={device} title={t('title')}>
      {/* A phone has it in the bar above. */}
      <h1 className={device === 'm' ? 'sr' : undefined}>{t('title')}</h1>
      <p className="mt-[6px] text-ink-3">{t('lead')}</p>
      <KindSwitch kind={kind} page="forget" brief={device === 'm'} />
      <Forget kind={kind} countries={countries} />
      <Onward>
        <DoorLink href={doorOf(kind, 'login')}>{t('backToSignIn')}</DoorLink>
      </Onward>
    </AccountFrame>
  );
}
