import type { ReactNode } from 'react';
import type { ShowroomHome } from '@/lib/showroom/home/read';
import type { ShowroomView } from '@/lib/showroom/read';

/** What each part of a showroom's home is drawn from. */
export type BlockProps = ShowroomView & {
  home: ShowroomHome;
  /** how the supplier answers its buyers, as far as there is anything to say */
  response?: ReactNode;
};
