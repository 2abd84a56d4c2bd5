import { BlockList, isIP } from 'node:net';

// Non-public ranges: RFC 6890 and the special-purpose address registries.
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');
// IPv4-mapped, translated, local and multicast addresses are all outside 2000::/3.
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address in figures is one of a public host: not private, loopback, link-local, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) === 4) return !special.check(plain, 'ipv4');
  return isIP(plain) === 6 && given.check(plain, 'ipv6') && !special.check(plain, 'ipv6');
}
