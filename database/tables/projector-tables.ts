import type { Generated } from 'kysely';
import type { Position } from '../../domain/kernel/envelope.ts';
import type { StreamName } from '../../domain/kernel/ids.ts';

/** How far whoever follows the log has come, what waits and what stopped. */
export type ProjectorTables = {
  'projector.checkpoint': {
    projection: string;
    partition: number;
    partitions: number;
    version: number;
    generation: number;
    position: Position;
    term: Generated<number>;
  };
  'projector.failure': {
    projection: string;
    partition: number;
    partitions: number;
    position: Position | null;
    event_id: string | null;
    event_type: string | null;
    error: string;
    failed_at: Generated<Date>;
  };
  'projector.reaction': {
    name: string;
    position: Position;
    term: Generated<number>;
    session: number | null;
    session_since: Date | null;
    held_until: Generated<Date>;
  };
  'projector.lease': {
    name: string;
    term: Generated<number>;
    session: number | null;
    session_since: Date | null;
    held_until: Generated<Date>;
  };
  'projector.parked': {
    reaction: string;
    key: string;
    stream: StreamName;
    position: Position | null;
    event_id: string | null;
    event_type: string | null;
    work: unknown;
    error: string;
    failures: number;
    parked_at: Generated<Date>;
    failed_at: Generated<Date>;
    next_try_at: Date | null;
    order_key: string;
  };
  'projector.stalled': {
    reaction: string;
    error: string;
    stalled_at: Generated<Date>;
  };
  'projector.rekeying': {
    item_id: string;
    revision: number;
    event_id: string;
    position: Position;
    cursor: Generated<string>;
    begun_at: Generated<Date>;
  };
};
