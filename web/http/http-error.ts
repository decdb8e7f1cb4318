/** A non-OK answer; the message is "401: text". */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string | undefined;
  /** The field of the request that is wrong, when the server names one. */
  readonly field: string | undefined;
  /** Seconds the server asks to be left alone; 0 where it did not say. */
  readonly retryAfter: number;
  /** What the server said, without the status; empty when the body was. */
  readonly text: string;

  constructor(answer: {
    readonly status: number;
    readonly statusText: string;
    readonly text: string;
    readonly code?: string | undefined;
    readonly field?: string | undefined;
    readonly retryAfter?: number;
  }) {
    super(`${answer.status}: ${answer.text || answer.statusText}`);
    this.status = answer.status;
    this.code = answer.code;
    this.field = answer.field;
    this.retryAfter = answer.retryAfter ?? 0;
    this.text = answer.text;
  }
}

/** The page of a proxy in between is not written for a toast. */
const isPage = (text: string): boolean => text.trimStart().startsWith('<');

/** The server's own words, or undefined when there are none (empty body, a page, no connection). */
export const serverText = (error: unknown): string | undefined =>
  error instanceof HttpError && error.text !== '' && !isPage(error.text) ? error.text : undefined;
