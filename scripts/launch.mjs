// @ts-check
// node scripts/launch.mjs NAME … — runs scripts/NAME.ts. JavaScript, as it runs before packages are installed: it
// installs them, and compiles the scripts if a source changed. A built tree runs without esbuild.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const output = '.build/scripts';
const record = `${output}/sources.json`;

/** @param {string} message @returns {never} */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(existsSync(path) ? readFileSync(path) : '');
  return hash.digest('hex');
}

/** @param {string} script */
function isCompiled(script) {
  if (!existsSync(script) || !existsSync(record)) return false;
  const { sources, hash } = JSON.parse(readFileSync(record, 'utf8'));
  return hashOf(sources) === hash;
}

async function compile() {
  if (!existsSync('node_modules/esbuild')) {
    process.stdout.write('Installing packages …\n');
    const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  process.stdout.write('Compiling the scripts …\n');
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: commands.map((name) => `scripts/${name}.ts`),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'scripts/tsconfig.json',
    outdir: output,
    outExtension: { '.js': '.mjs' },
    metafile: true,
    logLevel: 'warning',
  });
  const sources = Object.keys(metafile.inputs);
  writeFileSync(record, JSON.stringify({ sources, hash: hashOf(sources) }));
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20))
  fail(`GECO needs Node 20.20 or newer; this is ${process.versions.node}.`);
const commands = readdirSync('scripts')
  .filter((name) => /(?<!\.d)\.ts$/.test(name))
  .map((name) => name.slice(0, -'.ts'.length));
const [node = process.execPath, , name = '', ...rest] = process.argv;
if (!commands.includes(name)) fail(`Usage: node scripts/launch.mjs ${commands.join('|')} …`);
// Variables already set take precedence over the file.
if (existsSync('.env')) process.loadEnvFile('.env');
const script = `${output}/${name}.mjs`;
if (!isCompiled(script)) await compile();
process.argv = [node, script, ...rest];
await import(pathToFileURL(script).href);
