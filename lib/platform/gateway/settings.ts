import { env } from '@/lib/platform/env';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { decodePublicId } from '@/lib/platform/routes/public-id';
import type { Settings } from './types';

/** The gateway's settings from the environment; without a salt no legacy id decodes. */
export const gatewaySettings = (): Settings => {
  const { HASHIDS_SALT: salt, HASHIDS_ALPHABET: alphabet, NODE_ENV } = env();
  return {
    hosts: currentHosts(),
    decodeId: (text) => (salt === undefined ? null : decodePublicId(text, { salt, alphabet })),
    development: NODE_ENV === 'development',
  };
};
