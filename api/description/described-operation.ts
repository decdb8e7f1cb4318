import type { OpenAPIV3_1 } from 'openapi-types';
import type { RouteEntry } from '../plugins/route-table.ts';
import { problemReferences } from './problem-responses.ts';
import type { sharedHeaders, sharedParameters } from './shared-parts.ts';

const header = (name: keyof typeof sharedHeaders): OpenAPIV3_1.ReferenceObject => ({
  $ref: `#/components/headers/${name}`,
});

const parameter = (name: keyof typeof sharedParameters): OpenAPIV3_1.ReferenceObject => ({
  $ref: `#/components/parameters/${name}`,
});

/** One that is carried out once, however often it is sent under one key. */
const isCommand = ({ policy, schema }: RouteEntry): boolean =>
  policy.csrf && policy.auth !== 'public' && schema.about.eachTime !== true;

const readsOf = ({ policy: { reads = [], needs, auth } }: RouteEntry): boolean =>
  reads.length > 0 || needs !== undefined || auth === 'admin';

const requestHeaders = (entry: RouteEntry): OpenAPIV3_1.ReferenceObject[] => [
  ...(isCommand(entry) ? [parameter('IdempotencyKey')] : []),
  ...(readsOf(entry) ? [parameter('MinPosition')] : []),
];

const ownHeaders = { 'Set-Cookie': 'SetCookie', 'X-Attempt-Id': 'AttemptId' } as const;

const answerHeaders = (entry: RouteEntry): Headers => ({
  ...(isCommand(entry) ? { 'X-Position': header('Position') } : {}),
  ...(readsOf(entry) ? { 'X-Read-Behind': header('ReadBehind') } : {}),
  ...Object.fromEntries(
    (entry.schema.about.answersWith ?? []).map((name) => [name, header(ownHeaders[name])]),
  ),
});

const security = ({ policy: { auth } }: RouteEntry): OpenAPIV3_1.SecurityRequirementObject[] => {
  if (auth === 'public') return [];
  return auth === 'operator' ? [{ metricsToken: [] }, {}] : [{ session: [] }];
};

type Responses = NonNullable<OpenAPIV3_1.OperationObject['responses']>;
type Headers = Record<string, OpenAPIV3_1.ReferenceObject>;

/** In place of the words that are put where a schema says nothing of itself. */
const wordless = 'Default Response';

const withHeaders = (
  response: OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject,
  headers: Headers,
): OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject => ({
  ...response,
  ...(response.description === wordless ? { description: 'What was asked for.' } : {}),
  ...(Object.keys(headers).length > 0 ? { headers } : {}),
});

const succeeded = (responses: Responses, headers: Headers): Responses =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      status.startsWith('2') ? withHeaders(response, headers) : response,
    ]),
  );

/** An operation with all that its policy says of it: who may call it, what goes with it, what it refuses. */
export const describedOperation = (
  operation: OpenAPIV3_1.OperationObject,
  entry: RouteEntry,
): OpenAPIV3_1.OperationObject => {
  const parameters = [...(operation.parameters ?? []), ...requestHeaders(entry)];
  return {
    ...operation,
    ...(parameters.length > 0 ? { parameters } : {}),
    security: security(entry),
    responses: {
      ...problemReferences(entry),
      ...succeeded(operation.responses ?? {}, answerHeaders(entry)),
    },
  };
};
