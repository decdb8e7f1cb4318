import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { toldData } from '../told/told-event.ts';
import type { EventWriter, WriterSettings } from './event-writer.ts';

const lineOf = (event: RecordedEvent): string => {
  const { id, type, position, recordedAt, stream, revision, meta } = event;
  const { actor, subject = null, correlationId, causationId = null, testMode = false } = meta;
  const envelope = {
    event_position: position,
    event_id: id,
    event_at: recordedAt,
    event_type: type,
    event_stream: stream,
    event_revision: revision,
    event_actor: actor,
    event_subject: subject,
    event_correlation: correlationId,
    event_cause: causationId,
    event_is_test: testMode,
  };
  return `${JSON.stringify({ ...envelope, ...toldData(event) })}\n`;
};

type Files = Map<string, string[]>;

const writeFiles = async (folder: string, files: Files, part: number): Promise<number> => {
  let events = 0;
  for (const [name, lines] of files) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, `part-${part}.jsonl`), lines.join(''));
    events += lines.length;
  }
  return events;
};

/** An event a line, its data beside its envelope, one file for each day, type and part. */
export const jsonlWriter = ({ folder, testers }: WriterSettings): EventWriter => {
  let files: Files = new Map();

  return {
    add: (day, event) => {
      if (!testers && event.meta.testMode) return 0;
      const line = lineOf(event);
      const name = join(`event_day=${day}`, `event_type=${event.type}`);
      const lines = files.get(name);
      if (lines) lines.push(line);
      else files.set(name, [line]);
      return line.length;
    },
    write: async (part) => {
      const taken = files;
      files = new Map();
      return { done: writeFiles(folder, taken, part) };
    },
    close: async () => files.clear(),
  };
};
