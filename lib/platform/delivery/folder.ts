import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { maskTarget } from './mask';

/** Writes a message as JSON to DATA_DIR/outbox if no gateway is set; its text is not logged. */
export async function writeToFolder(
  channel: 'sms' | 'mail',
  message: { to: string; subject?: string; text: string; headers?: Record<string, string>; calendar?: string },
): Promise<void> {
  const folder = join(env().DATA_DIR, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = new Date().toISOString();
  const name = `${at.replace(/[:.]/g, '-')}-${channel}-${randomUUID().slice(0, 8)}.json`;
  const draft = join(folder, `.${name}`);
  await writeFile(draft, `${JSON.stringify({ at, channel, ...message }, null, 2)}\n`, { mode: 0o600 });
  // Rename, so that readers of the folder never see a partial file.
  await rename(draft, join(folder, name));
  log().info({ channel, to: maskTarget(message.to), file: name }, 'a message was put into the outbox');
}
