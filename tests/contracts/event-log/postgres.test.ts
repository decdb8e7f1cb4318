import { eventLogContract } from './event-log.contract.ts';
import { openPostgresLog } from './open-postgres-log.ts';

eventLogContract('the log in Postgres', openPostgresLog);
