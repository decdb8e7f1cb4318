import type { OpenAPIV3_1 } from 'openapi-types';
import { examples } from './examples.ts';

type Operation = OpenAPIV3_1.OperationObject;
type Content = Readonly<Record<string, OpenAPIV3_1.MediaTypeObject>>;
type Body = { readonly content?: Content; readonly $ref?: string };

const json = 'application/json';

/** As a request may send it, a schema is still called so here. */
const ofRequests = /Input$/;

const exampleOf = (schema: object | undefined, place: string): unknown => {
  const name = schema && '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined;
  return examples[place] ?? (name && examples[name.replace(ofRequests, '')]);
};

const exemplified = <Part extends Body>(body: Part, place: string): Part => {
  const media = body.content?.[json];
  if (!media) return body;
  const example = exampleOf(media.schema, place);
  return example === undefined
    ? body
    : { ...body, content: { ...body.content, [json]: { ...media, example } } };
};

/** An operation with an example of what it takes and of what it answers. */
export const withExamples = ({ requestBody, responses = {}, ...rest }: Operation): Operation => ({
  ...rest,
  ...(requestBody ? { requestBody: exemplified(requestBody, `${rest.operationId}.request`) } : {}),
  responses: Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      status.startsWith('2') ? exemplified(response, `${rest.operationId}.response`) : response,
    ]),
  ),
});
