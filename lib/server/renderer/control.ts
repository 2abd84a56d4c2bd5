import 'server-only';
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { explain, readCommand, runCommand } from './command';

/**
 * The local control socket of `npm run demo` and `npm run import`: POST, one command at a time, JSON response; commands
 * with progress send a line of JSON per message and one at the end.
 */
export function createControl(db: Db, log: Logger): Server {
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer(async (req, res) => {
    const answer = (status: number, body: unknown) => {
      if (!res.headersSent) res.writeHead(status, { 'content-type': 'application/json' });
      res.end(JSON.stringify(body));
    };
    const reportProgress = (progress: string) => {
      if (!res.headersSent) res.writeHead(200, { 'content-type': 'application/x-ndjson' });
      res.write(`${JSON.stringify({ progress })}\n`);
    };
    try {
      const command = await readCommand(req.method === 'POST' ? req.url : undefined, req);
      const work = turn.then(() => runCommand(db, command, reportProgress));
      turn = work.catch(() => undefined);
      const result = await work;
      log.info({ command: command.name, result: 'lines' in result ? result.lines.at(-1) : result }, 'command done');
      answer(200, { result });
    } catch (error) {
      log.error({ err: error, url: req.url }, 'command failed');
      answer(error instanceof AppError ? error.status : 500, { message: explain(error) });
    }
  });
  server.requestTimeout = 0;
  return server;
}
