import { instantOf } from '../../../domain/kernel/time.ts';
import { memoryEventLog } from '../../../ops/adapters/event-log/memory-event-log.ts';
import { eventLogContract } from './event-log.contract.ts';

eventLogContract('the log in memory', async () => {
  const log = memoryEventLog(() => instantOf(Date.now()));
  return { log, close: log.close };
});
