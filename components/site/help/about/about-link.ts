import type { GuideGroup } from '@/components/site/help/guide/guide-nav';
import type { ContentCard } from '@/lib/content/types';
import { href } from '@/lib/platform/routes/address';

export type AboutCard = ContentCard & { key: string };
export type AboutNames = Record<'about' | 'overview' | 'more' | 'notice' | 'help' | 'links' | 'sitemap', string>;

export const aboutIcons: Record<string, string> = {
  introduction: 'building',
  site: 'layout',
  join: 'users',
  contact: 'mail',
  disclaimer: 'shield',
};

/** Pages about the operator, and related ones. */
export const aboutNav = (cards: readonly AboutCard[], names: AboutNames): GuideGroup[] => [
  {
    title: names.about,
    links: [
      { href: href('about'), label: names.overview },
      ...cards.map(({ key, title }) => ({ href: href('aboutDetail', { nav: key }), label: title.text })),
    ],
  },
  {
    title: names.more,
    links: [
      { href: href('noticeList'), label: names.notice },
      { href: href('helpCenter'), label: names.help },
      { href: href('links'), label: names.links },
      { href: href('sitemap'), label: names.sitemap },
    ],
  },
];
