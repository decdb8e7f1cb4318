import type { OpenAPIV3_1 } from 'openapi-types';
import { capabilities } from '../../server/capabilities.ts';
import type { ParameterWords } from './parameter-words.ts';
import { sharedParameters } from './shared-parameters.ts';

type Parameter = OpenAPIV3_1.ParameterObject | OpenAPIV3_1.ReferenceObject;
type Operation = OpenAPIV3_1.OperationObject;

/** As its capability says of this operation, else of the name, else as all say. */
const wordsOf = (
  { name }: OpenAPIV3_1.ParameterObject,
  { tags = [], operationId }: Operation,
): ParameterWords | undefined => {
  const own = capabilities.find(({ word }) => tags.includes(word))?.parameters;
  return own?.[`${operationId}.${name}`] ?? own?.[name] ?? sharedParameters[name];
};

/** An operation whose parameters say what they are, each with an example. */
export const withParameterWords = (operation: Operation): Operation => {
  const { parameters, ...rest } = operation;
  if (!parameters) return operation;
  const told = (one: Parameter): Parameter =>
    '$ref' in one ? one : { ...one, ...wordsOf(one, operation) };
  return { ...rest, parameters: parameters.map(told) } as Operation;
};
