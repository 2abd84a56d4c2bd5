import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { JsonLd } from '@/components/seo/json-ld';
import type { HallView } from '@/lib/hall/read';
import { href } from '@/lib/routes/address';
import { breadcrumbLd } from '@/lib/seo/json-ld';

type Step = { name: string; href: string };

/** The way to a page of a showroom, for readers on a desk and for crawlers everywhere. */
export function HallCrumbs({ hall, locale, device, steps }: HallView & { steps: Step[] }) {
  const t = useTranslations();
  const links = [
    { name: t('list.home'), href: href('home') },
    { name: t('company.list.crumb'), href: href('companyList') },
    { name: hall.company.name.text, href: href('hallHome', { companyId: hall.company.id }) },
    ...steps,
  ];
  return (
    <>
      <JsonLd nodes={[breadcrumbLd(locale, links)]} />
      {device === 'd' && steps.length > 0 && (
        <Breadcrumb
          items={links.map(({ name, href: to }, at) => ({
            label: name,
            ...(at < links.length - 1 ? { href: to } : {}),
          }))}
        />
      )}
    </>
  );
}
