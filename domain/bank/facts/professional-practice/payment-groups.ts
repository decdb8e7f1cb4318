import type { CategoryGroup } from './practice-case.ts';

/** Who pays for care. */
export const coverageGroup: CategoryGroup = {
  theme: 'economics',
  question: 'Who pays for this?',
  categories: [
    {
      id: 'part-a',
      name: 'Medicare Part A',
      is: 'Medicare Part A covers inpatient hospital care, short skilled nursing stays and hospice.',
      unfit: 'This service is not inpatient or hospice care of a Medicare beneficiary.',
    },
    {
      id: 'part-b',
      name: 'Medicare Part B',
      is: 'Medicare Part B covers office visits, outpatient services and equipment.',
      unfit: 'This is not outpatient or office care of a Medicare beneficiary.',
    },
    {
      id: 'part-d',
      name: 'Medicare Part D',
      is: 'Medicare Part D covers prescription drugs from the pharmacy.',
      unfit: 'No pharmacy drugs of a Medicare beneficiary are in question.',
    },
    {
      id: 'medicaid',
      name: 'Medicaid program',
      is: 'Medicaid is run by state and federal government for people with low income, long-term care included.',
      unfit: 'Low income is not what gives a right to this service.',
    },
    {
      id: 'compensation',
      name: 'Workers’ compensation',
      is: 'Workers’ compensation covers injuries and illness that arise from work.',
      unfit: 'Nothing here arose from work.',
    },
    {
      id: 'tricare',
      name: 'TRICARE program',
      is: 'TRICARE covers members of the armed forces and their families.',
      unfit: 'Nobody here is linked with the armed forces.',
    },
  ],
  cases: [
    {
      id: 'pays-hip-inpatient',
      of: 'part-a',
      scene:
        'A retired bus driver of 72 who has original Medicare and no other insurance is admitted for 4 days for a hip fracture. The hospital bills for room and nursing.',
      why: 'Room, board and nursing of a hospital stay fall under this part.',
    },
    {
      id: 'pays-hospice-home',
      of: 'part-a',
      scene:
        'A 79-year-old Medicare beneficiary with pancreatic cancer chooses hospice at home. The hospice team sends its bill.',
      why: 'Hospice is a benefit of this part, even at home.',
    },
    {
      id: 'pays-office-gout',
      of: 'part-b',
      scene:
        'A 68-year-old with original Medicare sees a {clinician} in the office for gout. The office sends a claim for the visit.',
      why: 'Professional services in the office fall under this part.',
    },
    {
      id: 'pays-apixaban-monthly',
      of: 'part-d',
      scene:
        'A 70-year-old with original Medicare picks up apixaban at the pharmacy every month and would like help with the price.',
      why: 'Drugs that are picked up at a pharmacy fall under this part.',
    },
    {
      id: 'pays-years-in-home',
      of: 'medicaid',
      scene:
        'An 81-year-old woman with dementia has used up her savings and will need custodial care in a nursing home for years.',
      why: 'Medicare does not pay for long-term custodial care. This program does when means are exhausted.',
    },
    {
      id: 'pays-roofer-fall',
      of: 'compensation',
      scene:
        'A roofer of 33 slips from scaffolding during his shift, breaks a heel and needs surgery and some months off.',
      why: 'Injury on the job is covered without proof of fault.',
    },
    {
      id: 'pays-young-low-income',
      of: 'medicaid',
      scene:
        'A pregnant woman of 22 earns little and has no insurance through her job or family. The social worker looks for coverage of prenatal care and delivery.',
      why: 'Pregnant women with low income qualify in every state.',
    },
  ],
};

/** How payment works. */
export const paymentGroup: CategoryGroup = {
  theme: 'economics',
  question: 'Which term describes this payment?',
  categories: [
    {
      id: 'capitation',
      name: 'Capitation fee',
      is: 'Capitation pays a fixed sum per person and month, whatever is used.',
      unfit: 'No fixed sum is paid per enrolled person.',
    },
    {
      id: 'service',
      name: 'Fee for service',
      is: 'Fee for service pays for each service that is given.',
      unfit: 'Payment here does not rise with each service of the clinician.',
    },
    {
      id: 'bundle',
      name: 'Bundled payment',
      is: 'A bundled payment is one sum for a whole episode of care by several providers.',
      unfit: 'No single sum covers an episode across providers.',
    },
    {
      id: 'copay',
      name: 'Patient copayment',
      is: 'A copayment is a fixed amount that the patient pays at each service.',
      unfit: 'The patient does not pay a fixed sum at each service.',
    },
    {
      id: 'deductible',
      name: 'Plan deductible',
      is: 'A deductible is what the patient pays each year before the plan begins to pay.',
      unfit: 'It is not what the patient pays before the plan starts.',
    },
    {
      id: 'coinsurance',
      name: 'Patient coinsurance',
      is: 'Coinsurance is a percentage of the cost that the patient pays.',
      unfit: 'The patient does not pay a percentage here.',
    },
    {
      id: 'premium',
      name: 'Insurance premium',
      is: 'A premium is what is paid at regular times to keep insurance in force.',
      unfit: 'It is not the regular price of having insurance.',
    },
  ],
  cases: [
    {
      id: 'payment-member-month',
      of: 'capitation',
      scene:
        'A plan pays a practice 38 dollars each month for every person on its list, whether the person comes ten times or not at all.',
      why: 'The sum depends on the number of members and not on visits.',
    },
    {
      id: 'payment-each-biopsy',
      of: 'service',
      scene:
        'A dermatology office sends one claim for a visit, one for a biopsy and one for the pathology, and is paid for each. Income rises with volume.',
      why: 'Each visit, procedure and test is paid for separately.',
    },
    {
      id: 'payment-knee-episode',
      of: 'bundle',
      scene:
        'For a knee replacement an insurer pays 24,000 dollars once. The surgeon, hospital and therapists share it for all care from the operation to day 90.',
      why: 'One sum covers the whole episode, which rewards coordination.',
    },
    {
      id: 'payment-twenty-at-desk',
      of: 'copay',
      scene:
        'At each office visit a patient hands over 25 dollars at the desk. The amount is the same for a short or a long visit.',
      why: 'The patient pays the same fixed sum at each visit.',
    },
    {
      id: 'payment-first-thousand',
      of: 'deductible',
      scene:
        'In January a patient pays the full price of an MRI herself. Her plan will share costs after she has spent 1,500 dollars this year.',
      why: 'She pays up to a yearly threshold before the plan takes part.',
    },
    {
      id: 'payment-one-fifth',
      of: 'coinsurance',
      scene:
        'After meeting the yearly threshold, a patient pays 20 of every 100 dollars that an outpatient operation costs. The plan pays the rest.',
      why: 'The share is a percentage of the cost.',
    },
    {
      id: 'payment-monthly-check',
      of: 'premium',
      scene:
        'A self-employed carpenter pays his insurance company 410 dollars on the first of each month. He has not seen a clinician this year.',
      why: 'It is owed whether care is used or not.',
    },
  ],
};
