import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/form/note';
import { Logo } from '@/components/layout/logo';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { href } from '@/lib/platform/routes/address';
import { LanguageSwitch } from './language-switch';
import { SignInForm } from './sign-in-form';

type Props = { back: string /** A session ended during work. */; ended: boolean; locale: ConsoleLocale };

/** Sign-in page of the staff. */
export async function SignInScreen({ back, ended, locale }: Props) {
  const t = await getTranslations('console');
  const site = await getTranslations('site');
  const name = site('name');
  return (
    <div className="console-door grid min-h-screen grid-rows-[auto_1fr] bg-wash">
      <header className="flex items-center justify-between px-6 py-4">
        <Logo href={href('adminSignIn')} label={t('title')} name={name} tagline={t('title')} />
        <LanguageSwitch locale={locale} />
      </header>
      <main
        id="content"
        className="mx-auto mt-[6vh] mb-auto w-[min(420px,calc(100vw-32px))] rounded border border-line bg-paper p-8 max-[600px]:p-5"
      >
        <h1 className="text-24">{t('signIn.title')}</h1>
        <p className="mt-1 mb-5 text-ink-3">{t('signIn.lead', { site: name })}</p>
        {ended && (
          <div className="mb-4">
            <Note kind="warn" role="status" title={t('signIn.ended')} />
          </div>
        )}
        <SignInForm back={back} />
      </main>
    </div>
  );
}
