/** Item-wise job tasks, named after the item they process. */
export const jobTasks = [
  'purchaseClose',
  'purchaseExpiry',
  'purchaseClosing',
  'quotationExpiry',
  'quotationExpiring',
  'noticeDigest',
  'followDigest',
  'savedSearch',
  'tenderAlert',
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
