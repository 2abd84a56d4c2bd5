import 'server-only';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { unreadMailJob } from '@/lib/chat/unread/job';
import { expiryJob } from '@/lib/company/expiry-notice/job';
import { heatJob, publishJob } from '@/lib/content/job';
import { fairReminderJob } from '@/lib/fair/reminder/job';
import { digestJob } from '@/lib/footprint/follow/digest/job';
import { launchNewsJob } from '@/lib/launch/follower/commands';
import { noticeDigestJob } from '@/lib/notification/digest/job';
import { closeDatabase, openDatabase } from '@/lib/platform/db/client';
import { lockFolder } from '@/lib/platform/db/lock';
import type { Env } from '@/lib/platform/env';
import { startJobs } from '@/lib/platform/job/run';
import { log } from '@/lib/platform/log';
import { outboxJob } from '@/lib/platform/outbox/job';
import { vocabularyJob } from '@/lib/platform/search/vocabulary/job';
import { isUpload, receiveUpload } from '@/lib/platform/storage/protocol';
import { currentStorage } from '@/lib/platform/storage/settings';
import { savedSearchJob } from '@/lib/purchase/saved/job';
import { delayedDecisionJob } from '@/lib/staff/hold/job';
import { visitSweepJob } from '@/lib/stats/job';
import { tenderAlertJob } from '@/lib/tender/alert/job';
import { scheduleUploadSweeps } from '@/lib/upload/sweep';
import { accountSweepJob } from './account-sweep';
import { prepareCatalogue, schedulePopularity, scheduleStandings } from './catalogue';
import { refuseEnded } from './center-gate';
import { createControl } from './control';
import { upkeepJobs } from './database-upkeep';
import { delayedDeletionJob } from './deletion-job';
import { announceDemo, showDemo } from './demo';
import { openParser } from './parser';
import { createRenderServer } from './render-server';
import { listenPrivately, socketPath } from './socket';
import { tradeJob } from './trade-clock';

const graceMs = 5_000;

const closeServer = (server: Server) =>
  new Promise<void>((closed) => {
    server.close(() => closed());
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
      // Upgraded connections are not among those that the server closes.
      closed();
    }, graceMs).unref();
  });

/**
 * Opens the database, prepares Next and listens on the renderer's two sockets.
 * @param script the server's entry, from which parser processes are forked @returns closes everything in order
 * @throws DatabaseRefusedError if another process has the data folder open, or a pre-release wrote the database
 */
export async function startRenderer(
  env: Env,
  { dev, dir, script }: { dev: boolean; dir: string; script: string },
): Promise<() => Promise<void>> {
  // The sockets are single in the folder even where the database is elsewhere.
  const release = env.DATABASE_URL ? lockFolder(env.DATA_DIR) : () => {};
  process.stdout.write('Opening the database and bringing it up to date …\n');
  const db = await openDatabase({ url: env.DATABASE_URL, folder: env.DATA_DIR });
  showDemo();
  await prepareCatalogue(db, env);
  const announce = await announceDemo(db, env);
  const endings = [
    openParser(script),
    schedulePopularity(db),
    scheduleStandings(db),
    scheduleUploadSweeps(currentStorage()),
    await startJobs([
      outboxJob(db),
      accountSweepJob(db),
      publishJob,
      digestJob,
      launchNewsJob,
      heatJob(db),
      vocabularyJob(db),
      visitSweepJob(db),
      delayedDecisionJob,
      delayedDeletionJob,
      tradeJob(env),
      fairReminderJob,
      noticeDigestJob,
      savedSearchJob,
      tenderAlertJob,
      unreadMailJob,
      expiryJob,
      ...upkeepJobs(db, env),
    ]),
  ];
  const { default: next } = await import('next');
  const app = next({ dev, dir });
  await app.prepare();
  const receive = (req: IncomingMessage, res: ServerResponse) => receiveUpload(currentStorage(), req, res);
  const pages = createRenderServer(app.getRequestHandler(), isUpload, receive, refuseEnded);
  const control = createControl(db, log());
  await listenPrivately(pages, socketPath(env.DATA_DIR, 'renderer'));
  await listenPrivately(control, socketPath(env.DATA_DIR, 'control'));
  announce();
  return async () => {
    await Promise.all(endings.map((end) => end()));
    await Promise.all([closeServer(pages), closeServer(control)]);
    await app.close();
    await closeDatabase();
    release();
  };
}
