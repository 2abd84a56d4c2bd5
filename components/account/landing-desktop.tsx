import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { href } from '@/lib/platform/routes/address';
import { Onward } from './account-form';
import { entryHref } from './entry-route';
import { LandingBenefits } from './landing-benefits';
import { SignedInNote } from './signed-in-note';

/** Supplier landing page on desktop; `name` is set if signed in. */
export function LandingDesktop({ name }: { name: string | null }) {
  const t = useTranslations('accountPage');
  const site = useTranslations('site')('name');
  return (
    <>
      <h1>{t('landing.title', { site })}</h1>
      <p className="mt-3 mb-6 text-16 text-ink-2">{t('landing.lead')}</p>
      <SignedInNote kind="supplier" name={name} />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink tone="primary" size="l" className="phone:h-[52px]" hard href={entryHref('supplier', 'register')}>
          {t('signIn.asSupplier')}
        </ButtonLink>
        <ButtonLink size="l" className="phone:h-[52px]" hard href={entryHref('supplier', 'login')}>
          {t('signIn.submit')}
        </ButtonLink>
      </div>
      <LandingBenefits
        className="mt-8 grid grid-cols-2 gap-px border-y border-line bg-line max-[420px]:grid-cols-1 [&_h2]:mt-2 [&_h2]:mb-[2px] [&_h2]:text-16 [&_li]:bg-paper [&_li]:py-[18px] [&_li]:pe-4 max-[420px]:[&_li]:pe-0 [&_li:nth-child(even)]:ps-5 [&_li:nth-child(even)]:pe-0 max-[420px]:[&_li:nth-child(even)]:ps-0 [&_p]:text-ink-2 [&_svg]:text-accent"
        wide
      />
      <Onward>
        {t('landing.buyer')} <a href={entryHref('purchaser', 'register')}>{t('signIn.asPurchaser')}</a>
        <span aria-hidden="true">{' · '}</span>
        <a href={href('helpVip')}>{t('help')}</a>
      </Onward>
    </>
  );
}
