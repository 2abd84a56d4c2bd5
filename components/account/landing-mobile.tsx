import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { href } from '@/lib/platform/routes/address';
import { MainAct } from './account-form';
import { entryHref } from './entry-route';
import { LandingBenefits } from './landing-benefits';
import { SignedInNote } from './signed-in-note';

const link = 'inline-flex min-h-11 items-center font-strong text-accent';

/** Supplier landing page on a phone: a list of benefits, one button within thumb reach. */
export function LandingMobile({ name }: { name: string | null }) {
  const t = useTranslations('accountPage');
  const site = useTranslations('site')('name');
  return (
    <>
      <h1>{t('landing.title', { site })}</h1>
      <p className="mt-2 text-ink-2">{t('landing.lead')}</p>
      <SignedInNote kind="supplier" name={name} />
      {name === null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-ink-2">
          {t('register.have')}
          <a className={link} href={entryHref('supplier', 'login')}>
            {t('signIn.submit')}
          </a>
        </p>
      )}
      <LandingBenefits
        className="mt-2 [&_h2]:!text-16 [&_p]:text-14 [&_p]:text-ink-2"
        rowClass="flex gap-4 border-0 border-t border-solid border-line py-3 [&>svg]:mt-1 [&>svg]:shrink-0 [&>svg]:text-accent"
      />
      <p className="flex flex-wrap items-center gap-x-4 border-0 border-t border-solid border-line pb-4 pt-2 text-ink-2">
        {t('landing.buyer')}
        <a className={link} href={entryHref('purchaser', 'register')}>
          {t('signIn.asPurchaser')}
        </a>
        <a className={link} href={href('helpVip')}>
          {t('help')}
        </a>
      </p>
      <MainAct>
        <ButtonLink
          tone="primary"
          size="l"
          wide
          className="phone:h-[52px]"
          hard
          href={entryHref('supplier', name === null ? 'register' : 'home')}
        >
          {t(name === null ? 'signIn.asSupplier' : 'toSupplierCenter')}
        </ButtonLink>
      </MainAct>
    </>
  );
}
