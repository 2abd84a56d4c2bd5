import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountZone } from '@/components/form/account-zone';
import { PageActor } from '@/components/form/page-actor';
import { ToastRegion } from '@/components/form/toast';
import { Logo } from '@/components/layout/logo';
import { countWaiting } from '@/lib/chat/support/desk/queries';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { nameActor } from '@/lib/platform/auth/constants';
import { isStaffOf } from '@/lib/platform/auth/rules';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatList } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { countWaitingTerms } from '@/lib/search/hot-word/queries';
import { listDelayed } from '@/lib/staff/hold/queries';
import { countSetAside } from '@/lib/staff/job/queries';
import { countQueues } from '@/lib/staff/queue/queries';
import { FindBox } from './find-box';
import { FocusKeeper } from './focus-keeper';
import { HeldBar } from './held-bar';
import { KeyHelp } from './key-help';
import { LanguageSwitch } from './language-switch';
import { ConsoleNav, type ConsolePlace } from './nav';
import { NavDrawer } from './nav-drawer';
import { RowKeys } from './row-keys';
import { SignOut } from './sign-out';

type Props = {
  actor: StaffActor;
  locale: ConsoleLocale;
  /** The highlighted item. */
  current: ConsolePlace | null;
  /** Search query. */
  keyword?: string;
  /** Without page margins. */
  bare?: boolean;
  children: ReactNode;
};

/** Console frame: navigation with pending counts, and search. */
export async function ConsoleFrameSection({ actor, locale, current, keyword = '', bare, children }: Props) {
  const t = await getTranslations('console');
  const site = await getTranslations('site');
  const counts = await countQueues(actor);
  const words = await countWaitingTerms(actor);
  const jobs = await countSetAside(actor);
  const support = isStaffOf(actor, 'support') ? await countWaiting() : null;
  const rows = await listDelayed(actor, locale);
  const nav = (
    <ConsoleNav counts={counts} words={words} jobs={jobs} support={support} current={current} locale={locale} />
  );
  const roles = formatList(
    locale,
    actor.roles.map((role) => t(`role.${role}`)),
  );
  return (
    <AccountZone timeZone={actor.timeZone}>
      <PageActor actor={nameActor(actor)} />
      <div className="cc console [&_h1[tabindex]:focus-visible]:shadow-none [&_small]:text-12 [&_.fs>button]:justify-self-start max-lg:[&_.chip]:min-h-11 max-lg:[&_.min-h-8]:min-h-11">
        <a className="skip" href="#content">
          {t('skip')}
        </a>
        <aside className="cc-side" aria-label={t('title')}>
          <Logo href={href('admin')} label={t('title')} name={site('name')} tagline={t('title')} />
          <div className="cc-who">
            <span className="cc-av">{[...actor.name.trim()].slice(0, 2).join('').toLocaleUpperCase(locale)}</span>
            <span>
              <b>{actor.name}</b>
              <small>{roles}</small>
            </span>
          </div>
          {nav}
        </aside>
        <div className="cc-main">
          <header className="cc-top gap-2!">
            <NavDrawer title={t('title')}>{nav}</NavDrawer>
            <FindBox keyword={keyword} />
            <KeyHelp />
            <LanguageSwitch locale={locale} />
            <SignOut />
          </header>
          <HeldBar key={rows.map(({ id, failure }) => `${id}${failure ?? ''}`).join()} held={rows} locale={locale} />
          <main id="content" tabIndex={-1} className={bare ? 'flex min-h-0 flex-1 outline-0' : 'cc-page'}>
            {children}
          </main>
        </div>
        <RowKeys />
        <FocusKeeper />
        <ToastRegion />
      </div>
    </AccountZone>
  );
}
