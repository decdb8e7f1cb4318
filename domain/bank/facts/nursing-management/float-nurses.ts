import type { Statement } from '../basic-care/care-fact.ts';

/** A nurse who is sent to another unit for a shift, and clients there whom that nurse can care for. */
export type FloatNurse = {
  readonly id: string;
  readonly from: string;
  /** Special care that the nurse’s own unit gives too. */
  readonly skills: readonly string[];
  readonly fits: readonly { readonly id: string; readonly is: Statement }[];
};

/** A client whose care takes a skill that a unit’s own staff have. */
export type SpecialClient = { readonly needs: string; readonly is: Statement };

/** Clients for experienced staff of the unit. */
export const specialClients: readonly SpecialClient[] = [
  {
    needs: 'telemetry',
    is: [
      'A client with a temporary pacemaker whose rhythm changed an hour ago',
      'A new rhythm with a temporary pacemaker calls for a nurse who is used to cardiac monitoring.',
    ],
  },
  {
    needs: 'chemotherapy',
    is: [
      'A client who is to receive the first dose of IV chemotherapy today',
      'IV chemotherapy is given by nurses with special training.',
    ],
  },
  {
    needs: 'dialysis',
    is: [
      'A client who needs a first peritoneal dialysis exchange this morning',
      'A first exchange calls for a nurse who knows this treatment.',
    ],
  },
  {
    needs: 'trauma',
    is: [
      'A client with a chest tube and a new air leak after a stabbing',
      'A new leak is an unstable finding for staff with experience in chest trauma.',
    ],
  },
  {
    needs: 'neuro',
    is: [
      'A client whose intracranial pressure has to be read each hour',
      'Monitoring of intracranial pressure takes special training and practice.',
    ],
  },
  {
    needs: 'transplant',
    is: [
      'A client on the first day after a kidney transplant',
      'Early care after a transplant calls for staff who know its complications.',
    ],
  },
  {
    needs: 'burn',
    is: [
      'A client with burns of a third of the body on the first day',
      'The first day after a large burn calls for close fluid treatment by burn staff.',
    ],
  },
  {
    needs: 'respiratory',
    is: [
      'A client who has just been taken off a ventilator',
      'The hours after a ventilator is stopped need staff who are used to failing breathing.',
    ],
  },
  {
    needs: 'recovery',
    is: [
      'A client who came from lung surgery ten minutes ago',
      'The first hour after lung surgery calls for staff who know its dangers.',
    ],
  },
  {
    needs: 'critical',
    is: [
      'A client in septic shock on a drip that keeps up the pressure',
      'A vasoactive drip has to be adjusted by staff who are trained in it.',
    ],
  },
  {
    needs: 'endocrine',
    is: [
      'A client with ketoacidosis whose insulin drip is adjusted each hour',
      'Hourly adjustment of insulin calls for staff who do this often.',
    ],
  },
  {
    needs: 'liver',
    is: [
      'A client with varices who has a tube with an inflated balloon',
      'Such a tube can block the airway and is for staff with experience in its care.',
    ],
  },
];

/** Nurses on loan and the clients who fit their experience. */
export const floatNurses: readonly FloatNurse[] = [
  {
    id: 'float-orthopedics',
    from: 'an orthopedic unit',
    skills: [],
    fits: [
      {
        id: 'float-orthopedics-traction',
        is: [
          'A client in skin traction who waits for a hip repair',
          'Traction and checks of circulation are daily work on an orthopedic unit.',
        ],
      },
      {
        id: 'float-orthopedics-amputation',
        is: [
          'A client three days after an amputation below the knee',
          'Care of the limb and of mobility fits the experience of an orthopedic nurse.',
        ],
      },
    ],
  },
  {
    id: 'float-pediatrics',
    from: 'a pediatric unit',
    skills: ['asthma'],
    fits: [
      {
        id: 'float-pediatrics-young-asthma',
        is: [
          'A client of 19 with asthma who is breathing well on inhalers',
          'Asthma is common on pediatric units, and this client is young and stable.',
        ],
      },
      {
        id: 'float-pediatrics-cystic-fibrosis',
        is: [
          'A client of 20 with cystic fibrosis on a fixed treatment plan',
          'Cystic fibrosis is well known to pediatric nurses, and the plan is set.',
        ],
      },
    ],
  },
  {
    id: 'float-psychiatry',
    from: 'a mental health unit',
    skills: [],
    fits: [
      {
        id: 'float-psychiatry-alcohol',
        is: [
          'A client on day six after alcohol withdrawal, calm and walking',
          'Alcohol withdrawal is familiar to mental health nurses, and the dangerous days are past.',
        ],
      },
      {
        id: 'float-psychiatry-anorexia',
        is: [
          'A client with anorexia whose laboratory values are now normal',
          'Eating disorders are familiar to mental health nurses, and the client is stable.',
        ],
      },
    ],
  },
  {
    id: 'float-postpartum',
    from: 'a postpartum unit',
    skills: [],
    fits: [
      {
        id: 'float-postpartum-hysterectomy',
        is: [
          'A client two days after an abdominal hysterectomy',
          'Care after abdominal surgery of the uterus is close to care after a cesarean.',
        ],
      },
      {
        id: 'float-postpartum-breast-infection',
        is: [
          'A nursing mother readmitted with a breast infection',
          'Breast infection and feeding are familiar to a postpartum nurse.',
        ],
      },
    ],
  },
  {
    id: 'float-rehabilitation',
    from: 'a rehabilitation unit',
    skills: [],
    fits: [
      {
        id: 'float-rehabilitation-stroke',
        is: [
          'A client two weeks after a stroke who relearns dressing',
          'Relearning daily tasks after a stroke is the work of a rehabilitation nurse.',
        ],
      },
      {
        id: 'float-rehabilitation-paraplegia',
        is: [
          'A client with an old spinal injury and a bowel program',
          'Bowel programs after spinal injury are familiar to a rehabilitation nurse.',
        ],
      },
    ],
  },
  {
    id: 'float-telemetry',
    from: 'a cardiac telemetry unit',
    skills: ['telemetry'],
    fits: [
      {
        id: 'float-telemetry-heart-failure',
        is: [
          'A client with heart failure whose diuretic was raised today',
          'Heart failure and diuretics are daily work on a cardiac unit.',
        ],
      },
      {
        id: 'float-telemetry-fibrillation',
        is: [
          'A client with atrial fibrillation who starts a blood thinner',
          'This rhythm and its drugs are well known to a cardiac nurse.',
        ],
      },
    ],
  },
];
