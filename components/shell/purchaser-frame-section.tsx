import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChatCount } from '@/components/chat/chat-count';
import { AccountZone } from '@/components/form/account-zone';
import { PageActor } from '@/components/form/page-actor';
import { getPurchaserInfo } from '@/lib/account/queries';
import { countUnread as countChat } from '@/lib/chat/queries';
import { countNews } from '@/lib/footprint/follow/queries';
import { countUnread } from '@/lib/notification/queries';
import { nameActor } from '@/lib/platform/auth/constants';
import { findPurchaser } from '@/lib/platform/auth/gate';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { NewsCount } from './news-count';
import { ShellDesktop } from './shell-desktop';
import { ShellMobile } from './shell-mobile';
import type { CenterGroup, WaitingCounts } from './types';

const inside = (folder: string) => `/amember/${folder}`;

async function places(first: WaitingCounts): Promise<CenterGroup[]> {
  const t = await getTranslations('center');
  const trade = await getTranslations('purchaseCenter');
  return [
    {
      label: null,
      links: [
        { href: href('purchaserHome'), label: t('home'), icon: 'home', inside: inside('home') },
        { href: href('purchaserPurchase'), label: trade('title'), icon: 'document', inside: inside('purchase') },
        {
          href: href('purchaserQuotation'),
          label: trade('quotationsTitle'),
          icon: 'compare',
          inside: inside('quotation'),
        },
        {
          href: href('purchaserIm'),
          label: t('chat'),
          icon: 'chat',
          inside: inside('im'),
          mark: <ChatCount kind="purchaser" first={first.chat} />,
        },
        { href: href('purchaserMessage'), label: t('message'), icon: 'mail', inside: inside('message') },
        {
          href: href('purchaserFollow'),
          label: t('follow'),
          icon: 'star',
          inside: inside('follow'),
          mark: <NewsCount kind="purchaser" first={first} />,
        },
        {
          href: href('purchaserTenderAlert'),
          label: t('tenderAlert'),
          icon: 'bell',
          inside: inside('tender-alert'),
        },
        { href: href('purchaserFavourite'), label: t('favourite'), icon: 'heart', inside: inside('favourite') },
        { href: href('purchaserAgent'), label: t('agentApplication'), icon: 'banner', inside: inside('agent') },
        { href: href('purchaserFair'), label: t('fair'), icon: 'clock', inside: inside('fair') },
        { href: href('purchaserLog'), label: t('log'), icon: 'history', inside: inside('log') },
      ],
    },
    {
      label: t('groupAccount'),
      links: [
        { href: href('purchaserUser'), label: t('account'), icon: 'user', inside: inside('user') },
        {
          href: `${href('purchaserIm')}?support`,
          label: t('support'),
          icon: 'call',
          inside: inside('im/support'),
          hard: true,
        },
        { href: href('purchaserPassword'), label: t('password'), icon: 'key', inside: inside('password') },
      ],
    },
  ];
}

type Props = { locale: Locale; device: Device; children: ReactNode };

/** Frame of the purchaser center; without a session the page redirects to sign-in. */
export async function PurchaserFrameSection({ locale, device, children }: Props) {
  const actor = await findPurchaser();
  const info = actor && (await getPurchaserInfo(actor));
  if (!info) return children;
  const t = await getTranslations('center');
  const who = {
    kind: 'purchaser' as const,
    name: info.name,
    detail: info.username,
    initials: [...info.name.trim()].slice(0, 2).join('').toLocaleUpperCase(locale),
    waiting: { unread: await countUnread(actor), chat: await countChat(actor), news: await countNews(actor) },
  };
  const Shell = device === 'm' ? ShellMobile : ShellDesktop;
  return (
    <AccountZone timeZone={info.timeZone}>
      <PageActor actor={nameActor(actor)} />
      <Shell
        locale={locale}
        title={t('purchaserTitle')}
        groups={await places(who.waiting)}
        bar={[
          { href: href('purchaserHome'), label: t('bar.home') },
          { href: href('purchaserPurchase'), label: (await getTranslations('purchaseCenter'))('bar'), nested: true },
          { href: href('purchaserIm'), label: t('bar.chat') },
          { href: href('purchaserFavourite'), label: t('bar.favourite') },
        ]}
        who={who}
        places={{ message: href('purchaserMessage'), account: href('purchaserUser') }}
      >
        {children}
      </Shell>
    </AccountZone>
  );
}
