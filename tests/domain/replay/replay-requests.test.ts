import { describe, expect, it } from 'vitest';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { replayRequests } from '../../../domain/replay/replay-requests.ts';

const asked = {
  by: 'admin-1' as AccountId,
  at: '2026-11-27T12:00:00.000Z' as Instant,
  reason: 'A row looked wrong',
};
const about = { rebuildId: '7f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f', readModel: 'progress' };

describe('what administrators ask of the workbench', () => {
  it.each([
    [{ type: 'StartRebuild', ...about, kind: 'rebuild', ...asked }, 'RebuildStarted'],
    [{ type: 'StartRebuild', ...about, kind: 'roll-back', ...asked }, 'RebuildStarted'],
    [{ type: 'SteerRebuild', ...about, action: 'swap', ...asked }, 'RebuildSteered'],
  ] as const)('$type is an event of who, when and why', (command, type) => {
    const { type: _, ...data } = command;
    expect(replayRequests.decide(command, null)).toEqual({ ok: true, value: [{ type, data }] });
  });

  it('is told each time: what was asked before forbids nothing', () => {
    const event = {
      type: 'RebuildStarted',
      data: { ...about, kind: 'rebuild', ...asked },
    } as const;
    expect(replayRequests.evolve(null, event)).toBeNull();
  });
});
