import { capability } from '../server/capability.ts';
import { liveRoute } from './routes/live.ts';

/** What changes while a page is open. */
export const live = capability({
  word: 'live',
  about: 'What moves while one looks at it',
  routes: [liveRoute],
});
