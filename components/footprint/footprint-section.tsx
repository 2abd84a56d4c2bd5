import { useTranslations } from 'next-intl';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { PageHead } from '@/components/ui/page-head';
import { TabLinks } from '@/components/ui/tabs';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { href } from '@/lib/platform/routes/address';
import { FollowList } from './follow-list';
import { FootprintList } from './footprint-list';

export type FootprintKind = 'follows' | 'favourites' | 'browsing';

const addresses = (kind: MemberActor['kind']) =>
  kind === 'supplier'
    ? {
        follows: href('supplierHistoryType', { type: 'follows' }),
        favourites: href('supplierHistoryType', { type: 'favourites' }),
        browsing: href('supplierHistoryType', { type: 'browsing' }),
      }
    : {
        follows: href('purchaserFollow'),
        favourites: href('purchaserFavourite'),
        browsing: href('purchaserLog'),
      };

/** Follows, favourites or browsing history of an account. */
export function FootprintSection({ actor, show }: { actor: MemberActor; show: FootprintKind }) {
  const t = useTranslations('footprint');
  const to = addresses(actor.kind);
  const buyers = actor.kind === 'supplier' && mayDo(actor.role, 'quotation');
  return (
    <>
      <PageHead title={t(`${show}Title`)} lead={t(`${show}Lead`)} />
      <TabLinks
        label={t('kinds')}
        current={to[show]}
        links={[
          { href: to.follows, label: t('followsTitle') },
          { href: to.favourites, label: t('favouritesTitle') },
          { href: to.browsing, label: t('browsingTitle') },
        ]}
      />
      <CenterMessages namespaces={['footprint', 'product', 'company', 'tender', 'trade']}>
        {show === 'follows' ? (
          <FollowList kind={actor.kind} timeZone={actor.timeZone} requests={actor.kind === 'purchaser' || buyers} />
        ) : (
          <FootprintList kind={actor.kind} show={show} timeZone={actor.timeZone} requests={buyers} />
        )}
      </CenterMessages>
    </>
  );
}
