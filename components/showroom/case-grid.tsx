import type { CSSProperties } from 'react';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import type { ShowroomCase } from '@/lib/showroom/types';
import { CaseCard } from './case-card';

type Props = {
  items: readonly ShowroomCase[];
  companyId: number;
  locale: Locale;
  device: Device;
  /** classes used by the case filter */
  marks?: (item: ShowroomCase) => string;
};

/** Cases as a grid on desktop, a list on a phone. */
export function CaseGrid({ items, companyId, locale, device, marks }: Props) {
  return (
    <div
      className="cells"
      style={{ '--n': device === 'm' ? 1 : Math.min(3, Math.max(2, items.length)) } as CSSProperties}
    >
      {items.map((item) => (
        <CaseCard key={item.id} item={item} companyId={companyId} locale={locale} marks={marks?.(item)} />
      ))}
    </div>
  );
}
