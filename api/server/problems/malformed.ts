import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ProblemAnswer } from './told.ts';

/** What Fastify itself finds wrong with a request, in words a client can act on. */
const byFastifyCode: Readonly<Record<string, readonly [code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['BodyTooLarge', 'Send a smaller body: 64 KB at most.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['JsonOnly', 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['MalformedJson', 'Send a JSON body, or no content type.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['MalformedJson', 'The body is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'MalformedRequest',
    'The body is not as long as content-length says.',
  ],
  FST_ERR_BAD_URL: ['MalformedRequest', 'The path is not a valid URL.'],
  FST_ERR_MAX_PARAM_LENGTH: ['PathTooLong', 'No id here is as long as this part of the path.'],
};

const unrecognized = z.object({ keys: z.array(z.string()).min(1) });

const longestName = 100;

/** The first thing that the schema found wrong, by its dotted path: answers.0.userAnswer. */
const byZod = (error: FastifyError): ProblemAnswer | undefined => {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const [issue] = error.validation;
  const path = (issue?.instancePath ?? '').split('/').filter(Boolean);
  const extra = unrecognized.safeParse(issue?.params).data?.keys[0];
  const named = extra === undefined ? path : [...path, extra];
  const field = (named.join('.') || error.validationContext || 'request').slice(0, longestName);
  const right =
    extra === undefined ? (issue?.message ?? 'Not valid') : 'There is no such field here';
  return { status: 400, problem: { message: `${field}: ${right}`, code: 'InvalidRequest', field } };
};

/** Undefined when nothing is wrong with the request. */
export const malformed = (error: FastifyError): ProblemAnswer | undefined => {
  const found = byZod(error);
  if (found) return found;
  const { statusCode: status = 500, code, message } = error;
  const known = byFastifyCode[code];
  if (known) return { status, problem: { code: known[0], message: known[1] } };
  return status >= 400 && status < 500
    ? { status, problem: { code: 'MalformedRequest', message } }
    : undefined;
};
