import { Client } from 'pg';
import { to } from 'pg-copy-streams';

/** Reads and parses every event and does nothing with it; events a second. */
export const bareRead = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const began = performance.now();
  let events = 0;
  let rest = '';
  const copy = client.query(to('copy (select data from log.event order by position) to stdout'));
  for await (const chunk of copy) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      JSON.parse(line.replaceAll('\\\\', '\\'));
      events += 1;
    }
  }
  const rate = (events / (performance.now() - began)) * 1000;
  await client.end();
  return rate;
};
