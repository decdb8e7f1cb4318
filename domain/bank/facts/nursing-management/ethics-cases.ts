import type { CategoryGroup } from './practice.ts';

const ethics = {
  rn: 'Ethical practice',
  lpn: 'Legal responsibilities and ethical practice',
} as const;

/** Cases of everyday ethics and the principle that each shows. */
export const ethicsCases: CategoryGroup = {
  id: 'ethics-principle',
  question: 'Which ethical principle does this show best?',
  categories: [
    {
      id: 'autonomy',
      name: 'Autonomy',
      unfit:
        'Autonomy is the right of an adult to decide for oneself. No choice of the client’s own is at issue here.',
      takeaway: 'Autonomy is self-rule: an informed adult may accept or refuse care.',
    },
    {
      id: 'beneficence',
      name: 'Beneficence',
      unfit: 'Beneficence means doing active good for a client. Another duty stands in front here.',
      takeaway: 'Beneficence is the duty to do good and to act for the client’s benefit.',
    },
    {
      id: 'nonmaleficence',
      name: 'Nonmaleficence',
      unfit:
        'Nonmaleficence is the duty to avoid harm. The act here is not about keeping harm away.',
      takeaway: 'Nonmaleficence is the duty to do no harm and to prevent it where possible.',
    },
    {
      id: 'justice',
      name: 'Justice',
      unfit:
        'Justice concerns a fair share of care and resources. Nothing is being shared out here.',
      takeaway: 'Justice is fairness: like cases get like care, and resources go by need.',
    },
    {
      id: 'veracity',
      name: 'Veracity',
      unfit: 'Veracity is the duty to tell the truth. Truth-telling is not what decides this case.',
      takeaway: 'Veracity is truthfulness toward clients and colleagues.',
    },
    {
      id: 'fidelity',
      name: 'Fidelity',
      unfit: 'Fidelity means keeping a promise that was made. The case turns on another duty.',
      takeaway: 'Fidelity is loyalty: the nurse keeps promises and commitments.',
    },
    {
      id: 'confidentiality',
      name: 'Confidentiality',
      unfit:
        'Confidentiality protects what a client has disclosed. No private information is at stake here.',
      takeaway: 'Confidentiality is the duty to keep a client’s information private.',
    },
  ],
  cases: [
    {
      ...ethics,
      id: 'ethics-refuses-dialysis',
      is: 'autonomy',
      near: ['nonmaleficence'],
      scene:
        'A client who understands the result chooses to stop dialysis. The nurse supports the decision although the family objects.',
      why: 'The client is able to decide and has the right to refuse treatment.',
    },
    {
      ...ethics,
      id: 'ethics-bath-time',
      is: 'autonomy',
      near: ['beneficence'],
      scene:
        'A resident wants to bathe in the evening and not in the morning as the schedule says. The nurse rearranges the plan to fit the choice.',
      why: 'The nurse respects the resident’s own choice in daily life.',
    },
    {
      ...ethics,
      id: 'ethics-second-opinion',
      is: 'autonomy',
      near: ['beneficence'],
      scene:
        'A client wishes to hear another surgeon before deciding about an operation. The nurse makes room for this and does not press for an answer.',
      why: 'Free of pressure, the client makes an informed choice.',
    },
    {
      ...ethics,
      id: 'ethics-blood-refusal',
      is: 'autonomy',
      scene:
        'An adult client refuses red cells on religious grounds and can explain what may follow. The nurse records the refusal and tells the provider.',
      why: 'A capable adult may refuse a treatment, even one that could save life.',
    },
    {
      ...ethics,
      id: 'ethics-holds-hand',
      is: 'beneficence',
      near: ['fidelity'],
      scene:
        'A nurse stays after the end of a shift to sit with a frightened client whose relatives cannot come.',
      why: 'The nurse does active good by comforting the client.',
    },
    {
      ...ethics,
      id: 'ethics-pain-before-therapy',
      is: 'beneficence',
      near: ['nonmaleficence'],
      scene:
        'A nurse arranges for a client to have pain relief half an hour before physical therapy, so that walking will be easier.',
      why: 'The nurse acts to bring about a benefit for the client.',
    },
    {
      ...ethics,
      id: 'ethics-finds-meals',
      is: 'beneficence',
      near: ['justice'],
      scene:
        'A nurse learns that a client skips meals to pay for medicine, and finds a program that delivers food.',
      why: 'The nurse takes action that does good for the client’s health.',
    },
    {
      ...ethics,
      id: 'ethics-questions-dose',
      is: 'nonmaleficence',
      near: ['beneficence'],
      scene:
        'An order is for ten times the usual dose of a drug. The nurse holds the dose and calls the prescriber.',
      why: 'Holding a dangerous dose keeps harm from the client.',
    },
    {
      ...ethics,
      id: 'ethics-wet-floor',
      is: 'nonmaleficence',
      near: ['beneficence'],
      scene:
        'A nurse notices that a bed alarm does not work and takes the bed out of use before a client is placed in it.',
      why: 'The nurse keeps an injury from happening to the next client.',
    },
    {
      ...ethics,
      id: 'ethics-ill-nurse',
      is: 'nonmaleficence',
      near: ['beneficence', 'fidelity'],
      scene:
        'A nurse with fever and cough reports sick so that clients with weak immunity are not exposed.',
      why: 'Staying away prevents harm to clients who could not fight an infection.',
    },
    {
      ...ethics,
      id: 'ethics-allergy-check',
      is: 'nonmaleficence',
      near: ['beneficence'],
      scene:
        'Before giving a new antibiotic a nurse asks about earlier reactions and finds that penicillin caused swelling of the throat. The dose is not given.',
      why: 'The check avoids a reaction that would harm the client.',
    },
    {
      ...ethics,
      id: 'ethics-triage-by-need',
      is: 'justice',
      near: ['beneficence'],
      scene:
        'In an emergency department a well-known business owner asks to be seen early. The nurse keeps to the order of medical need.',
      why: 'Care is given by need, without favor for rank.',
    },
    {
      ...ethics,
      id: 'ethics-uninsured',
      is: 'justice',
      near: ['beneficence'],
      scene:
        'A nurse gives a client without insurance the same time for teaching as the other clients on the unit.',
      why: 'Equal care regardless of means is fair treatment.',
    },
    {
      ...ethics,
      id: 'ethics-vaccine-lots',
      is: 'justice',
      near: ['beneficence', 'nonmaleficence'],
      scene:
        'A clinic has fewer doses of a vaccine than people who want it. A committee draws up rules by risk so that scarce doses are shared out.',
      why: 'Scarce resources are divided by a fair rule.',
    },
    {
      ...ethics,
      id: 'ethics-assignment-fair',
      is: 'justice',
      near: ['beneficence'],
      scene:
        'Two clients need the one bed in intensive care. The team decides by medical criteria that apply to everyone.',
      why: 'The same criteria for each client is a fair way to share a scarce bed.',
    },
    {
      ...ethics,
      id: 'ethics-admits-error',
      is: 'veracity',
      near: ['nonmaleficence'],
      scene:
        'A nurse gave an antacid to the wrong client. Nobody noticed and no harm came of it. The nurse tells the client openly what happened.',
      why: 'The nurse tells the truth about the mistake.',
    },
    {
      ...ethics,
      id: 'ethics-placebo-question',
      is: 'veracity',
      near: ['autonomy'],
      scene:
        'A client asks whether a procedure hurts. The nurse answers that it does for a short time, and describes what helps.',
      why: 'An honest answer is given, even though it is unwelcome.',
    },
    {
      ...ethics,
      id: 'ethics-bad-news-child',
      is: 'veracity',
      near: ['autonomy', 'beneficence'],
      scene:
        'A child of 10 asks the nurse, “Will the needle sting?” The nurse says, “Yes, for a moment, and then it is over.”',
      why: 'The nurse answers the child truthfully, although a lie would be easier.',
    },
    {
      ...ethics,
      id: 'ethics-back-in-ten',
      is: 'fidelity',
      near: ['beneficence', 'veracity'],
      scene:
        'A nurse told a client that pain would be checked again in 30 minutes. The unit is very busy, and yet the nurse comes back at the agreed time.',
      why: 'The nurse keeps a promise made to the client.',
    },
    {
      ...ethics,
      id: 'ethics-call-the-son',
      is: 'fidelity',
      near: ['beneficence', 'veracity'],
      scene:
        'Before surgery a nurse agreed to let a client’s son know as soon as it was over. The nurse does so before going off duty.',
      why: 'A commitment that was made to the client is honored.',
    },
    {
      ...ethics,
      id: 'ethics-stays-with-dying',
      is: 'fidelity',
      near: ['beneficence', 'veracity'],
      scene:
        'A dying client was assured that the same nurse would come each morning of the week. The nurse swaps a free day to hold to this.',
      why: 'The nurse is faithful to a promise at a cost in free time.',
    },
    {
      ...ethics,
      id: 'ethics-neighbor-asks',
      is: 'confidentiality',
      near: ['fidelity'],
      scene:
        'A neighbor asks a nurse in a shop how a client from the same street is doing. The nurse replies that clients are not discussed.',
      why: 'The nurse keeps a client’s information private outside work.',
    },
    {
      ...ethics,
      id: 'ethics-elevator-talk',
      is: 'confidentiality',
      near: ['nonmaleficence', 'fidelity'],
      scene:
        'Two students begin to talk about a client’s test in an elevator. A nurse stops them and leads them to a closed room.',
      why: 'The nurse protects what is known about the client from being overheard.',
    },
    {
      ...ethics,
      id: 'ethics-teen-test',
      is: 'confidentiality',
      near: ['autonomy', 'fidelity'],
      scene:
        'An employer telephones to ask why a worker was in the clinic. The nurse says nothing about whether the worker has been there.',
      why: 'Even the fact of a visit is private.',
    },
  ],
};
