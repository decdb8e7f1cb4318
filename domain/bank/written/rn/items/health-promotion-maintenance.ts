import type { WrittenItemSet } from '../../../item/written-item.ts';

export const healthPromotionMaintenance = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'health-promotion-maintenance',
  source:
    'Standard maternal-newborn, pediatric, gerontologic and health assessment texts; CDC guidance',
  items: [
    {
      id: 'rn-hpm-third-trimester-signs',
      topic: 'Antepartum care',
      level: 'application',
      type: 'multiple',
      stem: 'A nurse teaches a client at 30 weeks of pregnancy which changes call for an immediate report to the provider. Which changes should the nurse include? Select all that apply.',
      options: [
        {
          text: 'A strong headache with blurred or spotted vision',
          why: 'These are warning signs of preeclampsia with severe features. Blood pressure must be checked at once.',
          right: true,
        },
        {
          text: 'Tightening of the belly every ten minutes at rest',
          why: 'Regular contractions before 37 weeks may be preterm labor, which can be treated better when it is found early.',
          right: true,
        },
        {
          text: 'Fewer kicks since yesterday than on other days',
          why: 'Fewer fetal movements can mean poor oxygenation. Fetal testing is needed the same day.',
          right: true,
        },
        {
          text: 'Brief cramps in the calf on waking during the night',
          why: 'Short leg cramps are common and ease with stretching. A swollen, warm, painful calf would need a report.',
        },
        {
          text: 'A gush of clear fluid down the legs on standing',
          why: 'This may be rupture of the membranes before term, with risk of infection, cord prolapse and early birth.',
          right: true,
        },
        {
          text: 'Ankles that swell by evening and are slim at dawn',
          why: 'Dependent swelling that goes overnight is expected. Sudden swelling of the face or hands would need a report.',
        },
      ],
      explanation:
        'Danger signs late in pregnancy are bleeding, leaking fluid, fewer fetal movements, severe headache or visual change, upper abdominal pain, fever and regular contractions before term. Leg cramps and evening ankle swelling are usual discomforts. Clients should know which is which.',
    },
    {
      id: 'rn-hpm-cord-prolapse',
      topic: 'Intrapartum care',
      level: 'analysis',
      type: 'single',
      stem: 'A client in labor at 39 weeks is 5 cm dilated with the fetal head at a high station when the membranes rupture. The fetal heart rate falls to 70/min. On vaginal examination the nurse feels a pulsating loop beside the head. Which action should the nurse take first?',
      options: [
        {
          text: 'Lift the head off the loop with the examining fingers',
          why: 'Taking pressure off the prolapsed cord restores blood flow at once. The hand stays in place while others call the team for urgent birth.',
          right: true,
        },
        {
          text: 'Push the loop back up past the head with the fingers',
          why: 'Handling the cord can cause spasm and stop flow. Replacing it is not done by the nurse.',
        },
        {
          text: 'Withdraw the hand and lay the client flat on the back',
          why: 'Taking the hand away lets the head press on the cord, and lying flat adds pressure. A knee-chest or hips-raised position is used.',
        },
        {
          text: 'Coach the client to bear down with each contraction',
          why: 'At 5 cm birth is not near, and pushing drives the head onto the cord. It would suit full dilation with birth at hand.',
        },
      ],
      explanation:
        'A prolapsed cord is compressed between the presenting part and the pelvis. The first act is to relieve the pressure by hand and keep it so, in a knee-chest or hips-raised position, while help prepares for an emergency birth. The cord is handled as little as possible.',
    },
    {
      id: 'rn-hpm-fundus-displaced',
      topic: 'Postpartum care',
      level: 'application',
      type: 'single',
      stem: 'Four hours after a vaginal birth, the nurse finds the fundus firm, 3 cm above the umbilicus and displaced to the right. Lochia rubra is moderate, and vital signs are stable. The client has not passed urine since the birth. Which action should the nurse take?',
      options: [
        {
          text: 'Massage the fundus until it lies in the midline',
          why: 'Massage is for a boggy uterus, and this one is firm. It would not move an organ that a full bladder holds aside.',
        },
        {
          text: 'Help the client walk to the toilet to void',
          why: 'A full bladder lifts the uterus and pushes it to one side. Emptying it lets the uterus return to its place and stay contracted.',
          right: true,
        },
        {
          text: 'Ask for an order to begin an oxytocin drip',
          why: 'A uterotonic treats poor tone with bleeding. Tone and flow are normal here.',
        },
        {
          text: 'Note the finding as expected at this time',
          why: 'At this hour the fundus should lie midline near the umbilicus. A high, displaced fundus needs action.',
        },
      ],
      explanation:
        'A fundus that is high and off the midline points to a full bladder, which can lead to atony and hemorrhage. The nurse helps the client void and then checks the fundus again. A boggy fundus is massaged first.',
    },
    {
      id: 'rn-hpm-early-jaundice',
      topic: 'Newborn care',
      level: 'application',
      type: 'single',
      stem: 'A nurse examines a term newborn at 16 hours of age. The newborn is breastfeeding and has passed meconium. Which finding should the nurse report to the provider?',
      options: [
        {
          text: 'Bluish hands and feet with a pink trunk',
          why: 'Acrocyanosis is common in the first day or so while the circulation adapts. Central cyanosis would be reported.',
        },
        {
          text: 'Tiny white raised spots across the nose',
          why: 'Milia are blocked sebaceous glands that clear without treatment.',
        },
        {
          text: 'Soft scalp swelling that crosses sutures',
          why: 'This is caput succedaneum from pressure in labor, and it clears in a few days.',
        },
        {
          text: 'Yellow color of the face and upper chest',
          why: 'Jaundice in the first 24 hours is not physiologic and suggests hemolysis. A bilirubin level is needed promptly.',
          right: true,
        },
      ],
      explanation:
        'Timing decides the meaning of jaundice. Physiologic jaundice appears after the first 24 hours, while earlier onset suggests hemolysis or another disease. Very high bilirubin can injure the brain.',
    },
    {
      id: 'rn-hpm-mmr-hold',
      topic: 'Immunization schedules',
      level: 'analysis',
      type: 'single',
      stem: 'Four children are due for the measles, mumps and rubella (MMR) vaccine at a clinic today. For which child should the nurse withhold the vaccine and call the provider?',
      options: [
        {
          text: 'A child who has hives after eating eggs or egg dishes',
          why: 'Egg allergy is not a contraindication to MMR, which may be given in the usual way.',
        },
        {
          text: 'A child who is receiving chemotherapy for acute leukemia',
          why: 'MMR is a live vaccine and can cause severe infection when immunity is suppressed. It is delayed until immunity recovers.',
          right: true,
        },
        {
          text: 'A child whose parent is in the sixth month of pregnancy',
          why: 'A vaccinated child does not pass the vaccine viruses on to a pregnant contact. The vaccine protects the household.',
        },
        {
          text: 'A child who has had a runny nose and cough since Monday',
          why: 'Minor illness, with or without mild fever, is no reason to delay. A moderate or severe acute illness would be.',
        },
      ],
      explanation:
        'Live vaccines such as MMR and varicella are withheld in severe immune suppression, in pregnancy and after a severe reaction to a dose or component. Mild illness, egg allergy and a pregnant household member are not contraindications. Needless delays leave children unprotected.',
    },
    {
      id: 'rn-hpm-delirium-not-aging',
      topic: 'Aging process',
      level: 'application',
      type: 'single',
      stem: 'A nurse makes a home visit to an 84-year-old client who lives with a daughter. The daughter describes several changes. Which change should the nurse treat as a sign of illness that needs prompt evaluation?',
      options: [
        {
          text: 'Needs brighter light than before to read a newspaper',
          why: 'A smaller pupil and yellowed lens let less light through with age. Better lighting is the answer.',
        },
        {
          text: 'Takes longer to call up names but gets them in the end',
          why: 'Slower recall with the memory kept is part of normal aging. Loss of the memory itself would not be.',
        },
        {
          text: 'Became muddled and very drowsy over the past two days',
          why: 'Acute confusion is delirium until proved otherwise. Infection, drugs, dehydration and low oxygen are common causes.',
          right: true,
        },
        {
          text: 'Finds that foods taste bland unless they are spiced',
          why: 'Fewer taste buds and a weaker sense of smell dull flavors with age. Herbs can help without added salt.',
        },
      ],
      explanation:
        'Aging slows recall and dulls the senses, but it does not cause sudden confusion. Delirium comes on over hours to days with altered attention and alertness. It can be the first sign of a serious, treatable illness.',
    },
    {
      id: 'rn-hpm-tst-induration-hiv',
      topic: 'Health screening',
      level: 'analysis',
      type: 'single',
      stem: 'A client with HIV infection returns 48 hours after a tuberculin skin test. The nurse feels 7 mm of induration with 12 mm of redness. The client has no cough, fever, night sweats or weight loss. How should the nurse respond?',
      options: [
        {
          text: 'Read it as positive and arrange a chest x-ray',
          why: 'In HIV infection, induration of 5 mm or more is positive. An x-ray and a symptom review look for active disease.',
          right: true,
        },
        {
          text: 'Read it as negative and retest after one year',
          why: 'This would fit 7 mm in a person with no risk factor, where the cutoff is 15 mm. Immune suppression lowers the cutoff.',
        },
        {
          text: 'Read it as doubtful and measure again next week',
          why: 'The reading time is 48 to 72 hours, and a later look is not valid. The result here is already clear.',
        },
        {
          text: 'Read it as active disease and start isolation',
          why: 'A skin test shows infection, not disease. Airborne isolation is for clients with symptoms or findings of active tuberculosis.',
        },
      ],
      explanation:
        'Only the induration is measured, not the redness. The cutoff is 5 mm for HIV infection, recent contacts and other immune suppression, 10 mm for moderate risk and 15 mm for no known risk. A positive test leads to an evaluation for active disease.',
    },
    {
      id: 'rn-hpm-preschool-surgery-prep',
      topic: 'Developmental stages and transitions',
      level: 'application',
      type: 'single',
      stem: 'A 4-year-old child is to have a hernia repair next week. The parents ask the nurse how they can best get the child ready. Which advice should the nurse give?',
      options: [
        {
          text: 'Show labeled drawings of the organs and the repair',
          why: 'Detailed drawings suit a school-age child who thinks concretely and likes facts. A preschooler cannot use them.',
        },
        {
          text: 'Begin long talks about the operation starting today',
          why: 'Long talks go past the attention of a preschooler, and early notice feeds fantasy and worry. They suit older children.',
        },
        {
          text: 'Keep the operation secret until the hospital visit',
          why: 'Surprise breaks trust and leaves the child to imagine punishment. Short, honest notice is better.',
        },
        {
          text: 'Act it out with a doll a few days before surgery',
          why: 'Play and simple words a few days ahead match the magical, short-range thinking of this age. The child can rehearse and ask.',
          right: true,
        },
      ],
      explanation:
        'Preparation follows development. Preschoolers think magically, fear bodily harm and may see illness as punishment. Simple, honest words and play in the last few days work best, with reassurance that the child did nothing wrong.',
    },
    {
      id: 'rn-hpm-abdominal-exam-order',
      topic: 'Techniques of physical assessment',
      level: 'application',
      type: 'single',
      stem: 'A nurse begins the abdominal assessment of a client who has had crampy pain in the right lower quadrant since last night. The nurse has helped the client to lie down with bent knees and has inspected the abdomen. What should the nurse do next?',
      options: [
        {
          text: 'Tap over the liver to find its lower edge',
          why: 'Percussion follows auscultation, because tapping can change bowel sounds.',
        },
        {
          text: 'Press lightly over the left upper quadrant',
          why: 'Light palpation starts away from pain, but it comes after listening and percussion.',
        },
        {
          text: 'Listen with a stethoscope for bowel sounds',
          why: 'Auscultation comes right after inspection in the abdomen, before touch can alter the sounds.',
          right: true,
        },
        {
          text: 'Press deeply at the site of the worst pain',
          why: 'The painful area is examined last and gently. Early deep pressure causes guarding and hides other findings.',
        },
      ],
      explanation:
        'The order for the abdomen is inspection, auscultation, percussion and palpation. Elsewhere auscultation usually comes last. Painful areas are left to the end so that guarding does not spoil the examination.',
    },
  ],
} satisfies WrittenItemSet;
