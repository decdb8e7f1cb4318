import type { OpenAPIV3_1 } from 'openapi-types';
import { isFree } from '../../domain/contracts/entitlements.ts';
import type { Policy } from '../plugins/policy.ts';
import type { RouteEntry } from '../plugins/route-table.ts';

type ProblemResponse = {
  readonly name: string;
  readonly description: string;
  readonly waits?: true;
};

/** Everything but success that a route may answer, by status. */
export const problemStatuses = {
  400: { name: 'Malformed', description: 'The request is not right; the problem names its field.' },
  401: { name: 'SignedOut', description: 'Nobody is signed in, or who they are was not proved.' },
  402: { name: 'PaymentFailed', description: 'The card, or who gave it out, refused.' },
  403: { name: 'Forbidden', description: 'The account, its plan or the sending page may not.' },
  404: { name: 'NotFound', description: 'It is not there, or not for who asks.' },
  409: { name: 'Conflict', description: 'It cannot be done as things are now.' },
  410: { name: 'Gone', description: 'It was there, and never will be again.' },
  413: { name: 'TooLarge', description: 'The body is larger than 64 KB.' },
  415: { name: 'NotJson', description: 'The body is not application/json.' },
  421: { name: 'OtherHost', description: 'The server does not answer to that host name.' },
  429: { name: 'TooMany', description: 'Too many requests; wait as long as is said.', waits: true },
  500: { name: 'Unexpected', description: 'Something went wrong on the side of the server.' },
  503: {
    name: 'Unavailable',
    description: 'Send the same request again in a moment.',
    waits: true,
  },
} as const satisfies Readonly<Record<number, ProblemResponse>>;
export type ProblemStatus = keyof typeof problemStatuses;

const statuses = Object.keys(problemStatuses).map(Number) as ProblemStatus[];

const byPolicy = ({ auth, csrf, anyHost, needs }: Policy): ProblemStatus[] => [
  400,
  500,
  503,
  ...(anyHost ? [] : [421 as const]),
  ...(auth === 'operator' ? [404 as const] : []),
  ...(auth === 'user' || auth === 'admin' ? [401 as const] : []),
  ...(csrf || auth === 'admin' || (needs && !isFree(needs)) ? [403 as const] : []),
];

/** Whether the route may change something, so that its request may carry a body and a key. */
const isWrite = ({ method }: RouteEntry): boolean => method !== 'GET' && method !== 'HEAD';

const byShape = (entry: RouteEntry): ProblemStatus[] => [
  ...(entry.policy.csrf ? [409 as const, 415 as const] : []),
  ...(isWrite(entry) ? [413 as const, 429 as const] : []),
  ...(entry.isRateLimited ? [429 as const] : []),
];

/** What a route may refuse: by its policy, by its shape, and what it says itself. */
const refusedBy = (entry: RouteEntry): readonly ProblemStatus[] => {
  const own = entry.schema.about.refuses ?? [];
  const all = new Set<ProblemStatus>([...byPolicy(entry.policy), ...byShape(entry), ...own]);
  return statuses.filter((status) => all.has(status));
};

const nameOf = (status: ProblemStatus): string => `${problemStatuses[status].name}Problem`;

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** Where the description of an operation finds the answer of that status. */
export const problemReferences = (
  entry: RouteEntry,
): Readonly<Record<string, OpenAPIV3_1.ReferenceObject>> =>
  Object.fromEntries([
    ...refusedBy(entry).map((status) => [status, reference(nameOf(status))]),
    ['default', reference('OtherProblem')],
  ]);

const schema = { $ref: '#/components/schemas/Problem' } as const;

const content = (example?: object) => ({
  'application/json': { schema, ...(example ? { example } : {}) },
});

const response = (
  { description, waits }: ProblemResponse,
  example?: object,
): OpenAPIV3_1.ResponseObject => ({
  description,
  ...(waits ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
  content: content(example),
});

/** Every problem as operations share them. */
export const problemResponses = (
  examples: Readonly<Record<ProblemStatus, object>>,
): Readonly<Record<string, OpenAPIV3_1.ResponseObject>> => ({
  ...Object.fromEntries(
    statuses.map((status) => [nameOf(status), response(problemStatuses[status], examples[status])]),
  ),
  OtherProblem: response({ name: 'Other', description: 'Whatever else went wrong.' }),
});
