import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { FriendLink } from '@/lib/reference/types';

type Props = { links: readonly FriendLink[]; email: string };

/** Friendly links of a site with their hosts. */
export function LinkList({ links, email }: Props) {
  const t = useTranslations('links');
  return (
    <>
      {links.length > 0 ? (
        <ul className="my-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-x-8 border-t border-line">
          {links.map(({ id, name, url }) => (
            <li key={id} className="border-b border-line">
              <a
                className="flex min-h-16 items-center justify-between gap-3 py-2 font-medium [&>svg]:text-ink-3 hover:[&>svg]:text-accent"
                href={url}
                rel="noopener nofollow"
              >
                <span>
                  <bdi>{name}</bdi>
                  <small className="block text-start text-12 font-regular text-ink-3 rtl:text-end" dir="ltr">
                    {new URL(url).host.replace(/^www\./, '')}
                  </small>
                </span>
                <Icon name="web" small />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('empty')}</p>
      )}
      <p className="text-ink-2 wrap-anywhere">
        {t('propose')}{' '}
        <a className="lnk phone:inline-flex phone:min-h-11 phone:items-center" href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      </p>
    </>
  );
}
