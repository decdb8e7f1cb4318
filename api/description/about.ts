import type { Capability } from '../server/capabilities.ts';

/** What a route may refuse beside what its policy and its shape already say. */
export type OwnStatus = 401 | 402 | 403 | 404 | 409 | 410 | 429;

/** What a client's author reads of a route first. */
export type About = {
  readonly capability: Capability;
  /** What a generated client calls it. */
  readonly operationId: string;
  readonly summary: string;
  readonly refuses?: readonly OwnStatus[];
  /** It happens as often as it is asked for, whatever key the client gives. */
  readonly eachTime?: true;
  /** Headers of the answer that tell something. */
  readonly answersWith?: readonly ('Set-Cookie' | 'X-Attempt-Id')[];
  /** Of the answer; JSON when absent. */
  readonly produces?: string;
};

declare module 'fastify' {
  interface FastifySchema {
    about: About;
  }
}
