import { describe, expect, it } from 'vitest';
import { allCases } from '../../../domain/imaging/cases/all-cases.ts';
import { drawCase } from '../../../domain/imaging/draw-case.ts';
import { imageModalities } from '../../../domain/imaging/image-case.ts';
import { imageParameters } from '../../../domain/imaging/parameters.ts';

const countOf = (pathology: string): number =>
  allCases.filter((imageCase) => imageCase.pathology === pathology).length;

/** Words of a diagnosis that neither an address nor a title may hold. */
const tells =
  /pneumo|effusion|normal|fractur|broken|cardiac|edema|embol|dissect|stroke|infarct|hematoma|hemorrh|tumor|stone|tear\b|hernia(?! repair)|aneurysm|appendic|perforat|obstruct|thromb|tampon/i;

/** Films without a finding, and the one pregnancy that goes as it should. */
const isQuiet = ({ id, pathology }: { id: string; pathology: string }): boolean =>
  pathology.startsWith('Normal') || id === 'spotting-at-eight-weeks';

describe('the cases of the image library', () => {
  it('are at least eighty, each under its own address', () => {
    expect(allCases.length).toBeGreaterThanOrEqual(80);
    expect(new Set(allCases.map(({ id }) => id)).size).toBe(allCases.length);
    expect(new Set(allCases.map(({ title }) => title)).size).toBe(allCases.length);
  });

  it('come from all five modalities', () => {
    for (const modality of imageModalities)
      expect(allCases.filter((one) => one.modality === modality).length).toBeGreaterThanOrEqual(8);
  });

  it.each(['Pneumonia', 'Pneumothorax', 'Pleural effusion', 'Normal chest', 'Fracture', 'Cardiac'])(
    'hold at least eight of %s',
    (pathology) => {
      expect(countOf(pathology)).toBeGreaterThanOrEqual(8);
    },
  );

  it('tell nothing of a finding before it is read', () => {
    for (const { id, title, clinicalScenario, pathology } of allCases) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(`${id.replaceAll('-', ' ')} ${title}`).not.toMatch(tells);
      const told = `${title} ${clinicalScenario}`.toLowerCase();
      expect(told).not.toContain(pathology.toLowerCase());
    }
  });

  it('ask two questions, each with one right answer and all reasons', () => {
    for (const { id, questions } of allCases) {
      expect(questions, id).toHaveLength(2);
      for (const { options } of questions) {
        expect([3, 4], id).toContain(options.length);
        expect(
          options.filter(({ right }) => right),
          id,
        ).toHaveLength(1);
        expect(new Set(options.map(({ text }) => text)).size, id).toBe(options.length);
        expect(
          options.every(({ why }) => why !== ''),
          id,
        ).toBe(true);
      }
    }
  });

  it('put the right answer now here, now there', () => {
    const places = allCases.flatMap(({ questions }) =>
      questions.map(({ options }) => options.findIndex(({ right }) => right)),
    );
    for (const place of [0, 1, 2])
      expect(places.filter((one) => one === place).length).toBeGreaterThan(places.length / 8);
  });

  it('are drawn from parameters that are allowed', () => {
    for (const { id, image } of allCases)
      expect(imageParameters.safeParse(image).error?.message, id).toBeUndefined();
  });

  it('are filed as normal if and only if nothing abnormal is drawn', () => {
    for (const one of allCases) {
      const isAbnormal = drawCase(one).steps.some(({ abnormal }) => abnormal);
      expect(isAbnormal, one.id).toBe(!isQuiet(one));
    }
  });

  it('have history, significance, objectives and words to be found by', () => {
    for (const one of allCases) {
      expect(one.history.length, one.id).toBeGreaterThan(40);
      expect(one.significance.length, one.id).toBeGreaterThan(30);
      const lists = [one.learningObjectives, one.tags, one.sources];
      expect(
        lists.every(({ length }) => length > 0),
        one.id,
      ).toBe(true);
    }
  });

  it.each([
    [
      { kind: 'bone-film', region: 'hip', side: 'left', finding: 'buckle' },
      'Use none or fracture for hip',
    ],
    [
      { kind: 'ultrasound', view: 'heart', finding: 'stones', side: 'left' },
      'Use none or tamponade for heart',
    ],
    [
      { kind: 'chest-film', projection: 'PA', position: 'erect', heart: { ratio: 0.9 } },
      'Use a cardiothoracic ratio to 0.72',
    ],
    [
      { kind: 'ct-head', finding: 'epidural', side: 'left', shiftMillimeters: 30 },
      'Use a shift to 15 mm',
    ],
    [
      { kind: 'waveform', picture: 'ecg', parameters: { rhythm: 'sinus', rate: 140 }, seed: 1 },
      'sinus has a rate of 60 to 100',
    ],
    [
      { kind: 'waveform', picture: 'burn', parameters: {}, seed: 1 },
      'Use one of: ecg, capnogram, ventilator-graphics, flow-volume',
    ],
  ])('refuse %o and say what would be right', (written, words) => {
    expect(imageParameters.safeParse(written).error?.issues[0]?.message).toBe(words);
  });
});
