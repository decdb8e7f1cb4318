import { Client } from 'pg';
import { to } from 'pg-copy-streams';

/** Reads and parses every event and does nothing with it. */
export const bareRead = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  let rest = '';
  const copy = client.query(to('copy (select data from log.event order by position) to stdout'));
  for await (const chunk of copy) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) JSON.parse(line.replaceAll('\\\\', '\\'));
  }
  await client.end();
};
