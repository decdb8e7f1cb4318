import type { Position } from '../../../domain/kernel/envelope.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { foldBatch } from '../fold-batch.ts';
import type { Building } from './building.ts';
import type { PartitionPosition } from './shadow-store.ts';

type Log = Pick<EventLog, 'readAll'>;

type Stretch = PartitionPosition & { readonly to: Position };

const foldStretch = async (
  log: Log,
  { projection, shadow }: Building,
  { partition, position, to }: Stretch,
): Promise<void> => {
  for await (const batch of log.readAll({ after: position, types: projection.handles })) {
    const { changes, poison } = await foldBatch({
      projection,
      partition,
      events: batch.events.filter((event) => event.position <= to),
      load: shadow.load,
    });
    if (poison) throw poison;
    if (changes.length > 0) await shadow.change(changes);
    if (batch.upTo >= to) return;
  }
};

/** Brings the shadow's partitions, in order, to at least these positions. Throws `PoisonEvent`. */
export const catchUp = async (
  log: Log,
  building: Building,
  targets: readonly Position[],
): Promise<readonly PartitionPosition[]> => {
  for (const [index, to] of targets.entries()) {
    const from = building.reached[index];
    if (!from || to <= from.position) continue;
    await foldStretch(log, building, { ...from, to });
    building.reached = building.reached.with(index, { ...from, position: to });
  }
  return building.reached;
};
