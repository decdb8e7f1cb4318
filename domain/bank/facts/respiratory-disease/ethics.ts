import { decisionSet } from './decision.ts';

/** Wishes, orders and conflicts around life support, and what a therapist should do. */
export const ethicsSet = decisionSet({
  topic: 'plan',
  source: 'Standard texts on ethics and communication in respiratory care',
  courses: {
    stop: {
      text: 'Stop and call the physician now',
      why: 'Treatment is stopped and the physician called when it harms or when the patient withdraws consent.',
    },
    clarify: {
      text: 'Question the prescriber first',
      why: 'An unclear, unusual or unsafe order is clarified with the one who wrote it.',
    },
    honor: {
      text: 'Honor the documented wishes',
      why: 'Valid wishes of the patient bind the team even if relatives disagree.',
    },
    surrogate: {
      text: 'Turn to the legal surrogate',
      why: "A surrogate decides in the patient's sense when the patient cannot decide and left no directive.",
    },
    full: {
      text: 'Start full life support',
      why: 'Without a valid order against it, resuscitation is begun.',
    },
    comfort: {
      text: 'Give comfort care and withdraw',
      why: 'Withdrawal with comfort care follows a documented decision of the patient or surrogate.',
    },
    ethics: {
      text: 'Ask for an ethics consultation',
      why: 'An ethics consultation helps when team and family disagree in spite of good talks.',
    },
    handoff: {
      text: 'Hand over to a willing colleague',
      why: "Staff with a moral objection may step back if the patient's care goes on without a gap.",
    },
    report: {
      text: 'Report the event and tell the team',
      why: 'Errors are disclosed and reported so that the patient is treated and the system improves.',
    },
    interpreter: {
      text: 'Call a medical interpreter',
      why: 'A trained interpreter is needed when consent or teaching depends on another language.',
    },
    sbar: {
      text: 'Give a structured SBAR report',
      why: 'Situation, background, assessment and recommendation pass on a change clearly.',
    },
    privacy: {
      text: 'Keep the information private',
      why: 'Health information is shared just with those who take part in the care.',
    },
  },
  decisions: [
    {
      id: 'ethics-refuses',
      scene:
        'An alert patient with ALS who understands his illness says during a cough assist session, "I do not want this anymore, take it off." He repeats it calmly.',
      key: 'stop',
      why: 'A patient with capacity may withdraw consent at any time. Going on would be battery.',
      wrong: ['surrogate', 'ethics', 'handoff', 'report'],
      because: {
        surrogate: 'He understands his illness and decides for himself. A surrogate has no role.',
        ethics:
          'There is no conflict to settle. His refusal is clear and must be followed at once.',
        handoff: 'Another therapist may not go on either, since the consent has been withdrawn.',
        report:
          'No event or error has occurred. His wish is charted after the treatment has ended.',
      },
      lesson: 'Then ask for the reasons: pain or fear can often be helped.',
    },
    {
      id: 'ethics-treatment-harm',
      scene:
        'Halfway through postural drainage a patient turns pale with a heart rate of 154/min and new chest pressure. The order reads 20 minutes.',
      key: 'stop',
      why: 'Adverse effects outweigh the order. The therapist ends the treatment, supports the patient and informs the physician.',
      wrong: ['clarify', 'handoff', 'report', 'ethics'],
      because: {
        clarify: 'Harm is happening now. Treatment ends first, then the order is discussed.',
        report: 'A report may follow. First the treatment is stopped and help called.',
      },
      lesson: 'Monitor before, during and after each treatment, and chart what was done.',
    },
    {
      id: 'ethics-unclear-order',
      scene:
        'A handwritten order reads "tidal volume 850 mL" for a woman whose predicted body weight is 52 kg. She has just been intubated for pneumonia.',
      key: 'clarify',
      why: 'The volume is more than 16 mL/kg and is likely an error. The therapist must question it before setting it.',
      wrong: ['honor', 'handoff', 'ethics', 'report'],
      because: { honor: 'This is an order of a prescriber, not a wish of the patient.' },
      lesson: 'Following an unsafe order does not free the therapist from responsibility.',
    },
    {
      id: 'ethics-incomplete-order',
      scene:
        'The chart says "aerosol treatment every 4 hours" without drug or dose. The prescriber is in the next unit.',
      key: 'clarify',
      why: 'An order needs drug, dose, route and frequency. Guessing is not permitted.',
      wrong: ['full', 'surrogate', 'handoff', 'report', 'comfort'],
      lesson: 'Read back verbal orders and have them signed.',
    },
    {
      id: 'ethics-dnr-valid',
      scene:
        'A patient with a signed and current order against resuscitation is found without pulse. Her daughter, who lives abroad and has no legal role, screams that everything must be done.',
      key: 'honor',
      why: "The valid order expresses the patient's own decision, which relatives cannot overturn.",
      wrong: ['full', 'surrogate', 'ethics', 'handoff'],
      because: {
        surrogate: 'A surrogate is asked when wishes are unknown. Here they are written and valid.',
        full: 'Resuscitation against a valid order violates the right of the patient.',
        ethics: 'No dispute about the order exists that could justify delay or resuscitation.',
      },
      lesson: 'Stay with the family. A chaplain or physician can help them.',
    },
    {
      id: 'ethics-living-will',
      scene:
        'A living will refuses a tracheostomy for long-term ventilation. Its author, now in a lasting coma after a stroke, is ventilated for two weeks, and a resident books the operation.',
      key: 'honor',
      why: 'The directive was written for this situation and speaks for the patient who no longer can.',
      wrong: ['full', 'surrogate', 'ethics', 'handoff'],
      because: {
        surrogate: 'The directive already states the decision for this very situation.',
        ethics: 'The document is clear. A committee is for conflicts that talks do not solve.',
      },
      lesson: 'A directive takes effect when the patient cannot decide.',
    },
    {
      id: 'ethics-no-directive',
      scene:
        'A confused patient with pneumonia must decide on a tracheostomy. He has no advance directive, and his wife is named in a power of attorney for health care.',
      key: 'surrogate',
      why: 'He lacks capacity, and his appointed agent decides as he would have done.',
      wrong: ['honor', 'full', 'ethics', 'comfort'],
      because: {
        honor: 'No wishes have been documented that could be honored.',
        ethics: 'An agent is named and available, so there is no conflict to settle.',
      },
      lesson:
        'The standard is substituted judgment: what the patient would want, not what the surrogate wants.',
    },
    {
      id: 'ethics-proxy-present',
      scene:
        'A sedated woman after a crash needs a decision on taking part in a study of ventilator settings. A court has named her brother as guardian, and no wishes are on record.',
      key: 'surrogate',
      why: 'Research and treatment need consent. The guardian gives it for a patient who cannot.',
      wrong: ['full', 'comfort', 'honor', 'report', 'sbar'],
      lesson: 'Consent needs information, understanding, free will and capacity.',
    },
    {
      id: 'ethics-no-order',
      scene:
        'A frail man of 94 with lung cancer stops breathing and has no pulse. A nurse says the family "was thinking about" an order against resuscitation, but none is written.',
      key: 'full',
      why: 'Without a valid order resuscitation starts. Intentions that were never decided do not count.',
      wrong: ['comfort', 'honor', 'ethics', 'handoff', 'clarify'],
      because: {
        clarify: 'Seconds matter in arrest. Questions are asked while resuscitation runs.',
      },
      lesson: 'Slow or sham codes are unethical.',
    },
    {
      id: 'ethics-claimed-paper',
      scene:
        'In the clinic a visitor collapses without a pulse. A stranger claims that the man has "some paper at home" refusing treatment.',
      key: 'full',
      why: 'A claim without a document does not suffice. Resuscitation is begun and can be ended if the order is shown.',
      wrong: ['honor', 'surrogate', 'comfort', 'ethics'],
      because: {
        honor: 'No document is at hand, so there is no wish that could be verified.',
        ethics: 'Seconds count in arrest. A consultation takes hours.',
        surrogate: 'A stranger is not a surrogate, and waiting for one costs the brain.',
      },
      lesson: 'Portable orders or bracelets are valid where the law recognizes them.',
    },
    {
      id: 'ethics-withdraw',
      scene:
        'The surrogate and team of a patient with irreversible brain damage have decided, and the order is written, to end ventilation at 4 p.m. The family has gathered. Opioids and a sedative are running.',
      key: 'comfort',
      why: 'The decision is documented and the patient comfortable. The therapist removes support as planned and stays attentive to distress.',
      wrong: ['full', 'clarify', 'surrogate', 'handoff'],
      because: {
        clarify: 'The order is written and the decision documented. Nothing is unclear.',
        surrogate: 'The surrogate has already decided together with the team.',
      },
      lesson: 'Neuromuscular blockers must have worn off. Silence the alarms and suction first.',
    },
    {
      id: 'ethics-conflict',
      scene:
        'After five meetings the sons of an unconscious patient still quarrel with the team and each other about more dialysis and ventilation. Everything was explained twice, and none has sole legal power.',
      key: 'ethics',
      why: "The conflict continues despite good communication. A neutral committee can help to find the patient's values.",
      wrong: ['comfort', 'full', 'surrogate', 'handoff'],
      because: { surrogate: 'None of the sons has sole legal power, and they disagree.' },
      lesson: 'Any member of the team may ask for an ethics consultation.',
    },
    {
      id: 'ethics-futile',
      scene:
        'A physician team believes that more life support only prolongs dying, but the appointed agent insists on every measure. Palliative care and a second opinion changed nothing.',
      key: 'ethics',
      why: 'When agent and team reach a deadlock, a fair process through the ethics committee comes before any one-sided step.',
      wrong: ['comfort', 'full', 'surrogate', 'handoff'],
      because: {
        comfort: 'Withdrawal against the agent without a fair process is not acceptable.',
        surrogate: 'The agent has been heard many times. The deadlock is the problem.',
      },
      lesson: 'Comfort care goes on whatever is decided.',
    },
    {
      id: 'ethics-conscience',
      scene:
        'A therapist whose faith forbids it is assigned to remove a ventilator tonight according to a valid order. He tells the supervisor hours ahead.',
      key: 'handoff',
      why: 'Staff may decline on conscience if the care is not delayed. Early notice lets a colleague take over.',
      wrong: ['ethics', 'full', 'report', 'privacy', 'clarify'],
      lesson: 'A moral objection never justifies leaving a patient without care.',
    },
    {
      id: 'ethics-error',
      scene:
        'A therapist notices that the albuterol treatment meant for bed 4 was given to bed 6 an hour ago. That patient is well, with a heart rate of 96/min.',
      key: 'report',
      why: 'The patient must be assessed, the physician told and a report filed, even without visible harm.',
      wrong: ['privacy', 'handoff', 'clarify', 'sbar'],
      because: {
        sbar: 'A structured call is one part. The error also has to be reported and disclosed.',
        privacy: 'Errors are not hidden. Silence prevents both treatment and prevention.',
        clarify: 'The order was clear. It was carried out on the wrong patient.',
      },
      lesson: 'Two identifiers before every treatment.',
    },
    {
      id: 'ethics-language',
      scene:
        'A woman who speaks just Vietnamese nods to everything while her 10-year-old son translates the risks of a bronchoscopy. The form lies before her.',
      key: 'interpreter',
      why: 'Consent is not valid without understanding, and a child must not translate it.',
      wrong: ['surrogate', 'ethics', 'honor', 'clarify'],
      because: { surrogate: 'She can decide for herself once she understands.' },
      lesson: 'Ask the patient to repeat in her own words.',
    },
    {
      id: 'ethics-language-teach',
      scene:
        'A farm worker from Guatemala will go home with an inhaler and a peak flow meter. He smiles at each English sentence and then inhales through his nose.',
      key: 'interpreter',
      why: 'He does not understand the teaching. A trained interpreter makes it safe and lets him ask questions.',
      wrong: ['honor', 'surrogate', 'report', 'stop', 'ethics'],
      lesson: 'Show, let him do it, and correct.',
    },
    {
      id: 'ethics-worsening',
      scene:
        'At 3 a.m. a patient on high flow needs FIO₂ 0.80 instead of 0.50, breathes 36/min, and the physician must be called by phone. The therapist thinks that intubation is near.',
      ask: 'What is the best way to pass this on?',
      key: 'sbar',
      why: 'Situation, background, assessment and a clear recommendation let the physician decide within a minute.',
      wrong: ['clarify', 'report', 'handoff', 'surrogate'],
      because: { clarify: 'No order is unclear. The patient is getting worse.' },
      lesson: 'State what you want: "I recommend that you come now and prepare for intubation."',
    },
    {
      id: 'ethics-shift',
      scene:
        'A ventilated patient was turned prone an hour before the end of the shift, and the blood gas is pending. The next therapist has just arrived in the unit.',
      ask: 'What is the safest way to pass this on?',
      key: 'sbar',
      why: 'A structured handoff with pending results and plans keeps information from being lost between shifts.',
      wrong: ['clarify', 'report', 'handoff', 'privacy'],
      because: {
        handoff: 'Taking over is what happens. How the information is passed on is the question.',
        report: 'No event has occurred that needs a report.',
      },
      lesson: 'Do it at the bedside, with questions and read-back.',
    },
    {
      id: 'ethics-neighbor',
      scene:
        'In the grocery store a neighbor asks a therapist whether Mr. Diaz, whom she saw on the unit, really has tuberculosis.',
      key: 'privacy',
      why: 'The neighbor takes no part in his care. Even confirming that he was a patient breaks confidentiality.',
      wrong: ['report', 'clarify', 'sbar', 'ethics', 'surrogate'],
      because: {
        report:
          'The health department is notified through official channels, not by talk in a store.',
      },
      lesson: 'The need to know defines who may receive health information.',
    },
    {
      id: 'ethics-curious-chart',
      scene:
        'A coworker on another floor asks for a look at the record of a famous singer who was admitted with asthma. "I am just curious", he says.',
      key: 'privacy',
      why: "Curiosity is no reason for access. Records are opened just for one's own patients.",
      wrong: ['clarify', 'sbar', 'surrogate', 'handoff', 'honor'],
      lesson: 'Access to electronic records is logged and audited.',
    },
  ],
});
