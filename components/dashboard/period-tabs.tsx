import type { ReactNode } from 'react';
import { Tabs } from '@/components/ui/tabs';
import type { Period } from '@/lib/stats/period';

type Tab = { period: Period; head: ReactNode; panel: ReactNode };

/** The periods of the dashboard: their figures are the tabs of their charts. */
export function PeriodTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Tabs
      label={label}
      first="month"
      keep
      rowClass="db-tabs"
      panelClass="db-panel"
      tabs={tabs.map(({ period, head, panel }) => ({ key: period, label: head, panel }))}
    />
  );
}
