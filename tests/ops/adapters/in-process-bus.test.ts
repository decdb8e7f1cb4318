import { describe, expect, it } from 'vitest';
import type { Hint } from '../../../domain/ports/hints.ts';
import { inProcessBus } from '../../../ops/adapters/bus/in-process-bus.ts';

const recovered: Hint = { kind: 'recovered' };

describe('the bus within a process', () => {
  it('brings a hint to everyone who listens, until they stop', () => {
    const heard: string[] = [];
    const bus = inProcessBus({ report: () => undefined });
    const stop = bus.listen(() => heard.push('one'));
    bus.listen(() => heard.push('two'));
    bus.publish(recovered);
    stop();
    bus.publish(recovered);
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
    bus.publish(recovered);
    expect(heard).toEqual([recovered]);
    expect(reported).toEqual([failure]);
  });

  it('is silent once it is closed', async () => {
    const heard: Hint[] = [];
    const bus = inProcessBus({ report: () => undefined });
    bus.listen((hint) => heard.push(hint));
    await bus.close();
    bus.publish(recovered);
    expect(heard).toEqual([]);
  });
});
