import type { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { mayDo, type Permission } from '@/lib/platform/auth/rules';
import type { CompanyRole } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import type { CenterGroup, CenterLink } from './types';

/** `task`: permission needed; omitted for all. */
type Place = CenterLink & { task?: Permission };

const inside = (folder: string) => `/companycenter/${folder}`;

/** Places of the supplier center that a user may open; `marks` are shown beside follows and chat. */
export function supplierPlaces(
  t: ReturnType<typeof useTranslations<'center'>>,
  role: CompanyRole,
  marks: { news?: ReactNode; chat?: ReactNode } = {},
): CenterGroup[] {
  const groups: { label: string | null; links: Place[] }[] = [
    {
      label: null,
      links: [
        { href: href('supplierHome'), label: t('dashboard'), icon: 'home', inside: inside('home') },
        { href: href('supplierStatistics'), label: t('statistics'), icon: 'chart', inside: inside('statistics') },
        { href: href('supplierCompany'), label: t('companyInfo'), icon: 'building', inside: inside('company') },
        {
          href: href('supplierProduct'),
          label: t('product'),
          icon: 'box',
          inside: inside('product'),
          task: 'viewProduct',
        },
        {
          href: href('supplierPurchase'),
          label: t('purchase'),
          icon: 'document',
          inside: inside('purchase'),
          task: 'quotation',
        },
        {
          href: href('supplierTenderAlert'),
          label: t('tenderAlert'),
          icon: 'bell',
          inside: inside('tender-alert'),
          task: 'quotation',
        },
        {
          href: href('supplierIm'),
          label: t('chat'),
          icon: 'chat',
          inside: inside('im'),
          task: 'chat',
          mark: marks.chat,
        },
      ],
    },
    {
      label: t('groupShow'),
      links: [
        {
          href: href('supplierShowroom'),
          label: t('showroom'),
          icon: 'layout',
          inside: inside('showroom'),
          task: 'viewShowroom',
        },
        { href: href('supplierCase'), label: t('case'), icon: 'briefcase', inside: inside('case'), task: 'showroom' },
        {
          href: href('supplierLaunch'),
          label: t('launch'),
          icon: 'rocket',
          inside: inside('launch'),
          task: 'showroom',
        },
        {
          href: href('supplierAgentOffer'),
          label: t('agent'),
          icon: 'banner',
          inside: inside('agent-offer'),
          task: 'showroom',
        },
        {
          href: href('supplierAgentApplication'),
          label: t('agentApplication'),
          icon: 'user',
          inside: inside('agent-application'),
          task: 'quotation',
        },
        { href: href('supplierFair'), label: t('fair'), icon: 'clock', inside: inside('fair') },
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
          mark: marks.news,
        },
        { href: href('supplierUser'), label: t('account'), icon: 'user', inside: inside('user') },
        {
          href: `${href('supplierIm')}?support`,
          label: t('support'),
          icon: 'call',
          inside: inside('im/support'),
          hard: true,
        },
        { href: href('supplierUpgrade'), label: t('upgrade'), icon: 'shield', inside: inside('upgrade') },
      ],
    },
  ];
  return groups.map(({ label, links }) => ({
    label,
    links: links.flatMap(({ task, ...link }) => (task === undefined || mayDo(role, task) ? [link] : [])),
  }));
}
