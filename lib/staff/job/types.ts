import type { JobTask } from '@/lib/platform/db/schema/job-task';

/** An item set aside after repeated failures: of a job, or an undeliverable message. */
export type SetAside = {
  source: 'task' | 'message';
  id: number;
  task: JobTask | 'mail' | 'sms';
  /** identifies the item; for a message its recipient, masked */
  subject: string;
  /** last error */
  failure: string;
  attempts: number;
  /** time of the last attempt, ISO */
  failedAt: string;
};
