import { useTranslations } from 'next-intl';
import { href } from '@/lib/routes/address';
import { AlreadyIn } from './already-in';
import { doorOf } from './door';
import { LandingGains } from './landing-gains';

/** The landing page of suppliers on a desktop; `name` is who is signed in already. */
export function LandingDesktop({ name }: { name: string | null }) {
  const t = useTranslations('accountPage');
  const site = useTranslations('site')('name');
  return (
    <>
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
      <LandingGains className="acc-gain" />
      <p className="acc-else">
        {t('landing.buyer')} <a href={doorOf('purchaser', 'register')}>{t('signIn.asPurchaser')}</a>
        <span aria-hidden="true">{' · '}</span>
        <a href={href('helpVip')}>{t('help')}</a>
      </p>
    </>
  );
}
