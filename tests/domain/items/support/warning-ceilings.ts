/** How many items of a field may show each sign of weak writing. A ceiling only ever falls. */
export const ceilings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  RT: {
    'key-longest': 29,
    'option-lengths': 5,
    'negative-lead-in': 12,
    'word-shared-with-key': 71,
    'mixed-options': 1,
    'numbers-not-ordered': 1,
    'no-focus': 6,
  },
  NP: {
    'key-longest': 55,
    'option-lengths': 90,
    'negative-lead-in': 2,
    'word-shared-with-key': 59,
  },
};
