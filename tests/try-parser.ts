import { solveCaptcha } from '/work/wt/parser/lib/account/captcha/client';
import { readFileSync, readdirSync } from 'node:fs';
import { bookOf, textCell } from '/work/wt/parser/tests/integration/archive';
import sharp from 'sharp';
const origin = 'http://en.geco.localhost:4150';
const host = { origin, 'content-type': 'application/json', host: 'en.geco.localhost:4150' };
let cookie = '';
const call = async (path: string, body: unknown) => {
  const r = await fetch(`http://127.0.0.1:4150${path}`, { method: 'POST', headers: { ...host, cookie }, body: JSON.stringify(body) });
  const set = r.headers.getSetCookie?.() ?? [];
  if (set.length) cookie = set.map((c) => c.split(';')[0]).join('; ');
  return { status: r.status, ...(await r.json().catch(() => ({}))) };
};
import http from 'node:http';
// fetch forbids Host; use node http
const post = (path: string, body: Buffer | string, headers: Record<string, string>) => new Promise<any>((ok, no) => {
  const q = http.request({ host: '127.0.0.1', port: 4150, path, method: 'POST', headers: { host: 'en.geco.localhost:4150', origin, ...(cookie ? { cookie } : {}), ...headers, 'content-length': String(Buffer.byteLength(body)) } }, async (r) => {
    let t = ''; for await (const p of r) t += p;
    const set = r.headers['set-cookie']; if (set) cookie = set.map((c) => c.split(';')[0]).join('; ');
    try { ok({ status: r.statusCode, ...JSON.parse(t) }); } catch { ok({ status: r.statusCode, text: t.slice(0, 200) }); }
  });
  q.on('error', no); q.end(body);
});
const json = (path: string, body: unknown) => post(path, JSON.stringify(body), { 'content-type': 'application/json' });
const sizes = () => {
  const out: string[] = [];
  const all = readdirSync('/proc').filter((n) => /^\d+$/.test(n));
  for (const n of all) try {
    const cmd = readFileSync(`/proc/${n}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (!/\.build\/server\.mjs/.test(cmd) || /docker|bash/.test(cmd)) continue;
    if (!cmd.includes('/work/wt/parser') && Number(n) !== Number(readFileSync('/tmp/parser-server.pid','utf8'))) continue;
    const rss = Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${n}/status`, 'utf8'))?.[1]) / 1024;
    out.push(`${cmd.includes('--parser') ? 'parser' : cmd.includes('--renderer') ? 'renderer' : 'front'} ${rss.toFixed(0)}`);
  } catch {}
  return out.sort().join(', ');
};
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
const ping = async () => { const s = performance.now(); await new Promise<void>((ok) => http.get({ host: '127.0.0.1', port: 4150, path: `/api/get_nav?siteId=5&x=${Math.random()}`, headers: { host: 'en.geco.localhost:4150' } }, (r) => { r.resume(); r.on('end', () => ok()); })); return performance.now() - s; };
let worst = 0, peak: Record<string, number> = {};
let stop = false;
const watch = (async () => { while (!stop) { worst = Math.max(worst, await ping()); for (const one of sizes().split(', ')) { const [k = '', v] = one.split(' '); peak[k] = Math.max(peak[k] ?? 0, Number(v)); } await wait(20); } })();
console.log('idle:', sizes());
const user = process.argv[2] ?? '';
import { createHash } from 'node:crypto';
const cap = (await json('/api/captcha', {})).data;
const proof = await solveCaptcha(cap);
console.log('sign in', await json('/api/sign_in', { kind: 'supplier', username: user, password: process.argv[3], country: 'CN', captcha: { id: cap.id, proof } }).then((r) => r.status + ' ' + r.message));
const upload = async (kind: string, name: string, bytes: Buffer) => {
  const t = await json('/api/get_token_qiniu', { kind, name, bytes: bytes.length });
  const b = '----x';
  const f = (n: string, v: string) => `--${b}\r\ncontent-disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`;
  const body = Buffer.concat([Buffer.from(f('token', t.data.token) + f('key', t.data.key) + `--${b}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n`), bytes, Buffer.from(`\r\n--${b}--\r\n`)]);
  const r = await post('/storage/', body, { 'content-type': `multipart/form-data; boundary=${b}` });
  if (r.status !== 200) console.log('upload', r);
  return t.data.id;
};
const sheet = async (label: string, bytes: Buffer, name = 'p.xlsx') => {
  worst = 0; for (const k of Object.keys(peak)) delete peak[k];
  const began = performance.now();
  const done = await json('/api/upload/finish', { id: await upload('sheet', name, bytes) });
  if (done.status !== 200) return console.log(label, bytes.length, done);
  await json('/api/product/import/start', { siteId: 5, file: done.data.key });
  for (;;) { const v = await json('/api/product/import/get', { siteId: 5 }); if (v.data?.state !== 'reading') { console.log(label, `${bytes.length} B`, v.data?.state, v.data?.errors?.[0]?.message, `total ${v.data?.total} bad ${v.data?.badRows}`, `${((performance.now() - began) / 1000).toFixed(1)} s, worst call ${worst.toFixed(0)} ms, peak`, JSON.stringify(peak)); if (v.data) await json('/api/product/import/drop', { id: v.data.id }); return; } await wait(200); }
};
const far = (p: string) => `<row r="1">${textCell('A1', 'name:en')}</row><row r="${p.replace(/\D/g, '')}">${textCell(p, 'far')}</row>`;
await sheet('XFD1048576', bookOf({ rows: far('XFD1048576') }));
await sheet('Z1048576', bookOf({ rows: far('Z1048576') }));
await sheet('2.9 million cells', bookOf({ rows: Array.from({ length: 14500 }, (_, r) => `<row r="${r + 1}">${Array.from({ length: 200 }, (_, c) => `<c r="${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[c % 26] ? String.fromCharCode(...(c < 26 ? [65 + c] : [64 + Math.floor(c / 26), 65 + (c % 26)])) : ''}${r + 1}"><v>${c % 10}</v></c>`).join('')}</row>`).join('') }));
await sheet('700 MB hidden', bookOf({ rows: far('A2'), hidden: [{ name: 'xl/worksheets/x.xml', bytes: Buffer.alloc(700 * 2 ** 20) }] }));
await sheet('700 MB strings', bookOf({ rows: far('A2'), strings: '<si><t>' + ' '.repeat(400 * 2 ** 20) + '</t></si>' }));
await sheet('10 MB of commas', Buffer.alloc(10 * 2 ** 20, ','), 'p.csv');
const line = (at: number) => `Pump ${at},${'x'.repeat(900)},${'y'.repeat(700)},M-${at},EUR,99,set`;
await sheet('5000 long rows csv', Buffer.from(`name:en,introduction:en,summary:en,model,currency,priceMin,unit\r\n${Array.from({ length: 5000 }, (_, at) => line(at)).join('\r\n')}`), 'p.csv');
await sheet('96 MB legit-looking', bookOf({ rows: Array.from({ length: 5000 }, (_, r) => `<row r="${r + 1}">${Array.from({ length: 12 }, (_, c) => textCell(`${String.fromCharCode(65 + c)}${r + 1}`, (c === 0 && r === 0 ? 'name:en' : `${r}-${c}`.padEnd(700, `word ${(r * 31 + c) % 97} `)))).join('')}</row>`).join('') }));
// pictures
worst = 0; for (const k of Object.keys(peak)) delete peak[k];
const wide = { create: { width: 7000, height: 7000, channels: 3, background: '#123' } } as const;
const big = await sharp(wide).jpeg({ quality: 50 }).toBuffer();
const id = await upload('picture', 'a.jpg', big);
const began = performance.now();
const answers = await Promise.all(Array.from({ length: 40 }, () => json('/api/upload/finish', { id })));
console.log('40 finishes of one 49 MP JPEG', new Set(answers.map((a) => a.status)), `${((performance.now() - began) / 1000).toFixed(1)} s, worst call ${worst.toFixed(0)} ms, peak`, JSON.stringify(peak));
const prog = await sharp(wide).jpeg({ quality: 50, progressive: true }).toBuffer();
for (const k of Object.keys(peak)) delete peak[k]; worst = 0;
const p = await json('/api/upload/finish', { id: await upload('picture', 'b.jpg', prog) });
console.log('49 MP progressive', p.status, p.data?.width, `worst ${worst.toFixed(0)} ms, peak`, JSON.stringify(peak));
stop = true; await watch;
await wait(25_000);
console.log('idle after 25 s:', sizes());
process.exit(0);
