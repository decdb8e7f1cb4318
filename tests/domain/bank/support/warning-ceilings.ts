/** How many items of a field may show each sign of weak writing. A ceiling only ever falls. */
export const ceilings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  RN: {
    'key-longest': 42,
    'option-lengths': 57,
    'negative-lead-in': 13,
    'word-shared-with-key': 77,
    'mixed-options': 1,
    'no-focus': 2,
  },
  LPN: {
    'key-longest': 47,
    'option-lengths': 61,
    'negative-lead-in': 18,
    'word-shared-with-key': 85,
    'mixed-options': 1,
    'no-focus': 3,
  },
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
    'key-longest': 52,
    'option-lengths': 82,
    'negative-lead-in': 5,
    'word-shared-with-key': 60,
  },
  PA: {
    'key-longest': 55,
    'option-lengths': 88,
    'negative-lead-in': 12,
    'word-shared-with-key': 60,
  },
  USMLE1: {
    'key-longest': 13,
    'option-lengths': 16,
    'negative-lead-in': 1,
    'word-shared-with-key': 16,
  },
  USMLE2: {
    'key-longest': 13,
    'option-lengths': 13,
    'negative-lead-in': 1,
    'word-shared-with-key': 14,
  },
};
