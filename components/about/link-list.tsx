import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { FriendLink } from '@/lib/reference/types';

type Props = { links: readonly FriendLink[]; email: string };

/** The friendly links of a site, each with the host that it leads to. */
export function LinkList({ links, email }: Props) {
  const t = useTranslations('links');
  return (
    <>
      {links.length > 0 ? (
        <ul className="gd-links">
          {links.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} rel="noopener nofollow">
                <span>
                  <bdi>{name}</bdi>
                  <small dir="ltr">{new URL(url).host.replace(/^www\./, '')}</small>
                </span>
                <Icon name="web" small />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('empty')}</p>
      )}
      <p className="gd-foot">
        {t('propose')}{' '}
        <a className="lnk" href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      </p>
    </>
  );
}
