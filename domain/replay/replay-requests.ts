import type { RebuildAction, RebuildKind } from '../contracts/replay.ts';
import type { Decider } from '../kernel/decider.ts';
import { accepted } from '../kernel/result.ts';
import type { AdminRequest } from './admin-request.ts';
import type { ReplayEvent } from './events.ts';

type About = { readonly rebuildId: string; readonly readModel: string };

export type StartRebuild = AdminRequest &
  About & { readonly type: 'StartRebuild'; readonly kind: RebuildKind };

export type SteerRebuild = AdminRequest &
  About & { readonly type: 'SteerRebuild'; readonly action: RebuildAction };

type ReplayRequest = StartRebuild | SteerRebuild;

/**
 * Who asked what of a rebuild, when and why: for the auditor. What a rebuild has come to is in no event,
 * for it changes nothing that the log tells.
 */
export const replayRequests: Decider<null, ReplayRequest, ReplayEvent, never> = {
  initial: null,
  decide: (command) => {
    if (command.type === 'StartRebuild') {
      const { type: _, ...data } = command;
      return accepted([{ type: 'RebuildStarted', data }]);
    }
    const { type: _, ...data } = command;
    return accepted([{ type: 'RebuildSteered', data }]);
  },
  evolve: () => null,
};
