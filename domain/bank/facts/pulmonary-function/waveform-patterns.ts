import type { Pattern } from '../chest-assessment/pattern.ts';

/** Problems as ventilator graphics show them. */
export const waveformPatterns: readonly Pattern[] = [
  {
    id: 'wave-auto-peep',
    name: 'Air trapping with auto-PEEP',
    marks:
      'Air trapping shows an expiratory flow that has not returned to zero when the next breath begins.',
    note: 'More expiratory time, fewer breaths and relief of obstruction let the lungs empty.',
    scenes: [
      'On the flow-time curve of a patient with COPD, expiration still shows 15 L/min at the moment when each new mandatory breath starts. Volume returns to baseline, and exhaled equals inspired volume.',
    ],
    lookalikes: [
      'wave-leak',
      'wave-overdistension',
      'wave-flow-hunger',
      'wave-secretions',
      'wave-double-trigger',
    ],
    response: {
      scene:
        'A passive patient at a rate of 24/min has expiratory flow that ends above zero before each breath, and an expiratory hold shows a total PEEP of 13 cm H₂O with 5 set. Which change helps most?',
      text: 'Lower the set respiratory rate',
      slips: [
        ['Raise the set respiratory rate', 'A higher rate shortens expiration and traps more gas.'],
        ['Lengthen the inspiratory time', 'A longer inspiration takes time from expiration.'],
        ['Add an end-inspiratory pause', 'A pause takes time from expiration and traps more gas.'],
        ['Increase the tidal volume', 'A larger volume needs even more time to leave.'],
      ],
      why: 'Air trapping needs time to empty, and a lower rate lengthens expiration the most.',
    },
  },
  {
    id: 'wave-leak',
    name: 'Leak in the circuit or cuff',
    marks:
      'A leak shows a volume-time curve that does not come back to zero at the end of expiration.',
    note: 'The missing volume is what escaped. Check cuff, connections and any chest tube.',
    scenes: [
      'The volume-time curve of a ventilated patient rises to 480 mL and in expiration stops at 130 mL, a plateau that is reset with each breath. Expiratory flow reaches zero early.',
    ],
    lookalikes: [
      'wave-auto-peep',
      'wave-overdistension',
      'wave-secretions',
      'wave-flow-hunger',
      'wave-bronchospasm',
    ],
    response: {
      scene:
        'The volume curve of a patient ends 150 mL above zero with each breath, and the low-exhaled-volume alarm sounds. The chest rises less than before. What should be done first?',
      text: 'Check the cuff and every connection',
      why: 'Volume that does not return shows a leak, which is found by following the gas from cuff to ventilator.',
    },
  },
  {
    id: 'wave-overdistension',
    name: 'Overdistension of the lungs',
    marks:
      'Overdistension bends the end of the pressure-volume loop into a flat beak: pressure rises with little gain in volume.',
    note: 'Volume or pressure above the upper bend injures alveoli. Reduce the tidal volume.',
    scenes: [
      'The pressure-volume loop of a patient with stiff lungs runs up steeply at first; in its last third pressure climbs from 28 to 40 cm H₂O while just 40 mL is added.',
    ],
    lookalikes: [
      'wave-leak',
      'wave-low-compliance',
      'wave-bronchospasm',
      'wave-flow-hunger',
      'wave-secretions',
    ],
    response: {
      scene:
        'A pressure-volume loop has a flat upper end shaped like a bird beak at a tidal volume of 10 mL/kg and a plateau pressure of 36 cm H₂O. Which change should be recommended?',
      text: 'Reduce the size of breaths',
      why: 'A beak on the loop means overdistension, so less volume for each breath is safer and costs little ventilation.',
    },
  },
  {
    id: 'wave-flow-hunger',
    name: 'Inspiratory flow set too low',
    marks:
      'Too little inspiratory flow pulls a dip into the pressure curve of a volume-controlled breath while the patient strains.',
    note: 'Match the flow to demand, then look for pain, fever or acidosis that drives the demand.',
    scenes: [
      'During constant-flow volume control the pressure curve of an alert patient sags in mid-inspiration and rises late. The patient uses the neck muscles throughout each breath, and exhaled volume equals set volume.',
    ],
    lookalikes: [
      'wave-auto-peep',
      'wave-leak',
      'wave-overdistension',
      'wave-secretions',
      'wave-low-compliance',
    ],
    response: {
      scene:
        'The pressure curve of an air-hungry patient on volume control at a flow of 40 L/min is scooped out in inspiration. There is no trapped gas. Which change should the therapist make?',
      text: 'Raise the inspiratory flow setting',
      why: 'A scooped pressure curve in inspiration means flow set too low for the patient, so it is raised until the curve fills.',
    },
  },
  {
    id: 'wave-secretions',
    name: 'Secretions or water in the airway',
    marks: 'Secretions or water give a fine sawtooth on the flow and flow-volume curves.',
    note: 'Drain the tubing and suction the airway when the sawtooth appears. It can also trigger breaths by itself.',
    scenes: [
      'The expiratory limb of the flow-volume loop of a patient has turned into a jagged sawtooth, with coarse vibration felt over the chest. Volumes are as set, and expiratory flow reaches zero.',
    ],
    lookalikes: [
      'wave-leak',
      'wave-auto-peep',
      'wave-overdistension',
      'wave-flow-hunger',
      'wave-low-compliance',
    ],
    response: {
      scene:
        'Flow and pressure curves of a patient oscillate in fine teeth, and rhonchi are heard over the trachea. The circuit has just been emptied of water. What should be done next?',
      text: 'Suction the endotracheal tube',
      why: 'A sawtooth on the flow curve with a dry circuit comes from secretions in the airway, which suction removes.',
    },
  },
  {
    id: 'wave-bronchospasm',
    name: 'Increased airway resistance',
    marks:
      'Increased airway resistance raises peak pressure with an unchanged plateau and scoops the expiratory flow curve.',
    note: 'The gap between peak and plateau is the pressure used up by resistance.',
    scenes: [
      'The pressure-time curve of a patient on constant flow shows a peak of 46 and a plateau of 20 cm H₂O; two hours ago they were 30 and 19. Expiratory flow is low and prolonged but ends at zero.',
    ],
    lookalikes: [
      'wave-low-compliance',
      'wave-overdistension',
      'wave-leak',
      'wave-flow-hunger',
      'wave-double-trigger',
    ],
    response: {
      scene:
        'In a passive patient with wheezes the peak pressure has risen from 28 to 44 cm H₂O with a plateau of 19 before and after. The tube is clear. What should be recommended?',
      text: 'Give albuterol in the circuit',
      why: 'A wider gap between peak and plateau is increased airway resistance, which albuterol lowers in bronchospasm.',
    },
  },
  {
    id: 'wave-low-compliance',
    name: 'Falling lung compliance',
    marks:
      'Falling compliance raises peak and plateau pressure together and tilts the pressure-volume loop toward the pressure axis.',
    note: 'Pneumothorax, atelectasis, edema and bronchial intubation stiffen the system.',
    scenes: [
      'At a constant volume and flow, peak pressure of a patient has gone from 27 to 41 and plateau pressure from 20 to 34 cm H₂O. The pressure-volume loop now lies flatter along its whole length.',
    ],
    lookalikes: [
      'wave-bronchospasm',
      'wave-leak',
      'wave-flow-hunger',
      'wave-secretions',
      'wave-auto-peep',
    ],
    response: {
      scene:
        'Within minutes of line placement peak and plateau pressures of a patient have both risen by 14 cm H₂O, with faint breath sounds and hyperresonance on the right. Blood pressure is stable. Which step comes next?',
      text: 'Obtain a chest film or ultrasound now',
      why: 'Falling compliance on one side suggests a pneumothorax, and a stable patient can be imaged at once.',
    },
  },
  {
    id: 'wave-double-trigger',
    name: 'Double triggering',
    marks:
      'Double triggering shows two breaths in a row with little or no expiration between them.',
    note: "The patient's own inspiration outlasts the set time. A longer inspiratory time or another mode helps; volumes may stack.",
    scenes: [
      'Several times a minute the curves of an awake patient show a second full inspiration right after the first, with hardly any expiratory flow between. Exhaled volume after the pair is 760 mL at a set volume of 400 mL.',
    ],
    lookalikes: ['wave-auto-peep', 'wave-leak', 'wave-secretions', 'wave-missed-effort'],
  },
  {
    id: 'wave-missed-effort',
    name: 'Ineffective triggering',
    marks:
      'Ineffective triggering shows a dip in pressure and a bump in expiratory flow without a breath from the ventilator.',
    note: 'Auto-PEEP is the usual reason: the effort must first overcome the trapped pressure.',
    scenes: [
      'In the middle of expiration of a patient with COPD the pressure curve dips and the flow curve shows a small bump toward zero, but no breath follows. The belly rises 30 times a minute at 18 delivered breaths.',
    ],
    lookalikes: [
      'wave-double-trigger',
      'wave-leak',
      'wave-flow-hunger',
      'wave-secretions',
      'wave-overdistension',
    ],
    response: {
      scene:
        'About one third of the efforts of a patient with severe COPD do not trigger a breath. Auto-PEEP is 9 and set PEEP 0 cm H₂O, and the trigger is at its most sensitive. Which change should be tried?',
      text: 'Add some external PEEP',
      slips: [
        [
          'Set a longer inspiratory time',
          'A longer inspiration leaves less time to exhale and traps more gas.',
        ],
        [
          'Set a higher ventilator rate',
          'More breaths leave less time for expiration, so auto-PEEP grows.',
        ],
        [
          'Set a larger tidal volume',
          'More volume has to leave in the same time, so auto-PEEP grows.',
        ],
        ['Set a less sensitive trigger', 'More effort would be needed for each breath.'],
      ],
      why: 'Ineffective triggering from trapped pressure eases when external PEEP narrows the step that each effort must overcome.',
    },
  },
];
