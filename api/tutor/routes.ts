import { capability } from '../server/capability.ts';
import { tutorAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { tutorParts } from './parts.ts';
import { tutorAnswers } from './refusals.ts';
import { conversationRoute } from './routes/conversation.ts';
import { conversationsRoute } from './routes/conversations.ts';
import { startersRoute } from './routes/starters.ts';
import { turnsRoute } from './routes/turns.ts';

export const tutor = capability({
  word: 'tutor',
  about: 'Conversations with the tutor, turn by turn',
  routes: [conversationsRoute, conversationRoute, turnsRoute, startersRoute],
  parts: tutorParts,
  refusals: tutorAnswers,
  audit: tutorAudit,
  parameters,
  examples,
});
