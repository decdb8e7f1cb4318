import type { FastifyReply, FastifyRequest } from 'fastify';
import { minPositionHeader, positionHeader, positionText } from '../../../domain/contracts/live.ts';
import { beforeAll, laterOf, type Position } from '../../../domain/kernel/envelope.ts';
import type { ProjectionName } from '../../../projectors/all.ts';
import { hostCookie } from '../../plugins/host-cookie.ts';
import type { ApiWorld } from '../world.ts';
import { latestOfSessions } from './latest-of-sessions.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** To be kept by the client's cookie; `beforeAll` where there is nothing to keep. */
    kept: Position;
  }
}

/** By then every read model has long come to it, or waiting helps no more. */
const cookieSeconds = 60;

const positionCookie = hostCookie({ name: 'pos', maxAgeSeconds: cookieSeconds });

/** After a request came it waits no longer than this for read models, however often it has to. */
const longestWaitMs = 2000;

const readBehindHeader = 'x-read-behind';

/** True where the answer is made of read models that do not hold yet what the client wrote. */
export const isBehind = (reply: FastifyReply): boolean => reply.hasHeader(readBehindHeader);

/** Whoever makes a position up makes nobody wait but themselves, and not for long. */
const read = (text: unknown): Position => (positionText.safeParse(text).data ?? '') as Position;

type OwnWritesWorld = Pick<ApiWorld, 'readPosition'> & {
  readonly settings: Pick<ApiWorld['settings'], 'publicOrigin'>;
};

/**
 * Everybody reads what they wrote: each command tells its position by header, for pages that keep it
 * themselves, and by a cookie, for every other client. Whatever reads waits for the later one.
 */
export const ownWrites = ({ readPosition, settings }: OwnWritesWorld) => {
  const { publicOrigin } = settings;
  const latestOf = latestOfSessions();
  const inCookie = (request: FastifyRequest): Position =>
    read(positionCookie.read(request, publicOrigin));
  /** `beforeAll` of a client that says nothing. */
  const written = (request: FastifyRequest): Position =>
    laterOf(read(request.headers[minPositionHeader]), inCookie(request));

  return {
    /** Tells the client where its command is in the log. */
    tell: (reply: FastifyReply, position: Position): void => {
      const { session } = reply.request;
      reply.header(positionHeader, position);
      reply.kept = session ? latestOf(session.id, position) : position;
    },

    /** At sign-out: whoever comes next in this browser starts afresh. */
    forget: (reply: FastifyReply): void => {
      reply.kept = beforeAll;
      positionCookie.clear(reply, publicOrigin);
    },

    /** Last of an answer's cookies: simple clients keep the first, which is the session's. */
    setCookie: (reply: FastifyReply): void => {
      if (reply.kept > inCookie(reply.request)) positionCookie.set(reply, publicOrigin, reply.kept);
    },

    /** Whether these read models hold already what the client wrote. */
    areIn: async (request: FastifyRequest, reads: readonly ProjectionName[]): Promise<boolean> => {
      const position = written(request);
      return position === beforeAll || readPosition.reached(reads, position, 0);
    },

    /** Waits until they do; when time runs out, what is answered is true, only older than asked. */
    wait: async (reply: FastifyReply, reads: readonly ProjectionName[]): Promise<void> => {
      const position = written(reply.request);
      if (position === beforeAll) return;
      const leftMs = Math.max(0, longestWaitMs - reply.elapsedTime);
      const reached = await readPosition.reached(reads, position, leftMs);
      if (!reached) reply.header(readBehindHeader, 'true');
    },
  };
};
export type OwnWrites = ReturnType<typeof ownWrites>;
