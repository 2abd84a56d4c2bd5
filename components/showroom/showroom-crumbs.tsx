import { useTranslations } from 'next-intl';
import { Breadcrumb, BreadcrumbData, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { href } from '@/lib/platform/routes/address';
import type { ShowroomView } from '@/lib/showroom/read';

/** Breadcrumb of a showroom page, visible on desktop, and as structured data everywhere. */
export function ShowroomCrumbs({ showroom, locale, device, steps }: ShowroomView & { steps: BreadcrumbStep[] }) {
  const t = useTranslations('company.list');
  const { id, name } = showroom.company;
  const way = [
    { name: t('crumb'), href: href('companyList') },
    { name: name.text, href: href('showroomHome', { companyId: id }) },
    ...steps,
  ];
  return (
    <>
      <BreadcrumbData steps={way} locale={locale} />
      {device === 'd' && steps.length > 0 && <Breadcrumb steps={way} />}
    </>
  );
}
