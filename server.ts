import { fileURLToPath } from 'node:url';
import { secureDataFolder } from '@/lib/data-folder';
import { env, readEnv } from '@/lib/env';
import { drawSecrets } from '@/lib/secret';

const flags = process.argv.slice(2);
const dev = flags.includes('--dev');
Object.assign(process.env, { NODE_ENV: dev ? 'development' : (process.env.NODE_ENV ?? 'production') });
if (dev) process.env.RENDER ??= 'inline';
const { DATA_DIR } = readEnv(process.env);
if (!secureDataFolder(DATA_DIR))
  process.stderr.write(
    `The data folder ${DATA_DIR} belongs to another user; keep others out of it yourself (chmod 700).\n`,
  );
for (const [name, value] of Object.entries(drawSecrets(DATA_DIR))) process.env[name] ||= value;

const dir = process.cwd();
const command = flags.indexOf('--command');
if (command >= 0) {
  const { runOffline } = await import('@/lib/renderer/offline');
  await runOffline(env(), flags[command + 1]);
} else if (flags.includes('--renderer')) {
  const { runChild } = await import('@/lib/renderer/child');
  await runChild(env(), { dev, dir });
} else {
  const { runService } = await import('@/lib/renderer/service');
  await runService(env(), { dev, dir, script: fileURLToPath(import.meta.url), args: [...flags, '--renderer'] });
}
