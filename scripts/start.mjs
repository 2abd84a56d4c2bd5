// npm start — installs and builds what is missing or out of date, then serves.
import { build } from './build.mjs';
import { prepare } from './install.mjs';

prepare();
const revision = (await build()).slice(0, 12);
process.env.NODE_ENV ||= 'production';
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
process.env.REVISION ||= revision;
await import('../.build/server.mjs');
