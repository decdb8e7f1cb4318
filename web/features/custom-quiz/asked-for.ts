import type { QuizOverview } from '../../../domain/contracts/quiz.ts';
import { everything, type QuizChoice } from './quiz-choice.ts';

export type AskedFor = {
  /** "Practice: Noninvasive ventilation". */
  readonly title: string;
  readonly choice: QuizChoice;
};

/** The quiz that an address asks for (?topic=, ?area= or ?missed=1); undefined when it asks for none. */
export const askedFor = (search: URLSearchParams, overview: QuizOverview): AskedFor | undefined => {
  const all = everything(overview);
  const topic = search.get('topic');
  if (topic) return { title: `Practice: ${topic}`, choice: { ...all, areas: [], topics: [topic] } };
  const areas = search.getAll('area').filter((name) => name !== '');
  if (areas.length > 0) {
    return { title: `Practice: ${areas.join(', ')}`, choice: { ...all, areas } };
  }
  if (!search.has('missed')) return undefined;
  return { title: 'Practice: what you missed', choice: { ...all, status: 'missed' } };
};
