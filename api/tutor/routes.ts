import type { ApiRoute } from '../server/route.ts';
import { conversationRoute } from './routes/conversation.ts';
import { conversationsRoute } from './routes/conversations.ts';
import { startersRoute } from './routes/starters.ts';
import { turnsRoute } from './routes/turns.ts';

/** Conversations with the tutor. */
export const tutorRoutes: readonly ApiRoute[] = [
  conversationsRoute,
  conversationRoute,
  turnsRoute,
  startersRoute,
];
