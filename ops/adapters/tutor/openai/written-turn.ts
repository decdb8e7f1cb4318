import type { ModelAllowance } from '../../../../domain/ports/generation.ts';
import type { TutorPiece } from '../../../../domain/ports/tutor.ts';
import type { ModelClient, ModelMessage } from '../../generation/openai/model-client.ts';
import {
  ModelFailed,
  type ModelFailureReason,
  type ModelUsage,
} from '../../generation/openai/model-failed.ts';
import type { Grounds, PlannedTurn } from '../grounded-tutor.ts';
import type { Marks } from './marks.ts';

/** Why the built-in tutor answered after all, or ended an answer; nothing of what was said. */
export type TutorStandIn = {
  readonly model: string;
  readonly reason: ModelFailureReason | 'empty';
  readonly status?: number | undefined;
};

/** A turn that a model may word. */
export type WordedTurn = PlannedTurn & { readonly worded: Grounds };

export type ModelTurn = {
  readonly turn: WordedTurn;
  readonly allowance: ModelAllowance;
  readonly messages: readonly ModelMessage[];
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
};

/** What a model wrote of a turn, what that took, and why it is not whole where it is not. */
export type WrittenTurn = {
  readonly text: string;
  readonly usage: ModelUsage;
  readonly failed?: TutorStandIn;
};

const brokeOff = 'The answer broke off there. From the knowledge base:';

const failedTurn = (text: string, model: string, error: unknown): WrittenTurn => {
  if (!(error instanceof ModelFailed)) throw error;
  const { reason, status, usage } = error;
  return { text, usage, failed: { model, reason, status } };
};

/** What a model makes of a turn, as it comes; at its end what came of it. */
export const writtenTurn = async function* (
  client: ModelClient,
  { allowance, messages, signal, timeoutMs }: ModelTurn,
  marks: Marks,
): AsyncGenerator<TutorPiece, WrittenTurn> {
  const { model } = allowance;
  let text = '';
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  try {
    for await (const part of client.stream({ ...allowance, messages, timeoutMs, signal })) {
      const more = part.kind === 'end' ? marks.end() : marks.take(part.text);
      text += more;
      if (more !== '') yield { kind: 'text', text: more };
      if (part.kind === 'end') usage = part.usage;
    }
  } catch (error) {
    return failedTurn(text, model, error);
  }
  const isEmpty = text.trim() === '';
  return { text, usage, ...(isEmpty ? { failed: { model, reason: 'empty' as const } } : {}) };
};

/** What is added to what a model wrote, so that the turn is whole. */
export const endOf = (
  { said, worded: { asks } }: WordedTurn,
  { text, failed }: WrittenTurn,
  marks: Marks,
): string => {
  if (failed) return `\n\n${brokeOff}\n\n${marks.append(said.text, said.cites)}`;
  // The conversation stands at this question, whether or not it was put.
  return asks === null || text.includes(asks) ? '' : `\n\n**${asks}**`;
};
