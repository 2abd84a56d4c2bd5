/** The tag of the fair: what expires when its edition, schedule or exhibitors change. */
export const fairTag = 'fair';
