import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { AccountFrame } from './account-frame';

const doors = {
  purchaser: { login: 'purchaserLogin', register: 'purchaserRegister' },
  supplier: { login: 'supplierLogin', register: 'supplierRegister' },
} as const;
const kinds = ['purchaser', 'supplier'] as const;

type Props = {
  title: string;
  text: string;
  locale: Locale;
  device: Device;
  /** where each kind of account goes after signing in */
  ways: Record<(typeof kinds)[number], string>;
};

/** Sign-in links for a page that purchasers and suppliers have. */
export async function SignInChoice({ title, text, locale, device, ways }: Props) {
  const t = await getTranslations('accountPage');
  return (
    <AccountFrame kind="purchaser" locale={locale} device={device} title={title}>
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <div className="grid gap-6">
        {kinds.map((kind) => {
          const back = `?redirect=${encodeURIComponent(ways[kind])}`;
          return (
            <section key={kind} aria-labelledby={`sign-in-${kind}`}>
              <h2 id={`sign-in-${kind}`} className="m-0 text-16">
                {t(kind)}
              </h2>
              <p className="muted mt-1 mb-3">{t(`${kind}Hint`)}</p>
              <div className="flex flex-wrap gap-2">
                <ButtonLink hard tone="primary" href={`${href(doors[kind].login)}${back}`}>
                  {t('signIn.submit')}
                </ButtonLink>
                <ButtonLink hard href={`${href(doors[kind].register)}${back}`}>
                  {t(kind === 'supplier' ? 'signIn.asSupplier' : 'signIn.asPurchaser')}
                </ButtonLink>
              </div>
            </section>
          );
        })}
      </div>
    </AccountFrame>
  );
}
