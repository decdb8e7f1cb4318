import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refused.ts';
import { boundedStream } from './bounded-stream.ts';

/** In one process, whoever's they are: each holds a page of events in memory and asks for the next. */
const mostAtOnce = 8;

const longestWaitSeconds = 10;

/** One download at a time for each account, and few for all. */
export const downloadsUnderWay = () => {
  const owners = new Set<AccountId>();
  const begin = (owner: AccountId): void => {
    if (owners.has(owner)) throw new Refused({ code: 'DownloadUnderWay' });
    if (owners.size >= mostAtOnce) {
      throw new Refused({ code: 'TooManyTries', seconds: longestWaitSeconds });
    }
    owners.add(owner);
  };
  return {
    /** What is opened, bounded in time; the turn ends with it, or where it cannot be opened. Throws `Refused`. */
    stream: async (
      owner: AccountId,
      request: FastifyRequest,
      open: () => Promise<AsyncIterable<string | Uint8Array>>,
    ): Promise<Readable> => {
      begin(owner);
      const whenOver = (): void => {
        owners.delete(owner);
      };
      const failed = (error: unknown): void =>
        request.log.warn({ err: loggedError(error) }, 'A download was cut off');
      try {
        return boundedStream(await open(), { failed, whenOver });
      } catch (error) {
        whenOver();
        throw error;
      }
    },
  };
};
