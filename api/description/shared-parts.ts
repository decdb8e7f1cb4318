import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { positionText } from '../../domain/contracts/live.ts';

const position = {
  schema: { type: 'string', pattern: String(z.toJSONSchema(positionText).pattern) },
  example: '00000000000000000042',
} as const;

const etag = {
  schema: { type: 'string' },
  example: '"7fw55IrXJdeb-vjaVG_GSZWm-eRUnlHQXBhzlVjaTEU"',
} as const;

/** Headers that answers of many operations have. */
export const sharedHeaders = {
  RetryAfter: {
    description: 'Seconds to wait before the request is sent again.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  Position: {
    description: 'Where the command stands in the log; to be named as X-Min-Position.',
    ...position,
  },
  PositionCookie: {
    description: 'The same for a minute, to be kept and sent as a browser does instead.',
    schema: { type: 'string' },
    example: 'pos=00000000000000000042; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  },
  ReadBehind: {
    description: 'Present where the answer is true but older than X-Min-Position.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  AttemptId: {
    description: 'The attempt that was issued; further requests name it.',
    schema: { type: 'string' },
    example: '8f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
  },
  SetCookie: {
    description: 'The session, to be kept and sent as a browser does.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Of this copy; to be named as If-None-Match when it is asked for again.',
    ...etag,
  },
  Location: {
    description: 'The address to ask next.',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/auth',
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
    example: '5b0e8a40-3f0e-4a77-9d0e-2a6a4b1c9e22',
  },
  MinPosition: {
    in: 'header',
    name: 'X-Min-Position',
    description: 'The latest X-Position of your own commands: what you wrote is waited for.',
    ...position,
  },
  IfNoneMatch: {
    in: 'header',
    name: 'If-None-Match',
    description: 'The ETag of the copy that is kept: answered with 304 while it is still right.',
    ...etag,
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
