import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from './context.ts';

/** One request of the API, or a few that belong together; each declares its own policy and schema. */
export type ApiRoute = (context: ApiContext) => FastifyPluginAsyncZod;
