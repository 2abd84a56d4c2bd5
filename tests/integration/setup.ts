import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openParser } from '@/lib/renderer/parser';
import { dropDemoDatabase } from '../database';

const folder = mkdtempSync(join(tmpdir(), 'geco-test-'));
process.env.DATA_DIR = folder;

// The processes start when a file is parsed, from the source.
const closeParser = openParser(join(import.meta.dirname, '../../server.ts'), ['--import', 'tsx']);

// Hooks run in the reverse order of their registration: this one after those of the file.
afterAll(async () => {
  await closeParser();
  await dropDemoDatabase();
  rmSync(folder, { recursive: true, force: true });
});
