import Hashids from 'hashids';
import { config } from '@/lib/platform/config';

// The largest id is shorter; the library's time is quadratic in the length.
const longest = 64;

export type PublicIdKey = { salt: string; alphabet?: string };

const coders = new Map<string, Hashids>();
const coderOf = ({ salt, alphabet = config.hashids.alphabet }: PublicIdKey): Hashids => {
  const key = `${alphabet} ${salt}`;
  const coder = coders.get(key) ?? new Hashids(salt, config.hashids.minLength, alphabet);
  coders.set(key, coder);
  return coder;
};

/** Encodes a numeric id as legacy URLs did (docs/domain.md, Legacy redirects). */
export const encodePublicId = (id: number, key: PublicIdKey): string => coderOf(key).encode(id);

/** Decodes a legacy id; null unless it decodes to exactly one id. */
export const decodePublicId = (text: string, key: PublicIdKey): number | null => {
  if (text.length > longest) return null;
  try {
    const [id, ...others] = coderOf(key).decode(text);
    return typeof id === 'number' && others.length === 0 && id >= 1 && id <= config.id.max ? id : null;
  } catch {
    // The library throws at characters outside the alphabet, which are just a wrong id here.
    return null;
  }
};
