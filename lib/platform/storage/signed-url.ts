import type { StorageSettings } from './settings';
import { isSigned, sign } from './token';

type Signed = {
  key: string;
  /** File name for the browser. */
  name: string;
  /** Unix seconds. */
  until: number;
};

const unsigned = ({ privateDomain }: StorageSettings, { key, name, until }: Signed): string =>
  `${privateDomain}/${key}?attname=${encodeURIComponent(name)}&e=${until}`;

/** A signed address for a private object, valid until a given time. Source: Qiniu, Kodo, download token. */
export function signedAddress(storage: StorageSettings, signed: Signed): string {
  const address = unsigned(storage, signed);
  return `${address}&token=${storage.accessKey}:${sign(address, storage)}`;
}

/** Whether a signed address in the embedded store is genuine and not expired. */
export function isAllowed(storage: StorageSettings, signed: Signed, token: string, now = Date.now()): boolean {
  const [accessKey, signature = ''] = token.split(':');
  if (accessKey !== storage.accessKey || !(signed.until * 1000 > now)) return false;
  return isSigned(unsigned(storage, signed), signature, storage);
}
