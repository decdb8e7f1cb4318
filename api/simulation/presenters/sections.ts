import type {
  BankGathering,
  BankScenario,
  BankSection,
} from '../../../domain/bank/scenarios/scenario-events.ts';
import type { GatheringView, MadePoint, OpenPoint } from '../../../domain/contracts/simulation.ts';
import type { MadeDecision } from '../../../domain/simulation/events.ts';
import { letterOf, type OptionOrder } from '../../../domain/simulation/option-order.ts';
import type { ShownScenario } from '../../../domain/simulation/shown-scenario.ts';
import { walkedPath } from '../../../domain/simulation/walked-path.ts';
import type { SectionsWalked } from '../../../projectors/simulations/simulations.ts';

/** What a presenter needs to know of a decision that was made. */
export type Made = Pick<
  MadeDecision,
  'scenarioId' | 'point' | 'optionId' | 'correct' | 'seconds' | 'vitalSigns' | 'clinicalStatus'
>;

/** A scenario with what its simulation shows of it. */
export type Shown = Pick<BankScenario, 'scenario' | 'sections'> & {
  readonly weights?: BankScenario['weights'];
  readonly shown: ShownScenario;
};

/** How far it was walked, as a read model or a simulation's own state has it. */
export type WalkedSections = SectionsWalked;

const isAt =
  (scenarioId: string, point: number) =>
  (one: { readonly scenarioId: string; readonly point: number }): boolean =>
    one.scenarioId === scenarioId && one.point === point;

/** The places in the bank of the decisions that this learner meets. */
export const pathOf = ({ scenario, sections }: Shown, made: readonly Made[]): readonly number[] =>
  walkedPath(sections ?? scenario.decisionPoints.map(() => ({})), (point) => {
    const chosen = made.find(isAt(scenario.id, point));
    const leadsTo = chosen && sections?.[point]?.orders[chosen.optionId]?.leadsTo;
    return typeof leadsTo === 'number' ? leadsTo : undefined;
  });

/** Decisions that everybody meets: a branch is nobody's to count on. */
export const countedPoints = ({ scenario, sections }: Shown): number =>
  scenario.decisionPoints.filter((_, index) => !sections?.[index]?.isBranch).length;

type At = {
  readonly index: number;
  readonly walked: WalkedSections;
  /** The problem is over: nothing is kept back any more. */
  readonly isDone: boolean;
};

type GatheringProgress = {
  readonly asked: ReadonlySet<string>;
  readonly isDone: boolean;
  readonly isFinished: boolean;
};

const presentGathering = (
  { choices, known, ...gathering }: BankGathering,
  order: OptionOrder,
  { asked, isDone, isFinished }: GatheringProgress,
): GatheringView => {
  const own = new Map<string, (typeof choices)[number]>(choices.map((one) => [one.id, one]));
  const revealed = choices.flatMap(({ id, reveals }) => (asked.has(id) ? (reveals ?? []) : []));
  return {
    scene: gathering.scene,
    direction: gathering.direction,
    vitalSigns: gathering.vitalSigns,
    clinicalStatus: gathering.clinicalStatus,
    isDone: isFinished,
    known: [...new Set([...known, ...revealed])],
    choices: order.flatMap((id, index) => {
      const choice = own.get(id);
      if (!choice) return [];
      const { group, text, result, weight, why } = choice;
      const isAsked = asked.has(id);
      return {
        number: index + 1,
        group,
        text,
        isAsked,
        ...(isAsked || isDone ? { result } : {}),
        ...(isDone ? { weight, why } : {}),
      };
    }),
  };
};

const gatheringAt = ({ scenario, sections, shown }: Shown, { index, walked, isDone }: At) => {
  const gathering = sections?.[index]?.gathering;
  const order = shown.gatherings?.[index];
  if (!gathering || !order) return {};
  const here = isAt(scenario.id, index);
  const asked = (walked.gathered ?? []).filter(here).map(({ choiceId }) => choiceId);
  const isFinished = isDone || (walked.finished ?? []).some(here);
  const told = { asked: new Set<string>(asked), isDone, isFinished };
  return { gathering: presentGathering(gathering, order, told) };
};

const refusedAt = (own: Shown, section: BankSection, { index, walked }: At) => {
  const order = own.shown.points[index] ?? [];
  const refused = (walked.refused ?? []).filter(isAt(own.scenario.id, index));
  return refused.map(({ optionId }) => ({
    optionId: letterOf(order, optionId),
    says: section.orders[optionId]?.says ?? 'Physician disagrees. Choose again.',
  }));
};

type Beside = Pick<OpenPoint, 'gathering' | 'patient' | 'refused'> &
  Pick<MadePoint, 'weights' | 'teaching' | 'isBranch'>;

const lettered = (weights: Readonly<Record<string, number>>, order: OptionOrder) =>
  Object.fromEntries(order.map((id) => [letterOf(order, id), weights[id] ?? 0]));

/** What a decision has beside its shape in the specification; nothing where it has no section. */
export const besideAt = (own: Shown, at: At): Beside => {
  const section = own.sections?.[at.index];
  if (!section) return {};
  return {
    ...gatheringAt(own, at),
    patient: section.patient,
    refused: refusedAt(own, section, at),
    ...(at.isDone
      ? {
          weights: lettered(own.weights?.[at.index] ?? {}, own.shown.points[at.index] ?? []),
          teaching: section.teaching,
          ...(section.isBranch ? { isBranch: section.isBranch } : {}),
        }
      : {}),
  };
};

/** Information is still gathered ahead of it: of the decision nothing is told yet. */
export const isGathering = ({ gathering }: Beside): boolean =>
  gathering !== undefined && !gathering.isDone;
