import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { tellStep } from '../../../ops/system/tell-step.ts';

const words = { begins: 'Digging …', ended: 'Dug' };

const told = () => {
  const lines: string[] = [];
  return { lines, say: (line: string) => void lines.push(line) };
};

it('a step is told when it begins, and how long it took when it is done', async () => {
  const { lines, say } = told();
  const during = await tellStep(words, say, async () => {
    await sleep(150);
    return [...lines];
  });
  expect(during).toEqual(['Digging …']);
  expect(lines[1]).toMatch(/^Dug in (?!0\.0)\d+\.\d s\.$/);
});

it('a step that is worth a line only when it is slow is told once it is, and not before', async () => {
  const { lines, say } = told();
  expect(await tellStep({ ...words, afterMs: 60_000 }, say, async () => 7)).toBe(7);
  expect(lines).toEqual([]);
  await tellStep({ ...words, afterMs: 20 }, say, () => sleep(100));
  expect(lines).toEqual(['Digging …', expect.stringMatching(/^Dug in \d+\.\d s\.$/)]);
});

it('a step that comes to nothing is not told as done', async () => {
  const { lines, say } = told();
  const failing = tellStep(words, say, () => Promise.reject(new Error('rock')));
  await expect(failing).rejects.toThrow('rock');
  expect(lines).toEqual(['Digging …']);
});
