import { heartAndMindCauseFacts } from '../../facts/pharmacology/cause-facts-heart-mind.ts';
import { infectionAndHormoneCauseFacts } from '../../facts/pharmacology/cause-facts-infection-hormone.ts';
import { cautions } from '../../facts/pharmacology/cautions.ts';
import { checks } from '../../facts/pharmacology/checks.ts';
import { historyFacts } from '../../facts/pharmacology/history-facts.ts';
import { interactionFacts } from '../../facts/pharmacology/interaction-facts.ts';
import { monitorFacts } from '../../facts/pharmacology/monitor-facts.ts';
import type { ItemModel } from '../item-model.ts';
import { codedModel } from './coded-model.ts';
import { drugModel } from './fact-model.ts';

const topic = 'Adverse effects, contraindications and interactions';

const causes = drugModel(
  {
    id: 'drug-cause',
    problem: 'A finding appears in someone who takes several drugs; the cause is asked.',
    features: 'The finding, its time course, what else the drug does, failing organs.',
    slips: 'Blaming the newest drug; blaming the disease that the drug treats.',
    leads: [
      'Which drug is the most likely cause?',
      'Which drug taken by this {patient} best explains the finding?',
    ],
    topics: { rn: topic, lpn: topic, np: 'harm' },
    closing: 'They do not explain this case.',
    level: 'analysis',
  },
  [...heartAndMindCauseFacts, ...infectionAndHormoneCauseFacts],
);

const monitors = codedModel(
  {
    id: 'drug-monitor',
    problem: 'A drug is started or continued; the test to follow is asked.',
    features: 'Which organ the drug harms or acts on, and when harm shows.',
    slips: 'A test that belongs to another drug for the same disease; a test of the disease alone.',
    leads: ['Which test is most important to follow?', 'Which result should be checked regularly?'],
    topics: { rn: 'Expected actions and outcomes', lpn: topic, np: 'labs' },
    level: 'application',
  },
  monitorFacts,
  {
    phrases: checks,
    list: 'checks',
    aside: (drug) => `${drug} does not call for it.`,
    confirm: (drug) => `${drug} calls for this test.`,
  },
);

const histories = codedModel(
  {
    id: 'drug-history',
    problem: 'A drug is planned; the history that forbids it is asked.',
    features: 'Allergy, pregnancy, organ failure, other drugs and diseases that the drug worsens.',
    slips: 'A condition that calls for care but does not forbid; one that forbids another drug.',
    leads: [
      'Which finding in the history means it should not be given?',
      'Which history should lead to another choice?',
      'Which condition is a contraindication?',
    ],
    topics: { rn: topic, lpn: topic, np: 'choose' },
    level: 'application',
  },
  historyFacts,
  {
    phrases: cautions,
    list: 'cautions',
    aside: (drug) => `${drug} is not ruled out by this.`,
    confirm: (drug) => `${drug} should not be given then.`,
  },
);

const interactions = drugModel(
  {
    id: 'drug-interact',
    problem: 'A drug is taken; the one that must not be added is asked.',
    features:
      'Shared harms, enzymes that are blocked or induced, opposite actions, salt and water.',
    slips: 'Naming any drug for the same organ; overlooking drugs bought without prescription.',
    leads: [
      'Which added drug would be most dangerous?',
      'Which new drug should the {clinician} question?',
      'Which drug should not be combined with it?',
    ],
    topics: { rn: topic, lpn: topic, np: 'choose' },
    closing: 'This pair is not known for a dangerous interaction.',
    level: 'application',
  },
  interactionFacts,
);

/** Which drug did it, what to follow, who must not have it and what must not be added. */
export const safetyModels: readonly ItemModel[] = [causes, monitors, histories, interactions];
