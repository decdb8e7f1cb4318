import type { NursingFact } from './nursing-fact.ts';

/** Emergencies outside the operating room and what is done first. */
export const emergencies: readonly NursingFact[] = [
  {
    id: 'air-embolism',
    scene:
      'The tubing of a central venous catheter comes apart while a client sits in a chair. Within a minute the client is gasping, with a blood pressure of 82/50 mm Hg and a pulse of 132/min.',
    ask: 'Which action should the nurse take first?',
    key: [
      'Clamp the lumen and lay the client on the left side',
      'Air is being drawn into the vein. Clamping stops it, and the left side with the head low keeps air out of the pulmonary artery.',
    ],
    fits: 'Clamping and the left side belong to air entering a central line. No open line explains what is seen here.',
    unlike: ['pulmonary-edema', 'faint', 'anaphylaxis', 'tension-pneumothorax'],
    slips: [
      [
        'Flush the lumen with saline and look for leaks',
        'Flushing pushes more air into the blood. The line stays closed until it is replaced.',
      ],
    ],
    takeaway:
      'Sudden dyspnea and shock after a central line comes open mean air embolism. Close the line, turn the client to the left with the head low, give oxygen and call for help. Luer-lock joints and the supine position during changes prevent it.',
  },
  {
    id: 'anaphylaxis',
    scene:
      'Minutes after a wasp sting at a summer camp, a counselor has hives, a tight throat and audible wheezing. The pulse is 128/min and thready.',
    key: [
      'Inject epinephrine into the outer thigh muscle',
      'Epinephrine opens the airway and raises blood pressure within minutes. Nothing else works as fast in anaphylaxis.',
    ],
    fits: 'Epinephrine in the thigh treats anaphylaxis: an allergen followed by hives, wheezing or swelling.',
    unlike: ['faint', 'pulmonary-edema', 'snake-bite', 'opioid'],
    slips: [
      [
        'Give diphenhydramine tablets and observe',
        'An antihistamine eases hives but does not open the airway. Waiting for it risks cardiac arrest.',
      ],
      [
        'Scrape out the stinger and apply a cold pack',
        'Local care suits a local sting reaction. A closing airway comes before the wound.',
      ],
    ],
    takeaway:
      'Skin signs with airway trouble or low blood pressure after an allergen are anaphylaxis. Intramuscular epinephrine in the outer thigh comes first and may be repeated. Antihistamines and steroids are added later.',
  },
  {
    id: 'hypoglycemia-awake',
    scene:
      'A client with type 1 diabetes is shaky, sweating and hungry before lunch but answers clearly. The capillary glucose is 58 mg/dL.',
    key: [
      'Give 4 oz of fruit juice to drink',
      'Half a cup of juice holds about 15 g of quick sugar. The client can swallow, so the mouth is the fastest safe route.',
    ],
    fits: 'Quick sugar by mouth is for a low glucose in a client who is awake and can swallow.',
    unlike: ['hypoglycemia-asleep', 'faint', 'seizure'],
    slips: [
      [
        'Bring the lunch tray forward and wait',
        'A mixed meal with fat raises glucose slowly. Quick sugar comes first, then food.',
      ],
      [
        'Hold food and repeat the test in an hour',
        'The glucose is low and there are symptoms. An hour without sugar may end in a seizure.',
      ],
      [
        'Give the insulin that is due at noon',
        'More insulin now would lower the glucose further. It waits until the level is safe.',
      ],
    ],
    takeaway:
      'Treat a glucose under 70 mg/dL with 15 g of fast-acting carbohydrate when the client is awake. Check again after 15 minutes and repeat if it is still low. Follow with a snack or meal.',
  },
  {
    id: 'hypoglycemia-asleep',
    scene:
      'A home care client who takes insulin is found snoring and cannot be roused. The glucose meter reads 34 mg/dL. The client breathes well and has no venous access.',
    key: [
      'Inject glucagon and turn the client on the side',
      'Glucagon frees sugar from the liver without swallowing. The side position guards against vomit, which often follows.',
    ],
    fits: 'Glucagon is for severe low glucose in someone who cannot swallow.',
    unlike: ['hypoglycemia-awake', 'opioid', 'arrest', 'faint'],
    slips: [
      [
        'Squeeze juice into the cheek in small sips',
        'A client who cannot be roused may choke on liquid. Nothing goes into the mouth to swallow.',
      ],
      [
        'Hold the next insulin dose and let the client rest',
        'Without sugar the brain is injured within a short time. Rest is not treatment.',
      ],
    ],
    takeaway:
      'An unresponsive client with hypoglycemia needs glucagon by injection or spray, or IV dextrose where there is a line. Nothing is given by mouth. When awake, the client eats to rebuild liver stores.',
  },
  {
    id: 'arrest',
    scene:
      'During a bath a client slumps over, does not respond to a loud voice and only gasps. No pulse is felt in 10 seconds. A coworker has gone for the defibrillator.',
    key: [
      'Start hard, fast compressions of the breastbone',
      'Compressions move blood to brain and heart until a shock can be given. Gasping is not breathing.',
    ],
    fits: 'Compressions are for a client without a pulse.',
    unlike: ['faint', 'opioid', 'seizure', 'hypoglycemia-asleep'],
    slips: [
      [
        'Open the airway and watch gasps for a minute',
        'Agonal gasps do not move enough air. Delay costs brain cells and survival.',
      ],
      [
        'Wait for the defibrillator pads before touching',
        'Each minute without compressions lowers survival. The shock interrupts them later, briefly.',
      ],
    ],
    takeaway:
      'No response, no normal breathing and no pulse within 10 seconds mean cardiac arrest. Start compressions at 100 to 120/min, at least 2 inches (5 cm) deep in an adult, and use the defibrillator as soon as it arrives.',
  },
  {
    id: 'seizure',
    scene:
      'A client with epilepsy stiffens in the hallway, is eased to the floor and begins rhythmic jerking of all limbs. Saliva is running from the mouth.',
    key: [
      'Turn the client on the side and clear the space',
      'The side position lets saliva drain and keeps the airway open. Clearing furniture prevents injury.',
    ],
    fits: 'Side position and a clear space protect a client during a convulsion.',
    unlike: ['arrest', 'faint', 'hypoglycemia-awake'],
    slips: [
      [
        'Put a padded tongue blade between the teeth',
        'Objects break teeth and block the airway. Nothing is put into the mouth during a seizure.',
      ],
      [
        'Hold the arms and legs still until it stops',
        'Restraint during jerking can break bones or dislocate joints. The limbs are left free.',
      ],
      [
        'Carry the client back to bed without delay',
        'Moving a convulsing client risks falls for everyone. Care is given where the client lies.',
      ],
    ],
    takeaway:
      'During a convulsion protect the head, turn the client to the side, loosen clothing and time the seizure. Do not restrain or put anything in the mouth. A seizure over 5 minutes is status epilepticus and needs emergency drugs.',
  },
  {
    id: 'transfusion',
    scene:
      'Ten minutes into a unit of red blood cells a client has chills, low back pain and a temperature that has risen from 36.8 °C (98.2 °F) to 38.4 °C (101.1 °F).',
    key: [
      'Stop the blood and run saline through new tubing',
      'Back pain with fever suggests that donor cells are being destroyed. Harm grows with every milliliter, and the vein must stay open.',
    ],
    fits: 'New tubing with saline belongs to a reaction during blood transfusion.',
    unlike: ['anaphylaxis', 'air-embolism', 'pulmonary-edema'],
    slips: [
      [
        'Slow the unit and give the prescribed antipyretic',
        'Slowing still delivers mismatched cells. An antipyretic hides the warning sign.',
      ],
      [
        'Flush the blood in the tubing into the vein quickly',
        'The tubing holds more of the same blood. It is disconnected, not flushed in.',
      ],
      [
        'Save a urine sample and recheck in half an hour',
        'Urine is sent later to look for hemoglobin. The infusion must not go on meanwhile.',
      ],
    ],
    rn: false,
    takeaway:
      'Fever, chills, back pain or dyspnea during a transfusion mean stop first. Keep the vein open with saline through new tubing, stay with the client, tell the RN and provider, and return the bag to the blood bank.',
  },
  {
    id: 'epistaxis',
    scene:
      'A client on warfarin calls from the bathroom with blood running from one nostril. The client is alert, with a blood pressure of 134/80 mm Hg.',
    key: [
      'Pinch the soft nose while leaning forward',
      'Most nosebleeds come from the front of the septum, which this presses. Leaning forward keeps blood out of the throat.',
    ],
    fits: 'Pinching the soft part of the nose stops an anterior nosebleed.',
    unlike: [],
    slips: [
      [
        'Press on the bony bridge with ice cubes',
        'The bone cannot be squeezed, so the bleeding vessels in the soft part stay open.',
      ],
      [
        'Tilt the head back over the edge of a chair',
        'Blood then runs into the throat and may be swallowed or inhaled.',
      ],
      [
        'Lay the client flat with a towel on the face',
        'Lying flat sends blood to the throat and raises pressure in the nose.',
      ],
      [
        'Blow out the clots hard every few minutes',
        'Blowing tears off the forming clot and restarts the flow.',
      ],
    ],
    takeaway:
      'For a nosebleed sit up, lean forward and pinch the soft part of the nose for 10 to 15 minutes without looking. Ice may help. Bleeding that goes on, or runs down the throat, needs packing.',
  },
  {
    id: 'tamponade',
    scene:
      'Four hours after coronary bypass, mediastinal drainage stops suddenly. The client has a blood pressure of 84/70 mm Hg, full neck veins, muffled heart sounds and equal breath sounds.',
    key: [
      'Call the surgeon to relieve pressure on the heart',
      'Blood is collecting in the pericardium. Only drainage or reopening of the chest restores filling.',
    ],
    fits: 'Relief of pressure on the heart is for tamponade: full neck veins, muffled heart sounds, narrow pulse pressure.',
    unlike: ['tension-pneumothorax', 'pulmonary-edema', 'air-embolism'],
    slips: [
      [
        'Give the as-needed IV furosemide for full veins',
        'The veins are full because the heart cannot fill. Less volume lowers the output further.',
      ],
      [
        'Record the lower drainage as a sign of healing',
        'A sudden stop points to clotted tubes. The vital signs show that blood stays inside.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'Beck triad, low pressure, full neck veins and muffled heart sounds, means tamponade. After heart surgery a sudden stop of drainage is a warning. Pericardial drainage or reopening is the treatment.',
  },
  {
    id: 'opioid',
    scene:
      'A visitor is found in a restroom with pinpoint pupils and blue lips. The person does not respond, breathes 4 times a minute and has a pulse of 58/min.',
    key: [
      'Open the airway and ventilate with a bag-mask',
      'The pulse is there but breathing is failing. Oxygen must reach the lungs while the antidote is fetched.',
    ],
    fits: 'Bag-mask breaths support someone whose breathing fails while a pulse remains.',
    unlike: ['arrest', 'hypoglycemia-asleep', 'faint', 'anaphylaxis'],
    slips: [
      [
        'Give flumazenil to wake the person quickly',
        'Flumazenil reverses benzodiazepines. Pinpoint pupils and slow breathing point to an opioid.',
      ],
      [
        'Walk the person about with help on each side',
        'An unresponsive person cannot walk, and moving delays breathing support.',
      ],
    ],
    takeaway:
      'Slow breathing, pinpoint pupils and coma point to opioid overdose. Support breathing first, then give naloxone. Its effect may wear off before that of the opioid, so observation goes on.',
  },
  {
    id: 'pulmonary-edema',
    scene:
      'A client with heart failure wakes at night with pink frothy sputum and crackles to the apices. Oxygen saturation is 84% and blood pressure 178/98 mm Hg.',
    key: [
      'Sit the client upright with the legs down',
      'Upright with hanging legs keeps blood in the veins of the legs and lowers the load on the lungs at once.',
    ],
    fits: 'Sitting up with the legs down is for fluid in the lungs, with crackles and frothy sputum.',
    unlike: ['faint', 'air-embolism', 'tension-pneumothorax'],
    slips: [
      [
        'Lay the client flat to ease work of breathing',
        'Lying flat brings more blood to the lungs and makes drowning in fluid faster.',
      ],
      [
        'Give a fluid bolus through the IV line',
        'The lungs are already flooded. More volume worsens the oxygen level.',
      ],
      [
        'Clap the chest walls to loosen secretions',
        'The froth comes from the alveoli under pressure, not from mucus that can be loosened.',
      ],
    ],
    takeaway:
      'Frothy pink sputum with crackles is acute pulmonary edema. Sit the client up with the legs down, give oxygen and call. Diuretics, vasodilators and pressure support follow.',
  },
  {
    id: 'faint',
    scene:
      'While blood is drawn, a healthy client turns pale, yawns and feels the room fade. The pulse is 48/min and blood pressure 88/50 mm Hg.',
    key: [
      'Lay the client flat and raise the legs',
      'A vagal reflex has slowed the heart and widened the vessels. Lying flat brings blood back to the brain.',
    ],
    fits: 'Lying flat with raised legs is for a simple faint, with a slow pulse and pallor.',
    unlike: ['pulmonary-edema', 'arrest', 'anaphylaxis', 'hypoglycemia-awake'],
    slips: [
      [
        'Help the client walk to an open window',
        'Standing drains more blood from the head, and the client would fall.',
      ],
      [
        'Hold the client upright in the chair',
        'Upright posture keeps the brain short of blood and may prolong the faint.',
      ],
    ],
    takeaway:
      'A vasovagal reaction starts with pallor, yawning, nausea and a slow pulse. Stop the trigger, lay the client flat and raise the legs. Recovery takes minutes; a longer spell needs a search for another cause.',
  },
  {
    id: 'carbon-monoxide',
    scene:
      'Three people in one house wake with headache, nausea and confusion while a gas heater runs. Pulse oximetry of the sickest reads 99%.',
    ask: 'After moving them outside, which measure should be started first?',
    key: [
      '100% oxygen through a nonrebreather mask',
      'Oxygen drives carbon monoxide off hemoglobin. The usual oximeter cannot tell the two apart, so 99% is false.',
    ],
    fits: 'High-concentration oxygen frees hemoglobin from carbon monoxide.',
    unlike: [],
    slips: [
      [
        'Room air, as the saturation is normal',
        'The oximeter reads hemoglobin with carbon monoxide as if it carried oxygen.',
      ],
      [
        'Oxygen at 2 L/min through a nasal cannula',
        'A low concentration clears carbon monoxide far too slowly.',
      ],
      [
        'Albuterol through a small nebulizer',
        'Albuterol opens tight airways. The fault here is hemoglobin that cannot carry oxygen.',
      ],
      [
        'Activated charcoal by mouth in water',
        'Charcoal binds some swallowed poisons. This one was inhaled.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Headache and confusion in several people of one house suggest carbon monoxide. Pulse oximetry looks normal, so trust the history and a CO-oximeter. Give 100% oxygen; hyperbaric oxygen is considered in severe cases.',
  },
  {
    id: 'balloon-tube',
    scene:
      'A client with bleeding varices has an esophageal balloon tube in place. Suddenly the client cannot breathe, clutches the throat and turns blue.',
    key: [
      'Cut the tube and pull it out at once',
      'The balloon has slipped up and blocks the airway. Cutting empties every balloon so that it can be pulled out.',
    ],
    fits: 'Cutting the tube is for an esophageal balloon that blocks the airway.',
    unlike: ['pulmonary-edema', 'arrest', 'tension-pneumothorax'],
    slips: [
      [
        'Suction the mouth and lower the bed',
        'Suction cannot clear an airway that a balloon has closed.',
      ],
      [
        'Add air to the balloon to seat it again',
        'More air enlarges the obstruction in the throat.',
      ],
    ],
    lpn: false,
    takeaway:
      'Scissors stay at the bedside of a client with an esophageal balloon tube. Sudden airway obstruction means that the balloon has moved: cut all lumens and remove the tube. Then support breathing.',
  },
];
