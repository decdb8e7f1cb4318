import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import { analystsAnswers } from './refusals.ts';
import { sqlRoute } from './routes/sql.ts';

export const analysts = capability({
  word: 'analysts',
  about: 'The exported log, without personal data, asked in SQL',
  routes: [sqlRoute],
  refusals: analystsAnswers,
  examples,
});
