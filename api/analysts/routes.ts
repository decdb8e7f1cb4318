import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import { sqlRoute } from './routes/sql.ts';

/** The log for those who count in it. */
export const analysts = capability({
  word: 'analysts',
  about: 'The exported log, without personal data, asked in SQL',
  routes: [sqlRoute],
  examples,
});
