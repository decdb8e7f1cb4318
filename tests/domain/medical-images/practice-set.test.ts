import { describe, expect, it } from 'vitest';
import { topicOf } from '../../../domain/medical-images/image-topics.ts';
import {
  casesInPractice,
  type PracticeCase,
  practiceSet,
} from '../../../domain/medical-images/practice-set.ts';

const chest = (
  id: string,
  pathology: string,
  changes: Partial<PracticeCase> = {},
): PracticeCase => ({
  id,
  pathology,
  modality: 'X-ray',
  bodyPart: 'Chest',
  times: 0,
  isRight: false,
  ...changes,
});

const many = (pathology: string, count = 5): PracticeCase[] =>
  Array.from({ length: count }, (_, place) => chest(`${pathology}-${place}`, pathology));

const library = [
  ...many('Pneumothorax'),
  ...many('Pneumonia'),
  ...many('Normal chest'),
  chest('wrist', 'Fracture of the wrist', { bodyPart: 'Wrist' }),
];

const ids = (cases: readonly PracticeCase[]) => cases.map(({ id }) => id);

describe('a practice of one kind', () => {
  it('holds three of the kind, a normal one and another, so that its name gives nothing away', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const set = practiceSet(library, { topic: 'pneumothorax', seed });
      expect(set).toHaveLength(casesInPractice);
      const counts = Object.groupBy(set, ({ pathology }) => pathology);
      expect(counts['Pneumothorax']).toHaveLength(3);
      expect(counts['Normal chest']).toHaveLength(1);
      expect(counts['Pneumonia']).toHaveLength(1);
    }
  });

  it('takes what was read least first, and of that what was missed', () => {
    const read = [
      chest('right', 'Pneumothorax', { times: 1, isRight: true }),
      chest('missed', 'Pneumothorax', { times: 1 }),
      chest('new-1', 'Pneumothorax'),
      chest('new-2', 'Pneumothorax'),
      ...many('Normal chest'),
      ...many('Pneumonia'),
    ];
    const set = ids(practiceSet(read, { topic: 'pneumothorax', seed: 3 }));
    expect(set).toEqual(expect.arrayContaining(['new-1', 'new-2', 'missed']));
    expect(set).not.toContain('right');
  });

  it('mixes in only what looks alike, and is shorter where there is no more', () => {
    expect(ids(practiceSet(library, { topic: 'fracture', seed: 1 }))).toEqual(['wrist']);
    expect(practiceSet(library, { topic: 'cardiac', seed: 1 })).toEqual([]);
  });

  it('of normal chests holds others too', () => {
    const set = practiceSet(library, { topic: 'normal chest', seed: 1 });
    expect(set.filter(({ pathology }) => pathology === 'Normal chest')).toHaveLength(3);
    expect(set).toHaveLength(casesInPractice);
  });
});

describe('the kind of a pathology', () => {
  it.each([
    ['Pneumothorax', 'pneumothorax'],
    ['Tension pneumothorax', 'pneumothorax'],
    ['Lobar pneumonia', 'pneumonia'],
    ['Pleural effusion', 'pleural effusion'],
    ['Normal chest', 'normal chest'],
    ['Hip fracture', 'fracture'],
    ['Heart failure', 'cardiac'],
    ['Pericardial effusion', 'cardiac'],
    ['Arrhythmia', 'cardiac'],
    ['AV block', 'cardiac'],
    ['Normal rhythm', undefined],
    ['Subdural hematoma', undefined],
    ['Normal head', undefined],
  ])('%s is practiced as %s', (pathology, topic) => {
    expect(topicOf(pathology)).toBe(topic);
  });
});
