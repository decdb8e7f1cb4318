import type { Pattern } from '../chest-assessment/pattern.ts';

/** Faults of artificial airways and their cuffs. */
export const airwayFaults: readonly Pattern[] = [
  {
    id: 'cuff-pilot-valve',
    name: 'Leaking pilot valve',
    marks:
      'A leaking pilot valve loses air slowly, and the cuff holds when the inflation line is clamped or a stopcock is added.',
    note: 'A stopcock or repair kit can serve until the tube is changed under good conditions.',
    scenes: [
      'The cuff of a tracheostomy tube needs air every hour. With a three-way stopcock closed on the inflation line the pressure stays at 24 cm H₂O.',
    ],
    lookalikes: [
      'cuff-torn',
      'cuff-high-position',
      'cuff-tube-small',
      'cuff-herniated',
      'inner-cannula-plug',
    ],
    response: {
      scene:
        'Cuff pressure of a patient who was hard to intubate falls slowly, and bubbles appear when the pilot valve is held under water. Ventilation is adequate. What should be done?',
      text: 'Close the line with a stopcock',
      why: 'A leak at the pilot valve is sealed by a stopcock without a risky tube change.',
    },
  },
  {
    id: 'cuff-torn',
    name: 'Tear in the cuff wall',
    marks:
      'A torn cuff does not hold air at all, even with the inflation line clamped, and volume is lost with each breath.',
    note: 'A torn cuff calls for a new tube, often over an exchange catheter.',
    scenes: [
      'After a nasotracheal tube was passed past a sharp bone, 10 mL of air vanishes as fast as it is injected, with the line clamped too. Half of each breath is lost at the mouth.',
    ],
    lookalikes: [
      'cuff-pilot-valve',
      'cuff-high-position',
      'cuff-tube-small',
      'cuff-herniated',
      'inner-cannula-plug',
    ],
    response: {
      scene:
        'The cuff of an intubated patient no longer inflates, clamping the line changes nothing, and 250 mL of each breath escapes. What should be recommended?',
      text: 'Replace the tube over a catheter',
      why: 'A torn cuff cannot be repaired in place, and an exchange catheter keeps access to the trachea.',
    },
  },
  {
    id: 'cuff-high-position',
    name: 'Cuff between the vocal cords',
    marks:
      'A cuff between the cords leaks however much air is added, and the depth mark has moved out.',
    note: 'Check the mark at the teeth before adding air. Deflate, advance, reinflate and confirm.',
    scenes: [
      'A leak of an oral tube persists at a cuff pressure of 40 cm H₂O. The mark at the teeth was 22 cm yesterday and is now 18 cm, and the patient makes sounds.',
    ],
    lookalikes: [
      'cuff-pilot-valve',
      'cuff-torn',
      'cuff-herniated',
      'inner-cannula-plug',
      'tube-tip-wall',
    ],
    response: {
      scene:
        'During a bath an oral tube has slipped from 23 to 18 cm at the teeth; air gurgles, and the patient hums. SpO₂ is 94%. What should be done?',
      text: 'Deflate the cuff and advance the tube',
      why: 'A cuff that lies between the vocal cords seals when the tube is moved to its former depth.',
    },
  },
  {
    id: 'cuff-tube-small',
    name: 'Tube too small for the trachea',
    marks:
      'A tube that is too small needs a cuff pressure above 30 cm H₂O to seal, although the cuff is intact and well placed.',
    note: 'High cuff pressure cuts off blood flow in the mucosa. A larger tube seals at 20 to 30 cm H₂O.',
    scenes: [
      'A large man has a size 6.0 tube from the field. The tip is 4 cm above the carina, the cuff holds air, and sealing takes 45 cm H₂O.',
    ],
    lookalikes: [
      'cuff-pilot-valve',
      'cuff-torn',
      'cuff-high-position',
      'inner-cannula-plug',
      'cuff-herniated',
    ],
  },
  {
    id: 'cuff-herniated',
    name: 'Herniation over the tip',
    marks:
      'A cuff that bulges over the tip blocks the tube: deflating it relieves the obstruction at once.',
    note: 'Sudden obstruction in a tube that was clear: try to pass a catheter, deflate the cuff, and if that fails remove the tube.',
    scenes: [
      'Peak pressure of a patient jumps to 60 cm H₂O right after air is added to the cuff, and a catheter stops at the tip. With the cuff deflated, pressure is 24 cm H₂O and the catheter passes.',
    ],
    lookalikes: [
      'cuff-torn',
      'cuff-high-position',
      'cuff-pilot-valve',
      'tube-tip-wall',
      'cuff-tube-small',
      'inner-cannula-plug',
    ],
    response: {
      scene:
        'Seconds after a cuff is inflated further, a patient with an oral tube cannot be ventilated, and no catheter passes the tip. What should be tried first?',
      text: 'Let the air out of the cuff',
      why: 'A cuff that bulges over the tip blocks the tube, and deflation reopens it at once.',
    },
  },
  {
    id: 'inner-cannula-plug',
    name: 'Dried plug in the inner tube',
    marks:
      'A plugged inner cannula obstructs a tracheostomy tube, and taking it out relieves breathing at once.',
    note: 'Keep a spare inner cannula at the bedside and check it at each shift.',
    scenes: [
      'A patient with a fresh tracheostomy struggles to breathe, and a catheter does not pass. When the inner cannula is taken out, breathing is quiet; dried mucus fills it.',
    ],
    lookalikes: [
      'cuff-torn',
      'cuff-herniated',
      'cuff-high-position',
      'cuff-pilot-valve',
      'tube-tip-wall',
    ],
    response: {
      scene:
        'A spontaneously breathing patient with a cuffless double-lumen tracheostomy tube is in distress, and a suction catheter meets resistance after 5 cm. What should be done first?',
      text: 'Take out the inner cannula',
      why: 'A plugged inner cannula is the most common and the quickest obstruction to remove.',
    },
  },
  {
    id: 'tube-tip-wall',
    name: 'Tube tip against the tracheal wall',
    marks:
      'A tip that lies against the tracheal wall obstructs flow in some positions, and moving the tube or head restores it.',
    note: 'Support the circuit so that its weight does not turn the tube.',
    scenes: [
      'Whenever the circuit drags a tracheostomy tube to the left, flow stops and a catheter meets a soft resistance. When the tube is held straight, both are normal.',
    ],
    lookalikes: [
      'cuff-herniated',
      'inner-cannula-plug',
      'cuff-torn',
      'cuff-pilot-valve',
      'cuff-tube-small',
    ],
    response: {
      scene:
        'The peak pressure of a patient with a tracheostomy rises when heavy tubing pulls the tube sideways and is normal when it is held in line. What should be done?',
      text: 'Support the tubing in the midline',
      why: 'Traction turns the tube tip against the tracheal wall, and support keeps it central.',
    },
  },
];
