import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SortBar } from '@/components/list/sort-bar';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { LoadMore } from '@/components/ui/load-more';
import { Pagination } from '@/components/ui/pagination';
import { SoftLinks } from '@/components/ui/soft-links';
import { contentHref, type NewsChannel } from '@/lib/content/href';
import type { Dossier } from '@/lib/content/news/read';
import { contentListing } from '@/lib/content/read-list';
import type { HotKeyword } from '@/lib/content/types';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import type { ListState } from '@/lib/platform/routes/list-state';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { ContentRow } from './content-row';
import { HotWords } from './hot-words';
import '@/app/content-row.css';
import '@/app/sort.css';

type Props = { channel: NewsChannel; dossier: Dossier; others: readonly HotKeyword[]; state: ListState };

/** Content of a channel on a hot word, with related words. */
export async function NewsDossier({ channel, dossier, others, state }: Props) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('content');
  const words = await getTranslations('list');
  const { word, near } = dossier;
  const page = { name: `${channel}Hotword` as const, params: { id: word.id } };
  const { listing, items } = await contentListing(locale, { channel, page, state, keywordId: word.id });
  if (state.page > listing.pages) notFound();
  const steps = [
    { name: t(`channel.${channel}`), href: href(`${channel}Home`) },
    { name: t('hotWords'), href: href(`${channel}HotwordList`) },
    { name: word.name, href: withState(page, {}) },
  ];
  const links = items.map((item) => ({ name: item.title.text, href: contentHref(item) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  const rows = items.map((item, index) => <ContentRow key={item.id} item={item} locale={locale} eager={index < 3} />);
  const address = withState(page, state);
  return (
    <div data-soft>
      <SoftLinks />
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[itemListLd(locale, links, first)]} />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <h1 className="ttl">
          <bdi>{word.name}</bdi>
        </h1>
        <p className="ct-meta ct-heat">
          <span>{t('items', { n: word.items })}</span>
          {word.reads > 0 && <span>{t('reads', { n: word.reads })}</span>}
          <span>{t('hotWordLead')}</span>
        </p>
        <div className={device === 'd' ? 'two ct-dos' : 'ct-dos'}>
          <div>
            <SortBar listing={listing} rows />
            <h2 className="sr">{words('items')}</h2>
            {device === 'm' ? (
              <>
                <div data-items>{rows}</div>
                <LoadMore
                  key={address}
                  next={state.page < listing.pages ? withState(page, { ...state, page: state.page + 1 }) : null}
                  texts={{
                    more: words('loadMore'),
                    end: words('noMore'),
                    loading: words('loading'),
                    failed: words('loadFailed'),
                  }}
                />
              </>
            ) : (
              <>
                {rows}
                <Pagination listing={listing} locale={locale} />
              </>
            )}
            {channel === 'shortnews' && (
              <p className="ct-other">
                <a className="lnk" href={href('shortnewsHot', { hotId: word.id })}>
                  {t('allWithWord')}
                </a>
              </p>
            )}
          </div>
          <aside>
            <HotWords channel={channel} words={near} title={t('nearWords')} />
            <HotWords
              channel={channel}
              words={others.filter(({ id }) => id !== word.id && near.every((one) => one.id !== id)).slice(0, 12)}
              title={t('hotWords')}
              more
            />
          </aside>
        </div>
      </div>
    </div>
  );
}
