import { createServer } from 'node:net';
import { type Configuration, wrongVariables } from '../configuration.ts';
import { errorCode } from '../system/error-code.ts';

export class PortInUse extends Error {
  override name = 'PortInUse' as const;
}

type ListenAddress = Pick<Configuration, 'host' | 'port'>;

const inUse = ({ host, port }: ListenAddress): PortInUse =>
  new PortInUse(
    `Port ${port} on ${host} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );

/** What a person can mend about it; the error itself where that is not known. */
const mendable = (error: Error, place: ListenAddress): Error => {
  const { host, port } = place;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return inUse(place);
    case 'EACCES':
      return wrongVariables([['PORT', `this user may not listen on ${port}; use 1024 or more`]], {
        cause: error,
      });
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return wrongVariables([['HOST', `this machine does not have the address ${host}`]], {
        cause: error,
      });
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return wrongVariables([['HOST', `no address is known for the name ${host}`]], {
        cause: error,
      });
    default:
      return error;
  }
};

/**
 * Looks before anything is started whether the port can be had. Throws `PortInUse` and
 * `WrongConfiguration`, which say what to do about it.
 */
export const checkPort = (place: ListenAddress): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(mendable(error, place)));
    probe.listen(place.port, place.host, () => probe.close(() => resolve()));
  });
