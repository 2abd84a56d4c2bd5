// Qiniu in a separate process, with the functions used by server and browsers: form upload, download, deletion.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

const [accessKey, secretKey, privateBucket] = process.argv.slice(2);
const objects = new Map();
const urlSafe = (bytes) => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
const sign = (text) => `${accessKey}:${urlSafe(createHmac('sha1', secretKey).update(text).digest())}`;

async function upload(request) {
  const form = await request.formData();
  const [access, signature, policy] = form.get('token').split(':');
  if (sign(policy) !== `${access}:${signature}`) return [401, { error: 'bad token' }];
  const { scope, fsizeLimit } = JSON.parse(Buffer.from(policy, 'base64').toString());
  const file = form.get('file');
  if (scope.split(':')[1] !== form.get('key')) return [403, { error: 'key does not match with scope' }];
  if (file.size > (fsizeLimit ?? file.size)) return [413, { error: 'request entity too large' }];
  objects.set(scope, Buffer.from(await file.arrayBuffer()));
  return [200, { key: form.get('key') }];
}

function remove(url, headers) {
  const expected = sign(`POST ${url.pathname}\nHost: ${headers.host}\nContent-Type: ${headers['content-type']}\n\n`);
  if (headers.authorization !== `Qiniu ${expected}`) return [401, { error: 'bad token' }];
  const known = objects.delete(Buffer.from(url.pathname.slice('/delete/'.length), 'base64url').toString());
  return known ? [200, {}] : [612, { error: 'no such file' }];
}

function download(url) {
  const [, bucket, key] = /^\/([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
  const [signed, token] = url.href.split('&token=');
  const late = Number(url.searchParams.get('e')) * 1000 < Date.now();
  if (bucket === privateBucket && (late || sign(signed) !== token)) return [401, { error: 'bad token' }];
  const object = objects.get(`${bucket}:${key}`);
  return object ? [200, object] : [404, { error: 'Document not found' }];
}

const server = createServer(async (req, res) => {
  const url = new URL(req.url, `http://${req.headers.host}`);
  const answer =
    req.method === 'GET'
      ? download(url)
      : url.pathname.startsWith('/delete/')
        ? remove(url, req.headers)
        : await upload(new Request(url, { method: 'POST', headers: req.headers, body: req, duplex: 'half' }));
  const [status, body] = answer;
  res.writeHead(status).end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, objects: [] }));
process.on('message', () => process.send({ objects: [...objects.keys()] }));
process.on('disconnect', () => process.exit());
