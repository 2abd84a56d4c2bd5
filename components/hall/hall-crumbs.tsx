import { useTranslations } from 'next-intl';
import { Breadcrumb, BreadcrumbData, type Step } from '@/components/ui/breadcrumb';
import type { HallView } from '@/lib/hall/read';
import { href } from '@/lib/platform/routes/address';

/** The way to a page of a showroom, for readers on a desk and for crawlers everywhere. */
export function HallCrumbs({ hall, locale, device, steps }: HallView & { steps: Step[] }) {
  const t = useTranslations('company.list');
  const { id, name } = hall.company;
  const way = [
    { name: t('crumb'), href: href('companyList') },
    { name: name.text, href: href('hallHome', { companyId: id }) },
    ...steps,
  ];
  return (
    <>
      <BreadcrumbData steps={way} locale={locale} />
      {device === 'd' && steps.length > 0 && <Breadcrumb steps={way} />}
    </>
  );
}
