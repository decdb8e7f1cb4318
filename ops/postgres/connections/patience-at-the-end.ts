import { answersAtOnce } from '../embedded/connection.ts';
import { breakConnections, giveUp } from './lines.ts';

const longestMs = 3_000;

/**
 * How long what is to be stopped waits for the database: not at all for one that answers nobody, and
 * else so long for statements that hang.
 */
export const patienceAtTheEnd = (databaseUrl: string) => {
  let alarm: NodeJS.Timeout | undefined;
  let callOff = (): void => undefined;
  return {
    begin: async (): Promise<void> => {
      alarm = setTimeout(() => breakConnections(databaseUrl), longestMs);
      if (!(await answersAtOnce(databaseUrl))) callOff = giveUp(databaseUrl);
    },
    /** Once everything has stopped. */
    end: async (): Promise<void> => {
      clearTimeout(alarm);
      callOff();
    },
  };
};
