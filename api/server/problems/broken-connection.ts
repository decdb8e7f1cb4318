import type { Socket } from 'node:net';

type RawProblem = readonly [status: string, code: string, message: string];

const byCode: Readonly<Record<string, RawProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'RequestTimeout',
    'The request did not arrive in time.',
  ],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'HeadersTooLarge',
    'Send fewer or shorter headers.',
  ],
};

const notHttp: RawProblem = ['400 Bad Request', 'MalformedRequest', 'This is not an HTTP request.'];

/** Answers on the bare socket what could not even be read as a request. */
export const answerBrokenConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code, message] = byCode[error.code ?? ''] ?? notHttp;
  const body = JSON.stringify({ message, code });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
};
