import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/centre/page-head';
import { ProfileNote } from '@/components/company-center/profile-note';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { SupplierActor } from '@/lib/auth/actor';
import { mayDo } from '@/lib/auth/rules';
import { getOwnProfile } from '@/lib/company/profile/queries';
import { listOwnTasks } from '@/lib/company/task/queries';
import { getOwnUpgrade } from '@/lib/company/upgrade/queries';
import { openWishes } from '@/lib/company/upgrade/rules';
import type { Device, Locale } from '@/lib/i18n/site';
import { countUnread, listNotices } from '@/lib/notification/queries';
import { listMatches } from '@/lib/purchase/match/queries';
import { liveQuotationStates } from '@/lib/quotation/constants';
import { listOwnQuotations } from '@/lib/quotation/queries';
import { getResponse, responseDays } from '@/lib/quotation/response';
import { href } from '@/lib/routes/address';
import { getPageViews } from '@/lib/stats/queries';
import { ChecklistCard } from './checklist-card';
import { NoticeCard } from './notice-card';
import { GradeCard, MembershipCard, UpgradeLink } from './standing-cards';
import { TaskCard } from './task-card';
import { TopProducts } from './top-products';
import { TradeCard } from './trade-card';
import { ViewsCard } from './views-card';

const shownNotices = 4;

/** What of the trade waits for the company. */
async function readTrade(actor: SupplierActor, locale: Locale) {
  const page = { page: 1, pageSize: 1 };
  const asked = {
    ...page,
    country: null,
    categoryId: null,
    closing: null,
    places: null,
    matching: true,
    quoted: 'no',
  } as const;
  const { total: open } = await listMatches(actor, locale, asked);
  const { total: waiting } = await listOwnQuotations(actor, { ...page, states: liveQuotationStates });
  return { open, waiting, response: await getResponse(actor), days: responseDays };
}

type Props = { actor: SupplierActor; locale: Locale; device: Device };

/** The home of the supplier centre. Specification 2.7, Homepage dashboard. */
export async function DashboardSection({ actor, locale, device }: Props) {
  const t = await getTranslations();
  const profile = await getOwnProfile(actor, locale);
  const { standing, caps } = await getOwnUpgrade(actor);
  const views = await getPageViews(actor, locale);
  const unread = await countUnread(actor);
  const { items } = await listNotices(actor, locale, { page: 1, pageSize: 20 });
  const isPublic = profile.status === 'normal';
  const wishes = openWishes(standing);
  const grade = wishes.find((wish) => wish === 'B' || wish === 'A');
  return (
    <>
      <PageHead title={t('centre.dashboard')} lead={t('dashboard.lead')}>
        {isPublic && (
          <Link className="btn" href={href('hallHome', { companyId: profile.companyId })}>
            <Icon name="eye" />
            {t('centre.viewHall')}
          </Link>
        )}
        {mayDo(actor.role, 'product') && (
          <Link className={isPublic ? 'btn p' : 'btn'} href={href('supplierProductNew')}>
            <Icon name="plus" />
            {t('centre.newProduct')}
          </Link>
        )}
      </PageHead>
      <div className="db">
        <TaskCard tasks={await listOwnTasks(actor)} />
        {/* Of a first draft the list of what it lacks says all. */}
        {(profile.change !== null || !['normal', 'draft'].includes(profile.status)) && (
          <ProfileNote profile={profile} timeZone={actor.timeZone} />
        )}
        <ChecklistCard profile={profile} reader={actor.role} />
        <div className="db-grid">
          <div>
            <ViewsCard views={views} device={device} open={isPublic} />
            <TopProducts products={views.products} editable={mayDo(actor.role, 'viewProduct')} />
          </div>
          <div>
            {mayDo(actor.role, 'quotation') && <TradeCard {...(await readTrade(actor, locale))} />}
            <NoticeCard
              notices={items.filter(({ read }) => !read).slice(0, shownNotices)}
              unread={unread}
              timeZone={actor.timeZone}
            />
            <GradeCard standing={standing}>
              {grade && <UpgradeLink reader={actor.role}>{t('dashboard.grade.apply', { grade })}</UpgradeLink>}
            </GradeCard>
            <MembershipCard standing={standing} caps={caps}>
              <UpgradeLink reader={actor.role} className="btn">
                {t('gate.upgrade')}
              </UpgradeLink>
            </MembershipCard>
          </div>
        </div>
      </div>
    </>
  );
}
