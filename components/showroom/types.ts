import type { ReactNode } from 'react';
import type { ShowroomHome } from '@/lib/showroom/home/read';
import type { ShowroomView } from '@/lib/showroom/read';

/** Data of the showroom home's blocks. */
export type BlockProps = ShowroomView & {
  home: ShowroomHome;
  /** response figures, if any */
  response?: ReactNode;
};
