import { checks } from '../../facts/pharmacology/checks.ts';
import { monitorFacts } from '../../facts/pharmacology/monitor-facts.ts';
import type { ItemModel } from '../item-model.ts';
import { codedModel } from './coded-model.ts';

/** What to follow while a drug is taken. */
export const monitorModel: ItemModel = codedModel(
  {
    id: 'drug-monitor',
    problem: 'A drug is started or continued; the test to follow is asked.',
    features: 'Which organ the drug harms or acts on, and when harm shows.',
    slips: 'A test that belongs to another drug for the same disease; a test of the disease alone.',
    leads: ['Which test is most important to follow?', 'Which result should be checked regularly?'],
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
