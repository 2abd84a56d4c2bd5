import { isIP } from 'node:net';
import { z } from 'zod';
import { config } from '@/lib/platform/config';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const bucket = z.string().regex(/^[a-z0-9][a-z0-9-]{2,62}$/, 'the name of a bucket');
const origin = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/, 'scheme and host without a path, as https://media.example.com');
const fields = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  BIND: z.string().default('0.0.0.0'),
  BASE_HOST: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a host name without scheme and port')
    .default('geco.localhost'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).optional(),
  PUBLIC_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_EXEMPT: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((address) => isIP(address) > 0), 'IP addresses between commas'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'postgres://… or nothing for the embedded database')
    .optional(),
  HASHIDS_SALT: z.string().min(1).optional(),
  HASHIDS_ALPHABET: z.string().min(16).optional(),
  STORAGE_SECRET: z.string().min(1).optional(),
  SIGNING_SECRET: z.string().min(32).optional(),
  QINIU_ACCESS_KEY: z.string().optional(),
  QINIU_SECRET_KEY: z.string().optional(),
  QINIU_BUCKET: bucket.optional(),
  QINIU_PRIVATE_BUCKET: bucket.optional(),
  QINIU_DOMAIN: origin.optional(),
  QINIU_PRIVATE_DOMAIN: origin.optional(),
  QINIU_UP_HOST: origin.optional(),
  QINIU_RS_HOST: origin.optional(),
  DEMO: flag.optional(),
  CONTACT_EMAIL: z.email().default('contact@geco.example'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'smtp://… or smtps://…')
    .optional(),
  MAIL_FROM: z.email().optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().optional(),
  DECISION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  SUPPORT_DESK: z.enum(['hours', 'always']).default('hours'),
  TRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATE_KEY: z.string().optional(),
  CODE_BUDGET: z.coerce.number().int().min(0).default(2000),
  CODE_INTERVAL: z.coerce.number().int().min(1).max(3600).default(60),
  CAPTCHA_PROOF: z.coerce.number().int().min(1000).max(config.captcha.proof).default(config.captcha.proof),
  REDIS_URL: z
    .string()
    .regex(/^(?:rediss?|unix):\/\//, 'redis://…, rediss://… or unix:///…')
    .optional(),
  RENDER: z.enum(['child', 'inline']).default('child'),
  FRONT_READER: z.enum(['own', 'node']).optional(),
  PAGE_STORE_MB: z.coerce.number().int().min(8).max(65536).default(256),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REVISION: z.string().optional(),
});
const qiniu = [
  'QINIU_ACCESS_KEY',
  'QINIU_SECRET_KEY',
  'QINIU_BUCKET',
  'QINIU_PRIVATE_BUCKET',
  'QINIU_DOMAIN',
  'QINIU_PRIVATE_DOMAIN',
  'QINIU_UP_HOST',
  'QINIU_RS_HOST',
] as const;
const schema = fields.superRefine((env, context) => {
  // The salt can be computed from public ids, so it must not be reused as a secret.
  if (env.SIGNING_SECRET !== undefined && [env.HASHIDS_SALT, env.STORAGE_SECRET].includes(env.SIGNING_SECRET))
    context.addIssue({
      code: 'custom',
      path: ['SIGNING_SECRET'],
      message: 'a secret of its own, used for nothing else',
    });
  // With half of the settings, uploads would go to one store and be looked for in another.
  const missing = qiniu.filter((name) => env[name] === undefined);
  if (missing.length < qiniu.length)
    for (const name of missing)
      context.addIssue({ code: 'custom', path: [name], message: 'needed, since other QINIU_ settings are there' });
});

export type Env = z.infer<typeof schema> & {
  /** BASE_HOST is localhost or under .localhost. */
  local: boolean;
  scheme: 'http' | 'https';
  /** Null for the scheme's default port. */
  publicPort: number | null;
  demo: boolean;
  /** Plain GET requests are read by the front's own reader (docs/decisions/0007-lanes.md). */
  ownReader: boolean;
  /** Sender of our e-mail. */
  mailFrom: string;
};

/**
 * Reads and checks the settings (docs/domain.md, Hosts). Empty values count as not set.
 * @throws Error that names every wrong variable.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new Error(
      `Wrong settings:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    );
  const env = parsed.data;
  const local = env.BASE_HOST === 'localhost' || env.BASE_HOST.endsWith('.localhost');
  const scheme = env.PUBLIC_SCHEME ?? (local ? 'http' : 'https');
  return {
    ...env,
    local,
    scheme,
    publicPort: env.PUBLIC_PORT ?? (local ? env.PORT : null),
    demo: env.DEMO ?? local,
    ownReader: env.FRONT_READER ? env.FRONT_READER === 'own' : env.TRUST_PROXY === 0,
    mailFrom: env.MAIL_FROM ?? `no-reply@${env.BASE_HOST}`,
  };
}

let cached: Env | null = null;
/** The settings of this process, read once. */
export const env = (): Env => {
  cached ??= readEnv(process.env);
  return cached;
};
