import type { OpenAPIV3_1 } from 'openapi-types';
import type { RouteEntry } from '../plugins/route-table.ts';
import { capabilities } from '../server/capabilities.ts';
import { describedOperation } from './described-operation.ts';
import { withLeanSchemas } from './lean-schemas.ts';
import { withParameterWords } from './parameters/with-words.ts';
import { problemExamples } from './problem-examples.ts';
import { problemResponses } from './problem-responses.ts';
import { securitySchemes, sharedHeaders, sharedParameters } from './shared-parts.ts';
import { withExamples } from './with-examples.ts';

type Document = OpenAPIV3_1.Document;
type PathItem = OpenAPIV3_1.PathItemObject;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const describedPath = (
  item: PathItem,
  entryOf: (method: string) => RouteEntry | undefined,
): PathItem =>
  Object.fromEntries(
    methods.flatMap((method) => {
      const operation = item[method] as OpenAPIV3_1.OperationObject | undefined;
      const entry = entryOf(method.toUpperCase());
      if (!operation || !entry) return [];
      const told = withParameterWords(operation);
      return [[method, withExamples(describedOperation(told, entry))]];
    }),
  );

const describedPaths = (
  { paths = {} }: Document,
  entries: readonly RouteEntry[],
): Record<string, PathItem> => {
  const byRoute = new Map(
    entries.map((entry) => [`${entry.method} ${entry.url.replaceAll(/:(\w+)/g, '{$1}')}`, entry]),
  );
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      describedPath(item ?? {}, (method) => byRoute.get(`${method} ${path}`)),
    ]),
  );
};

type Described = { readonly entries: readonly RouteEntry[]; readonly isSecure: boolean };

/** The description with what the route table knows of every operation, and with what they share. */
export const described = (document: Document, { entries, isSecure }: Described): Document =>
  withLeanSchemas({
    ...document,
    tags: capabilities.map(({ word, about }) => ({ name: word, description: about })),
    paths: describedPaths(document, entries),
    components: {
      ...document.components,
      securitySchemes: securitySchemes(isSecure),
      headers: sharedHeaders,
      parameters: sharedParameters,
      responses: problemResponses(problemExamples),
    },
  });
