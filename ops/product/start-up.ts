import type { FastifyBaseLogger } from 'fastify';
import type { StartUp } from '../../domain/ports/start-up.ts';
import { type CatchUpTelling, tellCatchUp } from './tell-catch-up.ts';
import { type RebuildTelling, tellRebuild } from './tell-rebuild.ts';

export type OpenedStartUp = {
  readonly catchUp: CatchUpTelling;
  readonly rebuild: RebuildTelling;
  readonly startUp: StartUp & { readonly end: () => void };
};

/** A start that is under way until it is said to have ended, and how far its read models are. */
export const openStartUp = (logger: FastifyBaseLogger): OpenedStartUp => {
  const now = () => performance.now();
  const rebuild = tellRebuild(logger, now);
  let isUnderWay = true;
  const end = (): void => {
    isUnderWay = false;
  };
  const { preparation } = rebuild;
  return {
    catchUp: tellCatchUp(logger, now),
    rebuild,
    startUp: { preparation, isUnderWay: () => isUnderWay, end },
  };
};
