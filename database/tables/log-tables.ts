import type { Generated } from 'kysely';
import type { StreamName } from '../../domain/kernel/ids.ts';

/** What happened, and which names of commands are taken. */
export type LogTables = {
  'log.event': {
    position: string;
    recorded_at: Date;
    id: string;
    revision: number;
    version: number;
    stream: StreamName;
    type: string;
    data: unknown;
    meta: unknown;
  };
  'log.reserved_name': {
    event_id: string;
    stream: StreamName;
    reserved_at: Generated<Date>;
  };
};
