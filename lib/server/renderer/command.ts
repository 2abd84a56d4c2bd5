import 'server-only';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { nameField, usernameField } from '@/lib/account/field';
import { createStaff } from '@/lib/account/staff/commands';
import { importNews } from '@/lib/content/import/commands';
import { config, type StaffRole } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { upkeepJobName } from '@/lib/platform/db/upkeep';
import { AppError } from '@/lib/platform/errors';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { exitCodeOf, type ImportReport, progressLine, summaryLines } from '@/lib/platform/import/report';
import { wakeJob } from '@/lib/platform/job/wake';
import { serializeError } from '@/lib/platform/log/error';
import { expireAll } from '@/lib/platform/pagestore/expiry';
import { importPorts } from '@/lib/port/commands';
import { countryCodeOf } from '@/lib/reference/country-code';
import { importRates } from '@/lib/reference/exchange-rate';
import { importTenders } from '@/lib/tender/import/commands';
import { fillDemo } from './demo';

/** The commands of `npm run` that work on the database. */
export type Command =
  | { name: 'demo'; products: number | undefined }
  | { name: 'import-rates'; xml: string }
  | { name: 'import-ports'; csv: string }
  | { name: 'import-tenders' | 'import-news'; from: string; assumed: { locale: Locale | null; country: string | null } }
  | { name: 'staff'; username: string; person: string; role: StaffRole };
/** An import's final output for a terminal, and the exit code. */
export type Imported = { lines: string[]; exitCode: 0 | 1 | 2 };
export type CommandResult =
  | Awaited<ReturnType<typeof fillDemo>>
  | { rates: number }
  | { ports: number }
  | { username: string; password: string }
  | Imported;
type ReportProgress = (progress: string) => void;

// The full history of rates has about 8 MB.
const cap = 64 * 1024 * 1024;
const demo = z.object({ products: z.number().int().min(1).max(1_000_000).optional() });

const staff = z.object({
  username: usernameField,
  person: nameField,
  role: z.enum(config.account.staffRoles).default('admin'),
});

const imported = z
  .object({
    from: z.string().min(1),
    language: z.enum(locales).nullish(),
    country: z
      .string()
      .refine((code) => countryCodeOf(code) === code)
      .nullish(),
  })
  .transform(({ from, language, country }) => ({
    from,
    assumed: { locale: language ?? null, country: country ?? null },
  }));

const parse = <T>(schema: z.ZodType<T>, body: string, field: string): T => {
  try {
    return schema.parse(JSON.parse(body || '{}'));
  } catch (error) {
    throw new AppError('badRequest', [{ field, key: 'invalid' }], { cause: error });
  }
};

async function readText(source: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of source) {
    size += part.length;
    if (size > cap) throw new AppError('payloadTooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * Reads a command: its path on the control socket, and its body.
 * @throws AppError notFound, badRequest or payloadTooLarge
 */
export async function readCommand(path: string | undefined, source: Readable): Promise<Command> {
  const body = await readText(source);
  if (path === '/import-rates') return { name: 'import-rates', xml: body };
  if (path === '/import-ports') return { name: 'import-ports', csv: body };
  if (path === '/import-tenders' || path === '/import-news')
    return {
      name: path.slice(1) as 'import-tenders' | 'import-news',
      ...parse(imported, body, 'from, language or country'),
    };
  if (path === '/staff') return { name: 'staff', ...parse(staff, body, 'username, name or role') };
  if (path !== '/demo') throw new AppError('notFound');
  return { name: 'demo', products: parse(demo, body, 'products').products };
}

type ImportCommand = Extract<Command, { from: string }>;
const isImport = (command: Command): command is ImportCommand => 'from' in command;

/** Runs an import, which expires only what it changed. */
async function runImport(
  db: Db,
  { name, from, assumed }: ImportCommand,
  reportProgress: ReportProgress,
): Promise<Imported> {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  const progress = (report: ImportReport) => reportProgress(progressLine(report, seconds()));
  const run = name === 'import-tenders' ? importTenders : importNews;
  const report = await run(db, from, { assumed, progress });
  wakeJob(upkeepJobName);
  return { lines: summaryLines(report, seconds()), exitCode: exitCodeOf(report) };
}

/**
 * Runs a command on the open database and expires caches.
 * @param say receives an import's progress
 * @throws AppError badRequest for invalid input
 */
export async function runCommand(
  db: Db,
  command: Command,
  reportProgress: ReportProgress = () => undefined,
): Promise<CommandResult> {
  if (isImport(command)) return runImport(db, command, reportProgress);
  try {
    if (command.name === 'demo') return await fillDemo(db, command.products);
    if (command.name === 'staff') return await createStaff(db, command);
    if (command.name === 'import-ports') return { ports: await transaction((tx) => importPorts(tx, command.csv), db) };
    return { rates: await transaction((tx) => importRates(tx, command.xml), db) };
  } finally {
    await expireAll();
  }
}

const briefly = (error: unknown): string => {
  const { type, message } = serializeError(error);
  return `${type}: ${message}`;
};

/** An error message for the terminal, scrubbed like a log. */
export const explain = (error: unknown): string =>
  error instanceof AppError
    ? [error.code, ...error.errors.map(({ field, message }) => `${field}: ${message ?? 'not valid'}`)].join(', ')
    : briefly(error);
