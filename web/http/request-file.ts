import { errorOf, type RequestOptions, send } from './request.ts';

export type FileRequest = Pick<RequestOptions<unknown>, 'path' | 'body' | 'signal'> & {
  /** Told as it comes in: bytes so far. */
  readonly onBytes: (bytes: number) => void;
};

/**
 * A file that is posted for, with how much of it has come so far.
 *
 * @throws HttpError for a non-OK answer, TypeError when none came or it broke off.
 */
export const requestFile = async ({ onBytes, ...options }: FileRequest): Promise<Blob> => {
  const response = await send({ ...options, method: 'POST' });
  if (!response.ok || !response.body) throw errorOf(response, await response.text());
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
};
