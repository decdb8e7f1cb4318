import type { FastifyReply } from 'fastify';
import type { TutorPiece } from '../../domain/contracts/tutor.ts';

const headers = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  // Asks a proxy in front to pass pieces on as they come.
  'x-accel-buffering': 'no',
} as const;

/** Answers in lines of JSON, each as soon as it is known; what nobody listens to any more is let go. */
export const pieceStream = (reply: FastifyReply) => {
  const response = reply.hijack().raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(200, headers);
  return {
    write: (piece: TutorPiece): void => {
      if (!response.destroyed) response.write(`${JSON.stringify(piece)}\n`);
    },
    end: (): void => {
      if (!response.destroyed) response.end();
    },
  };
};
