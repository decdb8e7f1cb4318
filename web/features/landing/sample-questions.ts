import type { FieldCode } from '../../../domain/contracts/fields.ts';

export type SampleOption = {
  readonly letter: string;
  readonly text: string;
  readonly why: string;
};

export type SampleQuestion = {
  readonly exam: string;
  readonly area: string;
  readonly stem: string;
  readonly ask: string;
  /** The letter of the right option. */
  readonly answer: string;
  readonly options: readonly SampleOption[];
};

const transfusion: SampleQuestion = {
  exam: 'NCLEX-RN',
  area: 'Pharmacological and Parenteral Therapies',
  stem: 'Ten minutes into a unit of packed red cells, a client has chills and low back pain. Temperature has risen from 37.0 to 38.7 °C, and blood pressure has fallen from 128/76 to 92/54 mm Hg.',
  ask: 'What should the nurse do first?',
  answer: 'B',
  options: [
    {
      letter: 'A',
      text: 'Slow the transfusion and give acetaminophen',
      why: 'Slowing lets incompatible cells keep running in. Acetaminophen is for a febrile reaction, once hemolysis is ruled out.',
    },
    {
      letter: 'B',
      text: 'Stop the transfusion and keep the vein open with saline through new tubing',
      why: 'Back pain, fever and falling pressure in the first minutes mean hemolysis. New tubing, so that no more of this blood goes in.',
    },
    {
      letter: 'C',
      text: 'Notify the provider and the blood bank',
      why: 'Both are called, but after the blood is stopped: each minute adds to the harm.',
    },
    {
      letter: 'D',
      text: 'Send blood and urine samples to the laboratory',
      why: 'The right samples at the wrong time. They are drawn when the transfusion is off.',
    },
  ],
};

const firstVisit: SampleQuestion = {
  exam: 'NCLEX-RN',
  area: 'Management of Care',
  stem: 'At the start of the shift a nurse hears report on four clients, all of them awake.',
  ask: 'Whom should the nurse see first?',
  answer: 'C',
  options: [
    {
      letter: 'A',
      text: 'Two days after a hip replacement, pain 6 of 10, the next dose is due',
      why: 'The pain deserves treatment soon, but it is expected and threatens nothing in the next minutes.',
    },
    {
      letter: 'B',
      text: 'Heart failure, 1 kg heavier than yesterday, mild ankle edema',
      why: 'Weight gain calls for assessment and a word with the provider today. Breathing is not in danger yet.',
    },
    {
      letter: 'C',
      text: 'Six hours after a thyroidectomy, with a new high-pitched sound on breathing in',
      why: 'New stridor after neck surgery means the airway is narrowing, from swelling or a hematoma. Airway comes first.',
    },
    {
      letter: 'D',
      text: 'Type 2 diabetes, blood glucose 182 mg/dL before lunch',
      why: 'High, but safe to treat with the ordered dose at the meal.',
    },
  ],
};

const failingCopd: SampleQuestion = {
  exam: 'TMC',
  area: 'Initiation and Modification of Interventions',
  stem: 'A 67-year-old man with COPD, awake and cooperative, breathes 30 times a minute with his neck muscles. On a cannula at 2 L/min: pH 7.28, PaCO₂ 68 mm Hg, PaO₂ 58 mm Hg, HCO₃⁻ 31 mEq/L.',
  ask: 'What should the therapist recommend?',
  answer: 'B',
  options: [
    {
      letter: 'A',
      text: 'Raise the cannula to 6 L/min',
      why: 'The PaO₂ is near its target in chronic hypercapnia. More oxygen does not ventilate, and may raise the PaCO₂.',
    },
    {
      letter: 'B',
      text: 'Begin noninvasive ventilation',
      why: 'Acute on chronic respiratory acidosis with a tiring but cooperative patient is what bilevel support is for.',
    },
    {
      letter: 'C',
      text: 'Intubate and ventilate',
      why: 'He protects his airway and can follow commands. The tube is for when the mask fails or cannot be used.',
    },
    {
      letter: 'D',
      text: 'Use a nonrebreathing mask',
      why: 'It treats hypoxemia, which is mild here, and leaves the failing pump alone.',
    },
  ],
};

const highPressure: SampleQuestion = {
  exam: 'TMC',
  area: 'Troubleshooting and Quality Control',
  stem: 'During volume control ventilation the high-pressure alarm sounds. Peak pressure has risen from 28 to 46 cm H₂O; plateau pressure is unchanged at 20 cm H₂O.',
  ask: 'What is the most likely cause?',
  answer: 'B',
  options: [
    {
      letter: 'A',
      text: 'Tension pneumothorax',
      why: 'It stiffens the chest, so peak and plateau would rise together.',
    },
    {
      letter: 'B',
      text: 'Secretions in the airway',
      why: 'Only the peak rose: resistance has gone up, compliance has not. Suction, and look for bronchospasm or a kink.',
    },
    {
      letter: 'C',
      text: 'Worsening acute respiratory distress syndrome',
      why: 'Stiffer lungs raise the plateau as well.',
    },
    {
      letter: 'D',
      text: 'A leak around the cuff',
      why: 'A leak lowers the pressure and the exhaled volume.',
    },
  ],
};

/** The fields of which the landing page shows a taste. */
export const sampleFields = ['RN', 'RT'] as const satisfies readonly FieldCode[];
export type SampleField = (typeof sampleFields)[number];

export const sampleQuestions: Readonly<
  Record<SampleField, readonly [SampleQuestion, SampleQuestion]>
> = {
  RN: [transfusion, firstVisit],
  RT: [failingCopd, highPressure],
};
