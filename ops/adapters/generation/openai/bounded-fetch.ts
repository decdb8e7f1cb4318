/** More than a model was allowed to say came from it. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong' as const;
}

const bounded = (bytes: number): TransformStream<Uint8Array, Uint8Array> => {
  let left = bytes;
  return new TransformStream({
    transform: (chunk, controller) => {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new AnswerTooLong(`More than ${bytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
};

/** Fetches at most so many bytes of an answer, and follows no redirect: the key goes to one server only. */
export const boundedFetch =
  (bytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { status, statusText, headers, body } = response;
    if (!body) return response;
    return new Response(body.pipeThrough(bounded(bytes)), { status, statusText, headers });
  };
