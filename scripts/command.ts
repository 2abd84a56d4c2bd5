// npm run demo [-- --products N]          loads the demo catalogue, enlarged to N products
// npm run import -- rates FILE|URL        reads the European Central Bank's exchange rates
// npm run import -- ports FILE|URL        reads the ports of the UN/LOCODE code list
// npm run import -- tenders FILE|FOLDER|URL [--language xx] [--country XX]   OCDS packages and EU eForms notices
// npm run import -- news FILE|FOLDER|URL [--language xx] [--country XX]      RSS, Atom and RDF feeds
// npm run staff -- create NAME [--name TEXT] [--role ROLE]   makes a member of the staff, by default an admin
// A running server does the work, since it alone may open the embedded database; without one it is opened here.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { socketPath } from '@/lib/server/renderer/socket';
import { bundle } from './tool/build';
import { fail } from './tool/install';

/** A request to the server. */
type Command = { path: string; body: string };
/** A line of its response: progress, then the result. */
type Line = { progress?: string; message?: string; result?: { lines?: string[]; exitCode?: number } };

const usage =
  'Usage: npm run demo [-- --products N]\n       npm run import -- rates|ports FILE|URL\n       npm run import -- tenders|news FILE|FOLDER|URL [--language xx] [--country XX]\n       npm run staff -- create NAME [--name TEXT] [--role reviewer|editor|support|admin]';

async function readSource(from: string): Promise<string> {
  if (!/^https?:\/\//.test(from)) return readFile(from, 'utf8');
  const answer = await fetch(from, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${from} answered ${answer.status}`);
  return answer.text();
}

async function readCommand(): Promise<Command> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      products: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      language: { type: 'string' },
      country: { type: 'string' },
    },
  });
  const [name, kind, source] = positionals;
  if (name === 'demo' && !kind) {
    const products = values.products === undefined ? undefined : Number(values.products);
    if (products !== undefined && !(Number.isInteger(products) && products > 0)) fail(usage);
    return { path: '/demo', body: JSON.stringify({ products }) };
  }
  if (name === 'staff' && kind === 'create' && source)
    return {
      path: '/staff',
      body: JSON.stringify({ username: source, person: values.name ?? source, role: values.role }),
    };
  if (name === 'import' && (kind === 'rates' || kind === 'ports') && source)
    return { path: `/import-${kind}`, body: await readSource(source) };
  if (name === 'import' && (kind === 'tenders' || kind === 'news') && source) {
    // The server reads the file, and may have another working directory.
    const from = /^https?:\/\//i.test(source) ? source : resolve(process.env.INIT_CWD ?? '.', source);
    const { language = null, country = null } = values;
    return { path: `/import-${kind}`, body: JSON.stringify({ from, language, country }) };
  }
  return fail(usage);
}

const show = (progress: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${progress}`);
};

/** Sends a command to the running server; null if there is none. */
const askServer = (socket: string, { path, body }: Command): Promise<Line | null> =>
  new Promise((found, reject) => {
    const read = async (answer: IncomingMessage): Promise<Line> => {
      let last: Line = {};
      for await (const line of createInterface({ input: answer })) {
        last = JSON.parse(line);
        if (last.progress) show(last.progress);
      }
      return last.result || last.message ? last : { message: 'the server ended before the command did' };
    };
    const outgoing = request({ socketPath: socket, path, method: 'POST' }, (answer) =>
      read(answer).then(found, reject),
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? found(null) : reject(error),
    );
    outgoing.end(body);
  });

const failWith = (error: unknown): never => fail(error instanceof Error ? error.message : String(error));

const command = await readCommand().catch(failWith);
await bundle();
const answer = await askServer(socketPath(process.env.DATA_DIR || 'data', 'control'), command).catch(failWith);
if (answer?.result?.lines) {
  show('');
  process.stdout.write(`${answer.result.lines.join('\n')}\n`);
  process.exitCode = answer.result.exitCode;
} else if (answer?.result) process.stdout.write(`${JSON.stringify(answer.result)}\n`);
else if (answer) fail(answer.message ?? 'the server said nothing');
else {
  const child = spawn(process.execPath, ['.build/server.mjs', '--command', command.path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(command.body);
  child.on('exit', (code) => process.exit(code ?? 1));
}
