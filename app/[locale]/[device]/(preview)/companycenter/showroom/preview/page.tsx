import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { ShowroomHome } from '@/components/showroom/showroom-home';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { mayDo } from '@/lib/platform/auth/rules';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { readDraft } from '@/lib/showroom/edit/preview-draft';
import { readHome } from '@/lib/showroom/home/read';
import { previewShowroom } from '@/lib/showroom/queries';

export const generateMetadata = titled('showroomCenter.previewTitle');

type Props = { searchParams: Promise<{ draft?: string; device?: string }> };

/**
 * Preview of the supplier's showroom home: `draft` names the unsaved changes, without it the saved version is shown;
 * `device` d or m selects the variant.
 */
export default async function Page({ searchParams }: Props) {
  const actor = await requireSupplier(href('supplierShowroom'));
  // The set-up page explains the missing permission within the center's frame.
  if (!mayDo(actor.role, 'viewShowroom')) redirect(href('supplierShowroom'));
  const visit = await pageLocale();
  const { draft: name, device } = await searchParams;
  const draft = typeof name === 'string' ? readDraft(actor, name) : null;
  if (name !== undefined && !draft) {
    const t = await getTranslations('showroom');
    return <p className="empty">{t('previewOver')}</p>;
  }
  const { locale } = visit;
  const showroom = await previewShowroom(locale, actor, draft);
  const view = { showroom, locale, device: device === 'm' || device === 'd' ? device : visit.device };
  return (
    <div className={view.device === 'm' ? 'm' : undefined}>
      <ShowroomFrame {...view} here="home" preview>
        <ShowroomHome {...view} home={await readHome(locale, showroom)} />
      </ShowroomFrame>
    </div>
  );
}
