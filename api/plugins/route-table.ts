import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Policy } from './policy.ts';

export type RouteEntry = {
  readonly method: string;
  /** With its parameters as names: /api/attempts/:attemptId. */
  readonly url: string;
  readonly policy: Policy;
  readonly schema: FastifySchema;
  /** Whether it has a limit of its own on how often it may be asked. */
  readonly isRateLimited: boolean;
};

export type RouteTable = {
  readonly entries: readonly RouteEntry[];
  /** The methods that a path knows; none when there is no such path. */
  readonly methodsAt: (path: string) => readonly string[];
};

declare module 'fastify' {
  interface FastifyInstance {
    routeTable: RouteTable;
  }
}

const patternOf = (url: string): RegExp => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Keeps what every route declared, for whoever must know them all; it must say what it is about. */
export const routeTablePlugin = fastifyPlugin(async (app) => {
  const entries: (RouteEntry & { readonly pattern: RegExp })[] = [];
  app.decorate('routeTable', {
    entries,
    methodsAt: (path) =>
      entries.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
  });
  app.addHook('onRoute', ({ config, method, url, schema }) => {
    if (!config?.policy) return;
    if (!schema?.about) throw new Error(`${method} ${url} does not say what it is about`);
    const isRateLimited = config.rateLimit !== undefined;
    const entry = { url, policy: config.policy, schema, isRateLimited, pattern: patternOf(url) };
    for (const name of [method].flat()) entries.push({ method: name, ...entry });
  });
});
