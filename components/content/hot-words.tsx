import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { NewsChannel } from '@/lib/content/href';
import type { Named } from '@/lib/content/types';
import { href } from '@/lib/platform/routes/address';

type Props = {
  channel: NewsChannel;
  words: readonly Named<number>[];
  title: string;
  /** links to all of them */
  more?: boolean;
};

/** Hot words of a channel as chips, linked to their content. */
export function HotWords({ channel, words, title, more }: Props) {
  const t = useTranslations('content');
  if (words.length === 0) return null;
  return (
    <section className="ct-hot">
      <h2>
        <Icon name="flame" small />
        {title}
      </h2>
      <ul>
        {words.map(({ id, name }) => (
          <li key={id}>
            <a className="chip" href={href(`${channel}Hotword`, { id })}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <a className="lnk" href={href(`${channel}HotwordList`)}>
          {t('allHotWords')}
        </a>
      )}
    </section>
  );
}
