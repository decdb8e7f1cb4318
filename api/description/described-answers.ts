import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import type { RouteEntry } from '../plugins/route-table.ts';
import { problemReferences, problemStatuses } from './problem-responses.ts';
import { isCommand, isRead } from './request-kind.ts';
import type { sharedHeaders } from './shared-parts.ts';

type Response = OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject;
type Responses = Readonly<Record<string, Response>>;
type Headers = Readonly<Record<string, OpenAPIV3_1.ReferenceObject>>;

const header = (name: keyof typeof sharedHeaders): OpenAPIV3_1.ReferenceObject => ({
  $ref: `#/components/headers/${name}`,
});

const ownHeaders = { 'Set-Cookie': 'SetCookie', 'X-Attempt-Id': 'AttemptId' } as const;

const ofSuccess = (entry: RouteEntry): Headers => ({
  ...(isCommand(entry)
    ? { 'X-Position': header('Position'), 'Set-Cookie': header('PositionCookie') }
    : {}),
  ...(isRead(entry) ? { 'X-Read-Behind': header('ReadBehind') } : {}),
  ...Object.fromEntries(
    (entry.schema.about.answersWith ?? []).map((name) => [name, header(ownHeaders[name])]),
  ),
});

const ofStatus: Readonly<Record<string, Headers>> = {
  302: { Location: header('Location') },
  304: { ETag: header('ETag') },
  503: { 'Retry-After': header('RetryAfter') },
};

const headersOf = (entry: RouteEntry, status: string, isKept: boolean): Headers => ({
  ...(status.startsWith('2') ? ofSuccess(entry) : ofStatus[status]),
  ...(status === '200' && isKept ? ofStatus[304] : {}),
});

const words: Readonly<Record<string, string>> = {
  201: 'It was made.',
  202: 'It was accepted, and is under way.',
  503: problemStatuses[503].description,
};

const saidOf = (schema: unknown): string | undefined =>
  schema instanceof z.ZodType ? schema.description : undefined;

/** As its route declares an answer: by one schema, or by one for each kind of content. */
const declared = ({ schema }: RouteEntry, status: string): unknown =>
  (schema.response as Readonly<Record<string, unknown>> | undefined)?.[status];

/** What the route says of an answer, in place of what is put where a schema says nothing of itself. */
const descriptionOf = (entry: RouteEntry, status: string): string =>
  saidOf(declared(entry, status)) ?? words[status] ?? 'What was asked for.';

type Content = Readonly<Record<string, OpenAPIV3_1.MediaTypeObject>>;

/** Each kind of content with what the route says of it. */
const describedContent = (content: Content, answer: unknown): Content => {
  const kinds = (answer as { readonly content?: Readonly<Record<string, { schema: unknown }>> })
    .content;
  return Object.fromEntries(
    Object.entries(content).map(([kind, media]) => {
      const description = saidOf(kinds?.[kind]?.schema);
      return [kind, description ? { ...media, schema: { ...media.schema, description } } : media];
    }),
  ) as Content;
};

const wordless = 'Default Response';

/** All that an operation may answer: as it says itself, with what its policy and its shape add. */
export const describedAnswers = (responses: Responses, entry: RouteEntry): Responses => {
  const isKept = '304' in responses;
  const told = ([status, response]: [string, Response]): [string, Response] => {
    const headers = headersOf(entry, status, isKept);
    const description =
      response.description === wordless ? descriptionOf(entry, status) : response.description;
    return [
      status,
      {
        ...response,
        ...('content' in response && response.content
          ? { content: describedContent(response.content, declared(entry, status)) }
          : {}),
        ...(description ? { description } : {}),
        ...(Object.keys(headers).length > 0 ? { headers } : {}),
      },
    ];
  };
  return {
    ...problemReferences(entry),
    ...Object.fromEntries(Object.entries(responses).map(told)),
  };
};
