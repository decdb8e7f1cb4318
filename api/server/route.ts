import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from './context.ts';

/**
 * One request of the API, or a few that belong together; each declares its own policy and schema. They share a scope: what
 * needs a parser or a hook for itself alone registers one of its own.
 */
export type ApiRoute = (context: ApiContext) => FastifyPluginAsyncZod;
