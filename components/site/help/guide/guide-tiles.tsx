import { Icon } from '@/components/ui/icon';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';

export type GuideTile = { href: string; icon: string; title: TextWithLanguage; summary: string };

/** Pages of a guide with their descriptions. */
export function GuideTiles({ tiles, locale }: { tiles: readonly GuideTile[]; locale: Locale }) {
  return (
    <ul
      className={`grid gap-[1px] overflow-hidden rounded border border-line bg-paper ${
        tiles.length < 3
          ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,340px),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))]'
      }`}
    >
      {tiles.map(({ href, icon, title, summary }) => (
        <li
          key={href}
          className="group relative grid grid-cols-[24px_minmax(0,1fr)] content-start gap-3 p-5 shadow-[0_0_0_1px_var(--line)] phone:p-4 [&>svg]:mt-[2px] [&>svg]:text-accent"
        >
          <Icon name={icon} />
          <div>
            <h3 className="text-16 leading-[var(--lh-snug)] text-pretty group-hover:text-accent">
              <a className="after:absolute after:inset-0" href={href}>
                <SpokenText of={title} site={locale} />
              </a>
            </h3>
            <p className="mt-1 text-ink-2 wrap-anywhere">
              <SpokenText of={{ text: summary, locale: title.locale }} site={locale} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
