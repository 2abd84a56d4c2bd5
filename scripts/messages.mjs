// node scripts/messages.mjs merge FILE — merges {namespace:{key:{zh,en,…}}} into the eight tables
// node scripts/messages.mjs check      — every table has the keys of en, nothing more
// The staff console alone speaks zh and en: its namespace is in these two tables and in no other.
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const locales = ['zh', 'en', 'fr', 'ru', 'es', 'ar', 'pt', 'de'];
const partial = { console: ['zh', 'en'] };
const speaks = (locale, [namespace]) => (partial[namespace] ?? locales).includes(locale);
const folder = new URL(process.env.MESSAGES_FOLDER ?? '../messages/', import.meta.url);
const file = (locale) => new URL(`${locale}.json`, folder);
const read = (locale) => (existsSync(file(locale)) ? JSON.parse(readFileSync(file(locale), 'utf8')) : {});
const sorted = (node) =>
  typeof node === 'string'
    ? node
    : Object.fromEntries(
        Object.keys(node)
          .sort()
          .map((key) => [key, sorted(node[key])]),
      );
const isText = (node) => typeof node?.zh === 'string' && typeof node?.en === 'string';

/** Copies one language of `source` into `target`; returns the keys that lack it. */
function graft(target, source, locale, path, missing) {
  for (const [key, node] of Object.entries(source)) {
    const here = [...path, key];
    if (!speaks(locale, here)) continue;
    if (isText(node)) {
      if (!node[locale]) missing.push(`${locale}: ${here.join('.')}`);
      else target[key] = node[locale];
    } else {
      target[key] ??= {};
      graft(target[key], node, locale, here, missing);
    }
  }
}

const nest = (source) => {
  const out = {};
  for (const [namespace, keys] of Object.entries(source)) {
    let at = out;
    for (const part of namespace.split('.')) {
      at[part] ??= {};
      at = at[part];
    }
    Object.assign(at, keys);
  }
  return out;
};

async function merge(path) {
  const source = nest(JSON.parse(readFileSync(path, 'utf8')));
  const lock = new URL('.lock', folder);
  let held;
  for (let tries = 0; held === undefined; tries++) {
    try {
      held = openSync(lock, 'wx');
    } catch (error) {
      if (error.code !== 'EEXIST' || tries > 100) throw error;
      await wait(100);
    }
  }
  try {
    const missing = [];
    const tables = locales.map((locale) => {
      const table = read(locale);
      graft(table, source, locale, [], missing);
      return [locale, table];
    });
    if (missing.length) throw new Error(`Missing:\n${missing.join('\n')}`);
    for (const [locale, table] of tables) writeFileSync(file(locale), `${JSON.stringify(sorted(table), null, 2)}\n`);
    // The type checker takes minutes over keys that a declaration of former keys does not have.
    rmSync(new URL('en.d.json.ts', folder), { force: true });
  } finally {
    closeSync(held);
    rmSync(lock);
  }
}

const textsOf = (node, path = '') =>
  typeof node === 'string'
    ? [[path.slice(1), node]]
    : Object.entries(node).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));

/** What a message shows (values, tags) and what it chooses its words by (plural, select). */
async function argumentsOf(text) {
  const { parse, TYPE } = await import('@formatjs/icu-messageformat-parser');
  const shown = new Set();
  const chosen = new Set();
  const walk = (parts, counted) => {
    for (const part of parts) {
      if (part.type === TYPE.pound) shown.add(counted);
      else if (part.options) {
        chosen.add(part.value);
        for (const option of Object.values(part.options)) walk(option.value, part.value);
      } else if (part.type === TYPE.tag) {
        shown.add(`<${part.value}>`);
        walk(part.children, counted);
      } else if (part.type !== TYPE.literal) shown.add(part.value);
    }
  };
  walk(parse(text));
  return { shown: [...shown].sort().join(', '), chosen: [...chosen] };
}

/** Every table has the messages of en, shows the same values and chooses by none that en does not know. */
async function check() {
  const wrong = [];
  for (const locale of locales) {
    const wanted = new Map(textsOf(read('en')).filter(([key]) => speaks(locale, key.split('.'))));
    const there = new Map(textsOf(read(locale)));
    for (const key of there.keys()) if (!wanted.has(key)) wrong.push(`${locale} alone has ${key}`);
    for (const [key, text] of wanted) {
      const own = there.get(key);
      if (!own) {
        wrong.push(`${locale} lacks ${key}`);
        continue;
      }
      const needed = await argumentsOf(text);
      const found = await argumentsOf(own).catch((error) => ({ shown: `an error: ${error.message}`, chosen: [] }));
      const known = [...needed.chosen, ...needed.shown.split(', ')];
      if (needed.shown !== found.shown || found.chosen.some((name) => !known.includes(name)))
        wrong.push(
          `${locale} ${key}: (${found.shown}) by (${found.chosen}) instead of (${needed.shown}) by (${needed.chosen})`,
        );
    }
  }
  if (wrong.length) throw new Error(wrong.join('\n'));
}

const [command, argument] = process.argv.slice(2);
try {
  if (command === 'merge' && argument) await merge(argument);
  else if (command === 'check') await check();
  else throw new Error('usage: messages merge FILE | messages check');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
