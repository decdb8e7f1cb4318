/** A number as texts write it, with or without commas. */
export const number = (text: string): number => Number(text.replaceAll(',', ''));

/** Reads the number of a stem that stands where the pattern has its group. */
type Reader = (pattern: RegExp) => number;
export const readerOf =
  (stem: string): Reader =>
  (pattern) => {
    const found = pattern.exec(stem)?.[1];
    if (found === undefined) throw new Error(`No ${pattern} in: ${stem}`);
    return number(found);
  };

/** Points for a finding, when the stem reports it. */
const scored = (stem: string, findings: readonly (readonly [RegExp, number])[]): number =>
  findings.reduce((sum, [pattern, points]) => sum + (pattern.test(stem) ? points : 0), 0);

const poundsToKilograms = (pounds: number): number => pounds / 2.2;

type Recomputation = (read: Reader, stem: string) => number;

/** Every numeric key once more, from the numbers of its stem. */
export const recomputations: Readonly<Record<string, Recomputation>> = {
  'rn-ppt-amoxicillin-volume': (read) => {
    const daily =
      poundsToKilograms(read(/weighs (\d+) lb/)) * read(/amoxicillin (\d+) mg\/kg\/day/);
    return ((daily / 2) * read(/mg in (\d+) mL/)) / read(/contains (\d+) mg/);
  },
  'rn-ppt-gravity-drip-rate': (read) =>
    (read(/prescribed ([\d,]+) mL/) * read(/factor of (\d+) gtt/)) /
    (read(/over (\d+) hours/) * 60),
  'rn-ppt-heparin-rate': (read) => {
    const unitsAnHour = read(/weighs (\d+) kg/) * read(/infusion at (\d+) units\/kg\/hour/);
    return unitsAnHour / (read(/holds ([\d,]+) units/) / read(/units in (\d+) mL/));
  },
  'rn-pad-map-septic-shock': (read) => {
    const diastolic = read(/pressure of \d+\/(\d+)/);
    return diastolic + (read(/pressure of (\d+)\//) - diastolic) / 3;
  },
  'rn-rrp-glasgow-score': (_, stem) =>
    scored(stem, [
      [/opens the eyes when a nail bed is pressed/, 2],
      [/sounds that are not words/, 2],
      [/pulls the hand away from the pressure without reaching toward it/, 4],
    ]),
  'rt-in-rapid-shallow-index': (read) => {
    const rate = read(/rate is (\d+)\/min/);
    return rate / (read(/ventilation is ([\d.]+) L/) / rate);
  },
  'rt-in-entrainment-total-flow': (read) => {
    const percent = read(/receives (\d+)% oxygen/);
    return (read(/flowmeter at (\d+) L/) * (100 - 21)) / (percent - 21);
  },
  'rt-in-blended-oxygen-fraction': (read) => {
    const [oxygen, air] = [read(/oxygen at (\d+) L/), read(/air at (\d+) L/)];
    return (oxygen + 0.21 * air) / (oxygen + air);
  },
  'rt-in-heliox-actual-flow': (read) => {
    const factor = read(/(\d+)% helium/) === 70 ? 1.6 : 1.8;
    return factor * read(/reads (\d+) L/);
  },
  'rt-in-rate-for-desired-paco2': (read) =>
    (read(/set rate of (\d+)/) * read(/PaCO₂ (\d+) mm/)) / read(/wants a PaCO₂ of (\d+)/),
  'rt-in-alveolar-ventilation-change': (read) => {
    const breath = read(/changed to (\d+) mL/) - read(/dead space of (\d+) mL/);
    return (breath * read(/changed to \d+ mL at (\d+)/)) / 1000;
  },
  'rt-in-predicted-body-weight-volume': (read) => {
    const inches = read(/is (\d+) cm tall/) / 2.54;
    const kilograms = 45.5 + 2.3 * (inches - 60);
    return Math.round((kilograms * read(/volume of (\d+) mL\/kg/)) / 5) * 5;
  },
  'rt-in-best-peep-trial': (read, stem) => {
    const volume = read(/stays at (\d+) mL/);
    const compliances = [...stem.matchAll(/(\d+) cm H₂O at PEEP (\d+)/g)].map(
      ([, plateau, peep]) => [Number(peep), volume / (Number(plateau) - Number(peep))] as const,
    );
    return compliances.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  },
  'rt-pd-neonatal-apgar-score': (read, stem) =>
    scored(stem, [
      [/slow and irregular breathing with a weak cry/, 1],
      [/some flexion/, 1],
      [/a grimace when/, 1],
      [/pink body with blue hands and feet/, 1],
    ]) + (read(/heart rate of (\d+)/) < 100 ? 1 : 2),
  'rt-pd-pft-bronchodilator-change': (read) => {
    const before = read(/is ([\d.]+) L before/);
    return (100 * (read(/and ([\d.]+) L after/) - before)) / before;
  },
  'rt-pd-mechanics-dynamic-compliance': (read) =>
    read(/volume of (\d+) mL/) /
    (read(/peak inspiratory pressure is (\d+)/) - read(/PEEP of (\d+)/)),
  'rt-pd-hemodynamic-pulmonary-resistance': (read) =>
    (read(/artery pressure of (\d+)/) - read(/wedge pressure of (\d+)/)) /
    read(/cardiac output of ([\d.]+)/),
  'rt-pd-sleep-apnea-hypopnea-index': (read) =>
    (read(/(\d+) obstructive apneas/) + read(/(\d+) hypopneas/)) /
    read(/sleeps for ([\d.]+) hours/),
  'rt-pd-calc-alveolar-arterial-difference': (read) => {
    const dry = read(/barometric pressure of (\d+)/) - read(/vapor pressure of (\d+)/);
    const alveolar =
      read(/FIO₂ of ([\d.]+)/) * dry - read(/PaCO₂ (\d+)/) / read(/quotient of (\d\.\d)/);
    return alveolar - read(/PaO₂ (\d+)/);
  },
  'rt-pd-calc-dead-space-fraction': (read) =>
    1 - read(/mixed expired gas\) has a PCO₂ of (\d+)/) / read(/PaCO₂ of (\d+)/),
  'rt-pd-calc-oxygenation-index': (read) =>
    (100 * read(/mean airway pressure of (\d+)/) * read(/FIO₂ of ([\d.]+)/)) /
    read(/PaO₂ is (\d+)/),
  'rt-pd-calc-oxygen-delivery': (read) => {
    const bound =
      read(/hemoglobin of ([\d.]+)/) * read(/carry ([\d.]+) mL/) * (read(/SaO₂ of (\d+)%/) / 100);
    const dissolved = read(/PaO₂ of (\d+) mm/) * read(/dissolves ([\d.]+) mL/);
    return (bound + dissolved) * 10 * read(/output of ([\d.]+) L/);
  },
  'rt-pd-calc-pf-ratio': (read) => read(/PaO₂ (\d+) mm/) / read(/FIO₂ of ([\d.]+)/),
  'rt-tq-cylinder-duration': (read) => {
    const usable = read(/gauge reads ([\d,]+) psi\. The/) - read(/when the gauge reads (\d+) psi/);
    return (usable * read(/factor ([\d.]+) L\/psi/)) / read(/runs at (\d+) L/);
  },
};
