import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallHome } from '@/components/hall/hall-home';
import { readDraft } from '@/lib/hall/edit/draft';
import { readHome } from '@/lib/hall/home/read';
import { previewHall } from '@/lib/hall/queries';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { mayDo } from '@/lib/platform/auth/rules';
import { current } from '@/lib/platform/i18n/current';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('hallCenter.previewTitle');

type Props = { searchParams: Promise<{ draft?: string; device?: string }> };

/**
 * The home of the supplier's own showroom as it would be with what is not saved yet: `draft` names it, without one it
 * is shown as saved; `device` d or m shows the other variant.
 */
export default async function Page({ searchParams }: Props) {
  const actor = await requireSupplier(href('supplierHall'));
  // The setup page says in the centre's frame what this role may not do.
  if (!mayDo(actor.role, 'viewShowroom')) redirect(href('supplierHall'));
  const visit = await current();
  const { draft: name, device } = await searchParams;
  const draft = typeof name === 'string' ? readDraft(actor, name) : null;
  if (name !== undefined && !draft) {
    const t = await getTranslations('hall');
    return <p className="empty">{t('previewOver')}</p>;
  }
  const { locale } = visit;
  const hall = await previewHall(locale, actor, draft);
  const view = { hall, locale, device: device === 'm' || device === 'd' ? device : visit.device };
  return (
    <div className={view.device === 'm' ? 'm' : undefined}>
      <HallFrame {...view} here="home" preview>
        <HallHome {...view} home={await readHome(locale, hall)} />
      </HallFrame>
    </div>
  );
}
