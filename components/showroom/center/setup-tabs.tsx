'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CenterTabs } from '@/components/layout/center/tabs';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { Collection } from '@/lib/showroom/edit/collection';
import { addressOf, sectionNames, sections } from './sections';

export type Counts = Readonly<Record<Collection, number>>;

/** Tabs of the showroom set-up with item counts. */
export function SetupTabs({ current, counts }: { current: string; counts: Counts }) {
  const t = useTranslations('showroomCenter');
  const locale = useLocale();
  const tab = (collection: Collection) => ({
    href: addressOf(collection),
    label: t(`collection.${collection}.title`),
    mark: counts[collection] > 0 ? formatNumber(locale, counts[collection]) : undefined,
  });
  const links = sectionNames.map((name) => tab(sections[name]));
  return (
    <CenterTabs
      label={t('title')}
      current={current}
      links={[{ href: href('supplierShowroom'), label: t('homepage') }, tab('case'), ...links]}
    />
  );
}
