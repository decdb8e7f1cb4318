import type { z } from 'zod';
import { minPositionHeader, positionHeader } from '../../domain/contracts/live.ts';
import { problem } from '../../domain/contracts/problem.ts';
import { HttpError } from './http-error.ts';
import { minPosition, raiseMinPosition } from './position.ts';
import { hearServerDate } from './server-clock.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

export type RequestOptions<Value> = {
  /** From the root: /api/progress. */
  readonly path: string;
  readonly schema: z.ZodType<Value>;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page, for what is sent while it closes. */
  readonly keepalive?: boolean;
};

const headersOf = ({
  body,
  headers,
}: Pick<RequestOptions<unknown>, 'body' | 'headers'>): Record<string, string> => {
  const position = minPosition();
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(position === undefined ? {} : { [minPositionHeader]: position }),
    ...headers,
  };
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The header may also name a date; then nobody waits for it. */
const retryAfterOf = (headers: Headers): number => Number(headers.get('retry-after') ?? 0) || 0;

/** What a non-OK answer said. */
export const errorOf = ({ status, statusText, headers }: Response, text: string): HttpError => {
  const said = problem.safeParse(parsedJson(text));
  const about = { status, statusText, retryAfter: retryAfterOf(headers) };
  if (!said.success) return new HttpError({ ...about, text });
  const { message, code, field } = said.data;
  return new HttpError({ ...about, text: message, code, field });
};

/** One call, its answer not read yet. Throws `TypeError` when none came. */
export const send = async (options: Omit<RequestOptions<unknown>, 'schema'>): Promise<Response> => {
  const { path, method = 'GET', body, signal, keepalive } = options;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: headersOf(options),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  hearServerDate(response.headers.get('date'), performance.now());
  const position = response.headers.get(positionHeader);
  if (position) raiseMinPosition(position);
  return response;
};

/**
 * As `request`, with the answer's headers beside its data.
 *
 * @throws HttpError for a non-OK answer, UnexpectedAnswer for an OK one of another shape,
 *   TypeError when no answer came.
 */
export const requestWithHeaders = async <Value>(
  options: RequestOptions<Value>,
): Promise<{ readonly data: Value; readonly headers: Headers }> => {
  const response = await send(options);
  const text = await response.text();
  if (!response.ok) throw errorOf(response, text);
  const read = options.schema.safeParse(parsedJson(text));
  if (!read.success) throw new UnexpectedAnswer(options.path, read.error);
  return { data: read.data, headers: response.headers };
};

/**
 * One call to the server: cookies go along, reads wait for this page's own writes.
 *
 * @throws HttpError for a non-OK answer, UnexpectedAnswer for an OK one of another shape,
 *   TypeError when no answer came.
 */
export const request = async <Value>(options: RequestOptions<Value>): Promise<Value> =>
  (await requestWithHeaders(options)).data;
