import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import { callsPerSecond } from '../support/rounds.ts';
import { sampleEvent } from './sample-event.ts';

// A process of its own: importing Emmett changes how `pg` reads numbers everywhere.
const [url = ''] = process.argv.slice(2);
const store = getPostgreSQLEventStore(url);
await store.schema.migrate();

type LoadRequest = { readonly callers: number; readonly milliseconds: number };

process.on('message', async (asked: LoadRequest | 'end') => {
  if (asked === 'end') {
    await store.close();
    process.disconnect();
    return;
  }
  const rate = await callsPerSecond(async () => {
    const { id, type, data, meta } = sampleEvent();
    await store.appendToStream(`attempt-${id}`, [{ type, data, metadata: meta }], {
      expectedStreamVersion: 'STREAM_DOES_NOT_EXIST',
    });
  }, asked);
  process.send?.(rate);
});
process.send?.('ready');
