import type { ReactNode } from 'react';
import type { HallHome } from '@/lib/hall/home/read';
import type { HallView } from '@/lib/hall/read';

/** What each part of a showroom's home is drawn from. */
export type BlockProps = HallView & {
  home: HallHome;
  /** how the supplier answers its buyers, as far as there is anything to say */
  response?: ReactNode;
};
