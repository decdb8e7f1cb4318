import { type Execution, execute, type Where } from './execute.ts';

const fetchLimitMs = 180_000;

/** Runs a program that fetches another, and shows what it said where it failed. */
export const fetchBy = async (
  command: readonly [string, ...string[]],
  where: Where,
): Promise<Execution> => {
  console.log(`Fetching: ${command.join(' ')}`);
  const stop = AbortSignal.any([where.stop, AbortSignal.timeout(fetchLimitMs)]);
  const fetched = await execute(command, { ...where, stop });
  if (!fetched.ok) console.log(fetched.output.trim());
  return fetched;
};

/** Of apt-get, which asks nothing. */
export const quietly = (where: Where): Where => ({
  ...where,
  env: { ...where.env, DEBIAN_FRONTEND: 'noninteractive' },
});
