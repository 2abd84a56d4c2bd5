import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { framingOf, mayBringBody } from '@/lib/platform/pagestore/framing';
import { readRender, runRender } from '@/lib/platform/pagestore/render-context';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const internalPath = (header: string) => {
  try {
    return decodeURI(header);
  } catch {
    return null;
  }
};

/** Sets the response's dependencies as headers, just before they are sent. */
function sendTags(res: ServerResponse, path: string | null): void {
  const writeHead = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => ServerResponse;
  res.writeHead = (status: number, ...rest: unknown[]) => {
    const note = readRender(path);
    if (note) {
      res.setHeader('x-geco-tags', note.tags.map(encodeURIComponent).join(','));
      res.setHeader('x-geco-t0', note.t0);
    }
    return writeHead(status, ...rest);
  };
}

const maxHeaderSize = 32 * 1024;

/** An HTTP server for the front only, which rejects what the front would not send. docs/decisions/0017-hop.md */
function createPrivateServer(answer: RequestListener): Server {
  const carried = new WeakSet<Socket>();
  // The front closes connections; if this side did, a request might be on its way.
  const server = createServer({ keepAliveTimeout: 0, maxHeaderSize }, (req, res) => {
    const { socket } = req;
    // A request with body has its own connection: anything after it is not a genuine request.
    if (carried.has(socket) || framingOf(req) === null) return void socket.destroy();
    if (mayBringBody(req)) carried.add(socket);
    answer(req, res);
  });
  server.maxHeadersCount = 0;
  return server;
}

type Gate = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/**
 * Next's handler as an HTTP server that reports each response's tags to the front.
 * @param gate may respond before Next; returns whether it did
 * @param receive handles what `isUpload` selects, whose bodies and statuses Next would alter
 */
export const createRenderServer = (
  handle: Handler,
  isUpload: (req: IncomingMessage) => boolean,
  receive: Handler,
  gate: Gate,
): Server =>
  createPrivateServer((req, res) => {
    if (isUpload(req)) return void receive(req, res).catch((error: Error) => res.destroy(error));
    const fill = req.headers['x-geco-fill'];
    runRender(
      () => {
        if (typeof fill === 'string') sendTags(res, internalPath(fill));
        return gate(req, res)
          .then((answered) => (answered ? undefined : handle(req, res)))
          .catch((error: Error) => res.destroy(error));
      },
      'next-router-segment-prefetch' in req.headers,
    );
  });
