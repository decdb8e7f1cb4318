import type { CommandId } from '../../domain/kernel/ids.ts';
import type { Cause, Effect, EffectKey } from '../../domain/ports/effects.ts';

/** What a reaction can do, each under its name. */
export type Effects = Readonly<Record<string, Effect<never>>>;

/** An effect that does not take its key first is none. */
export type Keyed<Given extends Effects> = {
  readonly [Name in keyof Given]: Parameters<Given[Name]> extends [EffectKey, unknown]
    ? Given[Name]
    : never;
};

/** What a reaction calls: the cause, what tells apart several such effects of one cause, and the work. */
export type Act<Work> = (cause: Cause, of: string, work: Work) => Promise<void>;

export type Bound<Given extends Effects> = {
  readonly [Name in keyof Given]: Given[Name] extends Effect<infer Work> ? Act<Work> : never;
};

export type Binding = {
  readonly reaction: string;
  /** A UUIDv5 of the two. */
  readonly idOf: (whose: string, what: string) => CommandId;
  /** Throws when another process runs the reaction by now. */
  readonly mustBeOurs: () => void;
};

/** Gives each effect the key that follows from its cause: nobody who calls it can leave it out. */
export const bindEffects = <Given extends Effects>(
  effects: Given,
  { reaction, idOf, mustBeOurs }: Binding,
): Bound<Given> => {
  const bound = Object.entries<Effect<never>>(effects).map(([name, effect]) => {
    const act: Act<never> = async (cause, of, work) => {
      mustBeOurs();
      const id = idOf(`${reaction}:${cause.id}`, `${name}:${of}`);
      await effect({ id, cause } as EffectKey, work);
    };
    return [name, act];
  });
  return Object.fromEntries(bound) as Bound<Given>;
};
