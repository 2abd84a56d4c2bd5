import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/routes/address';
import { AccountFrame } from './account-frame';
import { AlreadyIn } from './already-in';
import { doorOf } from './door';
import type { ScreenProps } from './sign-in-screen';

const gains = [
  ['showroom', 'factory'],
  ['languages', 'globe'],
  ['tenders', 'document'],
  ['trust', 'check'],
  ['launch', 'flame'],
  ['figures', 'sort'],
] as const;

/** What a company gets as a supplier, and the ways in. Specification 2.5. */
export async function LandingScreen({ name, locale, device }: Pick<ScreenProps, 'name' | 'locale' | 'device'>) {
  const t = await getTranslations('accountPage');
  const site = (await getTranslations('site'))('name');
  return (
    <AccountFrame kind="supplier" locale={locale} device={device} title={t('supplier')}>
      <h1>{t('landing.title', { site })}</h1>
      <p className="acc-lead">{t('landing.lead')}</p>
      <AlreadyIn kind="supplier" name={name} />
      <div className="acc-next row">
        <a className="btn p l" href={doorOf('supplier', 'register')}>
          {t('signIn.asSupplier')}
        </a>
        <a className="btn l" href={doorOf('supplier', 'login')}>
          {t('signIn.submit')}
        </a>
      </div>
      <ul className="acc-gain">
        {gains.map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} />
            <h2>{t(`landing.${key}`)}</h2>
            <p>{t(`landing.${key}Text`)}</p>
          </li>
        ))}
      </ul>
      <p className="acc-else">
        {t('landing.buyer')} <a href={doorOf('purchaser', 'register')}>{t('signIn.asPurchaser')}</a>
        <span aria-hidden="true">{' · '}</span>
        <a href={href('helpVip')}>{t('help')}</a>
      </p>
    </AccountFrame>
  );
}
