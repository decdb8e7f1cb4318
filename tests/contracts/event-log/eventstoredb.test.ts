import { eventLogContract } from './event-log.contract.ts';
import { openEventStoreDbLog } from './open-eventstoredb-log.ts';

eventLogContract('the log in EventStoreDB', openEventStoreDbLog);
