/** What jobs do item by item, each named after what an item of it is. */
export const jobTasks = [
  'purchaseClose',
  'purchaseExpiry',
  'purchaseClosing',
  'quotationExpiry',
  'quotationExpiring',
  'noticeDigest',
  'followDigest',
  'savedSearch',
  'fairSession',
  'fairMeeting',
  'standingExpiry',
  'unreadMessage',
  'contentPublication',
  'vocabulary',
  'deletion',
  'uploadRemoval',
] as const;

export type JobTask = (typeof jobTasks)[number];
