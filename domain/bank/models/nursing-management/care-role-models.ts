import { seedOf } from '../../../kernel/random.ts';
import { careScenes } from '../../facts/nursing-management/all-care-scenes.ts';
import type { CareScene } from '../../facts/nursing-management/care-roles.ts';
import type { Draft, ItemModel, SingleDraft } from '../item-model.ts';
import { asChoice, nursingPlaces, sourceOf } from '../nursing/nursing-part.ts';

const supervision = 'Assignment, delegation and supervision';

const aideTopics = {
  rn: { rn: supervision },
  lpn: { lpn: 'Supervision of assistive personnel' },
} as const;

const baseOf = (care: CareScene) => ({
  facts: [care.id],
  level: 'application' as const,
  explanation: care.takeaway,
  source: sourceOf('management'),
  family: `care-roles/${care.id}`,
});

const aideQuestions = {
  rn: [
    'Which task should the registered nurse delegate to assistive personnel?',
    'The unit has an experienced nursing assistant. Which task can the registered nurse delegate?',
    'Which part of this care fits the role of an unlicensed assistant?',
  ],
  lpn: [
    'Which task can the practical nurse give to the nursing assistant?',
    'A trained nursing assistant works with the practical nurse. Which task fits that role?',
    'Which task should the practical nurse assign to assistive personnel?',
  ],
} as const;

const asked = (questions: readonly string[], id: string): string =>
  questions[seedOf(id) % questions.length] ?? '';

const aideSingle = (care: CareScene, role: 'rn' | 'lpn'): SingleDraft => ({
  ...baseOf(care),
  type: 'single',
  name: `${care.id}-${role === 'rn' ? 'rn' : 'pn'}`,
  places: nursingPlaces('management', aideTopics[role]),
  stem: `${care.scene} ${asked(aideQuestions[role], care.id)}`,
  key: asChoice(care.aide[role === 'rn' ? 0 : 1]),
  distractors: [...care.registered, ...care.practical].map(asChoice),
  explanation: `${care.aide[role === 'rn' ? 0 : 1][1]} ${care.takeaway}`,
});

const aideSeveral = (care: CareScene): Draft => ({
  ...baseOf(care),
  type: 'multiple',
  name: `${care.id}-several`,
  places: nursingPlaces('management', { ...aideTopics.rn, ...aideTopics.lpn }),
  stem: `${care.scene} Which tasks can be delegated to trained assistive personnel? Select all that apply.`,
  right: care.aide.map(asChoice),
  wrong: [care.registered[0], care.practical[0], care.registered[1]].map(asChoice),
});

const aideDrafts = (care: CareScene): Draft[] => [
  aideSingle(care, 'rn'),
  aideSingle(care, 'lpn'),
  aideSeveral(care),
];

const stateActs = [
  'By the practice act, practical nurses care for stable clients and do not assess, plan or teach first. Which part of the care should the registered nurse assign to the practical nurse?',
  'The practice act keeps first assessment, evaluation and the plan of care with registered nurses. Which task should the charge nurse assign to the practical nurse?',
];

const practicalDraft = (care: CareScene): SingleDraft => ({
  ...baseOf(care),
  type: 'single',
  name: care.id,
  places: nursingPlaces('management', { rn: supervision }),
  stem: `${care.scene} ${asked(stateActs, care.id)}`,
  key: asChoice(care.practical[0]),
  distractors: care.registered.map(asChoice),
  explanation: `${care.practical[0][1]} ${care.takeaway}`,
});

const scopeQuestions = [
  'Which part of the care should the practical nurse leave to the registered nurse?',
  'Which task is outside the practical nurse’s role and goes back to the registered nurse?',
  'The practical nurse is offered each of these tasks. Which one calls for the registered nurse?',
];

const registeredDraft = (care: CareScene): SingleDraft => ({
  ...baseOf(care),
  type: 'single',
  name: care.id,
  places: nursingPlaces('management', {
    lpn:
      seedOf(care.id) % 2 === 0
        ? 'Client care assignments'
        : 'Scope of practice and reporting to the RN or provider',
  }),
  stem: `${care.scene} ${asked(scopeQuestions, care.id)}`,
  key: asChoice(care.registered[0]),
  distractors: [...care.practical, ...care.aide].map(asChoice),
  explanation: `${care.registered[0][1]} ${care.takeaway}`,
});

const about = {
  version: 1,
  features: 'Stability, need for judgment or teaching, license of the task, predictable outcome.',
} as const;

/** Who may do which part of a client’s care. */
export const careRoleModels: readonly ItemModel[] = [
  {
    ...about,
    id: 'mgt-to-aide',
    problem: 'A task is to be given to assistive personnel.',
    slips: 'Giving away judgment with the task; keeping what needs no license.',
    drafts: () => careScenes.flatMap(aideDrafts),
  },
  {
    ...about,
    id: 'mgt-to-practical',
    problem: 'Part of the care is to be assigned to a practical nurse.',
    slips: 'Assigning first assessment, first teaching, evaluation or unstable clients.',
    drafts: () => careScenes.map(practicalDraft),
  },
  {
    ...about,
    id: 'mgt-to-registered',
    problem: 'The practical nurse is to see what belongs to the registered nurse.',
    slips: 'Taking on what is asked; handing back what lies within the role.',
    drafts: () => careScenes.map(registeredDraft),
  },
];
