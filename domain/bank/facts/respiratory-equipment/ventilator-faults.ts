import type { Pattern } from '../chest-assessment/pattern.ts';

/** Faults of ventilators and circuits. */
export const ventilatorFaults: readonly Pattern[] = [
  {
    id: 'vent-disconnection',
    name: 'Patient disconnected from the circuit',
    marks:
      'A disconnection sets off low-pressure and low-volume alarms together, and the chest does not rise.',
    note: 'Look at the patient first. If the cause is not seen at once, ventilate by bag.',
    scenes: [
      'Low-pressure, low-volume and apnea alarms of a paralyzed patient sound at the same moment. The chest is still, and pressure reads 0 cm H₂O.',
    ],
    lookalikes: [
      'vent-kink',
      'vent-exhalation-valve',
      'vent-auto-trigger',
      'vent-gas-supply',
      'vent-sensor',
    ],
    response: {
      scene:
        'The low-pressure alarm of a sedated patient sounds, the chest is not moving, and the Y-piece lies on the pillow. What should be done first?',
      text: 'Reattach the breathing circuit',
      accepts: ['vent-exhalation-valve', 'vent-gas-supply'],
      why: 'A patient disconnected from the circuit gets no breath. Reconnection is the whole remedy.',
    },
  },
  {
    id: 'vent-kink',
    name: 'Kinked or bitten endotracheal tube',
    marks:
      'A kinked or bitten tube raises peak pressure suddenly, cuts the volume and stops a suction catheter.',
    note: 'If a catheter does not pass, straighten the neck and tube, look in the mouth and be ready to replace the tube.',
    scenes: [
      'After turning, the high-pressure alarm of a patient sounds with every breath. Volume has dropped, a catheter stops at 16 cm, and the tube is bent sharply at the lip.',
    ],
    lookalikes: [
      'vent-disconnection',
      'vent-exhalation-valve',
      'vent-sensor',
      'vent-auto-trigger',
      'vent-gas-supply',
    ],
    response: {
      scene:
        'A high-pressure alarm starts when the head of a patient is turned to the side, and a suction catheter will not go in. What should be tried first?',
      text: 'Bring the neck back into line',
      accepts: ['vent-exhalation-valve', 'vent-gas-supply'],
      why: 'A kinked endotracheal tube opens again when neck and tube are straightened.',
    },
  },
  {
    id: 'vent-exhalation-valve',
    name: 'Exhalation valve stuck closed',
    marks:
      'An exhalation valve stuck closed keeps airway pressure up at the end of expiration, and the chest does not fall.',
    note: 'Disconnect and ventilate by bag at once, because pressure stacks with every breath.',
    scenes: [
      'Soon after a circuit change the pressure of a patient does not return to 5 cm H₂O but stands at 28 in expiration and climbs. The chest stays expanded.',
    ],
    lookalikes: [
      'vent-disconnection',
      'vent-auto-trigger',
      'vent-kink',
      'vent-gas-supply',
      'vent-sensor',
    ],
    response: {
      scene:
        'Baseline pressure of a patient climbs with each breath to 30 cm H₂O at a set PEEP of 5, and no gas leaves the expiratory port. What should be done first?',
      text: 'Disconnect and ventilate by bag',
      accepts: ['vent-gas-supply'],
      why: 'With an exhalation valve stuck closed gas cannot leave, so the patient must be freed from the circuit.',
    },
  },
  {
    id: 'vent-auto-trigger',
    name: 'Auto-triggering by water in the circuit',
    marks:
      'Auto-triggering gives a rate far above the set one without effort, as water or a leak moves flow or pressure.',
    note: 'Remove water or the leak first. Then set the trigger just above the point of self-cycling.',
    scenes: [
      'A patient who is brain dead is ventilated at a total rate of 34/min with a set rate of 12. Water sways in the expiratory limb, and breaths start in its rhythm.',
    ],
    lookalikes: [
      'vent-trigger-insensitive',
      'vent-disconnection',
      'vent-kink',
      'vent-gas-supply',
      'vent-exhalation-valve',
    ],
    response: {
      scene:
        'Breaths start without any effort by a deeply sedated patient each time a pool of water moves in the circuit. Which measure comes first?',
      text: 'Drain the limbs of the circuit',
      why: 'Water that moves in the tubing causes auto-triggering by changing the flow that the ventilator senses.',
    },
  },
  {
    id: 'vent-trigger-insensitive',
    name: 'Trigger set too insensitive',
    marks:
      'A trigger that is set too insensitive lets visible efforts go unanswered, with deep dips of pressure and no trapped gas.',
    note: 'Set pressure triggers at about −1 to −2 cm H₂O or flow triggers at 1 to 3 L/min, without self-cycling.',
    scenes: [
      'Each effort of an awake patient draws airway pressure down by 5 cm H₂O, and no breath follows. Expiratory flow ends at zero, and the trigger is set at −6 cm H₂O.',
    ],
    lookalikes: [
      'vent-auto-trigger',
      'vent-kink',
      'vent-exhalation-valve',
      'vent-sensor',
      'vent-gas-supply',
    ],
    response: {
      scene:
        'A patient strains visibly; pressure dips to 6 cm H₂O below PEEP before a breath starts. There is no auto-PEEP. Which change is needed?',
      text: 'Set the trigger to a smaller value',
      why: 'A trigger set too insensitive makes the patient work before each breath, and a smaller threshold relieves it.',
    },
  },
  {
    id: 'vent-gas-supply',
    name: 'Loss of gas supply pressure',
    marks:
      'Loss of supply pressure sets off the gas supply alarm, and delivered oxygen or volume may fall.',
    note: 'Give oxygen by bag from a cylinder until 50 psi is restored.',
    scenes: [
      'The ventilator of a patient shows a source-gas alarm. The wall gauge for oxygen reads 18 psi, and analyzed FIO₂ has drifted from 0.60 to 0.30.',
    ],
    lookalikes: [
      'vent-disconnection',
      'vent-sensor',
      'vent-exhalation-valve',
      'vent-auto-trigger',
      'vent-kink',
    ],
    response: {
      scene:
        'Line pressure of oxygen fails in a whole unit. The ventilator of a patient on an FIO₂ of 0.80 signals a supply alarm, and the SpO₂ is falling. What should be done first?',
      text: 'Bag with gas from a cylinder',
      accepts: ['vent-exhalation-valve'],
      why: 'Loss of gas supply pressure deprives the patient of oxygen until another source is in use.',
    },
  },
  {
    id: 'vent-sensor',
    name: 'Contaminated flow sensor',
    marks:
      'A contaminated flow sensor shows a wrong exhaled volume while pressures, chest rise and blood gases are unchanged.',
    note: 'Check the displayed volume with a separate device, then clean, calibrate or replace the sensor.',
    scenes: [
      'After several nebulizer treatments exhaled volume reads 270 mL at a delivered 450 mL. Pressures, chest movement and PETCO₂ are unchanged, and no leak is heard.',
    ],
    lookalikes: [
      'vent-kink',
      'vent-disconnection',
      'vent-gas-supply',
      'vent-exhalation-valve',
      'vent-cuff-loss',
    ],
    response: {
      scene:
        'A ventilator shows 640 mL exhaled after 450 mL delivered, with droplets on the expiratory sensor. A handheld spirometer measures 445 mL. What should be done?',
      text: 'Exchange the flow sensor',
      why: 'Droplets on the flow sensor make it show a false volume, which a second device brings to light.',
    },
  },
  {
    id: 'vent-cuff-loss',
    name: 'Loss of volume around the cuff',
    marks:
      'A leaking cuff lowers exhaled volume and peak pressure, with air heard at the mouth and a smaller chest rise.',
    note: 'Measure cuff pressure and the tube depth before adding air. If the cuff is torn, the tube is replaced.',
    scenes: [
      'Exhaled volume of a patient has dropped from 460 to 330 mL and peak pressure from 30 to 21 cm H₂O. Air bubbles in the mouth during inspiration, and the pilot balloon is soft.',
    ],
    lookalikes: [
      'vent-sensor',
      'vent-kink',
      'vent-exhalation-valve',
      'vent-auto-trigger',
      'vent-gas-supply',
    ],
    response: {
      scene:
        'The low exhaled-volume alarm of a patient sounds, a wet noise is heard in the throat with each breath, and cuff pressure measures 12 cm H₂O. What should be done?',
      text: 'Add air to 20 to 30 cm H₂O',
      why: 'A loss of volume around the cuff stops when its pressure is brought back to the safe range.',
    },
  },
];
