import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/** `__Host-` binds the cookie to this very host; browsers accept the prefix over TLS only. */
const cookieName = (publicOrigin: string): string =>
  isSecure(publicOrigin) ? '__Host-sid' : 'sid';

const attributes = (publicOrigin: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicOrigin) }) as const;

const thirtyDays = 30 * 24 * 3600;

export const readSessionCookie = (
  request: FastifyRequest,
  publicOrigin: string,
): string | undefined => request.cookies[cookieName(publicOrigin)];

export const setSessionCookie = (reply: FastifyReply, publicOrigin: string, token: string) =>
  reply.setCookie(cookieName(publicOrigin), token, {
    ...attributes(publicOrigin),
    maxAge: thirtyDays,
  });

export const clearSessionCookie = (reply: FastifyReply, publicOrigin: string) =>
  reply.clearCookie(cookieName(publicOrigin), attributes(publicOrigin));
