import { useTranslations } from 'next-intl';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { EmptySection } from '@/components/ui/empty-section';
import { SoftLinks } from '@/components/ui/soft-links';
import type { NewsChannel } from '@/lib/content/href';
import type { HotKeyword } from '@/lib/content/types';
import { href } from '@/lib/platform/routes/address';
import '@/app/content-card.css';
import '@/app/content-row.css';

type Props = { channel: NewsChannel; words: readonly HotKeyword[]; steps: readonly BreadcrumbStep[] };

/** Hot words of a channel in order, with counts of pieces and views. */
export function WordList({ channel, words, steps }: Props) {
  const t = useTranslations('content');
  return (
    <div className="wrap ct-wl" data-soft>
      <SoftLinks />
      <Breadcrumb steps={steps} />
      <h1 className="ttl">{t('hotWordsOf', { channel: t(`channel.${channel}`) })}</h1>
      <p className="lead">{t('hotWordLead')}</p>
      {words.length === 0 ? (
        <EmptySection kind="content" text={t('none')} />
      ) : (
        <ol className="ct-rank ct-wlist">
          {words.map(({ id, name, items, reads }) => (
            <li key={id}>
              <a href={href(`${channel}Hotword`, { id })}>
                <bdi>{name}</bdi>
              </a>
              <span className="ct-meta">
                <span>{t('items', { n: items })}</span>
                {reads > 0 && <span>{t('reads', { n: reads })}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
