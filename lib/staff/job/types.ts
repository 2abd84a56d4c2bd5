import type { JobTask } from '@/lib/platform/db/schema/job-task';

/** What was set aside after it had failed too often: an item of a job, or a message that could not be sent. */
export type SetAside = {
  source: 'task' | 'message';
  id: number;
  task: JobTask | 'mail' | 'sms';
  /** which item, by its numbers; of a message for whom, masked */
  subject: string;
  /** what went wrong the last time */
  failure: string;
  attempts: number;
  /** ISO, of the last try */
  failedAt: string;
};
