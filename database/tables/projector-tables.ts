import type { Generated } from 'kysely';
import type {
  MetricAbout,
  MetricFailureCode,
  MetricTable,
} from '../../domain/contracts/metrics.ts';
import type {
  RebuildAction,
  RebuildComparison,
  RebuildKind,
  RebuildOutcome,
  RebuildStepName,
} from '../../domain/contracts/replay.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import type { StreamName } from '../../domain/kernel/ids.ts';

export type RebuildState = 'running' | 'paused' | 'waiting' | 'swapping';

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
  'projector.rebuild': {
    id: string;
    projection: string;
    kind: RebuildKind;
    asked_by: string;
    wish: RebuildAction | null;
    state: Generated<RebuildState>;
    step: RebuildStepName | null;
    events: Generated<string>;
    position: Generated<Position>;
    up_to: Generated<Position>;
    memory_mb: number | null;
    rates: Generated<readonly number[]>;
    comparison: RebuildComparison | null;
    outcome: RebuildOutcome | null;
    error: string | null;
    started_at: Generated<Date>;
    seen_at: Generated<Date>;
    ended_at: Date | null;
  };
  'projector.previous': {
    projection: string;
    partition: number;
    partitions: number;
    version: number;
    position: Position;
    replaced_at: Generated<Date>;
  };
  'projector.live_metric': {
    metric_id: string;
    position: Generated<Position>;
    handles: readonly string[] | null;
    about: MetricAbout | null;
    result: MetricTable | null;
    checksum: string | null;
    events: Generated<string>;
    kept: Generated<number>;
    as_of: Date | null;
    error: string | null;
    error_code: MetricFailureCode | null;
    failed_at: Date | null;
    failed_try: number | null;
  };
  'projector.live_metric_row': {
    metric_id: string;
    key: string;
    data: unknown;
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
