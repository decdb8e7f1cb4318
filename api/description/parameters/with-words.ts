import type { OpenAPIV3_1 } from 'openapi-types';
import type { ParameterWords } from './parameter-words.ts';
import { pathParameters } from './path-parameters.ts';
import { queryParameters } from './query-parameters.ts';

type Parameter = OpenAPIV3_1.ParameterObject | OpenAPIV3_1.ReferenceObject;
type Operation = OpenAPIV3_1.OperationObject;

/** The address up to a parameter: what it is an id of. */
const addressUpTo = (path: string, placeholder: string): string =>
  path.slice(0, path.indexOf(placeholder) + placeholder.length);

const wordsOf = (
  { in: place, name }: OpenAPIV3_1.ParameterObject,
  { path, operationId }: { readonly path: string; readonly operationId: string },
): ParameterWords | undefined =>
  place === 'path'
    ? (pathParameters[addressUpTo(path, `{${name}}`)] ?? pathParameters[name])
    : (queryParameters[`${operationId}.${name}`] ?? queryParameters[name]);

/** An operation whose parameters say what they are, each with an example. */
export const withParameterWords = (
  { parameters, ...operation }: Operation,
  path: string,
): Operation => {
  if (!parameters) return operation;
  const place = { path, operationId: operation.operationId ?? '' };
  const told = (one: Parameter): Parameter =>
    '$ref' in one ? one : { ...one, ...wordsOf(one, place) };
  return { ...operation, parameters: parameters.map(told) } as Operation;
};
