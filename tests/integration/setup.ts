import { join } from 'node:path';
import { openParser } from '@/lib/renderer/parser';

const slot = Symbol.for('geco.test.parser');
const shared = globalThis as typeof globalThis & { [slot]?: () => Promise<void> };

// One for all files of a worker, as its database: the processes start when a file is parsed, from the source.
shared[slot] ??= openParser(join(import.meta.dirname, '../../server.ts'), ['--import', 'tsx']);
