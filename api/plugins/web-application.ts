import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refused } from '../server/refused.ts';
import { decodedPath } from './decoded-path.ts';

const pathOf = ({ url }: FastifyRequest): string => decodedPath(url);

/** A missing asset is no page: a browser must not take one for the other after a deployment. */
const isPage = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:api|assets)\//.test(path);

const refuseMethod = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = request.server.routeTable.methodsAt(pathOf(request));
  if (known.length === 0) throw new Refused({ code: 'NotFound' });
  const allowed = known.join(', ');
  reply.header('allow', allowed);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  throw new Refused({ code: 'MethodNotAllowed', allowed });
};

const firstScreens = z.record(z.string(), z.string());

/** What the build says of the pages that visitors come to: the `Link` header of each. */
const linksIn = async (directory: string): Promise<z.infer<typeof firstScreens>> => {
  const text = await readFile(join(directory, 'first-screens.json'), 'utf8').catch(() => '{}');
  return firstScreens.parse(JSON.parse(text));
};

/** Files under assets/ carry a hash of their content in their name. */
const fileHeaders =
  (links: z.infer<typeof firstScreens>) =>
  (reply: FastifyReply, path: string): void => {
    if (path.includes('/assets/')) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return;
    }
    reply.header('cache-control', 'no-cache');
    const link = links[pathOf(reply.request)];
    if (link) reply.header('link', link);
  };

/** What is served by another rule, and what the build leaves for the server alone: no addresses of their own. */
const apart = ['assets/**', '**/*.br', '**/*.gz', 'built-from', 'first-screens.json'];

/** The built React application; every path that is not the API's is one of its pages. */
export const webApplication =
  (directory: string | undefined): FastifyPluginAsync =>
  async (app) => {
    if (directory !== undefined) {
      const setHeaders = fileHeaders(await linksIn(directory));
      const files = { preCompressed: true, setHeaders } as const;
      await app.register(fastifyStatic, {
        ...files,
        root: directory,
        wildcard: false,
        globIgnore: apart,
      });
      // One route for some hundred files: each of its own would take a start half a millisecond.
      await app.register(fastifyStatic, {
        ...files,
        root: join(directory, 'assets'),
        prefix: '/assets/',
        decorateReply: false,
      });
    }
    app.setNotFoundHandler((request, reply) => {
      const hasPage = directory !== undefined && isPage(request.method, pathOf(request));
      return hasPage ? reply.sendFile('index.html') : refuseMethod(request, reply);
    });
  };
