import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getSupplierInfo } from '@/lib/account/queries';
import { findSupplier } from '@/lib/auth/page';
import { countNews } from '@/lib/footprint/follow/queries';
import type { Locale } from '@/lib/i18n/site';
import { countUnread } from '@/lib/notification/queries';
import { href } from '@/lib/routes/address';
import { NewsCount } from './news-count';
import { CentreShell } from './shell';
import type { CentreGroup, Waiting } from './types';

const inside = (folder: string) => `/companycenter/${folder}`;

async function places(first: Waiting): Promise<CentreGroup[]> {
  const t = await getTranslations('centre');
  return [
    {
      label: null,
      links: [
        { href: href('supplierHome'), label: t('dashboard'), icon: 'home', inside: inside('home') },
        { href: href('supplierCompany'), label: t('companyInfo'), icon: 'building', inside: inside('company') },
        { href: href('supplierProduct'), label: t('product'), icon: 'box', inside: inside('product') },
      ],
    },
    {
      label: t('groupShow'),
      links: [
        { href: href('supplierHall'), label: t('hall'), icon: 'layout', inside: inside('hall') },
        { href: href('supplierCase'), label: t('case'), icon: 'briefcase', inside: inside('case') },
        { href: href('supplierLaunch'), label: t('launch'), icon: 'rocket', inside: inside('launch') },
        { href: href('supplierAgentOffer'), label: t('agent'), icon: 'banner', inside: inside('agent-offer') },
      ],
    },
    {
      label: t('groupAccount'),
      links: [
        { href: href('supplierMessage'), label: t('message'), icon: 'mail', inside: inside('message') },
        {
          href: href('supplierHistory'),
          label: t('footprint'),
          icon: 'history',
          inside: inside('history'),
          mark: <NewsCount kind="supplier" first={first} />,
        },
        { href: href('supplierUser'), label: t('account'), icon: 'user', inside: inside('user') },
        { href: href('supplierUpgrade'), label: t('upgrade'), icon: 'shield', inside: inside('upgrade') },
      ],
    },
  ];
}

const roles = { owner: 'roleOwner', editor: 'roleEditor', sales: 'roleSales' } as const;

/** The supplier centre's frame; a visitor without a session sees its page lead them to sign in. Specification 2.5. */
export async function SupplierFrameSection({ locale, children }: { locale: Locale; children: ReactNode }) {
  const actor = await findSupplier();
  const info = actor && (await getSupplierInfo(actor, locale));
  if (!info) return children;
  const t = await getTranslations('centre');
  const { company, role, name } = info;
  const who = {
    kind: 'supplier' as const,
    name: company.name,
    detail: `${name} · ${t(roles[role])}`,
    initials: [...company.name.trim()].slice(0, 2).join('').toLocaleUpperCase(locale),
    waiting: { unread: await countUnread(actor), news: await countNews(actor) },
  };
  return (
    <CentreShell
      locale={locale}
      title={t('supplierTitle')}
      groups={await places(who.waiting)}
      who={who}
      places={{ message: href('supplierMessage'), account: href('supplierUser') }}
    >
      {children}
    </CentreShell>
  );
}
