import type { Practice } from '../basic-care/care-fact.ts';

const vaccines = { rn: 'Immunization schedules', lpn: 'Immunizations' } as const;

const lifestyle = { rn: 'Lifestyle choices and self-care', lpn: 'Lifestyle choices' } as const;

const selfCare = { rn: 'Lifestyle choices and self-care', lpn: 'Self-care' } as const;

/** Vaccines and healthy habits. */
export const preventionPractices: readonly Practice[] = [
  {
    ...vaccines,
    id: 'live-vaccine-holds',
    right:
      'Measles, mumps and rubella (MMR) vaccine, which is live, is planned for several people. Which condition is a reason to withhold it?',
    fix: 'A clinic lists reasons to withhold the live measles, mumps and rubella (MMR) vaccine. Which entry should be struck from the list?',
    several:
      'A clinic screens people before they receive a live virus vaccine. For which conditions should the vaccine be withheld?',
    sound: [
      [
        'Chemotherapy for leukemia this month',
        'A weakened immune system cannot control the live virus.',
      ],
      [
        'Pregnancy in the first ten weeks',
        'Live viruses are not given in pregnancy because of a risk to the fetus.',
      ],
      [
        'Anaphylaxis after an earlier dose',
        'A severe allergic reaction to a vaccine forbids further doses.',
      ],
      [
        'Prednisone 60 mg daily for four weeks',
        'High doses of steroids for two weeks or more suppress immunity.',
      ],
      [
        'Immune globulin given two weeks ago',
        'Antibodies from the product inactivate the vaccine, so it is delayed.',
      ],
    ],
    unsound: [
      [
        'A mild cold with a temperature of 37.5°C',
        'A minor illness does not weaken the response to a vaccine.',
      ],
      [
        'Antibiotic treatment of an ear infection',
        'Antibiotics do not act on virus vaccines or on immunity.',
      ],
      [
        'A sore arm after the last vaccination',
        'Local soreness is expected and no reason to stop.',
      ],
      [
        'A mother who is expecting another child',
        'Children of pregnant women can be vaccinated safely.',
      ],
      [
        'A parent with allergy to penicillin',
        'Penicillin is not part of the vaccine, and relatives’ allergies do not count.',
      ],
    ],
    takeaway:
      'Withhold live vaccines in pregnancy, severe immune suppression and after anaphylaxis. Minor illness is no reason to delay.',
  },
  {
    ...vaccines,
    id: 'vaccine-giving',
    right:
      'A nurse gives routine injections to infants at a well-baby clinic. Which practice is sound?',
    fix: 'A mentor watches a new nurse give vaccines to infants and toddlers. Which practice should be corrected?',
    several: 'Which practices are sound when vaccines are given to a 2-month-old?',
    sound: [
      [
        'Use the vastus lateralis muscle of the thigh',
        'This muscle is large enough in infants and away from big nerves.',
      ],
      [
        'Ask about reactions to earlier doses first',
        'A severe reaction to a dose may forbid the next one.',
      ],
      [
        'Give two vaccines at two separate sites',
        'Separate sites let each reaction be told apart.',
      ],
      [
        'Record lot number, site and date of the dose',
        'These entries are required by law to trace later reactions.',
      ],
      [
        'Keep epinephrine at hand during the clinic',
        'Anaphylaxis is rare, but it must be treated within minutes.',
      ],
    ],
    unsound: [
      [
        'Use the gluteal muscle of a young infant',
        'The gluteal muscle is small, and the sciatic nerve may be injured.',
      ],
      [
        'Mix two vaccines in one syringe to spare pain',
        'Vaccines are mixed by the maker alone, since mixing may inactivate them.',
      ],
      [
        'Start the series anew after a missed visit',
        'A series goes on where it was stopped and is not restarted.',
      ],
      [
        'Store vaccine vials in the refrigerator door',
        'Temperature varies in the door and may spoil the vaccine.',
      ],
      [
        'Give aspirin for fever after the injections',
        'Aspirin is avoided in children because of Reye syndrome.',
      ],
    ],
    takeaway:
      'Right site, separate injections, full record, cold chain and readiness for anaphylaxis make vaccination safe.',
  },
  {
    ...lifestyle,
    id: 'quit-smoking',
    right: 'A client who smokes a pack a day wants to stop. Which advice should the nurse give?',
    fix: 'A client tells how she plans to stop smoking next week. Which plan should the nurse question?',
    several: 'Which steps help a client who has decided to stop smoking?',
    sound: [
      [
        'Set a quit date and tell family and friends',
        'A fixed date and support make success more likely.',
      ],
      [
        'List the moments that trigger the wish to smoke',
        'Known triggers can be avoided or met with a new habit.',
      ],
      [
        'Combine medicine with counseling if possible',
        'Both together help more people than either one.',
      ],
      [
        'Treat a relapse as a step and try once more',
        'Most people need several attempts before they succeed.',
      ],
      [
        'Keep mouth and hands busy when craving comes',
        'Cravings last minutes, and a distraction bridges them.',
      ],
    ],
    unsound: [
      [
        'Smoke on weekends so that craving stays low',
        'Smoking on weekends keeps up the dependence on nicotine.',
      ],
      [
        'Wear a nicotine patch and smoke as before',
        'Patch plus the usual cigarettes can cause nicotine poisoning.',
      ],
      [
        'Keep a pack in the car to test willpower',
        'Cigarettes that are at hand make a relapse more likely.',
      ],
      [
        'Switch to light cigarettes as a safe choice',
        'People inhale light cigarettes more deeply, so harm stays the same.',
      ],
      [
        'Wait for the craving to vanish before quitting',
        'Craving fades after quitting and not before it.',
      ],
    ],
    takeaway:
      'A quit date, triggers, medicine with counseling, and a plan for relapse are the parts of stopping.',
  },
  {
    ...lifestyle,
    id: 'exercise-older',
    right:
      'A healthy 70-year-old who sits most of the day wants to be active. Which advice is best?',
    fix: 'An older client with no exercise habit describes a new plan. Which part should the nurse change?',
    several:
      'A 74-year-old in good health joins an exercise class at a senior center. Which advice is suitable?',
    sound: [
      [
        'Start with short walks and add minutes slowly',
        'A slow increase prevents injury and keeps motivation.',
      ],
      [
        'Add balance exercises such as tai chi',
        'Training of balance lowers the risk of falls in older adults.',
      ],
      [
        'Warm up and cool down around each session',
        'Gradual change of effort protects heart, muscles and joints.',
      ],
      [
        'Stop and seek help if chest pressure comes',
        'Chest pressure on effort may be a sign of angina.',
      ],
      [
        'Train muscles with light weights twice a week',
        'Strength training slows the loss of muscle and bone.',
      ],
    ],
    unsound: [
      [
        'Hold the breath while lifting each weight',
        'Holding the breath against a load raises blood pressure sharply.',
      ],
      [
        'Walk outdoors at noon on hot summer days',
        'Heat at noon leads to dehydration and heat stroke.',
      ],
      ['Push on when dizziness begins to come up', 'Dizziness is a warning and a reason to stop.'],
      [
        'Begin with an hour of running on day one',
        'Sudden hard effort after years at rest can injure.',
      ],
      [
        'Drink less so that walks need no toilet stop',
        'Older adults feel thirst less and become dehydrated easily.',
      ],
    ],
    takeaway:
      'Start low, go slow, and combine endurance, strength and balance. Chest pain or dizziness means stop.',
  },
  {
    ...lifestyle,
    id: 'sun-protection',
    right:
      'A client who works as a roofer asks how he can protect himself against skin cancer. Which advice should the nurse give?',
    fix: 'A client with fair skin lists habits on the beach. Which habit should the nurse discourage?',
    several:
      'A school nurse speaks to a class before summer vacation. Which habits lower the risk of skin cancer?',
    sound: [
      [
        'Renew sunscreen every two hours outdoors',
        'Sweat, water and time wear a layer of sunscreen off.',
      ],
      [
        'Wear a broad hat and long sleeves at work',
        'Cloth blocks the rays of the sun better than most lotions.',
      ],
      ['Seek shade in the hours around midday', 'Rays are strongest from about 10 a.m. to 4 p.m.'],
      ['Check moles each month with a mirror', 'A change of shape, color or size is found early.'],
      ['Use a broad-spectrum product of SPF 30', 'Both types of ultraviolet rays must be blocked.'],
    ],
    unsound: [
      [
        'Tan in a salon before summer for a base',
        'Tanning beds give off rays that cause melanoma.',
      ],
      [
        'Skip protection when the sky is cloudy',
        'Most of the ultraviolet light of the sun passes through clouds.',
      ],
      ['Rub on baby oil to keep the skin moist', 'Oil offers no protection and can deepen a burn.'],
      ['Put sunscreen on after the first redness', 'Redness is a burn that has already done harm.'],
      ['Rely on one layer of lotion for the day', 'One application wears off long before evening.'],
    ],
    takeaway:
      'Shade, clothing, broad-spectrum sunscreen renewed every two hours, and monthly checks of the skin prevent and detect cancer.',
  },
  {
    ...selfCare,
    id: 'blood-pressure-home',
    right:
      'A client is to measure blood pressure at home with an upper-arm device. Which habit gives a true reading?',
    fix: 'A client shows how she takes her blood pressure at home. Which habit must be corrected?',
    several:
      'A client buys an upper-arm device for blood pressure. Which habits give true readings at home?',
    sound: [
      [
        'Sit with back and feet supported first',
        'Support of back and feet and five minutes of rest prevent false high values.',
      ],
      [
        'Rest the arm on a table at heart level',
        'An arm below the heart gives a reading that is too high.',
      ],
      ['Use a cuff that fits the upper arm well', 'A cuff that is too small reads too high.'],
      [
        'Avoid coffee for half an hour before',
        'Caffeine raises the blood pressure for a while after drinking.',
      ],
      [
        'Write down each value with date and time',
        'The provider judges the trend and not one value.',
      ],
    ],
    unsound: [
      [
        'Cross the legs at the knees for comfort',
        'Crossed legs raise the systolic pressure by several points.',
      ],
      [
        'Talk on the telephone during a reading',
        'Talking during the measurement raises the value by several points.',
      ],
      [
        'Put the cuff on over a thick sweater',
        'Cloth under the cuff makes the reading unreliable.',
      ],
      [
        'Measure at once after climbing the stairs',
        'Exercise raises blood pressure, so five minutes of rest come first.',
      ],
      ['Let the arm hang down beside the chair', 'A hanging arm gives a falsely high reading.'],
    ],
    takeaway:
      'Rest, support, heart level, right cuff, silence and a written record give readings that can be used.',
  },
];
