import type { OpenAPIV3_1 } from 'openapi-types';
import type { RouteEntry } from '../plugins/route-table.ts';
import { describedAnswers } from './described-answers.ts';
import { isCommand, isRead } from './request-kind.ts';
import type { sharedParameters } from './shared-parts.ts';

const parameter = (name: keyof typeof sharedParameters): OpenAPIV3_1.ReferenceObject => ({
  $ref: `#/components/parameters/${name}`,
});

const requestHeaders = (
  { responses = {} }: OpenAPIV3_1.OperationObject,
  entry: RouteEntry,
): OpenAPIV3_1.ReferenceObject[] => [
  ...(isCommand(entry) ? [parameter('IdempotencyKey')] : []),
  ...(isRead(entry) ? [parameter('MinPosition')] : []),
  ...('304' in responses ? [parameter('IfNoneMatch')] : []),
];

const security = ({ policy: { auth } }: RouteEntry): OpenAPIV3_1.SecurityRequirementObject[] => {
  if (auth === 'public') return [];
  return auth === 'operator' ? [{ metricsToken: [] }, {}] : [{ session: [] }];
};

/** An operation with all that its policy says of it: who may call it, what goes with it, what it refuses. */
export const describedOperation = (
  operation: OpenAPIV3_1.OperationObject,
  entry: RouteEntry,
): OpenAPIV3_1.OperationObject => {
  const parameters = [...(operation.parameters ?? []), ...requestHeaders(operation, entry)];
  return {
    ...operation,
    ...(parameters.length > 0 ? { parameters } : {}),
    security: security(entry),
    responses: describedAnswers(operation.responses ?? {}, entry),
  };
};
