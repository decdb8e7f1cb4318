import type { NursingFact } from './nursing-fact.ts';

/** Fluid and electrolyte disturbances, recognized from a situation. */
export const disturbances: readonly NursingFact[] = [
  {
    id: 'low-potassium',
    scene:
      'A client who abuses laxatives has weak legs, a soft slow bowel and an irregular pulse. Reflexes are weak.',
    key: [
      'Low potassium',
      'Stool carries potassium away. Too little of it weakens muscle, slows bowel and upsets rhythm.',
    ],
    fits: 'Low potassium gives weak muscles, a slow bowel and weak reflexes after losses from the gut or kidney.',
    unlike: ['high-potassium', 'low-calcium', 'low-sodium', 'high-phosphate', 'fluid-excess'],
    takeaway:
      'Diarrhea, laxatives, vomiting, diuretics and insulin lower potassium. Look for weakness, ileus, cramps and ectopic beats. Replace by mouth or diluted by infusion, not as an IV push.',
  },
  {
    id: 'high-potassium',
    scene:
      'A client with kidney failure ate many bananas and salt substitute. There is tingling, then leg weakness, cramps with loose stools, and a slow pulse.',
    key: [
      'High potassium',
      'Salt substitute is potassium chloride, and failing kidneys keep it. Nerves, bowel and heart react.',
    ],
    fits: 'High potassium gives cramps, loose stools, weakness and a slow pulse in kidney failure.',
    unlike: ['low-potassium', 'low-calcium', 'high-calcium', 'high-sodium', 'low-magnesium'],
    takeaway:
      'Kidney failure, tissue damage, ACE inhibitors and salt substitute raise potassium. The heart is in danger: ECG first. Calcium protects the heart; insulin, albuterol and dialysis lower the level.',
  },
  {
    id: 'low-sodium',
    scene:
      'A marathon runner drank many liters of plain water. There is headache, nausea and confusion, with normal glucose, and the watch strap has become tight.',
    key: ['Low sodium', 'Water without salt dilutes sodium, and brain cells swell.'],
    fits: 'Low sodium gives headache, nausea and confusion after too much water.',
    unlike: ['high-sodium', 'low-potassium', 'high-calcium', 'low-magnesium', 'low-phosphate'],
    level: 'analysis',
    takeaway:
      'Headache, nausea, confusion and seizures come from swelling brain cells in low sodium. Restrict water; hypertonic saline in small amounts is for severe signs. Correct slowly.',
  },
  {
    id: 'high-sodium',
    scene:
      'A tube-fed client gets concentrated formula with little water. The tongue is dry and swollen, the skin flushed, and the client is restless. Urine is dark and scant.',
    key: [
      'High sodium',
      'Too little water concentrates sodium, and cells shrink. Thirst cannot be told by this client.',
    ],
    fits: 'High sodium gives thirst, a dry swollen tongue and restlessness when water is lacking.',
    unlike: ['low-sodium', 'low-calcium', 'low-potassium', 'high-magnesium', 'low-phosphate'],
    takeaway:
      'Clients who cannot drink on their own are at risk of high sodium. Dry sticky mucosa, restlessness and scant urine are signs. Water is given slowly, as fast correction swells the brain.',
  },
  {
    id: 'low-calcium',
    scene:
      'A client is on the day after removal of the parathyroid glands. Lips and fingertips tingle, and a tap before the ear makes the cheek twitch.',
    key: [
      'Low calcium',
      'Little calcium makes nerves fire by themselves. The twitch is Chvostek sign.',
    ],
    fits: 'Low calcium gives tingling, twitching and spasm. Too few charges hold the nerves quiet.',
    unlike: ['high-calcium', 'low-sodium', 'high-magnesium', 'high-sodium', 'low-potassium'],
    takeaway:
      'Tingling, Chvostek and Trousseau signs, spasm of the larynx and a long QT mark low calcium. IV calcium gluconate is given slowly with a monitor. Leakage harms tissue.',
  },
  {
    id: 'high-calcium',
    scene:
      'A client with bone metastases is constipated, passes much urine, is slow and forgetful, and has weak reflexes. A kidney stone was found.',
    key: ['High calcium', 'Calcium from bone dulls nerves and bowel and draws water into urine.'],
    fits: 'High calcium gives constipation, much urine, stones and dulled nerves.',
    unlike: ['low-calcium', 'low-potassium', 'low-magnesium', 'high-phosphate', 'low-sodium'],
    takeaway:
      'High calcium: stones, bones, constipation, confusion and much urine. Fluids, walking and a low-calcium plan help; saline, calcitonin and bisphosphonates treat it.',
  },
  {
    id: 'low-magnesium',
    scene:
      'A client with long-standing alcohol use has tremor, brisk reflexes and runs of ventricular beats. Potassium stays low although it is replaced.',
    key: [
      'Low magnesium',
      'The kidney wastes potassium when magnesium is low. Nerves and heart are irritable.',
    ],
    fits: 'Low magnesium gives brisk reflexes, tremor and potassium that stays low.',
    unlike: ['high-magnesium', 'high-calcium', 'high-potassium', 'low-sodium', 'high-sodium'],
    level: 'analysis',
    takeaway:
      'Alcohol use, diarrhea and diuretics lower magnesium. Potassium and calcium cannot be corrected until magnesium is. Torsades de pointes is the danger.',
  },
  {
    id: 'high-magnesium',
    scene:
      'A client with kidney disease has taken milk of magnesia daily. The face is flushed, knee reflexes are gone, respirations are 9/min and the pulse is 50/min.',
    key: [
      'High magnesium',
      'Failing kidneys keep magnesium, which blocks nerve signals to muscle.',
    ],
    fits: 'High magnesium gives lost reflexes, flushing and slow breathing.',
    unlike: ['low-magnesium', 'low-calcium', 'low-potassium', 'high-sodium', 'low-phosphate'],
    takeaway:
      'Magnesium in antacids and laxatives builds up in kidney failure. Loss of knee reflexes comes before slow breathing. Calcium gluconate is the antidote.',
  },
  {
    id: 'low-phosphate',
    scene:
      'A client who starved for weeks is fed again. On the third day the breathing muscles weaken, the client is confused, and red cells break down.',
    key: [
      'Low phosphate',
      'Feeding raises insulin, which drives phosphate into cells. Muscle and red cells lack energy.',
    ],
    fits: 'Low phosphate gives weak breathing muscles and hemolysis after refeeding.',
    unlike: ['high-phosphate', 'high-calcium', 'high-potassium', 'low-sodium', 'high-sodium'],
    level: 'analysis',
    takeaway:
      'Refeeding syndrome lowers phosphate, potassium and magnesium in the first days. Start slowly, give thiamine, and check electrolytes daily.',
  },
  {
    id: 'high-phosphate',
    scene:
      'A client on dialysis stopped the tablets taken with meals. The skin itches badly, joints ache and calcium is low.',
    key: [
      'High phosphate',
      'The binders with meals kept it down. Phosphate binds calcium and settles in skin and joints.',
    ],
    fits: 'High phosphate gives itching and low calcium in kidney failure without binders.',
    unlike: ['low-phosphate', 'high-calcium', 'low-magnesium', 'low-potassium', 'low-sodium'],
    takeaway:
      'Phosphate binders work when taken with meals. Dairy, nuts, cola and processed meat are limited. Calcium and phosphate move in opposite directions.',
  },
  {
    id: 'fluid-deficit',
    scene:
      'An older client with two days of vomiting has flat neck veins when lying, furrowed tongue, urine of 18 mL/hour and a pulse of 112/min. Hematocrit has risen.',
    key: [
      'Fluid deficit',
      'Flat veins, fast pulse, scant urine and rising hematocrit show lost volume.',
    ],
    fits: 'A fluid deficit gives flat neck veins, a fast weak pulse and scant urine.',
    unlike: [
      'fluid-excess',
      'high-magnesium',
      'high-calcium',
      'low-phosphate',
      'water-third-space',
    ],
    takeaway:
      'Volume deficit: fast weak pulse, low pressure on standing, flat neck veins, scant dark urine and weight loss. One liter of fluid weighs one kilogram. Skin turgor misleads in older clients.',
  },
  {
    id: 'fluid-excess',
    scene:
      'A client with kidney disease gained 3 kg in two days. There are crackles, a bounding pulse and full neck veins. Hematocrit has fallen.',
    key: [
      'Fluid excess',
      'Weight gain, full veins, crackles and a diluted hematocrit show too much volume.',
    ],
    fits: 'Fluid excess gives weight gain, crackles, a bounding pulse and full neck veins.',
    unlike: ['fluid-deficit', 'high-sodium', 'low-magnesium', 'high-phosphate', 'low-calcium'],
    takeaway:
      'Daily weight at the same time, in the same clothes and on the same scale is the best measure of fluid. Gain of 1 kg is about 1 L. Restrict salt and fluid, give diuretics, sit up.',
  },
  {
    id: 'water-third-space',
    scene:
      'Two days after surgery for a perforated bowel a client has a swollen abdomen and weight gain, yet the pulse is 120/min, blood pressure 92/58 mm Hg and urine 15 mL/hour.',
    key: [
      'Fluid shift to tissue',
      'Fluid is in the body, as the weight shows, but not in the vessels.',
    ],
    fits: 'A fluid shift gives weight gain together with low pressure and scant urine.',
    unlike: ['fluid-excess', 'high-magnesium', 'low-phosphate', 'high-sodium', 'low-potassium'],
    level: 'analysis',
    takeaway:
      'In third spacing fluid moves to bowel wall, abdomen or burned tissue. Weight rises while circulation is empty. Fluid is replaced, and after 2 to 3 days it returns and may overload.',
  },
];
