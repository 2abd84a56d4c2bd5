import { fileURLToPath } from 'node:url';
import { secureDataFolder } from '@/lib/platform/data-folder';
import { env, readEnv } from '@/lib/platform/env';
import { drawSecrets } from '@/lib/platform/secret';

const flags = process.argv.slice(2);
const isParser = flags.includes('--parser');
const dev = flags.includes('--dev');
Object.assign(process.env, { NODE_ENV: dev ? 'development' : (process.env.NODE_ENV ?? 'production') });
if (dev) process.env.RENDER ??= 'inline';
// Parsers read untrusted files: they know neither the data folder nor its secrets.
if (!isParser) {
  const { DATA_DIR, REDIS_URL } = readEnv(process.env);
  if (!secureDataFolder(DATA_DIR))
    process.stderr.write(
      `The data folder ${DATA_DIR} belongs to another user; keep others out of it yourself (chmod 700).\n`,
    );
  const drawn = Object.entries(drawSecrets(DATA_DIR)).filter(([name]) => !process.env[name]);
  if (REDIS_URL && drawn.length > 0)
    process.stderr.write(
      `${drawn.map(([name]) => name).join(', ')}: drawn for this node alone. Nodes need the same, or one refuses the codes and links of another.\n`,
    );
  Object.assign(process.env, Object.fromEntries(drawn));
}

const dir = process.cwd();
const script = fileURLToPath(import.meta.url);
const command = flags.indexOf('--command');
if (isParser) {
  const { runParser } = await import('@/lib/server/renderer/parser-child');
  await runParser();
} else if (command >= 0) {
  const { runOffline } = await import('@/lib/server/renderer/offline');
  await runOffline(env(), { command: flags[command + 1], script });
} else if (flags.includes('--renderer')) {
  const { runChild } = await import('@/lib/server/renderer/child');
  await runChild(env(), { dev, dir, script });
} else {
  const { runService } = await import('@/lib/server/renderer/service');
  await runService(env(), { dev, dir, script, args: [...flags, '--renderer'] });
}
