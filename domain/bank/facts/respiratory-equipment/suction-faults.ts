import type { Pattern } from '../chest-assessment/pattern.ts';

/** Faults of airway suction, chest drainage and resuscitation bags. */
export const suctionFaults: readonly Pattern[] = [
  {
    id: 'suction-canister-full',
    name: 'Full suction canister',
    marks:
      'A full canister closes its float valve, so suction at the catheter is lost while the wall gauge still shows vacuum.',
    note: 'Trace suction from wall to patient: regulator, canister, lid, tubing, catheter.',
    scenes: [
      'The wall gauge reads −120 mm Hg, but a catheter does not pick up saline from a cup. The collection jar is filled to the brim, and its float is up.',
    ],
    lookalikes: [
      'suction-lid-loose',
      'suction-regulator-off',
      'suction-catheter-plug',
      'drain-system-leak',
      'drain-kinked',
    ],
    response: {
      scene:
        'In the middle of a procedure, suction stops. Vacuum is present at the wall, and the float valve of the jar has closed. What should be done?',
      text: 'Change the canister for an empty one',
      why: 'A full canister shuts off suction by its float, and an empty one restores it.',
    },
  },
  {
    id: 'suction-lid-loose',
    name: 'Leak at the lid of the canister',
    marks:
      'A leak at the lid draws room air, so a hiss is heard at the canister and suction at the catheter is weak.',
    note: 'Press the lid down and close unused ports.',
    scenes: [
      'Suction at the catheter is weak. A hiss is heard at the half-full canister, and pressing on its cover restores the pull.',
    ],
    lookalikes: [
      'suction-canister-full',
      'suction-regulator-off',
      'suction-catheter-plug',
      'drain-kinked',
      'drain-patient-leak',
    ],
    response: {
      scene:
        'A therapist finds poor suction before a treatment. The regulator shows −110 mm Hg when the hose is pinched before the canister, and air is sucked in around the cover. What should be done?',
      text: 'Press the lid down until it seals',
      why: 'Room air enters by the leak at the lid of the canister, and a tight lid restores vacuum.',
    },
  },
  {
    id: 'suction-regulator-off',
    name: 'Regulator turned off or not connected',
    marks:
      'A regulator that is off or not connected shows no vacuum even when its outlet is closed with a finger.',
    note: 'Set suction with the outlet closed: about −100 to −150 mm Hg for adults.',
    scenes: [
      'No suction is felt at the catheter. When the hose at the wall outlet is closed with a finger, the gauge stays at zero. The canister is empty and its lid tight.',
    ],
    lookalikes: [
      'suction-canister-full',
      'suction-lid-loose',
      'suction-catheter-plug',
      'drain-kinked',
      'drain-system-leak',
    ],
    response: {
      scene:
        'Before suctioning, a gauge remains at 0 mm Hg when the outlet is occluded. Another outlet in the room works. What should be done first?',
      text: 'Check the switch and wall connector',
      why: 'A gauge at zero with a closed outlet means a regulator that is off or not connected.',
    },
  },
  {
    id: 'suction-catheter-plug',
    name: 'Plugged suction catheter',
    marks:
      'A plugged catheter gives full vacuum on the gauge and none at the tip, and the connecting tube pulls well without it.',
    note: "Rinse with saline after each pass. The catheter should take up no more than about half of the tube's inner diameter.",
    scenes: [
      'A catheter has stopped drawing thick mucus. The gauge reads −120 mm Hg, the jar is almost empty, and the connecting tubing pulls strongly when the catheter is taken off.',
    ],
    lookalikes: [
      'suction-canister-full',
      'suction-lid-loose',
      'suction-regulator-off',
      'drain-kinked',
      'drain-patient-leak',
    ],
    response: {
      scene:
        'Tubing without the catheter has strong suction, and with the catheter attached nothing is drawn. Dried mucus is seen in it. What should be done?',
      text: 'Flush or change the catheter',
      why: 'Loss of suction at the tip alone shows a plugged suction catheter.',
    },
  },
  {
    id: 'drain-system-leak',
    name: 'Air leak in the drainage system',
    marks:
      'A leak in the drainage system keeps bubbling in the water seal when the tube is clamped near the chest.',
    note: 'Clamp for a moment, step by step toward the unit. Bubbling stops when the clamp passes the leak.',
    scenes: [
      'The water seal of a chest drain bubbles all the time. A clamp held briefly at the chest wall changes nothing; one held close to the unit stops the bubbling.',
    ],
    lookalikes: [
      'drain-patient-leak',
      'drain-kinked',
      'drain-reexpanded',
      'suction-regulator-off',
      'suction-lid-loose',
    ],
    response: {
      scene:
        'Bubbling in a water seal goes on with the chest tube clamped at the skin and stops with a clamp below a connector. What should be done?',
      text: 'Tighten and tape the connector',
      why: 'A leak in the drainage system that lies at a connector stops when the joint is tightened and taped.',
    },
  },
  {
    id: 'drain-patient-leak',
    name: 'Air leak from the lung',
    marks:
      'An air leak from the lung bubbles in the water seal and stops when the tube is clamped near the chest.',
    note: 'The tube must not stay clamped, since air would collect under pressure.',
    scenes: [
      'On the second day after a lobectomy the water seal bubbles with every expiration. A clamp held for a moment at the chest wall stops it, and all connections are taped.',
    ],
    lookalikes: [
      'drain-system-leak',
      'drain-kinked',
      'drain-reexpanded',
      'suction-lid-loose',
      'suction-regulator-off',
    ],
    response: {
      scene:
        'A chest drain bubbles with each ventilator breath; momentary clamping at the skin stops it, and the patient is stable. What should be done with the tube?',
      text: 'Leave it open and report the leak',
      why: 'Air from the lung must be able to leave. A clamped tube could cause a tension pneumothorax.',
    },
  },
  {
    id: 'drain-kinked',
    name: 'Blocked path for drainage',
    marks:
      'A kinked or clotted chest tube stops drainage and the swing of the water seal while lung is still collapsed.',
    note: 'Loss of the swing means either a blocked tube or an expanded lung. The patient and the film tell which.',
    scenes: [
      'Three hours after a chest tube was placed for blood, drainage has stopped and the water level no longer swings. The patient is more breathless, breath sounds are fainter, and a loop of tubing lies under the body.',
    ],
    lookalikes: [
      'drain-reexpanded',
      'drain-patient-leak',
      'drain-system-leak',
      'suction-canister-full',
      'suction-regulator-off',
    ],
    response: {
      scene:
        'The water column of a chest drain has stopped swinging, and the patient, who lies on the tubing, is more short of breath. What should be done first?',
      text: 'Undo the kink in the drain',
      why: 'A kinked chest tube traps air and fluid, and freeing it is the quickest remedy.',
    },
  },
  {
    id: 'drain-reexpanded',
    name: 'Lung fully expanded again',
    marks:
      'A lung that has expanded again ends bubbling and swing, with equal breath sounds and a film without a pleural line.',
    note: 'A trial without suction and a film come before the tube is removed.',
    scenes: [
      'On day four of a chest drain there is no bubbling, and the water level hardly swings. Breath sounds are equal, the patient is comfortable, and the film shows no pleural line. The tube is open to flow.',
    ],
    lookalikes: [
      'drain-kinked',
      'drain-patient-leak',
      'drain-system-leak',
      'suction-canister-full',
      'suction-regulator-off',
    ],
    response: {
      scene:
        'A drain for pneumothorax has been still for a day: no bubbles, 20 mL of fluid, equal breath sounds and a clear film. What should be recommended?',
      text: 'Discuss removal of the tube',
      why: 'Once the lung has expanded again and the leak has closed, the tube has done its work.',
    },
  },
];
