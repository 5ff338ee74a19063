import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is on the public internet. Everything with another purpose (loopback, private, link-local, unique
 * local, shared, multicast, documentation, cloud metadata) is not, also when it is written inside an IPv6 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast';
  const v6 = parsed as ipaddr.IPv6;
  const embedded = embeddedIpv4(v6);
  if (embedded !== null) return ipaddr.IPv4.parse(embedded).range() === 'unicast';
  // 2000::/3 is all that is assigned to the public internet
  return v6.range() === 'unicast' && ((v6.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/** The IPv4 address that NAT64 (64:ff9b::/96), 6to4 (2002::/16) and IPv4-compatible (::/96) addresses carry. */
function embeddedIpv4(address: ipaddr.IPv6): string | null {
  const parts = address.parts;
  const dotted = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const at = (index: number) => parts[index] ?? 0;
  if (at(0) === 0x2002) return dotted(at(1), at(2));
  // 64:ff9b:1::/48 is for networks of their own, which may keep an address elsewhere in it (RFC 8215)
  if (at(0) === 0x64 && at(1) === 0xff9b && parts.slice(2, 6).every((part) => part === 0)) return dotted(at(6), at(7));
  if (parts.slice(0, 6).every((part) => part === 0)) return dotted(at(6), at(7));
  return null;
}
