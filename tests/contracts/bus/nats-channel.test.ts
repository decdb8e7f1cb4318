import { it } from 'vitest';
import { natsHub } from '../../../ops/adapters/bus/nats/nats-hub.ts';
import { natsServersIn } from '../../../ops/configuration/nats-servers.ts';
import { natsServer, noNatsServer } from '../../support/nats-server.ts';
import { channelContract } from './channel.contract.ts';

const title = 'the way between processes by NATS';

if (noNatsServer) {
  it(title, (context) => context.skip(noNatsServer));
} else {
  channelContract(title, async () => {
    const server = await natsServer();
    await server.start();
    const servers = natsServersIn(server.url);
    if (!servers) throw new Error(`No address of NATS: ${server.url}`);
    const hub = () =>
      natsHub({
        servers,
        installation: 'test',
        onAway: () => undefined,
        onBack: () => undefined,
      });
    const [one, other] = [hub(), hub()];
    return {
      channel: one.channel,
      other: other.channel,
      breakConnections: async () => {
        await server.kill();
        await server.start();
      },
      close: async () => {
        await Promise.all([one.close(), other.close()]);
        await server.kill();
      },
    };
  });
}
