'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConflictPictures } from '@/components/form/conflict-pictures';
import type { ShowroomDraft, ShowroomSetting } from '@/lib/showroom/edit/schema';

/** A showroom set-up as sent and stored. */
export type SetupVersion = ShowroomSetting & { blocks: ShowroomDraft['blocks'] };

/** Labels and formatted values of a set-up, for comparing versions. */
export function useShownSetup() {
  const t = useTranslations('showroomCenter');
  const labels: Record<keyof SetupVersion, string> = {
    template: t('part.template'),
    productTemplate: t('productCenter'),
    hue: t('tint'),
    banner: t('banner'),
    blocks: t('part.blocks'),
  };
  const blockOf = ({ kind, shown }: SetupVersion['blocks'][number]) => (
    <span key={kind} className={shown ? 'block' : 'block text-ink-3 line-through'}>
      {t(`block.${kind}`)}
    </span>
  );
  const show = (path: string, value: unknown): ReactNode | undefined => {
    switch (path as keyof SetupVersion) {
      case 'template':
        return t(`template.${value as SetupVersion['template']}`);
      case 'productTemplate':
        return t(`look.${value as SetupVersion['productTemplate']}`);
      case 'hue':
        return t('hueOf', { n: String(value) });
      case 'banner':
        return <ConflictPictures keys={value as SetupVersion['banner']} />;
      case 'blocks':
        return (value as SetupVersion['blocks']).map(blockOf);
      default:
        return undefined;
    }
  };
  return { label: (path: string) => labels[path as keyof SetupVersion] ?? '', show };
}
