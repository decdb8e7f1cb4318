import type { QuizResult, ScoredAnswer } from '../../../domain/attempt/events.ts';
import { areaName, blueprintOf } from '../../../domain/bank/blueprints/blueprints.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { examsOf } from '../../../domain/contracts/exams.ts';
import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';
import { workOnFirst } from '../../../domain/measurement/area-loss.ts';

type Area = SubmittedAttempt['areas'][number];
type ExamArea = { readonly exam: string; readonly area: string };
type Placing = (answer: ScoredAnswer) => ExamArea;

/** By the paper's exam; on a practice paper by the field's first exam wherever an item counts in it. */
const placing = ({ field, exam }: QuizResult, items: readonly Item[]): Placing => {
  const first = examsOf(field)[0]?.name;
  const byId = new Map(items.map((item) => [item.id, item]));
  return ({ itemId, area }) => {
    if (exam !== null) return { exam, area };
    const item = byId.get(itemId);
    const inFirst = item?.also?.find((place) => place.exam === first);
    if (!item || item.exam === first || !inFirst) return { exam: item?.exam ?? '', area };
    return inFirst;
  };
};

const weightOf = (field: string, { exam, area }: ExamArea): number | undefined =>
  blueprintOf(field, exam)?.areas.find(({ code }) => code === area)?.weight.mid;

const counted = (result: QuizResult, place: Placing): readonly Area[] => {
  const areas = new Map<string, Area>();
  for (const answer of result.answers) {
    const where = place(answer);
    const name = areaName(where.exam, where.area);
    const weight = weightOf(result.field, where);
    const { correct, total } = areas.get(name) ?? { correct: 0, total: 0 };
    areas.set(name, {
      name,
      correct: correct + Number(answer.correct),
      total: total + 1,
      ...(weight === undefined ? {} : { weight }),
    });
  }
  return [...areas.values()];
};

const notAsked = ({ field, exam }: QuizResult, areas: readonly Area[]) => {
  const outline = blueprintOf(field, exam ?? examsOf(field)[0]?.name ?? '');
  const asked = new Set(areas.map(({ name }) => name));
  return (outline?.areas ?? [])
    .filter(({ name }) => !asked.has(name))
    .map(({ name, weight }) => ({ name, weight: weight.mid }));
};

/** The result by blueprint area, and the areas of the outline that the paper left out. */
export const presentAreas = (
  result: QuizResult,
  items: readonly Item[],
): Pick<SubmittedAttempt, 'areas' | 'areasNotAsked'> => {
  const areas = counted(result, placing(result, items));
  return { areas: [...workOnFirst(areas)], areasNotAsked: notAsked(result, areas) };
};
