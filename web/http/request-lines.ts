import { errorOf, type RequestOptions, send } from './request.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

export type LinesRequest<Value> = Pick<
  RequestOptions<Value>,
  'path' | 'body' | 'schema' | 'signal'
> & {
  /** Told as they come in. */
  readonly onLine: (line: Value) => void;
};

/** Whole lines as they come in, the last one with or without its end. */
const linesOf = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for (let reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter((line) => line.trim() !== '');
    if (done) return;
  }
};

/**
 * Posts, and reads an answer that comes in lines of JSON.
 *
 * @throws HttpError for a non-OK answer, UnexpectedAnswer for a line of another shape, TypeError when none came or it broke off.
 */
export const requestLines = async <Value>({
  schema,
  onLine,
  ...options
}: LinesRequest<Value>): Promise<void> => {
  const response = await send({ ...options, method: 'POST' });
  if (!response.ok || !response.body) throw errorOf(response, await response.text());
  for await (const text of linesOf(response.body)) {
    const line = schema.safeParse(JSON.parse(text));
    if (!line.success) throw new UnexpectedAnswer(options.path, line.error);
    onLine(line.data);
  }
};
