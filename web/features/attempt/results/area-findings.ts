import type { SubmittedAttempt } from '../../../../domain/contracts/quiz.ts';
import { verdictOf } from './verdict.ts';

type Area = SubmittedAttempt['areas'][number];

const lostIn = ({ correct, total }: Area): number => total - correct;

/** Where the points went, as a title. */
export const lostFinding = (areas: readonly Area[]): string => {
  const lost = areas.reduce((sum, area) => sum + lostIn(area), 0);
  if (lost === 0) return 'No misses in any area';
  const most = Math.max(...areas.map(lostIn));
  const [first, ...tied] = areas.filter((area) => lostIn(area) === most);
  if (!first || tied.length > 0) return 'Your misses are spread over several areas';
  if (lost === 1) return `Your one miss was in ${first.name}`;
  if (most === lost) return `All ${lost} misses were in ${first.name}`;
  return `${most} of your ${lost} misses were in ${first.name}`;
};

const allLost = (lost: number): string =>
  lost === 1 ? 'your only miss' : `all ${lost} of your misses`;

/** "Start with Interventions: 11 of your 17 misses." Empty where nothing was missed. */
export const startFinding = (areas: readonly Area[]): string => {
  const lost = areas.reduce((sum, area) => sum + lostIn(area), 0);
  const [most] = areas.toSorted((a, b) => lostIn(b) - lostIn(a));
  if (!most || lost === 0) return '';
  const missed = lostIn(most);
  const told = missed === lost ? allLost(lost) : `${missed} of your ${lost} misses`;
  return `Start with ${most.name}: ${told}.`;
};

/** A longer list would be read by nobody. */
const namedTopics = 3;

const listed = (topics: readonly string[]): string => {
  const others = topics.length - namedTopics;
  const named = topics.slice(0, namedTopics).join(', ');
  return others > 0 ? `${named} and ${others} more` : named;
};

/** Topics of an area's missed questions, most missed first: "Weaning (2), Suctioning". */
export const missedTopics = (
  { questions, answers }: Pick<SubmittedAttempt, 'questions' | 'answers'>,
  area: string,
): string => {
  const answerTo = new Map(answers.map((answer) => [answer.questionId, answer]));
  const counts = new Map<string, number>();
  for (const { id, category, topic } of questions) {
    if (category !== area || verdictOf(answerTo.get(id)) === 'correct') continue;
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  const topics = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([topic, count]) => (count === 1 ? topic : `${topic} (${count})`));
  return listed(topics);
};
