import { hostCookie } from './host-cookie.ts';

const tenMinutes = 600;

/** Binds what a browser is in the middle of, a sign-in with Google for example, to this browser. */
export const { read: readStepCookie, set: setStepCookie } = hostCookie({
  name: 'step',
  maxAgeSeconds: tenMinutes,
});
