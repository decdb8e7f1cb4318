import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../api/server/answer-to.ts';
import type { Refusal } from '../../../api/server/refusal.ts';
import {
  changeRefusedCodes,
  paperGoneCodes,
  paperOverCodes,
  walkMovedCodes,
} from '../../../domain/contracts/refusal-codes.ts';

// The compiler holds the list against what the server can refuse.
const read: readonly Refusal['code'][] = [
  ...[...changeRefusedCodes, ...paperGoneCodes, ...paperOverCodes, ...walkMovedCodes],
];

describe('the codes that a page tells refusals apart by', () => {
  it('are all of a client that asks again in vain', () => {
    for (const code of read) {
      const { status } = answerTo({ code } as Refusal);
      expect([400, 404, 409]).toContain(status);
    }
  });

  it('never name one change refused and the whole paper over at once', () => {
    const over: readonly string[] = paperOverCodes;
    expect(changeRefusedCodes.filter((code) => over.includes(code))).toEqual([]);
  });
});
