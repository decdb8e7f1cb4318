import type { SelectionCase } from '../chest-assessment/pattern.ts';

const oxygen = 'Oxygen delivery devices, flowmeters, regulators and cylinders';
const humidity = 'Humidifiers and nebulizers';
const ventilator = 'Mechanical ventilator and circuit troubleshooting';
const niv = 'CPAP and noninvasive ventilation interfaces';
const airway = 'Artificial airways and cuff management devices';
const suction = 'Suction and chest drainage systems';
const bags = 'Manual resuscitators';
const precautions = 'Standard and transmission-based precautions';
const disinfection = 'Disinfection and sterilization';
const events = 'Ventilator-associated event prevention protocols';
const quality = 'Quality control of blood gas, gas and PFT analyzers';

/** Several faults, checks or measures that belong together. */
export const equipmentSelections: readonly SelectionCase[] = [
  {
    id: 'set-entrainment-fio2-up',
    topic: oxygen,
    level: 'analysis',
    stem: 'The FIO₂ analyzed in an air-entrainment system of a patient is higher than set. Which faults could be the cause?',
    right: [
      ['Water pooled in the aerosol tubing', 'Back pressure lets less air in, so FIO₂ rises.'],
      [
        'Kink in the tubing after the jet',
        'Resistance beyond the jet reduces entrainment. FIO₂ rises as less air mixes in.',
      ],
      [
        'Sheet lying over the air port',
        'A covered port lets in less air. The mixture becomes richer in oxygen.',
      ],
    ],
    wrong: [
      ['Inspiratory demand above total flow', 'Room air drawn in around the mask lowers FIO₂.'],
      ['Mask lying loosely on the chin', 'A loose mask lets in room air and lowers FIO₂.'],
    ],
    note: 'Whatever hinders air entrainment raises FIO₂ and lowers total flow. Demand above flow lowers FIO₂.',
  },
  {
    id: 'set-cylinder-safety',
    topic: oxygen,
    level: 'application',
    stem: 'A therapist teaches new staff how to handle oxygen cylinders. Which rules should be included?',
    right: [
      [
        'Chain or rack every cylinder',
        'A falling cylinder can lose its valve and become a missile.',
      ],
      ['Open the valve for a moment first', 'Dust is blown out before the regulator is attached.'],
      [
        'Keep oil away from the fittings',
        'Oil can ignite in high-pressure oxygen. Hands and fittings must be clean.',
      ],
      [
        'Close the valve after use',
        'A closed valve prevents leaks and the release of pressure if parts fail.',
      ],
    ],
    wrong: [
      ['Stop a yoke leak with adhesive tape', 'A leak needs a new washer. Tape can burn.'],
      ['Store full ones beside a heater', 'Heat raises the pressure and melts the relief plug.'],
    ],
    note: 'Secure, crack, attach, open slowly, keep clean and cool. Mark empty cylinders and store them apart.',
  },
  {
    id: 'set-no-mist',
    topic: humidity,
    level: 'application',
    stem: 'A large-volume nebulizer makes no mist while gas is flowing. Which faults should the therapist look for?',
    right: [
      ['Water level below the siphon', 'Without water at the siphon there is nothing to nebulize.'],
      ['Capillary tube blocked by debris', 'A blocked capillary carries no water to the jet.'],
      ['Filter of the siphon clogged', 'A clogged filter stops the water. The jet runs dry.'],
    ],
    wrong: [
      [
        'Entrainment collar set at 60%',
        'The collar changes FIO₂ and total flow. Mist is still made.',
      ],
      [
        'Aerosol tubing longer than usual',
        'Long tubing loses some aerosol and does not stop its production.',
      ],
    ],
    note: 'Mist needs gas at the jet, water at the siphon and an open capillary. Check them in this order.',
  },
  {
    id: 'set-hme-avoid',
    topic: humidity,
    level: 'application',
    stem: 'Which findings in ventilated patients speak against a heat and moisture exchanger?',
    right: [
      ['Thick, bloody secretions', 'Secretions block the exchanger and need better humidity.'],
      [
        'Body temperature of 31 °C',
        'A cold patient does not give enough heat and moisture to the filter.',
      ],
      [
        'Large leak through a bronchopleural fistula',
        'Gas that does not come back through the filter brings no moisture.',
      ],
    ],
    wrong: [
      [
        'Planned transport within the hospital',
        'An exchanger is well suited to transport. It needs neither power nor water.',
      ],
      [
        'Short ventilation after surgery',
        'Short use is a good indication. Secretions are thin as a rule.',
      ],
    ],
    note: 'A passive exchanger returns what the patient exhales. Leaks, cold and thick secretions defeat it.',
  },
  {
    id: 'set-high-pressure-alarm',
    topic: ventilator,
    level: 'analysis',
    stem: 'The high-pressure alarm of a patient on volume control sounds with each breath. Which problems should be considered?',
    right: [
      [
        'Secretions within the tube',
        'A narrowed tube raises peak pressure. Suction removes the cause.',
      ],
      [
        'Coughing against the breath',
        'Active expiration against inflation raises pressure. The alarm stops when coughing ends.',
      ],
      [
        'Air in the pleural space',
        'A compressed lung needs more pressure. Breath sounds fade on that side.',
      ],
    ],
    wrong: [
      [
        'Hole in the expiratory limb',
        'A leak lowers pressure. The low-pressure alarm would sound.',
      ],
      ['Cuff that has lost its air', 'A cuff leak lowers pressure. It does not raise it.'],
    ],
    note: 'High pressure means resistance, stiffness or effort. Low pressure means leak or disconnection.',
  },
  {
    id: 'set-low-pressure-alarm',
    topic: ventilator,
    level: 'application',
    stem: 'A low-pressure alarm sounds at the bedside of a patient on volume control, and exhaled volume is low. Which faults could be responsible?',
    right: [
      [
        'Humidifier chamber not sealed',
        'Gas escapes at an open chamber. Pressure and volume fall together.',
      ],
      [
        'Water trap left open',
        'An open trap is a large leak. Gas flows out before it reaches the patient.',
      ],
      ['Tube moved out of the trachea', 'Gas no longer enters the lungs but leaves by the mouth.'],
      ['Cuff that has ruptured', 'Gas escapes past the cuff, and both pressure and volume fall.'],
    ],
    wrong: [
      ['Mucus plug in a main bronchus', 'A plug raises pressure. Volume is still returned.'],
      [
        'Biting on the tracheal tube',
        'Biting raises pressure at once. The low-pressure alarm would stay silent.',
      ],
    ],
    note: 'Start at the patient and follow the circuit to the ventilator. Bag the patient if the leak is not found at once.',
  },
  {
    id: 'set-auto-trigger',
    topic: ventilator,
    level: 'analysis',
    stem: 'A patient who makes no effort is ventilated at 32/min with a set rate of 14. Which faults could trigger the added breaths?',
    right: [
      [
        'Water moving in the circuit',
        'Moving water changes flow and pressure. The ventilator takes it for effort.',
      ],
      [
        'Leak larger than the trigger flow',
        'Gas lost from the base flow is taken by the ventilator for effort.',
      ],
      ['Trigger set too close to zero', 'A trigger that is too sensitive reacts to heartbeats.'],
    ],
    wrong: [
      [
        'Tidal volume set too high',
        'Volume does not trigger breaths. It sets how large each breath is.',
      ],
      [
        'Oxygen set to 100 percent',
        'Oxygen does not trigger breaths. The fraction has no link to the rate.',
      ],
    ],
    note: 'Auto-triggering overventilates. Dry the circuit, close leaks and then adjust the trigger.',
  },
  {
    id: 'set-niv-skin',
    topic: niv,
    level: 'application',
    stem: 'A patient needs mask ventilation for several days. Which measures help to protect the skin of the face?',
    right: [
      ['Dressing over the nasal bridge', 'A thin dressing spreads pressure over the bone.'],
      [
        'Two kinds of mask in turns',
        'Another mask shifts the pressure points. Each area can recover in turn.',
      ],
      [
        'Straps with room for two fingers',
        'Looser straps lower pressure, and a small leak is accepted.',
      ],
    ],
    wrong: [
      ['Tight straps to stop any leak', 'Tight straps cause sores and seldom improve the seal.'],
      [
        'Oil-based cream below the mask',
        'Oil slips, harms the cushion and is a hazard with oxygen.',
      ],
    ],
    note: 'Check the skin every few hours. Redness that stays is the first stage of a pressure injury.',
  },
  {
    id: 'set-cuff-pressure-high',
    topic: airway,
    level: 'application',
    stem: 'Cuff pressure of an intubated patient has been 45 cm H₂O for days in order to stop a leak. Which complications can follow?',
    right: [
      [
        'Ulcer of the tracheal mucosa',
        'Pressure above capillary pressure stops blood flow in the mucosa.',
      ],
      [
        'Narrow trachea weeks later',
        'Healing with scar tissue narrows the trachea. Stridor may appear weeks later.',
      ],
      ['Fistula to the esophagus', 'Deep necrosis of the back wall can open into the esophagus.'],
    ],
    wrong: [
      [
        'Collapse of the left upper lobe',
        'Collapse follows a plug or a deep tube, not cuff pressure.',
      ],
      [
        'Fluid in both pleural spaces',
        'Cuff pressure does not cause effusions. Effusions come from heart, infection or tumor.',
      ],
    ],
    note: 'Keep 20 to 30 cm H₂O. A leak at this pressure has a cause: tube too small, too high or a torn cuff.',
  },
  {
    id: 'set-suction-loss',
    topic: suction,
    level: 'application',
    stem: 'Suction at the catheter is lost although the wall regulator shows −120 mm Hg when occluded. Which faults should be looked for?',
    right: [
      ['Jar filled up to the float', 'The float closes when the jar is full.'],
      ['Lid of the jar not tight', 'Room air enters at the lid. Less suction is left for the tip.'],
      [
        'Catheter plugged by mucus',
        'A plugged catheter draws nothing. A rinse or a new one restores it.',
      ],
    ],
    wrong: [
      [
        'Oxygen flowmeter turned off',
        'Oxygen flow has no part in vacuum. The two systems are separate.',
      ],
      ['Wall outlet without vacuum', 'The regulator shows vacuum, so the outlet works.'],
    ],
    note: 'The gauge tells where to look: vacuum present means the fault lies between regulator and tip. Test each part in turn.',
  },
  {
    id: 'set-chest-drain-rules',
    topic: suction,
    level: 'application',
    stem: 'A patient with a chest drain for an ongoing air leak is moved to the imaging department. Which rules apply?',
    right: [
      ['Keep the unit below the chest', 'Fluid would run back into the chest from a higher unit.'],
      ['Leave the tube unclamped', 'A clamp with an air leak can cause a tension pneumothorax.'],
      ['Watch the swing of the water', 'The swing shows that the tube is open.'],
      ['Keep the unit upright', 'The water seal works just in an upright unit.'],
    ],
    wrong: [
      [
        'Clamp the tube on the way',
        'Air would collect in the pleural space. A tension pneumothorax could develop.',
      ],
      ['Lay the unit on its side', 'A tipped unit loses its seal, and fluid can flow back.'],
    ],
    note: 'Low, upright, open and watched: these four words cover transport with a chest drain. Take spare seals and clamps along for emergencies.',
  },
  {
    id: 'set-bag-check',
    topic: bags,
    level: 'application',
    stem: 'Which findings in a check of a self-inflating resuscitator mean that it must not be used?',
    right: [
      [
        'Bag collapses easily with the outlet closed',
        'Gas flows back through the inlet valve. Too little goes to the patient.',
      ],
      ['Bag stays flat after it is squeezed', 'The inlet valve does not let gas in.'],
      [
        'Valve lets gas out before the patient port',
        'Volume is lost before it reaches the patient.',
      ],
    ],
    wrong: [
      [
        'Reservoir is full at 15 L/min',
        'A full reservoir is what is wanted. It brings FIO₂ near 1.0.',
      ],
      ['Relief valve opens at 40 cm H₂O', 'This is the usual limit of a pediatric relief valve.'],
    ],
    note: 'Test each bag before use: close the outlet, squeeze, release, and look at the valve and reservoir. A bag that fails is replaced.',
  },
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
