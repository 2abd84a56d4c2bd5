import { getTranslations } from 'next-intl/server';
import { ProfileNote } from '@/components/company/center/profile-note';
import { GradeCard, MembershipCard, UpgradeLink } from '@/components/company/upgrade/standing-cards';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { countUnread as countUnreadChat } from '@/lib/chat/queries';
import { getChatResponse } from '@/lib/chat/response/queries';
import { getOwnProfile } from '@/lib/company/profile/queries';
import { getOwnUpgrade } from '@/lib/company/upgrade/queries';
import { availableUpgrades } from '@/lib/company/upgrade/rules';
import { countUnread, listNotices } from '@/lib/notification/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { listMatches } from '@/lib/purchase/match/queries';
import { liveQuotationStates } from '@/lib/quotation/constants';
import { listOwnQuotations } from '@/lib/quotation/queries';
import { getResponse, responseDays } from '@/lib/quotation/response/queries';
import { listOwnTasks, listTradeTasks } from '@/lib/site/dashboard/queries';
import { getPageViews } from '@/lib/stats/queries';
import { ChatCard } from './chat-card';
import { ChecklistCard } from './checklist-card';
import { NoticeCard } from './notice-card';
import { TaskCard } from './task-card';
import { TopProducts } from './top-products';
import { TradeCard } from './trade-card';
import { ViewsCard } from './views-card';

const shownNotices = 4;

/** Trade data of the company that need attention. */
async function readTrade(actor: SupplierActor, locale: Locale) {
  const page = { page: 1, pageSize: 1 };
  const query = {
    ...page,
    country: null,
    categoryId: null,
    closing: null,
    places: null,
    matching: true,
    quoted: 'no',
  } as const;
  const { total: open } = await listMatches(actor, locale, query);
  const { total: waiting } = await listOwnQuotations(actor, locale, { ...page, states: liveQuotationStates });
  return { open, waiting, response: await getResponse(actor), days: responseDays };
}

type Props = { actor: SupplierActor; locale: Locale; device: Device };

/** Home page of the supplier center. */
export async function DashboardSection({ actor, locale, device }: Props) {
  const t = await getTranslations();
  const profile = await getOwnProfile(actor, locale);
  const { standing, caps } = await getOwnUpgrade(actor);
  const views = await getPageViews(actor, locale);
  const trade = await listTradeTasks(actor, locale);
  const listed = new Set(trade.notices.map(({ id }) => id));
  const unread = await countUnread(actor);
  const { items } = await listNotices(actor, locale, { page: 1, pageSize: 20 });
  const isPublic = profile.status === 'normal';
  const wishes = availableUpgrades(standing);
  const grade = wishes.find((wish) => wish === 'B' || wish === 'A');
  return (
    <>
      <PageHead title={t('center.dashboard')} lead={t('dashboard.lead')}>
        {isPublic && (
          <ButtonLink icon="eye" href={href('showroomHome', { companyId: profile.companyId })}>
            {t('center.viewShowroom')}
          </ButtonLink>
        )}
        {mayDo(actor.role, 'product') && (
          <ButtonLink tone={isPublic ? 'primary' : 'plain'} icon="plus" href={href('supplierProductNew')}>
            {t('center.newProduct')}
          </ButtonLink>
        )}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TaskCard tasks={await listOwnTasks(actor)} trade={trade} timeZone={actor.timeZone} />
        {/* For a first draft the checklist says it all. */}
        {(profile.change !== null || !['normal', 'draft'].includes(profile.status)) && (
          <ProfileNote profile={profile} timeZone={actor.timeZone} />
        )}
        <ChecklistCard profile={profile} reader={actor.role} />
        <div className="grid grid-cols-[minmax(0,1fr)_316px] items-start gap-4 max-[1199px]:grid-cols-[minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ViewsCard views={views} device={device} open={isPublic} />
            <TopProducts products={views.products} editable={mayDo(actor.role, 'viewProduct')} />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] items-start gap-4">
              <GradeCard standing={standing}>
                {grade && <UpgradeLink reader={actor.role}>{t('dashboard.grade.apply', { grade })}</UpgradeLink>}
              </GradeCard>
              <MembershipCard standing={standing} caps={caps}>
                <UpgradeLink reader={actor.role} button>
                  {t('gate.upgrade')}
                </UpgradeLink>
              </MembershipCard>
            </div>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-[1199px]:grid-cols-[repeat(auto-fit,minmax(min(300px,100%),1fr))] max-[1199px]:items-start">
            {mayDo(actor.role, 'quotation') && <TradeCard {...(await readTrade(actor, locale))} />}
            {mayDo(actor.role, 'chat') && (
              <ChatCard
                unread={await countUnreadChat(actor)}
                response={await getChatResponse(actor)}
                days={responseDays}
              />
            )}
            <NoticeCard
              notices={items.filter(({ id, read }) => !read && !listed.has(id)).slice(0, shownNotices)}
              unread={unread}
              timeZone={actor.timeZone}
            />
          </div>
        </div>
      </div>
    </>
  );
}
