import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { History } from './history.ts';
import { type PlannedEvent, type Try, wasUnknown } from './operation.ts';

export type SendOutcome<Answer> =
  | { readonly outcome: 'fail' | 'unknown'; readonly why: string }
  | { readonly outcome: 'ok'; readonly position: Position; readonly answer: Answer };

export type Wish<Answer> = {
  /** The command id that the product makes of the client's key. */
  readonly commandId: (key: string) => string;
  readonly send: (key: string) => Promise<SendOutcome<Answer>>;
  readonly events: (answer: Answer | undefined) => readonly PlannedEvent[];
};

export type Client = {
  readonly name: string;
  readonly history: History;
  /** A client that calls its wish by another name at every try: the mutant of the oracle's test. */
  readonly forgetsKeys?: boolean;
};

const againAfterMs = 20;
const patienceMs = 60_000;

type Settled<Answer> = {
  readonly keys: readonly string[];
  readonly tries: readonly Try[];
  readonly told: SendOutcome<Answer>;
};

const settle = async <Answer>(
  send: Wish<Answer>['send'],
  forgetsKeys: boolean,
): Promise<Settled<Answer>> => {
  const until = performance.now() + patienceMs;
  const tries: Try[] = [];
  for (let keys = [randomUUID() as string]; ; await sleep(againAfterMs)) {
    const from = performance.now();
    const told = await send(keys.at(-1) ?? '');
    tries.push({ from, to: performance.now(), outcome: told.outcome });
    // A refusal says what became of this try; an earlier one may still have been carried out.
    if (told.outcome === 'ok' || !wasUnknown({ tries })) return { keys, tries, told };
    if (performance.now() > until)
      throw new Error(`No outcome in ${tries.length} tries: ${told.why}`);
    if (forgetsKeys) keys = [...keys, randomUUID()];
  }
};

/**
 * Sends a wish until its outcome is known and writes the operation down. Gives the answer, nothing
 * when the wish was refused. Throws when a minute brings no outcome.
 */
export const carryThrough = async <Answer>(
  { name, history, forgetsKeys = false }: Client,
  { commandId, send, events }: Wish<Answer>,
): Promise<Answer | undefined> => {
  const { keys, tries, told } = await settle(send, forgetsKeys);
  const { position, answer } = told.outcome === 'ok' ? told : {};
  const commandIds = keys.map(commandId);
  history.operations.push({ client: name, commandIds, tries, events: events(answer), position });
  return answer;
};
