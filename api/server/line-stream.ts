import type { FastifyReply } from 'fastify';

const headers = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  // Asks a proxy in front to pass lines on as they come.
  'x-accel-buffering': 'no',
} as const;

/** Answers in lines of JSON, each as soon as it is known; what nobody listens to any more is let go. */
export const lineStream = <Line>(reply: FastifyReply) => {
  const response = reply.hijack().raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(200, headers);
  return {
    write: (line: Line): void => {
      if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
    },
    /** Nobody listens any more, or it has ended. */
    whenClosed: (then: () => void): void => {
      response.once('close', then);
    },
    end: (): void => {
      if (!response.destroyed) response.end();
    },
  };
};
