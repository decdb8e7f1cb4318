import type { HandoffCase } from './handoff-case.ts';

/** Telephone reports to a provider or to the next nurse. */
export const handoffCases: readonly HandoffCase[] = [
  {
    id: 'sbar-postop-bleeding',
    scene: 'A nurse calls the surgeon about a client whose wound is bleeding.',
    situation: [
      '“I am calling because the abdominal dressing is soaked with blood.”',
      '“The wound began to bleed through its cover ten minutes ago.”',
    ],
    background: [
      '“The colon was resected this morning for a tumor.”',
      '“The client takes aspirin, which was stopped a week ago.”',
    ],
    assessment: [
      '“The pulse is 118 and the skin is cool; I think this is hemorrhage.”',
      '“The pressure is down to 92/54 and the abdomen is firm.”',
    ],
    recommendation: [
      '“Please come to the bedside now and tell me which blood tests to send.”',
      '“I would like an order for a fluid bolus while you are on the way.”',
    ],
  },
  {
    id: 'sbar-nursing-home-fall',
    scene: 'A nurse in long-term care telephones the provider after a fall.',
    situation: [
      '“A resident was found on the bathroom floor at 0540.”',
      '“I am calling about a fall that nobody saw.”',
    ],
    background: [
      '“There is osteoporosis, and warfarin is taken each evening.”',
      '“The resident usually walks alone with a cane.”',
    ],
    assessment: [
      '“The left hip hurts on touch, and I suspect a fracture.”',
      '“The resident is less alert than usual, with a lump on the head.”',
    ],
    recommendation: [
      '“I ask that we send the resident to the emergency department.”',
      '“Do you want tonight’s anticoagulant to be held?”',
    ],
  },
  {
    id: 'sbar-low-urine',
    scene: 'A nurse reports falling urine output to the provider on call.',
    situation: [
      '“I am concerned about urine of 20 mL in the past two hours.”',
      '“The client in room 8 has nearly stopped making urine.”',
    ],
    background: [
      '“The client was admitted two days ago with severe diarrhea.”',
      '“Ibuprofen was used for a week before admission.”',
    ],
    assessment: [
      '“The mucous membranes are dry, and I believe the volume is low.”',
      '“A scan shows an empty bladder, so this is not retention.”',
    ],
    recommendation: [
      '“Could you order a creatinine level and see the client tonight?”',
      '“May I raise the rate of the IV fluid until you come?”',
    ],
  },
  {
    id: 'sbar-child-breathing',
    scene: 'A nurse calls a pediatric provider about a child with a lung infection.',
    situation: [
      '“Breathing has become harder for the child in bed 3 since noon.”',
      '“I am calling about a 4-year-old in respiratory distress.”',
    ],
    background: [
      '“The child was born early and had lung disease as an infant.”',
      '“This is the second day of treatment for pneumonia.”',
    ],
    assessment: [
      '“The rate is 48 with pulling at the ribs; the child is tiring.”',
      '“Breath sounds are faint on the right, and SpO₂ is 88%.”',
    ],
    recommendation: [
      '“Please see the child within minutes and consider a chest film.”',
      '“I suggest that we move the child to intensive care.”',
    ],
  },
  {
    id: 'sbar-new-confusion',
    scene: 'At the change of shift a nurse hands over an older client who is confused.',
    situation: [
      '“The main problem now is confusion that began at supper.”',
      '“Tonight this client does not know the place or the date.”',
    ],
    background: [
      '“Hip surgery was done two days ago; the mind was clear before.”',
      '“Oxybutynin was started yesterday for an overactive bladder.”',
    ],
    assessment: [
      '“Attention comes and goes, which looks like delirium to me.”',
      '“There is no pain and no fever, and saturation is 96%.”',
    ],
    recommendation: [
      '“Please check every hour and ask the provider to review the drugs.”',
      '“I would keep the glasses on and a light burning through the night.”',
    ],
  },
];
