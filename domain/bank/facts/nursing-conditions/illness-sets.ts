import type { SetFact } from './nursing-fact.ts';

/** Illnesses and emergencies: everything that belongs, and nothing else. */
export const illnessSets: readonly SetFact[] = [
  {
    id: 'stroke-swallow',
    scene:
      'A client with a new stroke and a weak left face starts eating again. Which measures lower the risk of aspiration?',
    right: [
      [
        'Upright position during the meal',
        'Gravity helps food down. It also keeps it out of the airway.',
      ],
      [
        'Food placed on the right side',
        'The strong side can move food. Food does not gather in the weak cheek.',
      ],
      ['Liquids thickened as prescribed', 'Thick liquids move slowly enough to be swallowed.'],
    ],
    wrong: [
      ['Thin water to wash food down', 'Thin liquids run into the airway most easily.'],
      ['Bed flat as soon as the meal ends', 'The client stays upright for half an hour.'],
    ],
    rn: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
    lpn: 'Alterations in body systems',
    takeaway:
      'Screen swallowing before any food after a stroke. Upright, chin tucked, strong side, thick liquids, check the cheek, stay upright.',
  },
  {
    id: 'autonomic-triggers',
    scene:
      'A client with a cord injury at T4 has episodes of severe hypertension with headache. Which triggers should the nurse look for?',
    right: [
      [
        'Full bladder from a kinked catheter',
        'A full bladder is the commonest trigger. Freeing the tubing often ends the attack.',
      ],
      ['Hard stool in the rectum', 'A full rectum is the second most common trigger.'],
      [
        'Tight shoe or crease in the sheet',
        'Pressure on skin below the injury sets off the reflex.',
      ],
    ],
    wrong: [
      ['Low blood glucose before meals', 'Low glucose brings sweat and tremor, not this reflex.'],
      [
        'Deep breathing exercises',
        'Breathing exercises do not trigger the reflex. They may even help to stay calm.',
      ],
      [
        'Lying with the head raised',
        'A raised head lowers the pressure. It is part of the treatment.',
      ],
    ],
    rn: 'Medical emergencies and cardiac arrest',
    lpn: 'Medical emergencies and CPR',
    takeaway:
      'Autonomic dysreflexia: sit up, then look for bladder, bowel and skin as triggers. Treat the cause at once.',
  },
  {
    id: 'hf-left',
    scene: 'A client has failure of the left ventricle. Which findings belong to it?',
    right: [
      [
        'Crackles in both lungs',
        'Pressure backs up into the lungs. Fluid is pressed into the air sacs.',
      ],
      [
        'Waking at night short of breath',
        'Lying down returns fluid to the circulation. The weak ventricle cannot move it on.',
      ],
      ['Cough with frothy sputum', 'Fluid enters the alveoli. Air and fluid mix to froth.'],
    ],
    wrong: [
      ['Swollen ankles by evening', 'Leg swelling shows backing up from the right heart.'],
      [
        'Tender, enlarged liver',
        'A full liver shows right heart failure. The lungs belong to the left side.',
      ],
      ['Full neck veins at 45 degrees', 'Neck veins fill when the right heart fails.'],
    ],
    rn: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
    lpn: 'Basic pathophysiology',
    takeaway:
      'Left: lungs. Right: legs, liver, neck veins. Both often go together, and left failure is the usual cause of right failure.',
  },
  {
    id: 'hf-right',
    scene:
      'A client with long-standing lung disease develops failure of the right ventricle. Which findings belong to it?',
    right: [
      [
        'Pitting swelling of both legs',
        'Blood backs up into systemic veins. Fluid leaves them and swells the tissue.',
      ],
      [
        'Full neck veins while sitting',
        'Pressure in the right atrium is high. The veins of the neck show it.',
      ],
      [
        'Fullness under the right ribs',
        'The liver is congested. Its capsule is stretched and tender.',
      ],
      ['Fast gain in weight', 'Fluid is kept in the body. The scale shows it first.'],
    ],
    wrong: [['Pink frothy sputum', 'Frothy sputum is a sign of left heart failure.']],
    rn: 'Pathophysiology',
    lpn: 'Basic pathophysiology',
    takeaway:
      'Right failure from lung disease is cor pulmonale: leg swelling, large liver, full neck veins, weight gain. Oxygen lowers the load on the right heart.',
  },
  {
    id: 'sepsis-bundle',
    scene:
      'A client with a kidney infection has a temperature of 39.2 °C (102.6 °F), blood pressure of 84/46 mm Hg and confusion. Which prescriptions should the nurse carry out in the first hour?',
    right: [
      [
        'Blood cultures before antibiotics',
        'Cultures name the organism. Antibiotics given first may hide it.',
      ],
      [
        'Broad-spectrum antibiotic by vein',
        'Each hour of delay raises mortality. The first dose is given within the hour.',
      ],
      [
        'Crystalloid bolus by weight',
        'Volume restores flow to organs. It is the first step against low pressure.',
      ],
      [
        'Lactate level',
        'Lactate shows how far tissues lack oxygen. It also shows if treatment works.',
      ],
    ],
    wrong: [
      [
        'Loop diuretic for low urine output',
        'Low urine comes from low flow. A diuretic worsens it.',
      ],
      ['Antipyretic before all other steps', 'Lowering fever does not save organs and may wait.'],
    ],
    rn: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
    lpn: false,
    level: 'analysis',
    takeaway:
      'First hour of sepsis: lactate, cultures, antibiotics, fluid, and a vasopressor if mean pressure stays under 65 mm Hg.',
  },
  {
    id: 'copd-teaching',
    scene: 'A client with COPD gets ready to go home. Which statements show understanding?',
    right: [
      [
        '“I will use pursed lips when I climb stairs.”',
        'Pursed lips keep small airways open. Trapped air can leave.',
      ],
      [
        '“I will get my flu vaccine each fall.”',
        'Infection is the chief cause of flare-ups. Vaccination prevents part of them.',
      ],
      [
        '“I will call if my sputum turns green.”',
        'A change of color suggests infection. Early treatment shortens the attack.',
      ],
    ],
    wrong: [
      [
        '“I will turn my oxygen up to 6 L when I nap.”',
        'Too much oxygen may raise carbon dioxide. Flow is not changed alone.',
      ],
      [
        '“I will use the steroid inhaler for sudden attacks.”',
        'A steroid inhaler is a controller and does not relieve attacks.',
      ],
    ],
    rn: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
    lpn: 'Chronic illness management (diabetes, COPD, heart failure)',
    takeaway:
      'COPD: no smoking, vaccines, pursed lips, rescue inhaler for attacks, oxygen at the prescribed flow, early call for change of sputum.',
  },
  {
    id: 'fistula-care',
    scene:
      'A nurse cares for a client with a mature fistula in the left forearm. Which measures belong in the plan?',
    right: [
      [
        'Feel for a thrill each shift',
        'The thrill shows that blood flows. Its loss would mean a clot.',
      ],
      ['Take blood pressure on the right arm', 'A cuff on the fistula arm may clot it.'],
      [
        'Post a sign about the arm at the bed',
        'A sign warns all staff against punctures. It protects the arm when the client sleeps.',
      ],
    ],
    wrong: [
      [
        'Draw blood from the fistula for labs',
        'The access is kept for dialysis. Other veins are used for samples.',
      ],
      [
        'Wrap the forearm in a snug bandage',
        'Pressure may clot the fistula. The arm stays free of wraps.',
      ],
      [
        'Rest the head on the arm in sleep',
        'Pressure in sleep slows the flow. A clot could form overnight.',
      ],
    ],
    rn: false,
    lpn: 'Dialysis access care',
    takeaway:
      'Protect the access: thrill and bruit each shift, no cuff, needles, tight clothes or weight on that arm.',
  },
  {
    id: 'burn-inhalation',
    scene:
      'A client is brought from a burning apartment. Which findings suggest injury of the airway?',
    right: [
      [
        'Soot around the nostrils',
        'Soot shows that smoke was inhaled. Heat and poison may have reached the airway.',
      ],
      ['Voice that turns hoarse', 'The larynx is swelling. The airway may close within hours.'],
      ['Singed nasal hairs', 'Heat has reached the nose. The airway behind it is in danger.'],
    ],
    wrong: [
      ['Blisters on both knees', 'Blisters of the knees say nothing about the airway.'],
      [
        'Pain of the burned hand',
        'Pain shows living nerve endings. It says nothing about the airway.',
      ],
      ['Cherry spots on the palms', 'Skin spots of the palms do not point to airway burns.'],
    ],
    rn: 'Wound management and burns',
    lpn: 'Medical emergencies and CPR',
    takeaway:
      'Soot, hoarseness, singed hair, stridor and burns in a closed space mean airway injury. Early intubation comes before swelling closes the airway.',
  },
  {
    id: 'arrest-quality',
    scene:
      'Two nurses give cardiopulmonary resuscitation to an adult without an advanced airway. Which features show good quality?',
    right: [
      [
        'Rate of 100 to 120 compressions a minute',
        'This rate gives the best flow. Slower or faster moves less blood.',
      ],
      [
        'Depth of at least 5 cm (2 inches)',
        'Shallow compressions move too little blood. Deep ones press blood to the brain.',
      ],
      [
        'Full recoil after each compression',
        'The heart fills while the chest rises. Leaning on the chest prevents it.',
      ],
      [
        'Two breaths after thirty compressions',
        'This is the ratio for adults without an advanced airway.',
      ],
    ],
    wrong: [
      [
        'Pauses of 20 seconds for pulse checks',
        'Checks last no more than 10 seconds. Longer pauses stop the flow to the brain.',
      ],
      [
        'Breaths as fast and large as possible',
        'Large breaths fill the stomach and lower venous return.',
      ],
    ],
    rn: 'Medical emergencies and cardiac arrest',
    lpn: 'Medical emergencies and CPR',
    takeaway:
      'Hard, fast, full recoil, few pauses, 30 to 2, change the rescuer every 2 minutes. Use the defibrillator as soon as it arrives.',
  },
  {
    id: 'ventilator-bundle',
    scene: 'A client is on a ventilator through an oral tube. Which measures prevent pneumonia?',
    right: [
      [
        'Head of the bed at 30 to 45 degrees',
        'Less stomach content reaches the lungs. Aspiration is the start of most such infections.',
      ],
      [
        'Regular oral care',
        'Fewer bacteria are in the mouth. Fewer of them run down beside the tube.',
      ],
      ['Daily check for readiness to wean', 'Fewer days on the tube mean fewer infections.'],
    ],
    wrong: [
      [
        'Saline down the tube before each suction',
        'Saline washes bacteria deeper and is not routine.',
      ],
      [
        'Routine change of the circuit each shift',
        'The circuit is changed when soiled; opening adds risk.',
      ],
    ],
    rn: 'Mechanical ventilation and airway management',
    lpn: false,
    takeaway:
      'Prevent ventilator pneumonia: raised head, oral care, sedation breaks and weaning trials, cuff pressure, hand hygiene, closed circuit.',
  },
  {
    id: 'peritoneal-infection',
    scene:
      'A client on home peritoneal dialysis calls the nurse. Which findings should be reported as possible peritonitis?',
    right: [
      ['Cloudy fluid on outflow', 'White cells cloud the fluid. Clear fluid becomes milky.'],
      ['New abdominal pain', 'The inflamed lining hurts. Pain with cloudy fluid is a warning.'],
      ['Fever with chills', 'Infection raises temperature. It has spread beyond the fluid.'],
    ],
    wrong: [
      ['Pale yellow clear outflow', 'Clear pale outflow is normal. It needs no report.'],
      [
        'Feeling full while fluid dwells',
        'Volume in the abdomen gives fullness. It passes when the fluid drains.',
      ],
    ],
    rn: 'Dialysis and renal replacement',
    lpn: 'Dialysis access care',
    takeaway:
      'Cloudy outflow, pain and fever mean peritonitis. Bring the bag for culture. Masks and clean hands at connections prevent it.',
  },
  {
    id: 'addison-crisis',
    scene:
      'A client with adrenal insufficiency has the flu and vomits the hydrocortisone tablets. Which findings warn of a crisis?',
    right: [
      [
        'Falling blood pressure',
        'Without cortisol vessels do not hold pressure. Shock follows if it is not replaced.',
      ],
      [
        'Glucose of 52 mg/dL',
        'Cortisol is needed to make glucose. Low sugar is a sign of its lack.',
      ],
      [
        'Potassium of 6.0 mEq/L',
        'Without aldosterone potassium is kept. High levels endanger the heart.',
      ],
    ],
    wrong: [
      [
        'Moon face with purple streaks',
        'These come from too much cortisol. Here too little of it is present.',
      ],
      ['Sodium of 150 mEq/L', 'Sodium is lost in adrenal failure and falls.'],
    ],
    rn: 'Alterations in body systems',
    lpn: 'Alterations in body systems',
    level: 'analysis',
    takeaway:
      'Adrenal crisis: low pressure, low glucose, low sodium, high potassium, fever. Hydrocortisone by injection, saline and dextrose. Sick-day doses prevent it.',
  },
  {
    id: 'bleeding-precautions',
    scene:
      'A client has platelets of 18,000/mm³ after chemotherapy. Which measures belong in the plan of care?',
    right: [
      ['Soft brush for the teeth', 'A soft brush spares the gums. Bleeding gums are hard to stop.'],
      ['Electric razor for shaving', 'A blade could cut the skin. Electric razors do not cut.'],
      [
        'Stool softener as prescribed',
        'Straining can start bleeding. Soft stools pass without force.',
      ],
    ],
    wrong: [
      [
        'Rectal temperature each shift',
        'A probe may injure the lining. Another site is used to measure.',
      ],
      [
        'Ibuprofen for headaches',
        'Ibuprofen blocks the platelets that are left. Acetaminophen is a safer choice.',
      ],
      [
        'Vitamins by intramuscular injection',
        'Injection into muscle may bleed. Other ways of giving are chosen.',
      ],
    ],
    rn: 'Alterations in body systems',
    lpn: 'Alterations in body systems',
    takeaway:
      'Few platelets: soft brush, electric razor, no rectal contact, no intramuscular injection, no NSAIDs, prevent falls and straining.',
  },
  {
    id: 'hemorrhage-late',
    scene: 'A client with a pelvic fracture is watched for shock. Which findings are early signs?',
    right: [
      [
        'New restlessness',
        'The brain senses low oxygen first. It comes before a change of pressure.',
      ],
      [
        'Rising pulse rate',
        'The heart makes up for lost volume. It comes before the fall of pressure.',
      ],
      ['Cool, pale hands', 'Skin vessels tighten to save flow for organs.'],
    ],
    wrong: [
      [
        'Systolic pressure of 64 mm Hg',
        'A low pressure is a late sign. Organs are already failing by then.',
      ],
      ['No response to voice', 'Loss of consciousness is late. Early on the client is restless.'],
      ['Slow, gasping breaths', 'Gasping comes just before arrest. It is far from an early sign.'],
    ],
    rn: 'Hemodynamics and shock',
    lpn: 'Alterations in body systems',
    level: 'analysis',
    takeaway:
      'Early shock: restless, fast pulse, cool skin, narrow pulse pressure, less urine. Low pressure and coma come late.',
  },
  {
    id: 'chest-tube-set',
    scene:
      'A client has a chest tube to water-seal drainage. Which measures belong in the plan of care?',
    right: [
      [
        'Keep the unit below the chest',
        'Gravity drains, and fluid cannot run back. It stays upright at all times.',
      ],
      [
        'Mark the drainage level with the time',
        'Marks show the rate of loss. A sudden rise is seen at once.',
      ],
      [
        'Keep sterile water and dressing at hand',
        'They are needed if the tube or joint comes apart.',
      ],
    ],
    wrong: [
      [
        'Clamp the tube during each walk',
        'Clamping may cause tension pneumothorax. Air must be able to leave.',
      ],
      [
        'Strip the tubing every hour',
        'Stripping makes harmful suction. Delicate tissue could tear.',
      ],
      ['Loop the tubing below the bed frame', 'A loop that hangs down stops the flow.'],
    ],
    rn: 'Alterations in body systems',
    lpn: 'Chest tube monitoring',
    takeaway:
      'Chest drainage: upright and low, no loops, no routine clamping or stripping, mark the level, watch the water seal, supplies at the bed.',
  },
  {
    id: 'trach-bedside',
    scene:
      'A client arrives on the unit with a new tracheostomy. Which items should be kept at the bedside?',
    right: [
      [
        'Obturator of the tube in use',
        'It guides the tube back in. Without it the tip may injure tissue.',
      ],
      [
        'Spare tubes, same and smaller',
        'A smaller one fits a narrowed tract. The tract shrinks fast when empty.',
      ],
      [
        'Suction set with catheters',
        'Plugs must be cleared at once. A client can suffocate within minutes.',
      ],
      ['Bag-valve device with oxygen', 'Breathing may need support. It can be fitted to the tube.'],
    ],
    wrong: [
      [
        'Petroleum gauze for the stoma',
        'Petroleum could be inhaled. Water-based products are used near a stoma.',
      ],
      [
        'Powder to keep the skin dry',
        'Powder would be inhaled through the stoma. The skin is dried with gauze.',
      ],
    ],
    rn: 'Mechanical ventilation and airway management',
    lpn: 'Respiratory care, suctioning and tracheostomy',
    takeaway:
      'At the bedside of a tracheostomy: obturator, spare tubes, suction, oxygen, bag-valve device, ties and a way to call.',
  },
];
