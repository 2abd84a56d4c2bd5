// npm start — installs and builds what is missing or out of date, then serves.
import { build } from './build.mjs';
import { ensurePackages, prepare } from './install.mjs';

prepare();
ensurePackages({ dev: false });
const revision = (await build()).slice(0, 12);
process.env.NODE_ENV ||= 'production';
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
process.env.REVISION ||= revision;
await import('../.build/server.mjs');
