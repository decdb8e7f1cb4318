import { capability } from '../server/capability.ts';
import { liveAnswers } from './refusals.ts';
import { liveRoute } from './routes/live.ts';

export const live = capability({
  word: 'live',
  about: 'What moves while one looks at it',
  routes: [liveRoute],
  refusals: liveAnswers,
});
