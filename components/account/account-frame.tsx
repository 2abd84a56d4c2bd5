import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/form/client-messages';
import { Note } from '@/components/form/note';
import { PhoneScope } from '@/components/form/phone-scope';
import { ToastRegion } from '@/components/form/toast';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { AccountDrawing } from './account-drawing';
import { AccountHeader } from './account-header';

export type FrameProps = { locale: Locale; device: Device; kind: MemberKind };

const main = [
  'm-auto min-h-0 w-full max-w-[440px] has-[[data-gains]]:max-w-[560px] phone:mx-auto phone:my-0 phone:flex phone:max-w-[560px] phone:flex-1 phone:flex-col phone:p-5 phone:text-16',
  '[:where(&)_h1]:text-32 [:where(&)_h2]:text-24 phone:[&>h1]:text-24 [&_.note]:text-14 [&>.note]:mt-5 [&_.fs]:gap-[18px]',
  // Controls large enough for touch.
  '[&_.ctl]:px-[14px] [&_:is(.ctl,.tel-c)]:h-[46px] [&_:is(.ctl,.tel-c)]:text-16 phone:[&_:is(.ctl,.tel-c)]:h-[52px] [&_.ctl-b>.ibt]:end-[6px] [&_.ctl-b:has(>.ibt)>.ctl]:pe-12 rtl:[&_.ctl-b:has(>.ibt)>.ctl[dir=ltr]]:ps-12 rtl:[&_.ctl-b:has(>.ibt)>.ctl[dir=ltr]]:pe-[14px]',
  // A completed form offers no other links.
  '[&:has([data-ended])_[data-onward]]:hidden [&:has([data-ended=all])>:is(nav,h1+p)]:hidden phone:[&:has([data-steps])>h1]:sr-only',
].join(' ');

/** A page of sign-in, registration or recovery: the form beside a panel, alone on a phone. */
export async function AccountFrame(props: FrameProps & { title: string; children: ReactNode }) {
  const { locale, device, kind, title, children } = props;
  const t = await getTranslations('accountPage');
  const frame = await getTranslations();
  const year = String(new Date().getUTCFullYear());
  return (
    <div className="account-page grid min-h-screen grid-cols-2 bg-paper max-[960px]:grid-cols-[minmax(0,1fr)]">
      <a className="skip" href="#content">
        {frame('frame.skip')}
      </a>
      <div className="flex min-w-0 flex-col gap-8 px-10 pt-5 pb-7 phone:min-h-[100dvh] phone:gap-0 phone:p-0">
        <AccountHeader locale={locale} device={device} title={title} />
        <main id="content" tabIndex={-1} className={main}>
          <noscript className="mb-4 block">
            <Note kind="warn">
              <p>{t('noScript')}</p>
            </Note>
          </noscript>
          <ClientMessages namespaces={['accountPage']}>
            {device === 'm' ? <PhoneScope>{children}</PhoneScope> : children}
            <ToastRegion />
          </ClientMessages>
        </main>
        <footer className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-3 phone:items-center phone:justify-center phone:px-5 phone:pt-3 phone:pb-7 phone:text-center [&_a]:min-h-6 [&_a]:text-accent phone:[&_a]:min-h-11 phone:[&_a]:leading-[44px]">
          <span>{frame('frame.footer.rights', { year, name: frame('site.name') })}</span>
          <nav className="flex flex-wrap gap-x-4 gap-y-1 phone:justify-center" aria-label={t('links')}>
            <a href={href('agreement')}>{t('agreement')}</a>
            <a href={href('privacy')}>{t('privacy')}</a>
            <a href={href('helpCenter')}>{t('help')}</a>
          </nav>
        </footer>
      </div>
      {device === 'd' && (
        <aside className="flex flex-col justify-center gap-10 border-s border-line bg-wash px-14 py-10 max-[960px]:hidden">
          <AccountDrawing />
          <div>
            <p className="text-24 leading-[1.35] font-strong whitespace-pre-line [text-wrap:var(--balance)]">
              {t(kind === 'supplier' ? 'panelSupplier' : 'panelPurchaser')}
            </p>
            <p className="mt-2 max-w-[52ch] text-16 text-ink-3">{t('panelText')}</p>
          </div>
        </aside>
      )}
    </div>
  );
}
