/**
 * Session settings that keep the planner to index look-ups: a plan made while the log was small is
 * kept, and would read the whole of it when it is large.
 */
export const indexLookUps = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
};
