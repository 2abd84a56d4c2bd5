import { isIPv4, isIPv6 } from 'node:net';

/** The sixteen-bit groups of an IPv6 address, its zone left out. RFC 4291, 2.2. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%', 1);
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(bare);
  const text = dotted
    ? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
    : bare;
  const [head = '', tail] = text.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [read(head), read(tail ?? '')];
  return tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}

/**
 * The network by which limits count an address: /24 of IPv4, IPv4-mapped included (RFC 4291, 2.5.5.2), and /64 of IPv6,
 * as assigned to one customer (RFC 6177). Returns anything else unchanged.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  if (mapped) return `${high >> 8}.${high & 255}.${low >> 8}.0/24`;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * A prefix of `networkOf` shared by one holder's networks: /16 of IPv4, /48 of IPv6, as assigned to a site (RFC 6177).
 * Returns anything else unchanged.
 */
export const wideNetworkOf = (network: string): string =>
  network.endsWith('::/64')
    ? `${network.split(':').slice(0, 3).join(':')}:`
    : network.endsWith('/24')
      ? `${network.split('.').slice(0, 2).join('.')}.`
      : network;
