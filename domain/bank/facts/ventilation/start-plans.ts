import type { StartProfile } from './start-cases.ts';

/** Volume in mL/kg of predicted body weight, or `actual` for the weight on the scale. */
export type StartSettings = {
  readonly perKilogram: number;
  readonly actual?: true;
  readonly rate: number;
  readonly peep: number;
  readonly why: string;
};

/** What is right for a disease and what is not. */
export type StartPlan = {
  readonly right: StartSettings;
  readonly wrong: readonly StartSettings[];
  readonly lesson: string;
};

const tooLarge =
  'A volume above 10 mL/kg of predicted body weight overstretches the lungs, healthy or diseased.';

/** First settings by disease, and wrong ones that are really chosen. */
export const startPlans: Readonly<Record<StartProfile, StartPlan>> = {
  obstructed: {
    right: {
      perKilogram: 7,
      rate: 10,
      peep: 5,
      why: 'A moderate volume at a slow rate leaves a long time to exhale, which is what obstructed lungs need most.',
    },
    wrong: [
      {
        perKilogram: 7,
        rate: 24,
        peep: 5,
        why: 'A fast rate leaves too little time to exhale, so gas is trapped and blood pressure falls.',
      },
      {
        perKilogram: 12,
        rate: 10,
        peep: 5,
        why: `${tooLarge} In obstruction it also traps more gas.`,
      },
      {
        perKilogram: 5,
        rate: 32,
        peep: 10,
        why: 'Small breaths at this rate give expiration less than a second or so, with severe trapping.',
      },
      {
        perKilogram: 10,
        rate: 18,
        peep: 14,
        why: 'High minute ventilation with high PEEP adds to the hyperinflation that is already present.',
      },
      {
        perKilogram: 4,
        rate: 6,
        peep: 0,
        why: 'So little ventilation would bring severe acidosis. Hypoventilation has limits.',
      },
    ],
    lesson:
      'In asthma and COPD start with 6 to 8 mL/kg, 8 to 12 breaths a minute, a high flow and little PEEP. A raised PaCO₂ is accepted if pH permits.',
  },
  stiff: {
    right: {
      perKilogram: 6,
      rate: 24,
      peep: 10,
      why: 'In ARDS 6 mL/kg of predicted body weight with a faster rate and PEEP protects the lung and keeps it open.',
    },
    wrong: [
      {
        perKilogram: 6,
        actual: true,
        rate: 24,
        peep: 10,
        why: 'This volume is 6 mL/kg of the weight on the scale. The lungs are as large as height predicts, so it is too much.',
      },
      {
        perKilogram: 12,
        rate: 12,
        peep: 5,
        why: `${tooLarge} PEEP is also low for flooded lungs.`,
      },
      {
        perKilogram: 6,
        rate: 10,
        peep: 5,
        why: 'A small volume at this slow rate would cause severe respiratory acidosis, and PEEP is low.',
      },
      {
        perKilogram: 10,
        rate: 20,
        peep: 0,
        why: 'Without PEEP the injured alveoli collapse with each breath, and the volume is too large.',
      },
      {
        perKilogram: 9,
        rate: 14,
        peep: 20,
        why: 'This volume on top of a PEEP of 20 cm H₂O would drive the plateau far above 30 cm H₂O.',
      },
    ],
    lesson:
      'Start ARDS at 6 (up to 8) mL/kg of predicted body weight, 20 to 30 breaths a minute and a PEEP of 8 to 10 cm H₂O or more.',
  },
  acidotic: {
    right: {
      perKilogram: 8,
      rate: 30,
      peep: 5,
      why: 'The patient lived by hyperventilation. A high minute ventilation must be kept up, or pH falls to a lethal level.',
    },
    wrong: [
      {
        perKilogram: 8,
        rate: 12,
        peep: 5,
        why: 'A usual rate takes the compensation away: PaCO₂ rises and pH collapses.',
      },
      {
        perKilogram: 6,
        rate: 14,
        peep: 5,
        why: 'Less than half of the needed minute ventilation would let PaCO₂ rise at once.',
      },
      {
        perKilogram: 6,
        rate: 10,
        peep: 10,
        why: 'These settings suit no severe acidosis: ventilation is far too low, and the lungs do not need this PEEP.',
      },
      {
        perKilogram: 14,
        rate: 12,
        peep: 5,
        why: `${tooLarge} A faster rate is the way to a high minute ventilation.`,
      },
      {
        perKilogram: 4,
        rate: 20,
        peep: 15,
        why: 'Breaths of 4 mL/kg are mostly dead space, and clear lungs do not need this PEEP.',
      },
    ],
    lesson:
      'After intubation in metabolic acidosis match the minute ventilation of the patient before it, and check a blood gas early.',
  },
  brain: {
    right: {
      perKilogram: 8,
      rate: 15,
      peep: 5,
      why: 'These settings aim at a normal PaCO₂ of 35 to 40 mm Hg, which keeps blood flow to the brain even.',
    },
    wrong: [
      {
        perKilogram: 8,
        rate: 30,
        peep: 5,
        why: 'Routine hyperventilation narrows brain vessels and can cause ischemia. It is a brief measure for herniation.',
      },
      {
        perKilogram: 6,
        rate: 8,
        peep: 5,
        why: 'Hypoventilation raises PaCO₂, widens brain vessels and raises intracranial pressure.',
      },
      {
        perKilogram: 8,
        rate: 12,
        peep: 18,
        why: 'A high PEEP that clear lungs do not need may hinder venous return from the head.',
      },
      {
        perKilogram: 13,
        rate: 20,
        peep: 5,
        why: `${tooLarge} The minute ventilation would also lower PaCO₂ far too much.`,
      },
      {
        perKilogram: 4,
        rate: 12,
        peep: 10,
        why: 'Breaths this small leave CO₂ behind, which the swollen brain does not tolerate.',
      },
    ],
    lesson:
      'In brain injury aim for a normal PaCO₂ and good oxygenation, with the head of the bed raised.',
  },
  normal: {
    right: {
      perKilogram: 8,
      rate: 14,
      peep: 5,
      why: 'With normal lungs 6 to 8 mL/kg of predicted body weight at 12 to 16 breaths a minute gives a normal PaCO₂.',
    },
    wrong: [
      { perKilogram: 13, rate: 14, peep: 5, why: `${tooLarge} PaCO₂ would fall too low.` },
      {
        perKilogram: 8,
        rate: 28,
        peep: 5,
        why: 'This rate doubles the minute ventilation that is needed and causes respiratory alkalosis.',
      },
      {
        perKilogram: 4,
        rate: 10,
        peep: 5,
        why: 'Ventilation would be less than half of the need, and small breaths let the bases collapse.',
      },
      {
        perKilogram: 8,
        rate: 6,
        peep: 5,
        why: 'At this rate minute ventilation is less than half of what is needed, so PaCO₂ would rise.',
      },
      {
        perKilogram: 8,
        rate: 14,
        peep: 16,
        why: 'Healthy lungs do not need so much PEEP. It lowers venous return.',
      },
    ],
    lesson:
      'Volume follows height and sex, not the weight on the scale. A PEEP of 5 cm H₂O prevents collapse.',
  },
};
