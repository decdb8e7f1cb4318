import type { NursingFact } from './nursing-fact.ts';

/** Glucose at the bedside and at home: reading it and acting on it. */
export const glucoseChecks: readonly NursingFact[] = [
  {
    id: 'somogyi-dawn',
    scene:
      'A client on bedtime insulin wakes with a glucose of 268 mg/dL and a headache. The provider wants to know if a low at night caused the rebound.',
    ask: 'Which step answers the question?',
    key: [
      'Measure glucose at 0300 for some nights',
      'A low value then shows rebound; a normal or high one shows the dawn rise.',
    ],
    fits: 'Measuring at 0300 tells rebound from the dawn rise.',
    unlike: [],
    slips: [
      ['Measure glucose two hours after supper', 'This value shows the effect of the meal.'],
      [
        'Raise the bedtime insulin by two units',
        'If lows cause the rebound, more insulin makes them worse.',
      ],
      ['Skip the bedtime snack for one week', 'Without the snack a low at night would be deeper.'],
      [
        'Test the first urine for ketones daily',
        'Ketones show lack of insulin and not the time of a low.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'A high morning glucose has two usual causes. Low at 0300: rebound, so less insulin or a snack. Normal or high at 0300: dawn phenomenon, so more insulin or a later dose.',
  },
  {
    id: 'insulin-npo',
    scene:
      'A client with type 1 diabetes fasts for surgery at 1000. Glucose at 0700 is 172 mg/dL. Basal insulin is due.',
    ask: 'What should the nurse expect?',
    key: [
      'Basal insulin is given at a reduced dose',
      'In type 1 diabetes some insulin is needed even without food, or ketones form.',
    ],
    fits: 'Basal insulin goes on during fasting in type 1 diabetes.',
    unlike: [],
    slips: [
      [
        'All insulin is left out until food is eaten',
        'Without insulin ketoacidosis can develop within hours. Type 1 diabetes needs some insulin at all times.',
      ],
      [
        'Rapid insulin is given for a usual breakfast',
        'Mealtime insulin without a meal causes a low.',
      ],
      ['Orange juice is given to prevent a low', 'Juice breaks the fast, and glucose is not low.'],
      [
        'The full mixed insulin dose is given early',
        'Mixed insulin holds a mealtime part, which would cause a low.',
      ],
    ],
    level: 'analysis',
    rn: 'Blood glucose monitoring',
    takeaway:
      'In type 1 diabetes basal insulin is not stopped for surgery; the dose is often reduced. Mealtime insulin is held. Glucose is checked every 1 to 2 hours.',
  },
  {
    id: 'sick-day',
    scene:
      'A client with type 1 diabetes has a stomach virus and eats little. Glucose is 246 mg/dL.',
    ask: 'Which advice is correct?',
    key: [
      'Keep taking insulin, and test often',
      'Illness raises glucose even without food. Stopping insulin leads to ketoacidosis.',
    ],
    fits: 'Insulin goes on during illness.',
    unlike: [],
    slips: [
      [
        'Leave out insulin until meals stay down',
        'Stress hormones raise glucose. Ketoacidosis would follow. Insulin goes on in illness.',
      ],
      [
        'Drink less so that vomiting gets better',
        'Fluid loss is the danger. Small sips are taken often.',
      ],
      [
        'Test once in the evening until well',
        'Glucose and ketones can change within hours. Tests are needed every few hours.',
      ],
      [
        'Exercise briskly to bring glucose down',
        'Exercise with ketones raises glucose further. Rest is needed until ketones are gone.',
      ],
    ],
    takeaway:
      'Sick days: keep taking insulin, test glucose every 2 to 4 hours and ketones, sip fluids, and replace meals with soft or liquid carbohydrates. Call for vomiting, ketones or glucose above 250 to 300 mg/dL.',
  },
  {
    id: 'meter-control',
    scene: 'Home glucose readings of a client vary widely. Symptoms and A1c do not fit.',
    ask: 'What should the nurse check first?',
    key: [
      'How the client tests, and the strip date',
      'Technique and old or damp strips are the usual causes of false values.',
    ],
    fits: 'Technique and strips are checked when readings do not fit.',
    unlike: [],
    slips: [
      [
        'How often the lancet is used for skin care',
        'The lancet does not change the reading. Its place is skin comfort.',
      ],
      [
        'If another insulin brand could be tried',
        'Treatment is not changed on doubtful readings. The measurement is made sure first.',
      ],
      [
        'If the meter shows the time in 24 hours',
        'The clock does not explain wide variation. Technique and strips come first.',
      ],
      [
        'How much protein the client ate today',
        'Protein has little effect on single readings. The pattern has another cause.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Watch the client test: clean dry hands, enough blood, strips in date and kept closed, control solution. Low hematocrit, cold or high altitude also change readings.',
  },
  {
    id: 'dka-drop',
    scene:
      'A client with ketoacidosis on an insulin infusion has a glucose that fell from 460 to 240 mg/dL. The anion gap is still high.',
    ask: 'Which change should the nurse expect?',
    key: [
      'Dextrose is added and insulin goes on',
      'Ketones need insulin to clear. Dextrose keeps glucose from falling too low meanwhile.',
    ],
    fits: 'Dextrose with insulin goes on until ketoacidosis has cleared.',
    unlike: [],
    slips: [
      [
        'Insulin is stopped as glucose is near goal',
        'The acidosis would return, as ketones are still there.',
      ],
      ['Fluids are stopped to prevent overload', 'Fluid losses take a day or more to replace.'],
      [
        'Potassium is withheld until discharge',
        'Insulin moves potassium into cells, so it must be replaced.',
      ],
      [
        'Bicarbonate replaces the insulin drip',
        'Bicarbonate is for extreme acidosis and does not clear ketones.',
      ],
    ],
    level: 'analysis',
    lpn: false,
    takeaway:
      'When glucose nears 200 to 250 mg/dL in ketoacidosis, add dextrose and keep insulin running until the anion gap closes. Hourly glucose and frequent potassium checks go on.',
  },
  {
    id: 'peak-regular',
    scene: 'A client took regular insulin under the skin at 0800 and ate half of the breakfast.',
    ask: 'At what time should the nurse watch most closely for a low?',
    key: ['Between 1000 and noon', 'Regular insulin peaks two to four hours after injection.'],
    fits: 'Regular insulin peaks after two to four hours.',
    unlike: [],
    slips: [
      [
        'Between 0815 and 0845',
        'Regular insulin just begins to act after about 30 minutes. Its peak is later.',
      ],
      ['Between 1800 and 2000', 'By then the effect of regular insulin has ended.'],
      ['Between 1500 and 1600', 'This is late; the peak is past by then.'],
      ['Between 2200 and 0600', 'Lows at night fit basal insulin given in the evening.'],
    ],
    takeaway:
      'Lows are most likely at the peak: rapid-acting at 1 to 2 hours, regular at 2 to 4, NPH at 4 to 12. Long-acting analogs have no clear peak.',
  },
  {
    id: 'beta-blocker',
    scene: 'A client with diabetes takes propranolol for tremor and has repeated low readings.',
    ask: 'Which sign of low glucose will still be felt?',
    key: [
      'Sweating of the skin',
      'Beta blockers hide tremor and a pounding heart, but sweating is carried by acetylcholine.',
    ],
    fits: 'Sweating remains when a beta blocker hides other signs.',
    unlike: [],
    slips: [
      ['Pounding of the heart', 'A beta blocker slows the heart and hides this sign.'],
      ['Shaking of the hands', 'Tremor is carried by beta receptors and is hidden.'],
      ['Rise of the pulse rate', 'The pulse stays slow under a beta blocker.'],
      ['Fine tremor of the lips', 'Tremor of any place is dampened by the drug.'],
    ],
    level: 'analysis',
    takeaway:
      'Beta blockers mask the fast pulse and tremor of hypoglycemia. Sweating stays. Clients test more often and learn this sign.',
  },
  {
    id: 'foot-numb',
    scene: 'A client with diabetes for 20 years cannot feel a thin nylon thread on the soles.',
    ask: 'Which advice matters most?',
    key: [
      'Look at both soles daily with a mirror',
      'Injuries are not felt, so they must be seen before they become ulcers.',
    ],
    fits: 'Daily looking replaces lost feeling of the feet.',
    unlike: [],
    slips: [
      [
        'Soak both feet in hot water at bedtime',
        'Hot water burns skin that does not feel heat, and soaking softens it.',
      ],
      [
        'Go barefoot at home to harden the skin',
        'Barefoot walking brings injuries that are not felt.',
      ],
      [
        'Trim corns with a razor after a bath',
        'Cuts heal badly. A podiatrist treats corns. Feet at risk should not be cut at home.',
      ],
      ['Warm cold feet on a heating pad', 'A heating pad burns skin that does not feel it.'],
    ],
    rn: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
    lpn: 'Chronic illness management (diabetes, COPD, heart failure)',
    takeaway:
      'Loss of feeling to a monofilament means a foot at risk. Inspect daily, wash in lukewarm water, dry between toes, no barefoot walking, well-fitting shoes.',
  },
  {
    id: 'exercise',
    scene:
      'A client with type 1 diabetes plans an hour of swimming. Glucose before it is 92 mg/dL.',
    ask: 'What should the client do?',
    key: [
      'Eat a snack of carbohydrate before it',
      'Muscles take up glucose during exercise. From 92 mg/dL a low is likely.',
    ],
    fits: 'A snack comes before exercise when glucose is below 100 mg/dL.',
    unlike: [],
    slips: [
      [
        'Take extra rapid insulin before it',
        'More insulin with exercise would cause a severe low.',
      ],
      [
        'Inject insulin into the thigh first',
        'A working limb takes up insulin faster. A low would come sooner.',
      ],
      [
        'Wait until glucose falls below 70 mg/dL',
        'At that level exercise would be dangerous. Sugar is needed before it.',
      ],
      [
        'Leave the meter at home to avoid worry',
        'Testing during and after exercise is needed. Lows may come hours later.',
      ],
    ],
    takeaway:
      'Below about 100 mg/dL eat 15 to 30 g of carbohydrate before exercise. Do not exercise with ketones. Lows may come hours later, so test afterward too.',
  },
  {
    id: 'hypo-unaware',
    scene:
      'A client who drives a truck has had three glucose readings below 50 mg/dL this month without any warning signs.',
    ask: 'What should the nurse do next?',
    key: [
      'Report it so that targets can be raised',
      'Repeated lows dull the warning. Higher targets for some weeks bring it back.',
    ],
    fits: 'Lost warning signs call for higher targets.',
    unlike: [],
    slips: [
      [
        'Praise the client for such tight control',
        'Readings below 54 mg/dL are dangerous, not tight control.',
      ],
      [
        'Advise a sugar-free drink for each low',
        'A sugar-free drink does not raise glucose. Sugar is what the brain needs.',
      ],
      ['Suggest tests before breakfast alone', 'More tests are needed, above all before driving.'],
      [
        'Teach that no symptoms mean no danger',
        'Lows without warning are the more dangerous ones.',
      ],
    ],
    level: 'analysis',
    takeaway:
      'Hypoglycemia unawareness follows repeated lows. Raise targets for a time, test before driving, wear a continuous sensor, and teach others to give glucagon.',
  },
];
