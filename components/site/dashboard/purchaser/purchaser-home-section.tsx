import { getLocale, getTranslations } from 'next-intl/server';
import { Note } from '@/components/form/note';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { getPurchaserInfo } from '@/lib/account/queries';
import { listFollows } from '@/lib/footprint/follow/queries';
import { listBrowsing, listFavourites } from '@/lib/footprint/queries';
import { listNotices } from '@/lib/notification/queries';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { formatInstant } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { listWaitingRequests } from '@/lib/quotation/received/queries';
import { FollowStrip, newestOf } from './follow-strip';
import { HomeCard } from './home-card';
import { NewsItem } from './news-item';
import { RequestStrip } from './request-strip';
import { SubjectStrip } from './subject-strip';

const shown = 4;

/** Purchaser's home page: news, favourites, history and links. */
export async function PurchaserHomeSection({ actor }: { actor: PurchaserActor }) {
  const locale = await getLocale();
  const t = await getTranslations('purchaserHome');
  const trade = await getTranslations('purchaseCenter');
  const waiting = await listWaitingRequests(actor, locale, shown);
  const info = await getPurchaserInfo(actor);
  const notices = await listNotices(actor, locale, { page: 1, pageSize: shown });
  const favourites = await listFavourites(actor, locale, { page: 1, pageSize: shown });
  const browsing = await listBrowsing(actor, locale, { page: 1, pageSize: shown });
  const [suppliers, sectors] = [
    await listFollows(actor, locale, { type: 'supplier', page: 1, pageSize: shown }),
    await listFollows(actor, locale, { type: 'sector', page: 1, pageSize: shown }),
  ];
  const news = newestOf([...suppliers.items, ...sectors.items], shown);
  const followed = suppliers.total + sectors.total;
  return (
    <>
      <PageHead title={t('title', { name: actor.name })} lead={t('lead')}>
        <ButtonLink href={href('companyList')}>{t('findSuppliers')}</ButtonLink>
        <ButtonLink href={href('productList')}>{t('findProducts')}</ButtonLink>
        <ButtonLink tone="primary" icon="plus" href={href('purchaseForm')} hard>
          {trade('create')}
        </ButtonLink>
      </PageHead>
      {info && !info.emailConfirmed && (
        <Note kind="warn">
          <p>
            {t('confirmEmail')} <Link href={href('purchaserUser')}>{t('toAccount')}</Link>
          </p>
        </Note>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 min-[1180px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0 min-[1180px]:col-span-2">
          <HomeCard
            title={trade('home.title')}
            href={href('purchaserPurchase')}
            all={trade('title')}
            empty={trade('home.none')}
          >
            {waiting.length > 0 && <RequestStrip items={waiting} locale={locale} />}
          </HomeCard>
        </div>
        <HomeCard title={t('messages')} href={href('purchaserMessage')} all={t('all')} empty={t('noMessages')}>
          {notices.items.length > 0 && (
            <ul>
              {notices.items.map((item) => (
                <NewsItem
                  key={item.id}
                  fresh={!item.read}
                  title={item.title}
                  text={item.text}
                  time={{ instant: item.createdAt, shown: formatInstant(locale, item.createdAt, actor.timeZone) }}
                />
              ))}
            </ul>
          )}
        </HomeCard>
        <HomeCard title={t('favourites')} href={href('purchaserFavourite')} all={t('all')} empty={t('noFavourites')}>
          {favourites.items.length > 0 && <SubjectStrip items={favourites.items} locale={locale} />}
        </HomeCard>
        <HomeCard
          title={t('follows')}
          href={href('purchaserFollow')}
          all={t('all')}
          empty={t(followed === 0 ? 'noFollows' : 'noNews')}
        >
          {news.length > 0 && <FollowStrip items={news} locale={locale} timeZone={actor.timeZone} />}
        </HomeCard>
        <HomeCard title={t('browsing')} href={href('purchaserLog')} all={t('all')} empty={t('noBrowsing')}>
          {browsing.items.length > 0 && <SubjectStrip items={browsing.items} locale={locale} />}
        </HomeCard>
      </div>
    </>
  );
}
