import type { FastifyRequest } from 'fastify';

/** Whether a host name always means the machine it is said on. Source: RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3. */
export const isLoopbackName = (hostName: string) =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostName);

const nameOf = (host: string) => host.replace(/:\d+$/, '');

/**
 * Whether the request was made to this machine by one of its own names, and says nothing of a proxy before us that was asked by
 * another.
 */
export function isAskedByLoopbackName({ headers }: FastifyRequest): boolean {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((value) => value.split(','));
  return [headers.host ?? '', ...forwarded].every((host) => isLoopbackName(nameOf(host.trim())));
}
