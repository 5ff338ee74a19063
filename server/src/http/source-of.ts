import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_PARTS = 4;

/** An address of origin as one source: of IPv6 the network, in which one machine has as many addresses as it likes. */
export function sourceOf(origin: string): string {
  if (!ipaddr.isValid(origin)) return origin;
  const parsed = ipaddr.process(origin);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, IPV6_NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':');
}
