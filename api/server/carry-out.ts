import type { FastifyRequest } from 'fastify';
import type { BoardwellEvent } from '../../domain/events/registry.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import type { Decider } from '../../domain/kernel/decider.ts';
import type { EventMeta, Position } from '../../domain/kernel/envelope.ts';
import type { AccountId, StreamName } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { idempotencyHeader } from '../plugins/request-headers.ts';
import type { ApiContext } from './context.ts';
import type { Exchange } from './exchange.ts';
import { namedCommand } from './named-command.ts';
import type { Refusal } from './refusal.ts';
import { Refused } from './refused.ts';
import { wishDigest } from './wish-digest.ts';
import type { ApiWorld } from './world.ts';

/** A learner's command without what the session and the clock tell. */
export type ByLearner<Command> = Command extends unknown
  ? Omit<Command, 'learnerId' | 'at'> & { readonly at?: Instant }
  : never;

/** Who did it, on which wish. */
const metaOf = (
  world: ApiWorld,
  request: FastifyRequest,
  {
    actor,
    subject = actor,
    eachTime,
  }: Pick<CommandRequest<never, never, never, never>, 'actor' | 'subject' | 'eachTime'>,
): EventMeta => {
  const about = { actor, subject, correlationId: request.id };
  const named = eachTime ? undefined : namedCommand(world, request, actor);
  if (!named) return { ...about, commandId: world.identifiers.command() };
  const key = String(request.headers[idempotencyHeader]);
  return { ...about, commandId: named, wishDigest: wishDigest(key, request.body) };
};

export type CommandRequest<State, Command, Event, R> = {
  readonly decider: Decider<State, Command, Event, R>;
  readonly stream: StreamName;
  readonly command: Command;
  readonly actor: AccountId;
  /** With whose key what is personal is sealed; the actor's where it is nobody else's. */
  readonly subject?: AccountId;
  /** It happens, and is recorded, as often as it is asked for, whatever key the client gives. */
  readonly eachTime?: true;
  /** As in a wish of `handleCommand`. */
  readonly begins?: boolean;
  /** Where in the request the refused part stands, for example `answers.2`. */
  readonly within?: (refusal: NoInfer<R>) => string | undefined;
};

/**
 * Carries a command out and tells the client its position.
 * Throws `Refused` with the decider's refusal, and what the log throws.
 */
export const carryOut = async <State, Command, Event extends BoardwellEvent, R extends Refusal>(
  { world, inTurn, ownWrites }: ApiContext,
  { request, reply }: Exchange,
  {
    decider,
    stream,
    command,
    within,
    begins = false,
    ...wish
  }: CommandRequest<State, Command, Event, R>,
): Promise<{ readonly state: State; readonly position: Position }> => {
  const meta = metaOf(world, request, wish);
  const handled = await inTurn(stream, () =>
    handleCommand(world.commands, { decider, stream, command, meta, begins }),
  );
  if (!handled.ok) throw new Refused(handled.refusal, within?.(handled.refusal));
  ownWrites.tell(reply, handled.position);
  return handled;
};
