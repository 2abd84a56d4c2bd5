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

/** Puts what the answer depends on into its headers, at the last moment before they are sent. */
function tellTags(res: ServerResponse, path: string | null): void {
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

/** A server for the front alone, which ends what the front would not have sent. docs/decisions/0017-hop.md */
function createPrivateServer(answer: RequestListener): Server {
  const carried = new WeakSet<Socket>();
  // The front keeps its connections; one closed from this side could meet a request on its way.
  const server = createServer({ keepAliveTimeout: 0, maxHeaderSize }, (req, res) => {
    const { socket } = req;
    // A body has its connection to itself: what follows it there was never a request.
    if (carried.has(socket) || framingOf(req) === null) return void socket.destroy();
    if (mayBringBody(req)) carried.add(socket);
    answer(req, res);
  });
  server.maxHeadersCount = 0;
  return server;
}

type Gate = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/**
 * Next's handler as an HTTP server that tells the front, for its own fills, the tags of each answer.
 * @param gate answers what Next is not to see, and says whether it has
 * @param receive answers what `isUpload` picks out, whose bodies and statuses Next would not pass on as they are
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
    runRender(() => {
      if (typeof fill === 'string') tellTags(res, internalPath(fill));
      return gate(req, res)
        .then((answered) => (answered ? undefined : handle(req, res)))
        .catch((error: Error) => res.destroy(error));
    });
  });
