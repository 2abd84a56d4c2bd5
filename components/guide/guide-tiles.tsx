import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/i18n/site';
import type { Spoken } from '@/lib/product/types';

export type GuideTile = { href: string; icon: string; title: Spoken; summary: string };

/** Pages of a guide, each with what it tells. */
export function GuideTiles({ tiles, locale }: { tiles: readonly GuideTile[]; locale: Locale }) {
  return (
    <ul className="gd-tiles">
      {tiles.map(({ href, icon, title, summary }) => (
        <li key={href}>
          <Icon name={icon} />
          <div>
            <h3>
              <a href={href}>
                <SpokenText of={title} site={locale} />
              </a>
            </h3>
            <p>
              <SpokenText of={{ text: summary, locale: title.locale }} site={locale} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
