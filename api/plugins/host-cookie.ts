import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type HostCookie = { readonly name: string; readonly maxAgeSeconds: number };

const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/** A cookie for this very host, which no script may read and no other site's page may send along. */
export const hostCookie = ({ name, maxAgeSeconds }: HostCookie) => {
  /** `__Host-` binds the cookie to this very host; browsers accept the prefix over TLS only. */
  const nameAt = (publicOrigin: string): string =>
    isSecure(publicOrigin) ? `__Host-${name}` : name;

  const attributes = (publicOrigin: string) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicOrigin) }) as const;

  return {
    read: ({ cookies }: Pick<FastifyRequest, 'cookies'>, publicOrigin: string) =>
      cookies[nameAt(publicOrigin)],

    set: (reply: FastifyReply, publicOrigin: string, value: string) =>
      reply.setCookie(nameAt(publicOrigin), value, {
        ...attributes(publicOrigin),
        maxAge: maxAgeSeconds,
      }),

    clear: (reply: FastifyReply, publicOrigin: string) =>
      reply.clearCookie(nameAt(publicOrigin), attributes(publicOrigin)),
  };
};
