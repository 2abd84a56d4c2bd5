import type { StorageSettings } from './settings';
import { isSigned, sign } from './token';

type Signed = {
  key: string;
  /** The name under which a browser keeps it. */
  name: string;
  /** In seconds since 1970. */
  until: number;
};

const unsigned = ({ privateDomain }: StorageSettings, { key, name, until }: Signed): string =>
  `${privateDomain}/${key}?attname=${encodeURIComponent(name)}&e=${until}`;

/** The address at which a private object can be read until a moment. Source: Qiniu, Kodo, download token. */
export function signedAddress(storage: StorageSettings, signed: Signed): string {
  const address = unsigned(storage, signed);
  return `${address}&token=${storage.accessKey}:${sign(address, storage)}`;
}

/** Whether an address of a private object in the embedded store is one that we gave, and not too old. */
export function isAllowed(storage: StorageSettings, signed: Signed, token: string, now = Date.now()): boolean {
  const [accessKey, signature = ''] = token.split(':');
  if (accessKey !== storage.accessKey || !(signed.until * 1000 > now)) return false;
  return isSigned(unsigned(storage, signed), signature, storage);
}
