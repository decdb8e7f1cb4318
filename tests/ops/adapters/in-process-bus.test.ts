import { describe, expect, it } from 'vitest';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Hint } from '../../../domain/ports/hints.ts';
import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';

const appended: Hint = { kind: 'appended', position: '00000000000000000001' as Position };

describe('the bus within a process', () => {
  it('brings a hint to everyone who listens, until they stop', () => {
    const heard: string[] = [];
    const bus = inProcessBus({ report: () => undefined });
    const stop = bus.listen(() => heard.push('one'));
    bus.listen(() => heard.push('two'));
    bus.publish(appended);
    stop();
    bus.publish(appended);
    expect(heard).toEqual(['one', 'two', 'two']);
  });

  it('reports a listener that throws, and the others still hear', () => {
    const heard: Hint[] = [];
    const reported: unknown[] = [];
    const bus = inProcessBus({ report: (error) => reported.push(error) });
    const failure = new Error('broken listener');
    bus.listen(() => {
      throw failure;
    });
    bus.listen((hint) => heard.push(hint));
    bus.publish(appended);
    expect(heard).toEqual([appended]);
    expect(reported).toEqual([failure]);
  });

  it('is silent once it is closed', async () => {
    const heard: Hint[] = [];
    const bus = inProcessBus({ report: () => undefined });
    bus.listen((hint) => heard.push(hint));
    await bus.close();
    bus.publish(appended);
    expect(heard).toEqual([]);
  });
});
