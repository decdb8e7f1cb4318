import type { Hold } from '../../domain/draws/held-items.ts';
import { mostByTheClock } from '../../domain/draws/quota.ts';
import { StreamContended } from '../../domain/handling/handle-command.ts';
import {
  type AccountId,
  type AttemptId,
  attemptStream,
  simulationStream,
} from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { newAttemptId } from '../attempt/papers/new-attempt-id.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { namedCommand } from '../server/named-command.ts';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import { type LearnersDraws, learnersDraws } from './learners-draws.ts';
import { type DrawNotice, recordDraw } from './record-draw.ts';

/** The moment of a draw, and the open papers by the clock whose items it must not hold. */
export type Moment = { readonly at: Instant; readonly holds: readonly Hold[] };

export type Drawing<Source, Drawn> = {
  /** What is drawn from. */
  readonly source: () => Promise<Source>;
  /** Throws `Refused` where nothing can be drawn. */
  readonly draw: (source: Source, moment: Moment) => Drawn;
  readonly notice: (drawn: Drawn, at: Instant) => Pick<DrawNotice, 'count' | 'until' | 'items'>;
  /** Of what was drawn and recorded. */
  readonly issue: (drawn: Drawn, issuing: Issuing) => Promise<void>;
};

export type Issuing = { readonly attemptId: AttemptId; readonly at: Instant };

/** Turns that the draws of a learner take in this process. */
export const drawsOf = (learner: AccountId): string => `draws of ${learner}`;

const tries = 5;

/** Whether this very wish has its paper already: it is answered with that, and draws no other. */
const isIssued = async ({ world }: ApiContext, { request }: Exchange, attemptId: AttemptId) => {
  if (!namedCommand(world, request, signedIn(request).accountId)) return false;
  const { log } = world.commands;
  const streams = [attemptStream(attemptId), simulationStream(attemptId)];
  const firsts = await Promise.all(streams.map((one) => log.readStream(one, { limit: 1 })));
  return firsts.flat().length > 0;
};

const now = async (context: ApiContext, exchange: Exchange, attemptId: AttemptId) => {
  const at = context.world.clock.instant();
  const draws = await learnersDraws(
    context.world.commands,
    signedIn(exchange.request).accountId,
    at,
  );
  const holds = await context.holds.among(draws, at);
  return { at, draws, holds: holds.filter((hold) => hold.attemptId !== attemptId) };
};

type DrawnSoFar = Moment & { readonly draws: LearnersDraws };

type DrawRequest = {
  readonly learner: AccountId;
  readonly standing: DrawnSoFar;
  readonly until: Instant | null;
};

/** Only who drew so many at all can have so many without an answer. */
const hasTooMany = async (
  { world, learners }: ApiContext,
  { learner, standing: { at, draws } }: DrawRequest,
): Promise<boolean> => {
  const most = world.settings.limits.unanswered;
  const drawn = [...draws.before.draws, ...draws.today.draws];
  const sum = drawn.reduce((total, { count }) => total + count, 0);
  return sum >= most && (await learners.unanswered(learner, at)) >= most;
};

const refuseTooMany = async (context: ApiContext, wished: DrawRequest): Promise<void> => {
  const { standing, until } = wished;
  const isTimedOver = until !== null && standing.holds.length >= mostByTheClock;
  if (isTimedOver || (await hasTooMany(context, wished))) {
    throw new Refused({ code: 'FinishFirst' });
  }
};

/** Issues what was drawn, unless somebody else drew since the moment it was drawn by. */
const tryOnce = async <Source, Drawn>(
  context: ApiContext,
  exchange: Exchange,
  {
    drawing: { draw, notice, issue },
    from,
    standing,
    attemptId,
    issued,
  }: {
    readonly drawing: Drawing<Source, Drawn>;
    readonly from: Source;
    readonly standing: DrawnSoFar;
    readonly attemptId: AttemptId;
    readonly issued: boolean;
  },
): Promise<'done' | 'meanwhile'> => {
  const { at, draws } = standing;
  const drawn = draw(from, standing);
  const about = notice(drawn, at);
  if (!issued && about.count === 0) return 'done';
  if (!issued) {
    const learner = signedIn(exchange.request).accountId;
    await refuseTooMany(context, { learner, standing, until: about.until });
    const made = { notice: { attemptId, at, ...about }, draws };
    if ((await recordDraw(context, exchange, made)) === 'meanwhile') return 'meanwhile';
  }
  await issue(drawn, { attemptId, at });
  return 'done';
};

/**
 * Draws, records the draw and issues its paper, for one learner one after the other; where another
 * process was faster the draw is made anew. Throws `Refused`, and `StreamContended` after some tries.
 */
export const drawInTurn = <Source, Drawn>(
  context: ApiContext,
  exchange: Exchange,
  drawing: Drawing<Source, Drawn>,
): Promise<void> => {
  const learner = signedIn(exchange.request).accountId;
  const attemptId = newAttemptId(context, exchange);
  return context.inTurn(drawsOf(learner), async () => {
    const [from, first, issued] = await Promise.all([
      drawing.source(),
      now(context, exchange, attemptId),
      isIssued(context, exchange, attemptId),
    ]);
    let standing: DrawnSoFar = first;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const tried = { drawing, from, standing, attemptId, issued };
      if ((await tryOnce(context, exchange, tried)) === 'done') return;
      standing = await now(context, exchange, attemptId);
    }
    throw new StreamContended(`${learner} drew elsewhere ${tries} times while this waited`);
  });
};
