import type { OptionId } from '../../kernel/ids.ts';
import { optionIdOf } from '../../simulation/option-id.ts';
import type { BankPoint, BankScenario, BankSection } from '../scenarios/scenario-events.ts';
import { type ProblemPoint, problemPoints } from './problem-points.ts';
import type { AuthoredOption, SimulationFile } from './simulation-file.ts';

type Identified = { readonly id: OptionId; readonly option: AuthoredOption };
type Placed = ProblemPoint & { readonly options: readonly Identified[] };

/** What came of a choice and why it is right or not: a wrong one also has what speaks for it. */
const feedbackOf = ({ then, because, fails, tempting }: AuthoredOption): string =>
  [then.say, because, fails, tempting && `Why it tempts: ${tempting}`].filter(Boolean).join(' ');

const byId = <Of>(options: readonly Identified[], of: (option: AuthoredOption) => Of) =>
  Object.fromEntries(options.map(({ id, option }) => [id, of(option)])) as Record<OptionId, Of>;

const pointOf = ({ decision, options }: Placed): BankPoint => {
  const key = options.find(({ option }) => option.key);
  if (!key) throw new Error(`${decision.id} has no key`);
  const others = options.filter((one) => one !== key);
  // hr, bp, rr, temp and spo2 as the author left them; what is not named stays as the section has it.
  const consequence = ({ then }: AuthoredOption) => ({
    vitalSignChanges: then.monitor ?? {},
    clinicalStatus: then.status ?? decision.status,
  });
  return {
    situation: decision.scene,
    question: decision.ask,
    options: options.map(({ id, option: { type, text, key: isKey, acceptable } }) => ({
      id,
      type,
      text,
      isCorrect: isKey === true || acceptable === true,
    })),
    correctOptionId: key.id,
    consequences: { correct: consequence(key.option), incorrect: byId(others, consequence) },
    feedback: { correct: feedbackOf(key.option), incorrect: byId(others, feedbackOf) },
  };
};

const gatheringOf = (problem: string, { gathering, section }: Placed): Partial<BankSection> => {
  if (!gathering) return {};
  const { scene, direction, monitor, status, shown, choices } = gathering;
  return {
    gathering: {
      scene,
      direction,
      vitalSigns: monitor,
      clinicalStatus: status,
      known: shown,
      choices: choices.map((choice) => ({
        id: optionIdOf({ scenario: problem, point: section, text: choice.text }),
        ...choice,
      })),
    },
  };
};

const leadsTo = (
  all: readonly Placed[],
  go: string | undefined,
): { leadsTo?: 'again' | number } => {
  if (go === 'again') return { leadsTo: go };
  const place = all.findIndex(({ decision }) => decision.id === go);
  return all[place]?.decision.branch ? { leadsTo: place } : {};
};

const sectionOf = (problem: string, all: readonly Placed[], point: Placed): BankSection => ({
  ...gatheringOf(problem, point),
  patient: { vitalSigns: point.decision.monitor, clinicalStatus: point.decision.status },
  ...(point.decision.branch ? { isBranch: true as const } : {}),
  orders: byId(point.options, ({ then }) => ({ says: then.say, ...leadsTo(all, then.go) })),
  teaching: point.decision.teach,
});

const placed = (file: SimulationFile): readonly Placed[] =>
  problemPoints(file).map((point, index) => ({
    ...point,
    options: point.decision.options
      .map((option) => ({
        id: optionIdOf({ scenario: file.id, point: index, text: option.text }),
        option,
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }));

/** A problem as the bank publishes it: in the shape of the specification, its sections beside it. */
export const bankProblemOf = (file: SimulationFile): BankScenario => {
  const points = placed(file);
  const [first] = points;
  if (!first) throw new Error(`${file.id} has no decision`);
  return {
    scenario: {
      id: file.id,
      title: file.title,
      category: file.category,
      patientInfo: file.patient,
      initialPresentation: {
        vitalSigns: (first.gathering ?? first.decision).monitor,
        labValues: file.labs ?? {},
      },
      decisionPoints: points.map(pointOf),
      learningObjectives: file.objectives,
    },
    topic: file.topic,
    source: file.source,
    weights: points.map(({ options }) => byId(options, ({ weight }) => weight)),
    sections: points.map((point) => sectionOf(file.id, points, point)),
  };
};
