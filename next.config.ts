import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/platform/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: './messages/en.json',
    // Parsed by the build: a render would parse each message anew, and write it out to find it again.
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const settings = (phase: string): NextConfig => ({
  poweredByHeader: false,
  // The front compresses, and an address is canonical by lib/platform/gateway alone.
  compress: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Types are checked by `npm test`; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/jieba', 'opencc-js', 'sharp', '@electric-sql/pglite'],
  // Titles belong into the first bytes for every reader; a finished page gains nothing from streaming them.
  htmlLimitedBots: /.*/,
  cacheMaxMemorySize: 0,
  turbopack: {
    rules: {
      '**/app-render/collect-segment-data.js': {
        loaders: [resolve('scripts/tool/segment-loader.cjs')],
        as: '*.js',
      },
    },
  },
  experimental: {
    // A machine of CI builds once: writing down what a second build could use takes a fifth of the first.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    turbopackChunking: { requestCost: 1_000_000, minChunkSize: 100_000, maxMergeChunkSize: 2_000_000 },
  },
  ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { cacheHandler: resolve('.build/cache-handler.mjs') }),
});

export default (phase: string): NextConfig => withNextIntl(settings(phase));
