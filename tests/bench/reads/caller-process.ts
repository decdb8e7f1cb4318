import { paced } from '../support/paced.ts';
import { quietClient } from '../support/quiet-client.ts';
import { percentile } from '../support/rounds.ts';

const pace = { perSecond: 200, seconds: 10 };
const warmUpSeconds = 3;

const [url = '', cookie = ''] = process.argv.slice(2);
const client = quietClient(url, cookie === '' ? '' : `Cookie: ${cookie}\r\n`);

await paced(client.get, { ...pace, seconds: warmUpSeconds });
const taken = await paced(client.get, pace);
client.close();
process.send?.({ p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) });
