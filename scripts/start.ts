// npm start — installs and builds what is missing or out of date, then serves.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './tool/build';

const revision = (await build()).slice(0, 12);
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
process.env.REVISION ||= revision;
// npm and its shell exit on a signal without passing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();
await import(pathToFileURL(resolve('.build/server.mjs')).href);
