import type { CategoryGroup } from './practice.ts';

const quality = {
  rn: 'Performance improvement (quality improvement)',
  lpn: 'Performance improvement',
} as const;

/** Measures of quality, ways to look into problems, and kinds of events. */
export const qualityGroups: readonly CategoryGroup[] = [
  {
    id: 'quality-measure',
    question: 'What kind of quality measure is this?',
    categories: [
      {
        id: 'measure-structure',
        name: 'Structure measure',
        unfit:
          'A structure measure looks at staff, equipment and policies that are in place. This one does not.',
        takeaway:
          'Structure asks what is in place, process what is done, outcome what becomes of clients.',
      },
      {
        id: 'measure-process',
        name: 'Process measure',
        unfit:
          'A process measure counts how often a step of care is carried out. That is not what is counted here.',
        takeaway: 'A process measure asks whether the right thing was done.',
      },
      {
        id: 'measure-outcome',
        name: 'Outcome measure',
        unfit:
          'An outcome measure shows what became of the clients. This figure does not show that.',
        takeaway:
          'An outcome measure tells the result for clients, such as infections, falls or function.',
      },
      {
        id: 'measure-balancing',
        name: 'Balancing measure',
        unfit:
          'A balancing measure looks for new problems that a change may cause. This figure is not of that kind.',
        takeaway: 'A balancing measure looks for harm elsewhere that a change may bring.',
      },
    ],
    cases: [
      {
        ...quality,
        id: 'quality-handrub-observed',
        is: 'measure-process',
        scene: 'Trained observers count how often staff clean their hands when they enter a room.',
        why: 'Hand cleaning is a step of care that is done or left out.',
      },
      {
        ...quality,
        id: 'quality-fall-risk-scored',
        is: 'measure-process',
        scene:
          'A committee finds the share of new clients whose fall risk was scored within eight hours.',
        why: 'The figure shows whether a step of care was carried out in time.',
      },
      {
        ...quality,
        id: 'quality-line-infections',
        is: 'measure-outcome',
        scene: 'A unit reports bloodstream infections per 1,000 central line days.',
        why: 'Infection is a result that clients suffer or are spared.',
      },
      {
        ...quality,
        id: 'quality-walks-again',
        is: 'measure-outcome',
        scene:
          'A rehabilitation center tracks how many clients walk alone at three months after a hip fracture.',
        why: 'Regained walking is a result of care for the client.',
      },
      {
        ...quality,
        id: 'quality-certified-staff',
        is: 'measure-structure',
        scene:
          'A hospital lists the ratio of nurses to clients and the number of wound specialists on its staff.',
        why: 'Staffing is a resource in place before care begins.',
      },
      {
        ...quality,
        id: 'quality-lifts-per-unit',
        is: 'measure-structure',
        scene: 'A survey counts how many units own a working ceiling lift.',
        why: 'Equipment that is on hand is part of the structure.',
      },
      {
        ...quality,
        id: 'quality-early-discharge-families',
        is: 'measure-balancing',
        scene:
          'After a project to send clients home earlier, the team also checks whether families feel overburdened.',
        why: 'The team looks for a new burden that the change may have caused.',
      },
      {
        ...quality,
        id: 'quality-bed-alarm-noise',
        is: 'measure-balancing',
        scene:
          'A unit put in bed alarms to lower falls. The team also surveys whether clients now sleep worse from the noise.',
        why: 'Loss of sleep is an unwanted side effect of the change.',
      },
    ],
  },
  {
    id: 'quality-tool',
    question: 'Which method fits this purpose best?',
    categories: [
      {
        id: 'tool-root-cause',
        name: 'Root cause analysis',
        unfit:
          'Root cause analysis looks back at an event that has happened to find why. That is not the purpose here.',
        takeaway:
          'Root cause analysis looks back after an event and asks why until system causes are found.',
      },
      {
        id: 'tool-failure-mode',
        name: 'Failure mode and effects analysis',
        unfit:
          'This method looks ahead at a process to find how it could fail. The team does not plan that here.',
        takeaway: 'Failure mode and effects analysis looks ahead, before harm has occurred.',
      },
      {
        id: 'tool-benchmarking',
        name: 'Benchmarking',
        unfit:
          'Benchmarking compares results with those of others. No comparison with others is sought.',
        takeaway:
          'Benchmarking sets one’s own results beside those of the best or of similar units.',
      },
      {
        id: 'tool-audit',
        name: 'Record audit',
        unfit: 'A record audit checks charts against a standard. The purpose here is different.',
        takeaway: 'An audit compares what is documented with a set standard.',
      },
      {
        id: 'tool-pdsa',
        name: 'Plan-do-study-act cycle',
        unfit:
          'This cycle tries a change on a small scale and learns from it. Nothing is being tried out here.',
        takeaway:
          'The plan-do-study-act cycle tests a change on a small scale, studies it and adapts it.',
      },
      {
        id: 'tool-survey',
        name: 'Client satisfaction survey',
        unfit:
          'A survey gathers the opinions of clients. Opinions are not what the team wants to know.',
        takeaway: 'Surveys show how clients experience care.',
      },
    ],
    cases: [
      {
        ...quality,
        id: 'quality-wrong-site',
        is: 'tool-root-cause',
        scene:
          'Last week a procedure was done on the wrong knee. The hospital wants to find the underlying reasons in its system.',
        why: 'A serious event is looked at in retrospect to find system causes.',
      },
      {
        ...quality,
        id: 'quality-insulin-tenfold',
        is: 'tool-root-cause',
        scene:
          'A client got ten times the dose of insulin and had a seizure. A team from several departments is to trace step by step how this came about.',
        why: 'Tracing back from an event to its causes is the aim of this method.',
      },
      {
        ...quality,
        id: 'quality-new-pump',
        is: 'tool-failure-mode',
        scene:
          'Before new infusion pumps are brought in, a team lists each step of their use and what could go wrong at it.',
        why: 'The team looks ahead for ways in which a process may fail.',
      },
      {
        ...quality,
        id: 'quality-new-unit-move',
        is: 'tool-failure-mode',
        scene:
          'An intensive care unit will move to another building. Planners rate how likely and how grave each possible mishap of the move is.',
        why: 'Rating possible failures in advance is proactive analysis of risk.',
      },
      {
        ...quality,
        id: 'quality-compare-hospitals',
        is: 'tool-benchmarking',
        scene:
          'A manager wishes to know how the unit’s fall rate stands beside that of similar units in the country.',
        why: 'Own results are set beside those of others.',
      },
      {
        ...quality,
        id: 'quality-best-in-state',
        is: 'tool-benchmarking',
        near: ['tool-audit'],
        scene:
          'A nursing home compares its rate of pressure injuries with the best homes in the state.',
        why: 'Comparison with the best performers is meant to show what can be reached.',
      },
      {
        ...quality,
        id: 'quality-pain-notes',
        is: 'tool-audit',
        scene:
          'A nurse leader reads 40 charts to see whether pain was noted again after each dose, as policy demands.',
        why: 'Charts are checked against a standard that policy has set.',
      },
      {
        ...quality,
        id: 'quality-restraint-notes',
        is: 'tool-audit',
        scene:
          'A committee wants to know whether checks of restrained clients were written down every two hours last month.',
        why: 'Past documentation is compared with a rule to see if it was kept.',
      },
      {
        ...quality,
        id: 'quality-one-unit-trial',
        is: 'tool-pdsa',
        scene:
          'A team wants to try hourly rounds with six clients for one week, look at the result and adjust before going further.',
        why: 'A small test with study of the result is one turn of the cycle.',
      },
      {
        ...quality,
        id: 'quality-checklist-trial',
        is: 'tool-pdsa',
        scene:
          'Two nurses will use a new hand-off sheet for three shifts. Its faults will be mended before the rest of the staff try it.',
        why: 'Testing a change on a small scale and then adapting it fits this cycle.',
      },
      {
        ...quality,
        id: 'quality-listening',
        is: 'tool-survey',
        scene:
          'A clinic wants to learn whether people feel that staff listen to them and explain things well.',
        why: 'How care is experienced can be learned by asking the clients.',
      },
    ],
  },
  {
    id: 'quality-event',
    question: 'How should this event be classed?',
    categories: [
      {
        id: 'event-near-miss',
        name: 'Near miss',
        unfit:
          'A near miss is caught before it reaches the client. This event did not go that way.',
        takeaway: 'Near misses are reported as well, since they show where harm may come from.',
      },
      {
        id: 'event-sentinel',
        name: 'Sentinel event',
        unfit: 'A sentinel event ends in death, permanent harm or severe harm. This event did not.',
        takeaway: 'A sentinel event calls for immediate investigation and root cause analysis.',
      },
      {
        id: 'event-no-harm',
        name: 'No-harm event',
        unfit:
          'A no-harm event reaches the client and does no injury. That is not what took place.',
        takeaway: 'An error that reached a client without injury is still reported.',
      },
      {
        id: 'event-expected',
        name: 'Known side effect',
        unfit:
          'A known side effect follows from right treatment. Here something went wrong in the process.',
        takeaway: 'Side effects of correct care are not errors, and are documented and treated.',
      },
    ],
    cases: [
      {
        ...quality,
        id: 'event-label-caught',
        is: 'event-near-miss',
        scene:
          'At the bedside a nurse scans a wristband and finds that the syringe is labeled for another client. The drug is not given.',
        why: 'The error was caught before it reached the client.',
      },
      {
        ...quality,
        id: 'event-allergy-caught',
        is: 'event-near-miss',
        scene:
          'A pharmacist stops an order of penicillin for a client with a severe allergy. Nothing had been dispensed.',
        why: 'The mistake was found before any dose reached the client.',
      },
      {
        ...quality,
        id: 'event-blood-type-death',
        is: 'event-sentinel',
        scene: 'A client receives blood of the wrong type and dies within hours.',
        why: 'Death from an error is the gravest kind of event.',
      },
      {
        ...quality,
        id: 'event-retained-instrument',
        is: 'event-sentinel',
        scene:
          'A clamp is left in the abdomen of a client, who needs another operation and loses part of the bowel.',
        why: 'Permanent harm from a retained instrument is among the gravest events.',
      },
      {
        ...quality,
        id: 'event-vitamin-twice',
        is: 'event-no-harm',
        scene:
          'A client is given a multivitamin twice in one morning. Checks over the day show no ill effect.',
        why: 'The error reached the client and did no injury.',
      },
      {
        ...quality,
        id: 'event-wrong-tray',
        is: 'event-no-harm',
        scene:
          'A client gets the neighbor’s breakfast tray and eats it. The food fits the client’s diet, and nothing happens.',
        why: 'The mix-up reached the client, and no injury followed.',
      },
      {
        ...quality,
        id: 'event-hair-loss-chemo',
        is: 'event-expected',
        scene: 'A client loses hair three weeks after the right dose of chemotherapy.',
        why: 'Hair loss is a foreseeable effect of treatment that was given correctly.',
      },
      {
        ...quality,
        id: 'event-opioid-constipation',
        is: 'event-expected',
        scene: 'A client on the ordered dose of an opioid becomes constipated despite a laxative.',
        why: 'Constipation is a common effect of an opioid given as ordered.',
      },
    ],
  },
];
