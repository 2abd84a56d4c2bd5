import type { ReactNode } from 'react';
import { Tabs } from '@/components/ui/tabs';
import type { Period } from '@/lib/stats/period';

const row =
  'grid grid-cols-3 border-b border-line max-sm:grid-cols-[minmax(0,1fr)] [&>button]:grid [&>button]:cursor-pointer [&>button]:content-start [&>button]:gap-[6px] [&>button]:border-e [&>button]:border-line [&>button]:bg-wash [&>button]:px-4 [&>button]:py-3 [&>button]:text-start [&>button]:shadow-[inset_0_-1px_var(--line)] [&>button:last-child]:border-e-0 max-sm:[&>button]:border-e-0 [&>button:focus-visible]:[outline:2px_solid_var(--accent)] [&>button:focus-visible]:[outline-offset:-2px] [&>[aria-selected=true]]:bg-paper [&>[aria-selected=true]]:shadow-[inset_0_-2px_var(--accent)] max-sm:[&>[aria-selected=true]]:shadow-[inset_3px_0_var(--accent)] max-sm:rtl:[&>[aria-selected=true]]:shadow-[inset_-3px_0_var(--accent)] forced-colors:[&>[aria-selected=true]]:[forced-color-adjust:none] forced-colors:[&>[aria-selected=true]]:bg-[Highlight] forced-colors:[&>[aria-selected=true]_*]:text-[HighlightText]';

type Tab = { period: Period; head: ReactNode; panel: ReactNode };

/** Periods of the dashboard: their figures are the tabs of the charts. */
export function PeriodTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Tabs
      label={label}
      first="month"
      keep
      rowClass={row}
      panelClass="px-4 pt-3 pb-2"
      tabs={tabs.map(({ period, head, panel }) => ({ key: period, label: head, panel }))}
    />
  );
}
