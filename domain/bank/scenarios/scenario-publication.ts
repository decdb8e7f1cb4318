import { match } from 'ts-pattern';
import type { Decider } from '../../kernel/decider.ts';
import type { ScenarioId } from '../../kernel/ids.ts';
import { accepted, refused } from '../../kernel/result.ts';
import type { Instant } from '../../kernel/time.ts';
import type { BankScenario, ScenarioEvent } from './scenario-events.ts';

export type ScenarioPublication =
  | { readonly status: 'unpublished' }
  | {
      readonly status: 'published' | 'withdrawn';
      readonly revision: number;
      readonly contentHash: string;
    };

export type ScenarioCommand =
  | (BankScenario & {
      readonly type: 'PublishScenario';
      readonly scenarioId: ScenarioId;
      readonly contentHash: string;
      readonly at: Instant;
    })
  | {
      readonly type: 'WithdrawScenario';
      readonly scenarioId: ScenarioId;
      readonly at: Instant;
    };

export type ScenarioRefusal = { readonly code: 'ScenarioNotPublished' };

/** Revisions that were published before this one. */
export const revisionOf = (state: ScenarioPublication): number =>
  state.status === 'unpublished' ? 0 : state.revision;

/** The life of one simulation scenario in the bank: published, revised, withdrawn. */
export const scenarioPublication: Decider<
  ScenarioPublication,
  ScenarioCommand,
  ScenarioEvent,
  ScenarioRefusal
> = {
  initial: { status: 'unpublished' },
  decide: (command, state) =>
    match(command)
      .returnType<ReturnType<typeof scenarioPublication.decide>>()
      .with({ type: 'PublishScenario' }, ({ type: _, ...scenario }) =>
        state.status === 'published' && state.contentHash === scenario.contentHash
          ? accepted([])
          : accepted([
              {
                type: 'ScenarioPublished',
                data: { ...scenario, revision: revisionOf(state) + 1 },
              },
            ]),
      )
      .with({ type: 'WithdrawScenario' }, ({ type: _, ...gone }) =>
        state.status === 'published'
          ? accepted([{ type: 'ScenarioWithdrawn', data: gone }])
          : refused({ code: 'ScenarioNotPublished' }),
      )
      .exhaustive(),
  evolve: (state, event) =>
    match(event)
      .returnType<ScenarioPublication>()
      .with({ type: 'ScenarioPublished' }, ({ data: { revision, contentHash } }) => ({
        status: 'published',
        revision,
        contentHash,
      }))
      .with({ type: 'ScenarioWithdrawn' }, () =>
        state.status === 'unpublished' ? state : { ...state, status: 'withdrawn' },
      )
      .exhaustive(),
};
