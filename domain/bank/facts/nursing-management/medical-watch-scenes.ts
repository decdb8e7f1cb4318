import type { WatchScene } from './watch-scene.ts';

/** In illness, around birth and under treatment. */
export const medicalWatchScenes: readonly WatchScene[] = [
  {
    id: 'watch-transfusion',
    scene: 'A client with long-standing anemia has had a unit of red cells running for 30 minutes.',
    alarming: [
      [
        'Wheezing and a swollen tongue',
        'Wheezing with swelling is anaphylaxis. The transfusion is stopped.',
      ],
      ['Dark red urine in the bedpan', 'Dark red urine shows that red cells are being destroyed.'],
      [
        'Shaking chills with a rise of 3 °F (1.7 °C)',
        'Chills with a marked rise in temperature are a reaction to the blood.',
      ],
    ],
    expected: [
      [
        'Coolness of the arm along the vein',
        'Blood is cool when it runs in, so the arm may feel cool.',
      ],
      [
        'A wish to sleep because of tiredness',
        'Fatigue is part of the anemia that is being treated.',
      ],
      ['Pale lining of the lower eyelids', 'Pallor is the sign of the known anemia.'],
      [
        'A mild dull ache where the tape pulls',
        'Tape that pulls on the skin can be eased and is no sign of a reaction.',
      ],
    ],
    takeaway:
      'Chills, fever, wheezing, back pain or dark urine during blood mean a reaction. The blood is stopped, the vein is kept open with saline through new tubing, and help is called.',
  },
  {
    id: 'watch-heart-failure-oral',
    scene:
      'A client with heart failure takes digoxin and furosemide at home and is visited by a nurse.',
    alarming: [
      [
        'Yellow halos around lights with vomiting',
        'Yellow halos and vomiting are signs of digoxin toxicity.',
      ],
      [
        'A gain of 5 lb (2.3 kg) since two days ago',
        'A rapid gain is fluid and warns that failure is worse.',
      ],
    ],
    expected: [
      ['Passing more urine in the morning', 'This is the effect of the morning furosemide.'],
      ['Use of two pillows, as in past months', 'Two pillows as before is a stable pattern.'],
      [
        'Slight swelling above the sock line at night',
        'Slight evening edema is known in this client and unchanged.',
      ],
      [
        'Tiredness after climbing one flight of stairs',
        'Tiredness on effort fits the known disease and has not changed.',
      ],
    ],
    takeaway:
      'Report a quick weight gain and signs of digoxin toxicity such as halos, nausea and a slow pulse. Stable old symptoms are followed up in turn.',
  },
  {
    id: 'watch-magnesium-preeclampsia',
    scene: 'A client with preeclampsia receives a magnesium sulfate infusion after birth.',
    alarming: [
      [
        'A breathing rate of 9/min',
        'Slow breathing is a sign of magnesium toxicity, and the infusion is stopped.',
      ],
      [
        'Urine output of 15 mL in an hour',
        'Magnesium leaves by the kidneys, so low output leads to toxicity.',
      ],
    ],
    expected: [
      [
        'A wish to sit up and hold the newborn',
        'An alert wish for contact shows that the mind is clear.',
      ],
      ['A feeling of warmth and flushing', 'Warmth and flushing are common effects of the drug.'],
      ['Mild nausea since it was begun', 'Slight nausea is a common effect and is watched.'],
      ['Knee reflexes of normal strength', 'Present reflexes show that the level is not too high.'],
      [
        'Sleepiness with easy waking',
        'Slight drowsiness is expected as long as the client wakes easily.',
      ],
    ],
    takeaway:
      'Magnesium toxicity shows as lost reflexes, slow breathing and low urine output. Flushing and mild drowsiness are expected. Calcium gluconate is the antidote.',
  },
  {
    id: 'watch-newborn-first-day',
    scene: 'A healthy full-term newborn is 18 hours old and rooms in with the mother.',
    alarming: [
      [
        'Yellow skin of the face and chest',
        'Jaundice in the first 24 hours is abnormal and needs a bilirubin level.',
      ],
      [
        'Green-stained vomit after each feeding',
        'Green vomit suggests a blocked bowel and is an emergency.',
      ],
      ['Pauses in breathing of 25 seconds', 'A pause of 20 seconds or longer is apnea.'],
    ],
    expected: [
      [
        'Sticky black stool in the diaper',
        'Meconium is the normal first stool of a newborn in the first days.',
      ],
      [
        'A soft swelling that crosses the skull seams',
        'This caput from birth goes down within days.',
      ],
      [
        'Irregular breaths with brief pauses of 5 seconds',
        'Short pauses are normal periodic breathing in a newborn.',
      ],
      [
        'Startle with arms flung wide at a noise',
        'The Moro reflex is normal at this age and shows a healthy nervous system.',
      ],
    ],
    takeaway:
      'Jaundice in the first day, green vomit and apnea of 20 seconds are not normal in a newborn. Meconium, caput and short pauses are.',
  },
  {
    id: 'watch-lithium-day-8',
    scene: 'A client with bipolar disorder has taken lithium for eight days on an inpatient unit.',
    alarming: [
      [
        'Unsteady walk with slurred words',
        'An unsteady walk and slurred speech are signs of toxicity. The drug is held.',
      ],
      [
        'Repeated vomiting and watery diarrhea',
        'Vomiting and diarrhea may be toxicity, and the loss of fluid raises the level further.',
      ],
    ],
    expected: [
      [
        'A slight gain in weight since admission',
        'A slight gain in weight is a usual effect of lithium.',
      ],
      ['Fine tremor of the hands', 'A fine tremor is common early and often lessens.'],
      ['Thirst that is a bit stronger', 'Mild thirst is a usual effect of lithium.'],
      ['A metal taste in the mouth', 'A metallic taste is harmless and usually mild.'],
      ['Passing water more frequently', 'More urine is a frequent effect, and fluids are kept up.'],
    ],
    takeaway:
      'Coarse tremor, unsteady walk, slurred speech, vomiting and diarrhea point to lithium toxicity. Fine tremor, thirst and more urine are usual.',
  },
  {
    id: 'watch-tube-feeding',
    scene: 'A client in long-term care gets continuous feeding through a gastrostomy tube.',
    alarming: [
      [
        'Cough and fever with new noisy lungs',
        'Cough, fever and noisy lungs suggest that feeding was aspirated.',
      ],
      [
        'A hard, bloated abdomen with vomiting',
        'Distension with vomiting shows that feeding is not tolerated. It is stopped.',
      ],
    ],
    expected: [
      [
        'Fluid of 15 mL drawn back before the tube is flushed',
        'A small amount of fluid in the stomach shows that feeding moves on.',
      ],
      [
        'Two soft brown stools since yesterday',
        'Soft stools are usual with liquid feeding and are no sign of harm.',
      ],
      ['A small crust at the tube site', 'A little dry crust is washed off in daily care.'],
      ['Gurgling sounds over the abdomen', 'Bowel sounds are normal and show that the gut works.'],
      [
        'A dry mouth between mouth care',
        'A dry mouth is common without oral intake, so mouth care is given.',
      ],
    ],
    takeaway:
      'Stop tube feeding and report when there is vomiting, a hard abdomen or signs of aspiration. Keep the head of the bed raised by 30 to 45 degrees.',
  },
  {
    id: 'watch-stroke-anticoagulant',
    scene:
      'A client with atrial fibrillation has begun an oral anticoagulant and is back in assisted living.',
    alarming: [
      ['Black, tarry stools since last evening', 'Tarry stools show bleeding from the upper gut.'],
      [
        'A fall with a bump on the head this morning',
        'Any blow to the head during anticoagulation needs assessment for bleeding.',
      ],
    ],
    expected: [
      [
        'A question about whether leafy greens may still be eaten',
        'A question about diet calls for teaching and shows no bleeding.',
      ],
      [
        'A small bruise where blood was drawn',
        'A small bruise at a puncture is common with the drug.',
      ],
      [
        'An irregular pulse of 76/min at the wrist',
        'An irregular pulse at a normal rate fits atrial fibrillation.',
      ],
      [
        'Gum bleeding that stopped within a minute',
        'Brief oozing from gums is noted, and a soft brush is advised.',
      ],
      [
        'A wish to take the tablet with breakfast',
        'A regular time helps the client remember the dose.',
      ],
    ],
    takeaway:
      'Tarry stools, a head injury, severe headache or bleeding that does not stop are reported at once by anyone who takes an anticoagulant.',
  },
  {
    id: 'watch-asthma-attack',
    scene: 'A teenager with an asthma attack has just had the second nebulizer treatment.',
    alarming: [
      [
        'Breath sounds that can hardly be heard',
        'Faint breath sounds in an attack mean that little air is moving.',
      ],
      [
        'Speech of one word at a time',
        'Speaking in single words shows severe shortness of breath.',
      ],
      [
        'Restlessness followed by sleepiness',
        'Restlessness and then sleepiness are signs of failing gas exchange.',
      ],
    ],
    expected: [
      [
        'A dry mouth after the inhaled treatment',
        'A dry mouth is a harmless effect of inhaled drugs.',
      ],
      ['A pulse that is 12 beats faster', 'Albuterol speeds the pulse to a small degree.'],
      ['Trembling of the hands', 'A fine tremor is a usual effect of albuterol.'],
      ['Loose cough with clear mucus', 'A loosening cough shows that the airways open.'],
      ['A nervous, jumpy feeling', 'Nervousness is a usual effect of the drug.'],
    ],
    takeaway:
      'A silent chest, single words and drowsiness mean that an asthma attack is life-threatening. Tremor and a slightly faster pulse come from albuterol.',
  },
  {
    id: 'watch-hemodialysis-fistula',
    scene:
      'A client with kidney failure has a fistula in the left arm and returned from dialysis an hour ago.',
    alarming: [
      ['No thrill or buzz over the fistula', 'A lost thrill means that the fistula has clotted.'],
      [
        'Blood that soaks through after 30 minutes of pressure',
        'Bleeding that does not stop from an arterial flow is dangerous.',
      ],
      [
        'Twitching with new confusion',
        'Confusion and twitching suggest disequilibrium syndrome, which can follow a fast dialysis.',
      ],
    ],
    expected: [
      [
        'A small bruise beside the place of the needles',
        'A small bruise at a needle site is common after dialysis.',
      ],
      ['Tiredness with a wish to lie down', 'Fatigue after dialysis is common and calls for rest.'],
      ['A weight that is 4 lb (1.8 kg) lower', 'The loss is the fluid that dialysis removed.'],
      ['A loud whooshing sound over the fistula', 'A bruit shows good flow in the fistula.'],
      ['Dry, itching skin on both legs', 'Itching is a long-term effect of kidney failure.'],
    ],
    takeaway:
      'A fistula has a thrill and a bruit. Their loss, bleeding that does not stop and new confusion after dialysis are reported at once.',
  },
];
