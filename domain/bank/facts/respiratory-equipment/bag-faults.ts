import type { Pattern } from '../chest-assessment/pattern.ts';

/** Faults of manual resuscitators. */
export const bagFaults: readonly Pattern[] = [
  {
    id: 'bag-inlet-valve',
    name: 'Inlet valve that does not close',
    marks:
      'A bag inlet valve that does not close lets gas flow back to the reservoir, so the bag is squeezed with little resistance.',
    note: 'Test: block the patient outlet and squeeze. A good bag cannot be emptied.',
    scenes: [
      'With the patient port blocked by a thumb, a self-inflating bag can be squeezed flat, and the reservoir swells at the same time.',
    ],
    lookalikes: [
      'bag-patient-valve',
      'bag-no-reservoir',
      'bag-pop-off',
      'bag-mask-leak',
      'bag-intake-stuck',
    ],
    response: {
      scene:
        'In a check before transport, squeezing a bag with a closed outlet pushes gas back into the reservoir. What should be done?',
      text: 'Replace the bag with a tested one',
      why: 'An inlet valve that does not close leaves the patient without volume, so this bag must not be used.',
    },
  },
  {
    id: 'bag-intake-stuck',
    name: 'Inlet valve that does not open',
    marks: 'An inlet valve that does not open keeps the bag from refilling after a squeeze.',
    note: 'Disassemble or replace the unit, and keep a mask for mouth-to-mask breaths at hand.',
    scenes: [
      'After the first squeeze a resuscitation bag stays flat and fills very slowly. Oxygen runs at 15 L/min, and the reservoir is full.',
    ],
    lookalikes: [
      'bag-inlet-valve',
      'bag-patient-valve',
      'bag-no-reservoir',
      'bag-pop-off',
      'bag-mask-leak',
    ],
  },
  {
    id: 'bag-patient-valve',
    name: 'Patient valve stuck in inspiration',
    marks:
      'A patient valve stuck in the inspiratory position does not let gas out, so the chest stays expanded after each squeeze.',
    note: 'Secretions or too high an oxygen flow can jam the valve. Disconnect at once to let the chest empty.',
    scenes: [
      'During bagging the chest of a patient rises with the first squeeze and does not fall. Each further breath is harder, and mucus is seen in the clear valve.',
    ],
    lookalikes: [
      'bag-pop-off',
      'bag-inlet-valve',
      'bag-mask-leak',
      'bag-no-reservoir',
      'bag-intake-stuck',
    ],
    response: {
      scene:
        'While an intubated patient is bagged, exhalation stops, the chest stays high, and vomit fills the valve of the resuscitator. What should be done first?',
      text: 'Take the bag off and let the patient exhale',
      accepts: ['bag-inlet-valve'],
      why: 'A patient valve stuck in inspiration traps gas under pressure, so the bag must come off at once.',
    },
  },
  {
    id: 'bag-no-reservoir',
    name: 'Reservoir missing or oxygen flow too low',
    marks: 'Without a reservoir or enough flow, a bag fills with room air and delivers a low FIO₂.',
    note: 'A reservoir with 10 to 15 L/min brings the FIO₂ near 1.0.',
    scenes: [
      'A patient being bagged has good chest rise but an SpO₂ of 82%. An analyzer at the outlet reads 43%, and the bag has no attachment at its rear end.',
    ],
    lookalikes: [
      'bag-inlet-valve',
      'bag-mask-leak',
      'bag-pop-off',
      'bag-patient-valve',
      'bag-intake-stuck',
    ],
    response: {
      scene:
        'The chest of a bagged patient rises well, but SpO₂ stays at 84%. The oxygen flow is 4 L/min, and the reservoir is limp. What should be done first?',
      text: 'Raise the oxygen flow to 15 L/min',
      accepts: ['bag-inlet-valve'],
      why: 'With too low an oxygen flow the bag draws room air, and a full reservoir raises the FIO₂.',
    },
  },
  {
    id: 'bag-pop-off',
    name: 'Pressure-relief valve opening too early',
    marks:
      'A pressure-relief valve that opens lets gas hiss out near the valve, and stiff lungs get too little volume.',
    note: 'Relief valves of pediatric bags open at about 35 to 40 cm H₂O. They can be locked when lungs are stiff.',
    scenes: [
      'A child with very stiff lungs is bagged through a tube. At each squeeze gas hisses out on top of the patient valve, and the chest hardly rises. The tube is in place and open.',
    ],
    lookalikes: [
      'bag-patient-valve',
      'bag-mask-leak',
      'bag-no-reservoir',
      'bag-inlet-valve',
      'bag-intake-stuck',
    ],
    response: {
      scene:
        'Squeezing a pediatric bag on the tube of a child with severe asthma vents gas at 35 cm H₂O with poor chest rise. What should be done?',
      text: 'Close the relief valve and watch the chest',
      accepts: ['bag-inlet-valve'],
      why: 'A pressure-relief valve can open before stiff lungs are filled. It may then be overridden with care.',
    },
  },
  {
    id: 'bag-mask-leak',
    name: 'Poor seal of the mask on the face',
    marks:
      'A poor mask seal lets gas escape at the cheeks, with little resistance and little chest rise.',
    note: 'Two hands on the mask and a second person on the bag give the best seal.',
    scenes: [
      "During mask ventilation of a bearded patient, gas blows against the therapist's fingers at the cheeks. The chest hardly moves, and the same bag passed its test a minute ago.",
    ],
    lookalikes: [
      'bag-inlet-valve',
      'bag-pop-off',
      'bag-patient-valve',
      'bag-no-reservoir',
      'bag-intake-stuck',
    ],
    response: {
      scene:
        'One therapist bags a patient without teeth, and gas escapes beside the mask with each squeeze. Help has arrived. What should be done?',
      text: 'Hold the mask with two hands as a pair',
      accepts: ['bag-inlet-valve'],
      why: 'Two hands make a better mask seal, while the second person squeezes the bag.',
    },
  },
];
