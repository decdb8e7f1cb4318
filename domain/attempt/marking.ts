import { z } from 'zod';

/**
 * How an answer is counted where it is more than one option or a set of them; `ref` names an option.
 * The rules are those that the owner of NCLEX publishes for its item types.
 */
export const markingOf = <Ref extends z.ZodString | z.core.$ZodBranded<z.ZodString, string>>(
  ref: Ref,
) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('numeric'),
      /** What each option stands for, in their order: the key and the usual errors. */
      values: z.array(z.number()),
      tolerance: z.number(),
    }),
    z.strictObject({ kind: z.literal('ordered') }),
    z.strictObject({
      kind: z.literal('groups'),
      rule: z.enum(['0/1', 'plus-minus', 'rationale']),
      /** Counted each by itself; of a rationale the first is what the others give reasons for. */
      groups: z.array(z.strictObject({ options: z.array(ref), most: z.int().optional() })),
    }),
  ]);

type Group<Ref> = { readonly options: readonly Ref[]; readonly most?: number | undefined };

/** By the ids of options in the bank, by letters on a paper. */
export type Marking<Ref extends string = string> =
  | { readonly kind: 'numeric'; readonly values: readonly number[]; readonly tolerance: number }
  | { readonly kind: 'ordered' }
  | {
      readonly kind: 'groups';
      readonly rule: '0/1' | 'plus-minus' | 'rationale';
      readonly groups: readonly Group<Ref>[];
    };
