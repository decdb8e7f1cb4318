import type { PendingCall, PendingCalls } from '../../../../storage/pending-calls.ts';
import type { PaperRefusal } from './refusal-of.ts';

export type RoundInput = {
  readonly calls: PendingCalls;
  readonly send: (call: PendingCall) => Promise<unknown>;
  /** Undefined when sending the same again may succeed. */
  readonly refusalOf: (error: unknown) => PaperRefusal | undefined;
  /** Milliseconds for which the server asks to be left alone; 0 where it does not. */
  readonly askedWaitMs: (error: unknown) => number;
  /** Told of every refusal, with the call that met it. */
  readonly onRefused: (refusal: PaperRefusal, call: PendingCall, error: unknown) => void;
};

type Outcome =
  | { readonly is: 'sent' | 'refused' | 'passed-over' }
  | { readonly is: 'later'; readonly waitMs: number };

/** How a round ended: whether anything arrived, and how long the server asked to be left alone. */
export type Round = { readonly hasSent: boolean; readonly waitMs: number };

/** Sends what is pending, once around. `onTry` hears the id of each call before it goes. */
export const sendRound = async (
  { calls, send, refusalOf, askedWaitMs, onRefused }: RoundInput,
  onTry: (id: string) => void,
): Promise<Round> => {
  const failed = (call: PendingCall, error: unknown): Outcome => {
    const refusal = refusalOf(error);
    if (refusal === undefined) return { is: 'later', waitMs: askedWaitMs(error) };
    onRefused(refusal, call, error);
    if (refusal === 'over') calls.clear();
    return { is: refusal === 'unclear' ? 'passed-over' : 'refused' };
  };

  const sendOne = async (call: PendingCall): Promise<Outcome> => {
    onTry(call.id);
    const outcome = await send(call).then(
      () => ({ is: 'sent' as const }),
      (error: unknown) => failed(call, error),
    );
    const isSettled = outcome.is === 'sent' || outcome.is === 'refused';
    // What was put into the slot meanwhile is newer and stays.
    if (isSettled && calls.get(call.slot)?.id === call.id) calls.remove(call.slot);
    return outcome;
  };

  // What nobody understood must not hold up what comes after it.
  const passedOver = new Set<string>();
  const next = () => calls.all().find(({ id }) => !passedOver.has(id));
  let hasSent = false;
  for (let call = next(); call; call = next()) {
    const outcome = await sendOne(call);
    if (outcome.is === 'later') return { hasSent, waitMs: outcome.waitMs };
    if (outcome.is === 'sent') hasSent = true;
    if (outcome.is === 'passed-over') passedOver.add(call.id);
  }
  return { hasSent, waitMs: 0 };
};
