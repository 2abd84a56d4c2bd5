// The baselines: nginx with the same bytes, and an empty application of the same Next.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from '@/scripts/tool/install';
import { type Running, start } from './process';

/** A stored body, and the path it is served under. */
export type Saved = { path: string; gzip: Buffer; type: 'html' | 'asset' };

const reachable =
  (port: number, host = 'localhost', path = '/') =>
  async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host } });
    await answer.arrayBuffer();
    return answer.status < 500;
  };

/** nginx, one worker, serving saved bodies with gzip_static. */
export async function startNginx(folder: string, port: number, files: readonly Saved[]): Promise<Running> {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, gzip, type } of files) {
    const file = join(folder, 'www', `${path}${type === 'html' && !path.endsWith('.html') ? 'index.html' : ''}.gz`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, gzip);
  }
  mkdirSync(join(folder, 'temp'), { recursive: true });
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; }
http { ${temp} access_log off; types { text/html html; text/javascript js; text/css css; font/woff2 woff2; } default_type text/html; keepalive_requests 1000000; sendfile on; tcp_nopush on;
 open_file_cache max=1000 inactive=60s; gzip_static always; server { listen 127.0.0.1:${port}; root ${folder}/www; location / { } } }`,
  );
  return start('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { ready: reachable(port) });
}

/** An application with one static and one dynamic page only, built with the installed Next. */
export async function startEmptyNext(folder: string, port: number): Promise<Running> {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{"private":true,"type":"module"}');
  write('next.config.mjs', `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };`);
  write(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  write(
    'app/page.jsx',
    'export const revalidate = 300; export default function Page() { return <main><h1>Empty</h1></main>; }',
  );
  write(
    'app/dynamic/page.jsx',
    "import { headers } from 'next/headers'; export default async function Page() { await headers(); return <main><h1>Empty</h1></main>; }",
  );
  const next = resolve('node_modules/next/dist/bin/next');
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  run(process.execPath, [next, 'build', folder], { ...process.env, ...env });
  return start(process.execPath, [next, 'start', folder, '-p', String(port)], { env, ready: reachable(port) });
}
