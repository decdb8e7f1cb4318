import { type StudyMethod, studyMethods } from '../../../domain/contracts/study-methods.ts';
import { randomFrom, seedOf, shuffled } from '../../../domain/kernel/random.ts';
import { builtInGenerator } from '../../../ops/adapters/generation/built-in-generator.ts';
import { knowledgeDesk } from '../../../ops/adapters/generation/knowledge-desk.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const asked = 50;

/** Names of the knowledge base, the same in every run. */
const topicsAsked = (): readonly string[] => {
  const names = [...knowledgeDesk().knowledge.topics.values()].map(({ name }) => name);
  return shuffled(names, randomFrom(seedOf('topics'))).slice(0, asked);
};

/** Milliseconds of each aid that one method makes, one after the other. */
const timesOf = async (method: StudyMethod, topics: readonly string[]): Promise<number[]> => {
  const generator = builtInGenerator();
  const times: number[] = [];
  for (const [seed, topic] of topics.entries()) {
    const began = performance.now();
    await generator.generate({ topic, method, field: 'RN', seed, count: 20, model: null });
    times.push(performance.now() - began);
  }
  return times;
};

/** Milliseconds from a topic to a study aid of the knowledge base, by method. */
export const generationBench = async (): Promise<Goal[]> => {
  const topics = topicsAsked();
  await timesOf('flashcards', topics.slice(0, 1));
  const worst: number[] = [];
  for (const method of studyMethods) {
    const times = await timesOf(method, topics);
    const p95 = percentile(times, 0.95);
    worst.push(p95);
    print(
      `  ${method.padEnd(20)} p50 ${figure(percentile(times, 0.5))} ms, p95 ${figure(p95)} ms, longest ${figure(Math.max(...times))} ms`,
    );
  }
  return [
    {
      name: 'a study aid of the knowledge base, slowest method, p95',
      measured: Math.max(...worst),
      goal: 150,
      wants: 'at most',
      unit: ' ms',
    },
  ];
};
