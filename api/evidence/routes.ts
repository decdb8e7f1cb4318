import { capability } from '../server/capability.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { evidenceRoute } from './routes/evidence.ts';

export const evidence = capability({
  word: 'evidence',
  about: 'The events that a figure is counted from',
  routes: [evidenceRoute],
  parameters,
  examples,
});
