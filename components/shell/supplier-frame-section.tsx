import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChatCount } from '@/components/chat/chat-count';
import { AccountZone } from '@/components/form/account-zone';
import { PageActor } from '@/components/form/page-actor';
import { getSupplierInfo } from '@/lib/account/queries';
import { countUnread as countChat } from '@/lib/chat/queries';
import { countNews } from '@/lib/footprint/follow/queries';
import { countUnread } from '@/lib/notification/queries';
import { nameActor } from '@/lib/platform/auth/constants';
import { findSupplier } from '@/lib/platform/auth/gate';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { NewsCount } from './news-count';
import { ShellDesktop } from './shell-desktop';
import { ShellMobile } from './shell-mobile';
import { supplierPlaces } from './supplier-places';

const roles = { owner: 'roleOwner', editor: 'roleEditor', sales: 'roleSales' } as const;

type Props = { locale: Locale; device: Device; children: ReactNode };

/** Frame of the supplier center; without a session the page redirects to sign-in. */
export async function SupplierFrameSection({ locale, device, children }: Props) {
  const actor = await findSupplier();
  const info = actor && (await getSupplierInfo(actor, locale));
  if (!info) return children;
  const t = await getTranslations('center');
  const { company, role, name } = info;
  const who = {
    kind: 'supplier' as const,
    name: company.name,
    detail: `${name} · ${t(roles[role])}`,
    initials: [...company.name.trim()].slice(0, 2).join('').toLocaleUpperCase(locale),
    waiting: { unread: await countUnread(actor), chat: await countChat(actor), news: await countNews(actor) },
  };
  const Shell = device === 'm' ? ShellMobile : ShellDesktop;
  return (
    <AccountZone timeZone={info.timeZone}>
      <PageActor actor={nameActor(actor)} />
      <Shell
        locale={locale}
        title={t('supplierTitle')}
        groups={supplierPlaces(t, role, {
          news: <NewsCount kind="supplier" first={who.waiting} />,
          chat: <ChatCount kind="supplier" first={who.waiting.chat} />,
        })}
        bar={[
          { href: href('supplierHome'), label: t('bar.dashboard') },
          { href: href('supplierProduct'), label: t('bar.product'), nested: true },
          ...(mayDo(role, 'quotation')
            ? [{ href: href('supplierPurchase'), label: t('bar.purchase'), nested: true }]
            : [{ href: href('supplierShowroom'), label: t('bar.showroom') }]),
          mayDo(role, 'chat')
            ? { href: href('supplierIm'), label: t('bar.chat') }
            : { href: href('supplierMessage'), label: t('bar.message') },
        ]}
        who={who}
        places={{ message: href('supplierMessage'), account: href('supplierUser') }}
      >
        {children}
      </Shell>
    </AccountZone>
  );
}
