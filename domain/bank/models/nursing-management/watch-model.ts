import { seedOf } from '../../../kernel/random.ts';
import type { Statement, Topics } from '../../facts/basic-care/care-fact.ts';
import { watchScenes } from '../../facts/nursing-management/all-watch-scenes.ts';
import type { WatchScene } from '../../facts/nursing-management/watch-scene.ts';
import type { Draft, ItemModel } from '../item-model.ts';
import { asChoice, nursingPlaces } from '../nursing/nursing-part.ts';

const questions = {
  rn: [
    'On rounds the nurse learns of several findings. Which one calls for action first?',
    'Which finding should the nurse follow up at once?',
    'Which finding should the nurse report to the provider without delay?',
  ],
  lpn: [
    'Which finding should the practical nurse report to the registered nurse at once?',
    'While collecting data the practical nurse notes these findings. Which one must be reported first?',
    'Which finding should the practical nurse bring to the registered nurse without delay?',
  ],
} as const;

const questionOf = (role: 'rn' | 'lpn', id: string): string =>
  questions[role][seedOf(id) % questions[role].length] ?? questions[role][0];

const topicsOf = {
  rn: { rn: 'Establishing priorities' },
  lpn: { lpn: 'Scope of practice and reporting to the RN or provider' },
} as const satisfies Record<string, Topics>;

const baseOf = ({ id, takeaway }: WatchScene) => ({
  facts: [id],
  level: 'analysis' as const,
  explanation: takeaway,
  source: 'Standard medical-surgical, maternal and pediatric nursing texts',
});

const singleOf = (
  watch: WatchScene,
  role: 'rn' | 'lpn',
  [key, index]: [Statement, number],
): Draft => ({
  ...baseOf(watch),
  type: 'single',
  name: `${watch.id}-${role === 'rn' ? 'rn' : 'pn'}${index === 0 ? '' : '-later'}`,
  places: nursingPlaces('management', topicsOf[role]),
  stem: `${watch.scene} ${questionOf(role, `${watch.id}${index}`)}`,
  key: asChoice(key),
  distractors: watch.expected.map(asChoice),
  explanation: `${key[1]} ${watch.takeaway}`,
});

const severalOf = (watch: WatchScene): Draft[] =>
  watch.alarming.length < 3
    ? []
    : [
        {
          ...baseOf(watch),
          type: 'multiple',
          name: `${watch.id}-several`,
          places: nursingPlaces('management', { ...topicsOf.rn, ...topicsOf.lpn }),
          stem: `${watch.scene} Which findings must be reported promptly? Select all that apply.`,
          right: watch.alarming.map(asChoice),
          wrong: watch.expected.slice(0, 3).map(asChoice),
        },
      ];

const draftsOf = (watch: WatchScene): Draft[] => [
  ...(['rn', 'lpn'] as const).flatMap((role) =>
    watch.alarming.slice(0, 2).map((alarming, index) => singleOf(watch, role, [alarming, index])),
  ),
  ...severalOf(watch),
];

/** The finding that means danger, among those that the client’s state explains. */
export const watchModel: ItemModel = {
  id: 'mgt-report-now',
  version: 1,
  problem: 'One of several findings must be reported or acted on at once.',
  features: 'What is expected after this treatment or in this disease, and what is not.',
  slips: 'Reporting what is uncomfortable but expected; overlooking a quiet early sign.',
  drafts: () => watchScenes.flatMap(draftsOf),
};
