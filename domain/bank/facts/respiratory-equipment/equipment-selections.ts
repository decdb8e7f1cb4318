import type { SelectionCase } from '../chest-assessment/pattern.ts';

const precautions = 'Standard and transmission-based precautions';
const disinfection = 'Disinfection and sterilization';
const events = 'Ventilator-associated event prevention protocols';
const quality = 'Quality control of blood gas, gas and PFT analyzers';

/** Several faults, checks or measures that belong together. */
export const equipmentSelections: readonly SelectionCase[] = [
  {
    id: 'set-airborne',
    topic: precautions,
    level: 'application',
    stem: 'A hospital has few isolation rooms this week. Which patients need airborne precautions with a negative-pressure room?',
    right: [
      ['One with measles and pneumonia', 'Measles virus floats in the air for hours.'],
      [
        'One with sputum positive for tuberculosis',
        'Droplet nuclei carry the bacilli. They float for hours.',
      ],
      ['One with chickenpox and cough', 'Varicella spreads through the air as well as by contact.'],
    ],
    wrong: [
      [
        'One with pertussis and vomiting',
        'Pertussis spreads by large droplets. A surgical mask is sufficient.',
      ],
      [
        'One with pneumonia from Legionella',
        'Legionella does not pass between people. Standard precautions are enough.',
      ],
    ],
    note: 'Measles, tuberculosis and varicella are the classic airborne diseases. Staff wear fitted N95 respirators.',
  },
  {
    id: 'set-high-level-agents',
    topic: disinfection,
    level: 'recall',
    stem: 'Heat-sensitive bronchoscopes have been cleaned and need high-level disinfection. Which agents can provide it when used as labeled?',
    right: [
      [
        'Activated glutaraldehyde',
        'Glutaraldehyde kills all but large numbers of spores within its labeled time.',
      ],
      [
        'Peracetic acid',
        'Peracetic acid gives high-level disinfection or sterilization in automated processors.',
      ],
    ],
    wrong: [
      [
        'Quaternary ammonium',
        'Quaternary compounds are low-level disinfectants. They suit surfaces.',
      ],
      [
        'Isopropyl alcohol',
        'Alcohol is an intermediate-level agent at best and does not kill spores.',
      ],
      ['Household soap', 'Soap cleans and does not disinfect. It is the step before.'],
    ],
    note: 'Cleaning comes first. Follow the contact time, rinse with sterile water and dry the channels.',
  },
  {
    id: 'set-bundle',
    topic: events,
    level: 'application',
    stem: 'A unit reviews its bundle to lower ventilator-associated events. Which measures belong in it?',
    right: [
      [
        'Daily test of readiness to breathe alone',
        'Earlier extubation is the best prevention. Each day on the ventilator adds risk.',
      ],
      [
        'Head of the bed at 30 to 45 degrees',
        'Raising the head lowers aspiration. It costs nothing and is easy to check.',
      ],
      [
        'Light sedation guided by a scale',
        'Less sedation shortens ventilation. Patients cough and breathe on their own earlier.',
      ],
    ],
    wrong: [
      [
        'New ventilator circuit every 24 hours',
        'Routine changes bring no benefit. Circuits are changed when soiled.',
      ],
      ['Saline before each suction pass', 'Routine saline has no benefit and may spread germs.'],
      ['Cuff pressure kept at 12 cm H₂O', 'Below 20 cm H₂O secretions leak into the trachea.'],
    ],
    note: 'Bundles work when all parts are done each day. Shorter ventilation is the aim.',
  },
  {
    id: 'set-sample-errors',
    topic: quality,
    level: 'analysis',
    stem: 'A blood gas shows a PO₂ far above what fits the patient on room air. Which sources of error could be responsible?',
    right: [
      ['Air bubble in the syringe', 'Room air has a PO₂ near 150 mm Hg and raises the value.'],
      [
        'Froth from a loose needle hub',
        'Air is drawn in with the blood. Its oxygen mixes with the sample.',
      ],
      [
        'Oxygen electrode drifting upward',
        'A drifting electrode reads too high, which controls would show.',
      ],
    ],
    wrong: [
      [
        'Delay of an hour at room heat',
        'Metabolism lowers PO₂ in the syringe. The error would go the other way.',
      ],
      [
        'Venous blood in the sample',
        'Venous blood has a low PO₂. The error would go the other way.',
      ],
    ],
    note: 'A PO₂ that does not fit is checked before it is believed: sample, analyzer, patient. When in doubt, draw a new sample.',
  },
  {
    id: 'set-control-actions',
    topic: quality,
    level: 'application',
    stem: 'A level of PCO₂ control is 3.2 SD low, and a repeat is 3.3 SD low. Which steps are right?',
    right: [
      ['Stop reporting PCO₂ from this device', 'Results are not reported while a control is out.'],
      [
        'Look for the cause and recalibrate',
        'The repeat shows that the error persists. Its source must be removed.',
      ],
      [
        'Record the event and what was done',
        'Records are part of quality control and of inspection.',
      ],
      [
        'Run samples on another device',
        'Patient care goes on with an analyzer that is in control.',
      ],
    ],
    wrong: [
      ['Choose wider limits for the control', 'Limits come from data and are not moved to fit.'],
      ['Add a correction to patient results', 'An unknown error cannot be corrected by a number.'],
    ],
    note: 'Out of control means stop, repeat, find, correct, verify and record. Samples are run on another device.',
  },
];
