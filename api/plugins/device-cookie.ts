import { hostCookie } from './host-cookie.ts';

const aYear = 365 * 24 * 3600;

/** Stays after signing out: it opens nothing, and only keeps strangers from locking its owner out. */
export const {
  read: readDeviceCookie,
  set: setDeviceCookie,
  clear: clearDeviceCookie,
} = hostCookie({
  name: 'device',
  maxAgeSeconds: aYear,
});
