import type { OpenAPIV3_1 } from 'openapi-types';

const position = { type: 'string', examples: ['00000000000000000042'] } as const;

/** Headers that answers of many operations have. */
export const sharedHeaders = {
  RetryAfter: {
    description: 'Seconds to wait before the request is sent again.',
    schema: { type: 'integer', minimum: 1 },
  },
  Position: {
    description: 'Where the command stands in the log; to be named as X-Min-Position.',
    schema: position,
  },
  ReadBehind: {
    description: 'Present where the answer is true but older than X-Min-Position.',
    schema: { type: 'string', enum: ['true'] },
  },
  AttemptId: {
    description: 'The attempt that was issued; further requests name it.',
    schema: { type: 'string' },
  },
  SetCookie: {
    description: 'The session, to be kept and sent as a browser does.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, OpenAPIV3_1.HeaderObject>;

/** Headers that requests of many operations may have. */
export const sharedParameters = {
  IdempotencyKey: {
    in: 'header',
    name: 'Idempotency-Key',
    description:
      'A random UUID of your own: sent again with it, the command has its effect once and is answered as the first time.',
    schema: { type: 'string', format: 'uuid' },
  },
  MinPosition: {
    in: 'header',
    name: 'X-Min-Position',
    description: 'The latest X-Position of your own commands: what you wrote is waited for.',
    schema: position,
  },
} as const satisfies Record<string, OpenAPIV3_1.ParameterObject>;

/** How a request shows who sends it. */
export const securitySchemes = (isSecure: boolean) =>
  ({
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: isSecure ? '__Host-sid' : 'sid',
      description: 'Set by signing up and signing in.',
    },
    metricsToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'METRICS_TOKEN of the installation.',
    },
  }) as const satisfies Record<string, OpenAPIV3_1.SecuritySchemeObject>;
