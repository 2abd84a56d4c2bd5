import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readRender, runRender } from '@/lib/pagestore/render-context';

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

/**
 * Next's handler as an HTTP server that tells the front, for its own fills, the tags of each answer.
 * @param receive answers what `isUpload` picks out, whose bodies and statuses Next would not pass on as they are
 */
export const createRenderServer = (
  handle: Handler,
  isUpload: (req: IncomingMessage) => boolean,
  receive: Handler,
): Server =>
  // The front keeps its connections; one closed from this side could meet a request on its way.
  createServer({ keepAliveTimeout: 0 }, (req, res) => {
    if (isUpload(req)) return void receive(req, res).catch((error: Error) => res.destroy(error));
    const fill = req.headers['x-geco-fill'];
    runRender(() => {
      if (typeof fill === 'string') tellTags(res, internalPath(fill));
      return handle(req, res).catch((error: Error) => res.destroy(error));
    });
  });
