import { hostCookie } from './host-cookie.ts';

const thirtyDays = 30 * 24 * 3600;

export const {
  read: readSessionCookie,
  set: setSessionCookie,
  clear: clearSessionCookie,
} = hostCookie({ name: 'sid', maxAgeSeconds: thirtyDays });
