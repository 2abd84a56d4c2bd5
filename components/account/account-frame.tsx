import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/form/client-messages';
import { Note } from '@/components/form/note';
import { PhoneScope } from '@/components/form/phone-scope';
import { ToastRegion } from '@/components/form/toast';
import type { MemberKind } from '@/lib/http/presence';
import type { Device, Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { AccountDrawing } from './account-drawing';
import { AccountHeader } from './account-header';

export type FrameProps = { locale: Locale; device: Device; kind: MemberKind };

/** A page of sign-in, registration or recovery: its form beside a calm panel, alone on a phone. */
export async function AccountFrame(props: FrameProps & { title: string; children: ReactNode }) {
  const { locale, device, kind, title, children } = props;
  const t = await getTranslations('accountPage');
  const frame = await getTranslations();
  const year = String(new Date().getUTCFullYear());
  return (
    <div className="acc">
      <a className="skip" href="#content">
        {frame('frame.skip')}
      </a>
      <div className="acc-l">
        <AccountHeader locale={locale} device={device} title={title} />
        <main id="content" tabIndex={-1} className="acc-m">
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
        <footer className="acc-f">
          <span>{frame('frame.footer.rights', { year, name: frame('site.name') })}</span>
          <nav aria-label={t('links')}>
            <a href={href('agreement')}>{t('agreement')}</a>
            <a href={href('privacy')}>{t('privacy')}</a>
            <a href={href('helpCenter')}>{t('help')}</a>
          </nav>
        </footer>
      </div>
      {device === 'd' && (
        <aside className="acc-r">
          <AccountDrawing />
          <div>
            <p className="acc-say">{t(kind === 'supplier' ? 'panelSupplier' : 'panelPurchaser')}</p>
            <p className="muted">{t('panelText')}</p>
          </div>
        </aside>
      )}
    </div>
  );
}
