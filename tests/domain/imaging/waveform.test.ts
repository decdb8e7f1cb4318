import { describe, expect, it } from 'vitest';
import { allCases } from '../../../domain/imaging/cases/all-cases.ts';
import { drawCase } from '../../../domain/imaging/draw-case.ts';
import type { Waveform } from '../../../domain/imaging/waveform/parameters.ts';
import { patternNames } from '../../../domain/pictures/capnogram/patterns.ts';
import { rhythmNames } from '../../../domain/pictures/ecg/parameters.ts';
import { loopNames } from '../../../domain/pictures/flow-volume/loops.ts';
import { readPicture } from '../../../domain/pictures/pictures.ts';
import { faults } from '../../../domain/pictures/ventilator/lung.ts';

const [sample] = allCases;
if (!sample) throw new Error('there is no case');

type Written = Pick<Waveform, 'picture' | 'parameters'> & { readonly seed?: number };

const drawn = ({ seed = 3, ...written }: Written) =>
  drawCase({ ...sample, image: { kind: 'waveform', seed, ...written } });

const stepOf = (written: Written, name: string) =>
  drawn(written).steps.find(({ step }) => step === name);

const spotOf = (written: Written, name: string) =>
  drawn(written).hotspots.find((one) => one.name === name);

const ecg = (parameters: Waveform['parameters']): Written => ({ picture: 'ecg', parameters });

const everything: readonly Written[] = [
  ...rhythmNames.map((rhythm) => ecg({ rhythm })),
  ...patternNames.map((pattern): Written => ({ picture: 'capnogram', parameters: { pattern } })),
  ...faults.map((fault): Written => ({ picture: 'ventilator-graphics', parameters: { fault } })),
  ...loopNames.map((pattern): Written => ({ picture: 'flow-volume', parameters: { pattern } })),
];

describe('a waveform', () => {
  it.each(everything)('of $picture $parameters has its steps and its places', (written) => {
    const { steps, hotspots, svg } = drawn(written);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(hotspots.length).toBeGreaterThan(0);
    const edges = hotspots.flatMap(({ x, y }) => [x, y]);
    expect(Math.min(...edges)).toBeGreaterThan(1);
    expect(Math.max(...edges)).toBeLessThan(99);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|@/);
    for (const { seen } of steps) expect(seen).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each([
    ['ecg', ['Rate', 'Regularity', 'P waves', 'PR interval', 'QRS complex', 'ST and T']],
    ['capnogram', ['Baseline', 'Upstroke', 'Plateau', 'End-tidal value', 'Rate']],
    ['ventilator-graphics', ['Pressure', 'Flow', 'Volume', 'Synchrony']],
    ['flow-volume', ['Expiration', 'Inspiration', 'Volumes']],
  ] as const)('of %s is read in the order that clinicians use', (picture, order) => {
    const written = everything.find((one) => one.picture === picture);
    if (!written) throw new Error(`no ${picture}`);
    expect(drawn(written).steps.map(({ step }) => step)).toEqual(order);
  });

  it.each(everything)('of $picture $parameters says what its picture says', (written) => {
    const { alt, impression } = drawn(written);
    const read = readPicture(written.picture, { parameters: written.parameters, seed: 3 });
    if (!read?.ok) throw new Error('refused');
    expect(alt).toBe(read.picture.seen());
    expect(impression.startsWith(read.picture.reading())).toBe(true);
  });

  it('is refused with the words of its own kind', () => {
    expect(() => drawn(ecg({ rhythm: 'sinus', rate: 140 }))).toThrow('sinus has a rate of 60');
  });
});

describe('a rhythm strip', () => {
  it('can be measured: a centimeter is two large boxes of its grid', () => {
    // Half of six seconds, 7.5 cm of paper, fills 920 of 1,000 units.
    expect(drawn(ecg({ rhythm: 'sinus' })).unitsPerCentimeter).toBeCloseTo(920 / 7.5, 1);
    expect(
      drawn({ picture: 'capnogram', parameters: { pattern: 'normal' } }).unitsPerCentimeter,
    ).toBeNull();
  });

  it('is normal in every step of a normal rhythm', () => {
    const { steps } = drawn(ecg({ rhythm: 'sinus', rate: 64 }));
    expect(steps.filter(({ abnormal }) => abnormal)).toEqual([]);
  });

  it.each([
    [{ rhythm: 'atrial-fibrillation' }, 'Regularity', /^Uneven/],
    [{ rhythm: 'atrial-fibrillation' }, 'P waves', /no P waves are seen/],
    [{ rhythm: 'first-degree', pr: 300 }, 'PR interval', /^300 ms/],
    [{ rhythm: 'third-degree', atrialRate: 90 }, 'P waves', /90 a minute, with no relation/],
    [{ rhythm: 'ventricular-tachycardia' }, 'QRS complex', /wide/],
    [{ rhythm: 'st-elevation', st: 5 }, 'ST and T', /5 mm above/],
    [{ rhythm: 'asystole' }, 'Rate', /^No complexes/],
  ] as const)('of %o tells it under %s', (parameters, name, words) => {
    const step = stepOf(ecg(parameters), name);
    expect(step?.seen).toMatch(words);
    expect(step?.abnormal).toBe(true);
  });

  it('points at the top of a complex, far above the line between P and QRS', () => {
    const strip = ecg({ rhythm: 'sinus', rate: 64 });
    const line = spotOf(strip, 'PR interval')?.y ?? 0;
    expect(line - (spotOf(strip, 'QRS complex')?.y ?? 100)).toBeGreaterThan(5);
  });
});

describe('curves of a ventilator', () => {
  const curves = (parameters: Waveform['parameters']): Written => ({
    picture: 'ventilator-graphics',
    parameters,
  });

  it('tell resistance from compliance by the hold', () => {
    const tight = drawn(curves({ resistance: 28, rate: 12, hold: true }));
    expect(tight.impression).toContain('High resistance of the airways.');
    const stiff = drawn(curves({ compliance: 14, hold: true }));
    expect(stiff.impression).toContain('Low compliance.');
  });

  it('show trapped gas at the end of the flow curve', () => {
    const flow = stepOf(curves({ fault: 'auto-peep', rate: 26 }), 'Flow');
    expect(flow?.seen).toMatch(/^Still \d+ L\/min out/);
  });

  it('leave out the step of a curve that is not shown', () => {
    const { steps } = drawn(curves({ curves: ['pressure'] }));
    expect(steps.map(({ step }) => step)).toEqual(['Pressure', 'Synchrony']);
  });
});

describe('a flow-volume loop', () => {
  it('is low in volume below 80% of what is predicted', () => {
    const of = (fvc: number) =>
      stepOf(
        { picture: 'flow-volume', parameters: { pattern: 'normal', fvc, predictedFvc: 5 } },
        'Volumes',
      );
    expect(of(3.9)?.abnormal).toBe(true);
    expect(of(4.1)?.abnormal).toBe(false);
  });
});
