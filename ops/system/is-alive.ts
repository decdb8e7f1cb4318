import { errorCode } from './error-code.ts';

/** True of a process that runs, also of one that belongs to somebody else. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};
