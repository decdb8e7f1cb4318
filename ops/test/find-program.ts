import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execute, type Where } from './execute.ts';

/** One way to a program: gives the path of one, or undefined where this way leads nowhere. */
export type Source = {
  readonly from: string;
  readonly look: () => Promise<string | undefined>;
  /** Somebody asked for this very one, so no other may take its place in silence. */
  readonly asked?: true;
};

export type Program = { readonly from: string; readonly path: string };

/** No source gave a program that starts; the message says what was tried and what to do. */
export class NoProgram extends Error {
  override name = 'NoProgram' as const;
}

export const named = (variable: string, { env }: Where): Source => ({
  from: variable,
  look: async () => env[variable] || undefined,
  asked: true,
});

/** The first of these that one of the folders has; those of the system when absent. */
export const onPath = (
  names: readonly string[],
  { env }: Where,
  folders = (env['PATH'] ?? '').split(delimiter),
): string | undefined =>
  folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** The first program that starts. Throws `NoProgram`. */
export const findProgram = async (sources: readonly Source[], where: Where): Promise<Program> => {
  for (const { from, look, asked } of sources) {
    const path = await look();
    if (path === undefined) continue;
    const { ok } = await execute([path, '--version'], where);
    if (ok) return { from, path };
    if (asked) throw new NoProgram(`${from} names ${path}, which does not start.`);
  }
  throw new NoProgram(
    `None that starts, neither from ${sources.map(({ from }) => from).join(', nor from ')}.`,
  );
};
