import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { apiDescription } from '../plugins/api-description.ts';
import { changeLimitPlugin } from '../plugins/change-limit.ts';
import { compressedAnswersPlugin } from '../plugins/compressed-answers.ts';
import { measuredPlugin } from '../plugins/measured.ts';
import { ownHostPlugin } from '../plugins/own-host.ts';
import { policyPlugin } from '../plugins/policy.ts';
import { positionCookiePlugin } from '../plugins/position-cookie.ts';
import { answerProblem, problemsPlugin } from '../plugins/problems.ts';
import { promptClosePlugin } from '../plugins/prompt-close.ts';
import { requestHeadersPlugin } from '../plugins/request-headers.ts';
import { routeTablePlugin } from '../plugins/route-table.ts';
import { securityHeadersPlugin } from '../plugins/security-headers.ts';
import { startUpGatePlugin } from '../plugins/start-up-gate.ts';
import { steadyStore } from '../plugins/steady-windows.ts';
import { webApplication } from '../plugins/web-application.ts';
import { buildContext } from './build-context.ts';
import type { ApiContext } from './context.ts';
import { answerBrokenConnection } from './problems/broken-connection.ts';
import { Refused } from './refused.ts';
import { routes } from './routes.ts';
import type { ApiWorld } from './world.ts';

const limits = {
  bodyLimit: 64 * 1024,
  connectionTimeout: 60_000,
  keepAliveTimeout: 30_000,
  routerOptions: { maxParamLength: 128 },
} as const;

/**
 * Node takes the longer of its two limits for the whole of a request, and the one of the headers is a
 * minute by itself; it looks for those that are too slow twice a minute.
 */
const arrivingWithin = (requestTimeout: number) => ({
  requestTimeout,
  http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 500 },
});

const bareServer = ({ settings, identifiers }: ApiWorld, logger?: FastifyBaseLogger) =>
  Fastify({
    ...limits,
    ...arrivingWithin(settings.requestTimeoutMs ?? 15_000),
    // It would answer in words of its own; ours are in `promptClosePlugin`.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    genReqId: () => identifiers.command(),
    frameworkErrors: answerProblem,
    clientErrorHandler: answerBrokenConnection,
    ...(settings.trustedProxies ? { trustProxy: [...settings.trustedProxies] } : {}),
    // A line for every request would hold addresses and tell less than /metrics does.
    logController: new LogController({ disableRequestLogging: true }),
    ...(logger ? { loggerInstance: logger } : {}),
  });

const tooManyRequests = (_: unknown, { ttl }: { readonly ttl: number }): Refused =>
  new Refused({ code: 'TooManyTries', seconds: Math.max(1, Math.ceil(ttl / 1000)) });

/** What every answer has, whatever was asked. */
const registerFrame = async (
  app: FastifyInstance,
  { world: { settings, outages, payments, startUp }, measures, ownWrites }: ApiContext,
): Promise<void> => {
  await app.register(problemsPlugin, { outages });
  await app.register(routeTablePlugin);
  await app.register(measuredPlugin, { measures });
  await app.register(securityHeadersPlugin, {
    settings,
    withStripe: payments.name === 'stripe',
  });
  await app.register(promptClosePlugin);
  await app.register(ownHostPlugin, { settings });
  await app.register(startUpGatePlugin, { startUp });
  await app.register(positionCookiePlugin, { ownWrites });
  await app.register(compressedAnswersPlugin);
  await app.register(cookie);
  await app.register(webApplication(settings.webDirectory));
};

/** What every request must pass before its route. */
const registerGuards = async (
  app: FastifyInstance,
  { world, sessions, ownWrites, secondFactors }: ApiContext,
): Promise<void> => {
  await app.register(requestHeadersPlugin, { ownWrites });
  await app.register(policyPlugin, { world, sessions, ownWrites, secondFactors });
  await app.register(rateLimit, {
    global: false,
    store: steadyStore(() => performance.now()),
    hook: 'preHandler',
    errorResponseBuilder: tooManyRequests,
  });
  await app.register(changeLimitPlugin, { world });
};

/** The whole HTTP side of the product, not yet listening. */
export const buildServer = async (
  world: ApiWorld,
  logger?: FastifyBaseLogger,
): Promise<FastifyInstance> => {
  const app = bareServer(world, logger);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const context = buildContext(world);
  app.addHook('onClose', context.background.settled);
  await registerFrame(app, context);
  await app.register(apiDescription, { settings: world.settings });
  await registerGuards(app, context);
  // In one scope: one for each route would take a start a sixth of a second.
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const route of routes) await route(context)(typed, {});
  return app;
};
