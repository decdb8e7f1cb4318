import type { PriorityWard } from './client-priority.ts';

const hospital = { rn: 'Establishing priorities', lpn: 'Establishing priorities' } as const;

/** Units of a hospital at the start of a shift. */
export const hospitalWards: readonly PriorityWard[] = [
  {
    ...hospital,
    id: 'medical-unit',
    openings: [
      'A nurse on a medical unit has just taken report on the assigned clients.',
      'At the start of a night shift a nurse on a medical unit plans the first round.',
      'A nurse comes back from a break to a medical unit where several call lights are on.',
      'On a busy medical unit an assistant brings the nurse word of several clients at once.',
      'The charge nurse of a medical unit walks through the rooms with a nurse who has just come on duty.',
    ],
    question: 'Which client should the nurse see first?',
    several: 'Which clients does the nurse need to see ahead of the rest? Select all that apply.',
    urgent: [
      {
        id: 'asthma-wheeze-gone',
        is: [
          'A client with asthma who has stopped wheezing and is now drowsy',
          'A silent chest with drowsiness means that hardly any air is moving. Breathing may stop within minutes.',
        ],
      },
      {
        id: 'pneumonia-new-confusion',
        is: [
          'A client with pneumonia who is newly confused, with SpO₂ of 84%',
          'New confusion with a low saturation shows a brain short of oxygen. Oxygen and help come at once.',
        ],
      },
      {
        id: 'heparin-sudden-headache',
        is: [
          'A client on a heparin drip with a sudden, very bad headache',
          'Sudden severe headache during anticoagulation may be bleeding in the brain. The infusion is stopped and help called.',
        ],
      },
      {
        id: 'diabetes-sweating-shaky',
        is: [
          'A client on insulin who is sweating, shaky and slow to answer',
          'These are signs of low blood glucose that already affects the brain. Untreated it leads to seizure and coma.',
        ],
      },
      {
        id: 'transfusion-chills-back-pain',
        is: [
          'A client ten minutes into a transfusion with chills and back pain',
          'Chills and back pain early in a transfusion suggest a hemolytic reaction. The blood is stopped at once.',
        ],
      },
      {
        id: 'heart-failure-pink-froth',
        is: [
          'A client with heart failure who coughs up pink, frothy sputum',
          'Pink froth is a sign of acute pulmonary edema. The lungs are filling and oxygen cannot pass.',
        ],
      },
      {
        id: 'antibiotic-lip-swelling',
        is: [
          'A client with swelling lips during the first dose of an antibiotic',
          'Swelling of the lips soon after a drug warns of anaphylaxis. The airway can close within minutes.',
        ],
      },
      {
        id: 'stroke-new-face-droop',
        is: [
          'A client whose face began to droop on one side 20 minutes ago',
          'A new facial droop is a stroke until shown otherwise. Treatment depends on the minutes since onset.',
        ],
      },
      {
        id: 'varices-bright-vomit',
        is: [
          'A client with cirrhosis who has just vomited much bright red blood',
          'Bleeding varices can empty the circulation quickly, and blood can enter the airway.',
        ],
      },
      {
        id: 'angina-pain-at-rest',
        is: [
          'A client with chest pressure at rest and cold, clammy skin',
          'Chest pressure at rest with clammy skin suggests a heart attack. Muscle is lost with each minute.',
        ],
      },
    ],
    stable: [
      [
        'A client with chronic lung disease whose SpO₂ is 90%, as on most days',
        'A saturation of 90% is usual for this client and has not changed. It is followed in turn.',
      ],
      [
        'A client with heart failure and ankle edema, unchanged since admission',
        'Edema that is known and unchanged is expected in heart failure. It can wait for a short while.',
      ],
      [
        'A client with potassium of 5.3 mEq/L who is next for dialysis',
        'A slightly raised potassium is expected before dialysis, and the treatment that corrects it is near.',
      ],
      [
        'A client with cellulitis and 100.8 °F (38.2 °C) on day one of treatment',
        'A moderate fever on the first day of treatment fits the infection. The client is checked in turn.',
      ],
      [
        'A client on prednisone with a glucose of 228 mg/dL before a meal',
        'Steroids raise glucose, and the ordered insulin can follow with the meal. There is no immediate danger.',
      ],
      [
        'A client treated for a clot in the leg whose calf is still sore',
        'Soreness of the calf lasts for days under treatment. New dyspnea would be the sign of danger.',
      ],
      [
        'A client with cirrhosis who says that the abdomen has felt tight for weeks',
        'Ascites that has been there for weeks is a known problem. It is followed, and is not an emergency.',
      ],
      [
        'A client with acute gout who rates the pain in the toe as 8 of 10',
        'Severe pain needs relief soon, but it does not threaten life as the other finding does.',
      ],
      [
        'A client whose speech has been slurred since a stroke last month',
        'The deficit is old and unchanged. A new deficit would be an emergency.',
      ],
    ],
  },
  {
    ...hospital,
    id: 'surgical-unit',
    openings: [
      'A nurse on a surgical unit hears how the clients have done since the last shift.',
      'Clients on a postoperative unit are waiting for the nurse’s first check.',
      'The nurse on an orthopedic and surgical unit starts the evening round.',
      'Several clients came up from the recovery room today. The nurse sets the order of visits.',
    ],
    question: 'Who should be checked first?',
    several: 'Which of these clients should be checked without delay? Select all that apply.',
    urgent: [
      {
        id: 'neck-surgery-tight-collar',
        is: [
          'A client after neck surgery who says the dressing feels tight',
          'Tightness after neck surgery may be a hematoma that presses on the windpipe. The airway comes first.',
        ],
      },
      {
        id: 'cast-numb-cold-fingers',
        is: [
          'A client with a new forearm cast and severe pain with numb fingers',
          'Severe pain and numbness under a cast suggest compartment syndrome. Muscle dies within hours.',
        ],
      },
      {
        id: 'knee-replacement-air-hunger',
        is: [
          'A client after knee replacement with sudden shortness of breath',
          'Sudden dyspnea after joint surgery suggests a pulmonary embolism, which can kill quickly.',
        ],
      },
      {
        id: 'epidural-slow-breathing',
        is: [
          'A client with opioid pain control who takes 6 breaths a minute',
          'Six breaths a minute means dangerous opioid depression. Breathing is supported at once.',
        ],
      },
      {
        id: 'bowel-surgery-cold-pale',
        is: [
          'A client after bowel surgery with a pulse of 138/min and cold skin',
          'A fast pulse with cold skin is shock from hidden bleeding until shown otherwise.',
        ],
      },
      {
        id: 'femur-fracture-petechiae',
        is: [
          'A client with a femur fracture who is confused with chest petechiae',
          'Confusion and petechiae after a long-bone fracture point to fat embolism, which stops gas exchange.',
        ],
      },
      {
        id: 'graft-leg-pulse-lost',
        is: [
          'A client after leg artery bypass whose foot is now white and cold',
          'A white, cold foot means that the graft has closed. Flow must be restored within hours.',
        ],
      },
      {
        id: 'tonsil-frequent-swallow',
        is: [
          'A client after tonsil removal who keeps swallowing and is pale',
          'Constant swallowing with pallor is a sign of bleeding into the throat, which threatens the airway.',
        ],
      },
    ],
    stable: [
      [
        'A client one day after hernia repair with pain of 7 of 10 on coughing',
        'Pain on coughing is expected on the first day. It is treated soon, after urgent needs.',
      ],
      [
        'A client after gallbladder surgery who has aching in one shoulder',
        'Shoulder ache from trapped gas is common after laparoscopy. It passes with walking.',
      ],
      [
        'A client two days after hip surgery who has not yet had a stool',
        'Slow bowels are common after surgery and opioids. They are treated in the course of the shift.',
      ],
      [
        'A client whose wound drain holds 40 mL of blood-tinged fluid',
        'A small amount of blood-tinged drainage is expected early after surgery.',
      ],
      [
        'A client with a long leg cast who complains of itching at the knee',
        'Itching under a cast is a nuisance and not a sign of lost circulation.',
      ],
      [
        'A client with dementia, confused as before, one day after hip repair',
        'The confusion was there before surgery and has not changed. Safety measures go on as planned.',
      ],
      [
        'A client after a mastectomy who weeps while looking at the dressing',
        'Grief over the loss needs time and attention, and can follow the checks that protect life.',
      ],
      [
        'A client after colon surgery with a temperature of 99.9 °F (37.7 °C)',
        'A slight rise in temperature on the first day is common. Deep breathing is encouraged.',
      ],
      [
        'A client with an ileostomy bag that is one-third full of green liquid',
        'Liquid green output is normal for an ileostomy. The bag is emptied when convenient.',
      ],
    ],
  },
  {
    ...hospital,
    id: 'mother-child-unit',
    openings: [
      'A nurse cares for mothers and newborns on a postpartum unit.',
      'Report has ended on a combined maternity and newborn unit.',
      'A float nurse joins a mother-baby unit and is told about the assigned clients.',
    ],
    question: 'Whom should the nurse go to first?',
    several: 'Which of them need prompt attention? Select all that apply.',
    urgent: [
      {
        id: 'preeclampsia-headache-spots',
        is: [
          'A client with preeclampsia who has a bad headache and sees spots',
          'Headache and visual spots warn of a seizure. Blood pressure and magnesium are dealt with at once.',
        ],
      },
      {
        id: 'postpartum-soaked-pads',
        is: [
          'A client who has soaked two perineal pads within 30 minutes',
          'More than one soaked pad in an hour is hemorrhage. The fundus is felt and massaged at once.',
        ],
      },
      {
        id: 'newborn-blue-grunting',
        is: [
          'A newborn of 5 hours who grunts with each breath and has flared nostrils',
          'Grunting and flaring show respiratory distress. Newborns tire quickly.',
        ],
      },
      {
        id: 'magnesium-no-reflexes',
        is: [
          'A client on magnesium sulfate with absent knee reflexes',
          'Lost reflexes come before respiratory arrest in magnesium toxicity. The infusion is stopped.',
        ],
      },
      {
        id: 'postpartum-calf-chest-pain',
        is: [
          'A client with sharp chest pain and breathlessness after a cesarean',
          'Clotting is increased after birth. Sudden chest pain with dyspnea suggests pulmonary embolism.',
        ],
      },
      {
        id: 'newborn-jittery-limp',
        is: [
          'A newborn of a mother with diabetes who is limp and hard to wake',
          'Lethargy in this newborn suggests low glucose. The brain is harmed if it lasts.',
        ],
      },
    ],
    stable: [
      [
        'A client with cramps while the baby feeds at the breast',
        'Afterpains with feeding are caused by oxytocin and are normal.',
      ],
      [
        'A client who passed 2,600 mL of urine on the day after birth',
        'Heavy urine flow after birth clears the extra fluid of pregnancy.',
      ],
      [
        'A newborn of 20 hours with bluish hands and feet and a pink trunk',
        'Blue hands and feet are common in the first day or two, as long as the trunk is pink.',
      ],
      [
        'A client with hemoglobin of 10.2 g/dL who feels tired on the second day',
        'Slight anemia and tiredness are common after birth. They are dealt with in the course of the shift.',
      ],
      [
        'A newborn of 36 hours with scattered white dots over the nose',
        'Milia are harmless and go away by themselves.',
      ],
      [
        'A client whose fundus is firm at the navel 12 hours after birth',
        'A firm fundus at the navel is normal at this time.',
      ],
      [
        'A client with hemorrhoids who asks for another cold pack',
        'Hemorrhoid pain is common after birth, and relief can be brought a little later.',
      ],
      [
        'A newborn of 2 days who has lost 5% of the birth weight',
        'A loss of up to about 7% to 10% in the first days is normal.',
      ],
    ],
  },
  {
    ...hospital,
    id: 'child-unit',
    openings: [
      'A nurse on a pediatric unit gets report on the assigned children.',
      'Parents of several children on a pediatric unit have called for the nurse.',
      'Several children have been admitted to a pediatric unit within the hour.',
      'A nurse returns to a pediatric playroom and hallway where several children want help.',
      'The night nurse on a pediatric unit hands over, and the day nurse sets out.',
    ],
    question: 'Which child should be seen first?',
    several: 'Which children need the nurse at once? Select all that apply.',
    urgent: [
      {
        id: 'child-drool-tripod',
        is: [
          'A child with fever who leans forward, drools and will not speak',
          'Drooling in a forward lean suggests epiglottitis. The throat is left alone and airway help is called.',
        ],
      },
      {
        id: 'infant-sunken-no-wet-diaper',
        is: [
          'An infant with diarrhea who is limp, with no wet diaper for 12 hours',
          'Limpness and lack of urine show severe dehydration. Infants pass into shock fast.',
        ],
      },
      {
        id: 'child-purple-spots-stiff-neck',
        is: [
          'A child with fever, stiff neck and new purple spots on the legs',
          'Fever with purpura and stiff neck suggests meningococcal infection, which can kill in hours.',
        ],
      },
      {
        id: 'croup-stridor-at-rest',
        is: [
          'A toddler with croup who has stridor at rest and is getting sleepy',
          'Stridor at rest with sleepiness means that the airway is narrow and the child is tiring.',
        ],
      },
      {
        id: 'sickle-child-arm-weak',
        is: [
          'A child with sickle cell disease who cannot lift one arm today',
          'New one-sided weakness in sickle cell disease is a stroke until shown otherwise.',
        ],
      },
    ],
    stable: [
      [
        'A child with an ear infection who pulls at the sore ear',
        'Ear pain is treated with comfort and pain relief. It does not threaten life.',
      ],
      [
        'A school-age child in traction who asks when it comes off',
        'The question deserves an answer, which can wait until urgent needs are met.',
      ],
      [
        'A toddler who cries loudly each time the parent leaves the room',
        'Separation distress is normal at this age. A loud cry also shows an open airway.',
      ],
      [
        'A child with eczema who has scratched the rash on both elbows',
        'Eczema itches and needs skin care in the course of the shift.',
      ],
      [
        'A child with nephrotic syndrome whose eyelids are puffy on waking',
        'Puffy eyelids in the morning are typical of this disease.',
      ],
      [
        'A child one day after appendectomy who refuses to get out of bed',
        'Reluctance to move is common after surgery. Pain relief and play help later.',
      ],
      [
        'A child with an ear that aches on the day after tonsil removal',
        'Ear pain after tonsil removal is referred from the throat and is common.',
      ],
      [
        'A preschooler with 101.8 °F (38.8 °C) who plays with blocks',
        'A child with fever who plays is not gravely ill at this time and can be seen in turn.',
      ],
      [
        'An infant of 4 months who spits up a little milk after feeding',
        'Small spit-ups are common at this age in an infant who is otherwise well.',
      ],
      [
        'A child with cystic fibrosis who coughs up thick sputum after therapy',
        'Coughing up sputum is what chest therapy is for.',
      ],
    ],
  },
];
