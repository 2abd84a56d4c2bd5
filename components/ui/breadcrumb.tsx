import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { breadcrumbLd } from '@/lib/site/seo/json-ld';
import { JsonLd } from './json-ld';

export type BreadcrumbStep = { name: string; href: string };

/** Breadcrumb from Home through `steps`; the last step is the current page. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const t = useTranslations('frame');
  const above = [{ name: t('home'), href: href('home') }, ...steps.slice(0, -1)];
  const here = steps.at(-1);
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="bc">
        {above.map(({ name, href: to }, index) => (
          <li key={to}>
            {index > 0 && <Icon name="end" small mirrored />}
            <Link href={to}>{name}</Link>
          </li>
        ))}
        {here && (
          <li>
            <Icon name="end" small mirrored />
            <span aria-current="page">
              <bdi>{here.name}</bdi>
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Breadcrumb as structured data, on every device. */
export function BreadcrumbData({ steps, locale }: { steps: readonly BreadcrumbStep[]; locale: Locale }) {
  const t = useTranslations('frame');
  return <JsonLd nodes={[breadcrumbLd(locale, [{ name: t('home'), href: href('home') }, ...steps])]} />;
}
