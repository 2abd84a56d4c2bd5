import type { GuideGroup } from '@/components/site/help/guide/guide-nav';
import type { GuideTile } from '@/components/site/help/guide/guide-tiles';
import { type HelpTopic, helpGroups, membershipKey } from '@/lib/content/help-topic';
import type { ContentCard } from '@/lib/content/types';
import { href } from '@/lib/platform/routes/address';

export type HelpCard = ContentCard & { key: string };

const icons: Record<HelpTopic, string> = {
  GNYLM: 'grid',
  ZHGL: 'user',
  BDYZ: 'shield',
  HYQY: 'star',
  CPZS: 'box',
  GYSZS: 'store',
  QQSF: 'rocket',
  QQDL: 'users',
  QQZC: 'document',
  QQJX: 'globe',
  JSCX: 'chart',
  QQTXL: 'building',
  ZSYZ: 'pin',
};

/** Address of a topic or of the membership page. */
export const helpHref = (key: string): string =>
  key === membershipKey ? href('helpVip') : href('helpTopic', { topic: key });

type Titled = (group: (typeof helpGroups)[number]['key']) => string;
type Group = { title: string; cards: HelpCard[] };

/** Topics in groups; the membership page follows the topic on membership. */
const grouped = (cards: readonly HelpCard[], titled: Titled): Group[] =>
  helpGroups.map(({ key, topics }) => {
    const keys: readonly string[] = key === 'start' ? [...topics, membershipKey] : topics;
    return {
      title: titled(key),
      cards: keys.flatMap((one) => cards.filter((card) => card.key === one)),
    };
  });

/** Guide navigation of the help center. */
export const helpNav = (cards: readonly HelpCard[], titled: Titled): GuideGroup[] =>
  grouped(cards, titled).map(({ title, cards: own }) => ({
    title,
    links: own.map((card) => ({ href: helpHref(card.key), label: card.title.text })),
  }));

/** Tiles of the help center. */
export const helpTiles = (cards: readonly HelpCard[], titled: Titled): { title: string; tiles: GuideTile[] }[] =>
  grouped(cards, titled).map(({ title, cards: own }) => ({
    title,
    tiles: own.map(({ key, title: name, summary }) => ({
      href: helpHref(key),
      icon: key === membershipKey ? 'layout' : icons[key as HelpTopic],
      title: name,
      summary,
    })),
  }));
