import { getTranslations } from 'next-intl/server';
import { Onward } from './account-form';
import { AccountFrame } from './account-frame';
import { EntryLink } from './entry-link';
import { entryHref } from './entry-route';
import { ForgotPassword } from './forgot-password';
import { KindSwitch } from './kind-switch';
import type { ScreenProps } from './sign-in-screen';

/** Password recovery for suppliers or purchasers. */
export async function ForgotPasswordScreen({ countries, kind, locale, device }: Omit<ScreenProps, 'name' | 'ended'>) {
  const t = await getTranslations('accountPage.forget');
  return (
    <AccountFrame kind={kind} locale={locale} device={device} title={t('title')}>
      {/* On a phone the bar above shows it. */}
      <h1 className={device === 'm' ? 'sr' : undefined}>{t('title')}</h1>
      <p className="mt-[6px] text-ink-3">{t('lead')}</p>
      <KindSwitch kind={kind} page="forget" brief={device === 'm'} />
      <ForgotPassword kind={kind} countries={countries} />
      <Onward>
        <EntryLink href={entryHref(kind, 'login')}>{t('backToSignIn')}</EntryLink>
      </Onward>
    </AccountFrame>
  );
}
