import type { Condition } from '../condition.ts';

const source = 'Standard psychiatry and primary care texts';

/** Mood, anxiety, trauma-related and psychotic disorders. */
export const psychiatryConditions: readonly Condition[] = [
  {
    id: 'major-depression',
    name: 'Major depressive disorder',
    system: 'psychiatry',
    topic: 'Major depressive and bipolar disorders',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Psychopathology' },
    step2: { area: 'behavioral-health', topic: 'Mood disorders' },
    vignettes: [
      'A 43-year-old woman has cared for nothing for 6 weeks and no longer sings in her choir. She wakes at 4 a.m., has lost 5 kg, thinks slowly and feels that she is a burden. No loss or change came before. She has had no spells of high energy. Thyroid tests are normal, and she drinks no alcohol.',
      'A 70-year-old widower complains of poor memory and fatigue for 2 months. He answers "I do not know" to most questions, eats little and takes no joy in his grandchildren. He broods over old mistakes. He can draw a clock and recalls words when given hints. Neurologic examination is normal.',
    ],
    hallmark:
      'low mood or loss of interest with changes in sleep, appetite, energy and self-worth for two weeks or longer',
    lookalikes: [
      'bipolar-disorder',
      'adjustment-disorder',
      'generalized-anxiety',
      'ptsd',
      'borderline-personality',
      'alzheimer-disease',
      'hypothyroidism',
      'schizophrenia',
      'delirium',
    ],
    finding: {
      text: 'Lost joy with early waking and self-blame',
      why: 'Major depressive disorder takes away joy and interest and brings early waking, loss of appetite and guilt.',
      accepts: ['adjustment-disorder', 'hypothyroidism'],
      scene:
        'A 47-year-old teacher has been tired and slow for a month. Major depressive disorder is suspected.',
    },
    test: {
      text: 'Nine-item Patient Health Questionnaire',
      why: 'In suspected major depressive disorder, the nine-item questionnaire covers the criteria, grades severity and asks about suicide.',
      scene:
        'A 38-year-old clerk reports poor sleep, tiredness and no interest for a month. Thyroid and blood counts are normal. The {clinician} wants to establish what it is and how severe.',
      slips: [
        {
          text: 'Dexamethasone suppression of cortisol',
          why: 'Cortisol tests are neither sensitive nor specific for depression and are used for Cushing syndrome.',
        },
        {
          text: 'Functional imaging of the frontal lobes',
          why: 'Brain imaging does not diagnose depression and is used when an organic cause is suspected.',
        },
      ],
      accepts: ['adjustment-disorder', 'bipolar-disorder'],
    },
    treatment: {
      text: 'Sertraline with a visit in one to two weeks',
      why: 'Moderate major depressive disorder is treated with a drug such as sertraline, psychotherapy or both, and early review for suicidal thoughts.',
      scene:
        'A 29-year-old man has moderate depression for 2 months. He has no suicidal plan, no psychosis and no past mania, and prefers a drug.',
      accepts: ['adjustment-disorder'],
      slips: [
        {
          text: 'Alprazolam three times a day',
          why: 'Benzodiazepines do not treat depression and lead to dependence.',
        },
        {
          text: 'Amitriptyline in a three-month supply',
          why: 'A tricyclic is lethal in overdose and not a first choice; large supplies are unsafe.',
        },
      ],
    },
    mechanism: {
      text: 'Impaired monoamine signals and stress response',
      why: 'In major depressive disorder, monoamine transmission and neuroplasticity are impaired, and the stress axis is overactive.',
    },
    complication: {
      text: 'Suicidal thoughts early in treatment',
      why: 'In young people with major depressive disorder, suicidal thoughts may increase in the first weeks of an antidepressant.',
      accepts: ['borderline-personality', 'bipolar-disorder', 'adjustment-disorder'],
    },
    risk: {
      text: 'Two previous depressive episodes',
      why: 'Past episodes are the strongest predictor of another: after two, the risk of recurrence of major depressive disorder is about 70%.',
      accepts: ['borderline-personality', 'generalized-anxiety', 'ptsd'],
    },
    advice: {
      text: 'Stay on the drug for at least half a year more',
      why: 'In major depressive disorder, stopping soon after recovery often brings relapse; treatment goes on for at least 6 months.',
      scene:
        'A 35-year-old woman has fully recovered from a first episode of depression after 2 months of sertraline and asks when she can stop.',
      slips: [
        {
          text: 'Take a dose on bad days and skip it on good days',
          why: 'Antidepressants work through steady levels over weeks and not dose by dose.',
        },
        {
          text: 'Stop the tablets on the first well day',
          why: 'Sudden early stopping brings discontinuation symptoms and relapse.',
        },
      ],
    },
  },
  {
    id: 'bipolar-disorder',
    name: 'Bipolar I disorder',
    system: 'psychiatry',
    topic: 'Major depressive and bipolar disorders',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Psychopharmacology' },
    step2: { area: 'behavioral-health', topic: 'Mood disorders' },
    vignettes: [
      'A 26-year-old woman has slept 2 hours a night for 10 days and feels splendid. She talks without pause, has ordered three pianos and has told her employer that she will run the company. She takes no drugs. Toxicology and thyroid tests are normal. At 22 she was depressed for half a year.',
      'A 41-year-old man has been irritable and full of plans for 9 days. He sleeps 3 hours and is not tired, leaps from topic to topic, and was arrested for driving at 200 km/h. He gave his savings to a stranger. Urine toxicology and thyroid tests are negative. An uncle takes lithium.',
    ],
    hallmark:
      'a week or more of elevated mood with little need for sleep, pressured speech and reckless acts',
    lookalikes: [
      'major-depression',
      'borderline-personality',
      'adhd',
      'schizophrenia',
      'cocaine-intoxication',
      'generalized-anxiety',
      'hyperthyroidism',
      'delirium',
    ],
    finding: {
      text: 'Little need for sleep with undimmed energy',
      why: 'In bipolar I disorder, a manic patient sleeps little and is not tired, unlike a patient with insomnia.',
      accepts: ['cocaine-intoxication'],
      scene:
        'A 32-year-old man has bought four cars in a week. A manic episode of bipolar I disorder is suspected.',
    },
    test: {
      text: 'Structured inquiry about past manic episodes',
      why: 'Bipolar I disorder often presents with depression, so past mania is sought before an antidepressant is given.',
      scene:
        'A 24-year-old man is depressed for the third time since age 17. His mother was treated with lithium. An antidepressant made him sleepless and reckless last year.',
      slips: [
        {
          text: 'Magnetic resonance imaging of the brain',
          why: 'Imaging is normal in bipolar disorder. A past manic episode decides.',
        },
        {
          text: 'Serum level of serotonin',
          why: 'Serum serotonin does not reflect the brain and has no role in mood disorders.',
        },
      ],
      accepts: ['schizophrenia', 'borderline-personality'],
    },
    treatment: {
      text: 'Lithium together with an antipsychotic',
      why: 'Acute mania of bipolar I disorder is treated with a mood stabilizer, an antipsychotic or both.',
      scene:
        'A 31-year-old man is admitted with severe mania. Kidney and thyroid function are normal, and he takes no other drugs.',
      accepts: ['schizophrenia', 'adhd'],
      slips: [
        {
          text: 'Sertraline in a high dose',
          why: 'An antidepressant fuels mania and is stopped when mania appears.',
        },
        {
          text: 'Methylphenidate each morning',
          why: 'A stimulant worsens mania and may cause psychosis.',
        },
      ],
    },
    mechanism: {
      text: 'Inherited instability of mood and rhythm circuits',
      why: 'Bipolar I disorder is highly heritable; second messengers and circadian rhythm in mood circuits are unstable.',
    },
    complication: {
      text: 'Mania set off by an antidepressant',
      why: 'In bipolar I disorder, an antidepressant without a mood stabilizer may switch depression to mania.',
      accepts: ['major-depression', 'borderline-personality'],
    },
    risk: {
      text: 'Genetic risk shared with a manic twin',
      why: 'Bipolar I disorder is among the most heritable psychiatric disorders; an identical twin is affected in well over a third of pairs.',
      accepts: ['major-depression'],
    },
    advice: {
      text: 'Keep salt and water intake steady',
      why: 'In bipolar I disorder treated with lithium, loss of salt or water raises the level to a toxic range.',
      scene:
        'A 37-year-old woman with bipolar I disorder has taken lithium for a month. She plans to train for a marathon this summer.',
      slips: [
        {
          text: 'Take ibuprofen for aches while on lithium',
          why: 'Anti-inflammatory drugs raise the lithium level. Acetaminophen is safer.',
        },
        {
          text: 'Cut out salt to protect the kidneys',
          why: 'A low salt intake makes the kidney retain lithium and leads to toxicity.',
        },
      ],
    },
  },
  {
    id: 'generalized-anxiety',
    name: 'Generalized anxiety disorder',
    system: 'psychiatry',
    topic: 'Anxiety and panic disorders',
    source,
    step2: { area: 'behavioral-health', topic: 'Anxiety and trauma disorders' },
    vignettes: [
      'A 34-year-old mother has worried for 2 years about money, her children, her job and the weather, on most days. She cannot stop it. Her shoulders are tense, she sleeps badly, and small things irritate her. She has had no sudden attacks and still enjoys her garden. Thyroid tests are normal.',
      'A 52-year-old man cannot concentrate because he keeps thinking that his house, health or family may come to harm. It has been so for a year. He has stomach cramps, a stiff neck and trouble falling asleep. He has no rituals, no flashbacks and no sudden spells. He likes his work.',
    ],
    hallmark:
      'worry about many things on most days for six months or longer, with tension and poor sleep',
    lookalikes: [
      'panic-disorder',
      'major-depression',
      'ocd',
      'ptsd',
      'adjustment-disorder',
      'hyperthyroidism',
      'adhd',
      'alcohol-withdrawal',
    ],
    finding: {
      text: 'Uncontrollable worry about many daily matters',
      why: 'In generalized anxiety disorder, worry jumps from topic to topic, is hard to control and has lasted for at least 6 months.',
      scene:
        'A 37-year-old nurse has been tense and tired since last year. Generalized anxiety disorder is suspected.',
    },
    test: {
      text: 'Seven-item anxiety questionnaire',
      why: 'In generalized anxiety disorder, the seven-item questionnaire screens for the disorder and grades it.',
      scene:
        'A 41-year-old bookkeeper has been tense and sleepless since last year because of constant worries. Thyroid tests are normal; he drinks one coffee a day and no alcohol.',
      accepts: ['panic-disorder'],
      slips: [
        {
          text: 'Urine collection for metanephrines',
          why: 'Pheochromocytoma gives spells of headache, sweating and high blood pressure, and no constant worry.',
        },
        {
          text: 'Holter monitoring for two weeks',
          why: 'Monitoring is used for palpitations. Constant worry with tension needs a structured inquiry.',
        },
      ],
    },
    treatment: {
      text: 'Cognitive behavioral therapy aimed at worry',
      why: 'Generalized anxiety disorder responds to cognitive behavioral therapy as well as to antidepressants, and the effect lasts.',
      scene:
        'A 27-year-old pregnant woman has had generalized anxiety disorder since college. Symptoms are moderate, and she would rather not take drugs.',
      accepts: ['major-depression', 'adjustment-disorder'],
      slips: [
        {
          text: 'Diazepam twice a day until delivery',
          why: 'Benzodiazepines cause dependence and may sedate the newborn.',
        },
        {
          text: 'Paroxetine in the first trimester',
          why: 'Paroxetine is avoided in early pregnancy, and psychotherapy fits severity and wish.',
        },
      ],
    },
    mechanism: {
      text: 'Overactive amygdala with weak GABA restraint',
      why: 'In generalized anxiety disorder, the amygdala overreacts, and inhibitory GABA and prefrontal control are too weak.',
      accepts: ['panic-disorder'],
    },
    complication: {
      text: 'Dependence on benzodiazepines',
      why: 'In generalized anxiety disorder, benzodiazepines taken for months lead to tolerance, dependence and withdrawal.',
    },
    risk: {
      text: 'Inborn anxious temperament',
      why: 'An anxious, inhibited temperament together with heredity is the main risk for generalized anxiety disorder.',
      accepts: ['panic-disorder', 'ptsd'],
    },
    advice: {
      text: 'Cut caffeine and practice relaxation daily',
      why: 'In generalized anxiety disorder, caffeine keeps arousal high, while relaxation and exercise lower it.',
      scene:
        'A 30-year-old programmer with generalized anxiety disorder drinks eight cups of coffee and asks how to help himself while he waits for therapy.',
      slips: [
        {
          text: 'Drink wine in the evening to calm down',
          why: 'Alcohol calms for an hour and worsens sleep and anxiety the next day.',
        },
      ],
      accepts: ['panic-disorder'],
    },
  },
  {
    id: 'panic-disorder',
    name: 'Panic disorder',
    system: 'psychiatry',
    topic: 'Anxiety and panic disorders',
    source,
    step2: { area: 'behavioral-health', topic: 'Anxiety and trauma disorders' },
    vignettes: [
      'A 25-year-old man has had six attacks in 2 months. Out of the blue, his heart pounds, he chokes, his fingers tingle, and he is sure that he is dying. It peaks in 10 minutes. Since then he sits near exits and dreads the next one. ECG, glucose and thyroid tests are normal, and he takes no drugs.',
      'A 38-year-old woman has come to the emergency department four times in 6 weeks because of a racing heart, trembling and air hunger that strike while she reads or dozes. Within half an hour she is well. Blood pressure and tests were normal each time. She now refuses to drive alone.',
    ],
    hallmark:
      'repeated unexpected attacks of intense fear that peak within minutes, with dread of the next one',
    lookalikes: [
      'generalized-anxiety',
      'ptsd',
      'ocd',
      'cocaine-intoxication',
      'alcohol-withdrawal',
      'hyperthyroidism',
      'adjustment-disorder',
      'pheochromocytoma',
    ],
    finding: {
      text: 'Sudden fear of dying that peaks within minutes',
      why: 'In panic disorder, attacks come unexpectedly, peak within about 10 minutes and leave fear of more.',
      scene:
        'A 29-year-old woman comes for the third time this month, each time with a normal ECG. Panic disorder is suspected.',
    },
    test: {
      text: 'Electrocardiogram with thyroid testing',
      why: 'In suspected panic disorder, an ECG and thyroid tests exclude the main imitators before the diagnosis is made.',
      scene:
        'A 32-year-old woman has had three attacks of palpitations, sweating and terror at rest. She takes no drugs or stimulants. Her examination is normal, and no tests have been done.',
      accepts: ['cocaine-intoxication', 'generalized-anxiety', 'hyperthyroidism'],
      slips: [
        {
          text: 'Coronary angiography without delay',
          why: 'A young patient with typical attacks and a normal examination does not need an invasive test.',
        },
        {
          text: 'Provocation of an attack by lactate infusion',
          why: 'Lactate infusion is a research method and not a clinical test.',
        },
      ],
    },
    treatment: {
      text: 'Graded exposure to bodily sensations',
      why: 'In panic disorder, cognitive behavioral therapy with exposure to feared bodily sensations is a first-line treatment.',
      scene:
        'A 28-year-old teacher with panic disorder avoids stairs because a fast heartbeat frightens him. He asks for treatment without drugs.',
      accepts: ['generalized-anxiety'],
      slips: [
        {
          text: 'Alprazolam carried for each outing',
          why: 'Alprazolam at hand keeps up avoidance and leads to dependence.',
        },
        {
          text: 'Avoidance of places where attacks occurred',
          why: 'Avoidance feeds the disorder and ends in agoraphobia.',
        },
      ],
    },
    mechanism: {
      text: 'False alarm of the brainstem fear network',
      why: 'In panic disorder, an oversensitive fear network of amygdala, locus ceruleus and brainstem fires a false alarm.',
      accepts: ['generalized-anxiety'],
    },
    complication: {
      text: 'Agoraphobia with avoidance of outings',
      why: 'In panic disorder, dread of attacks in places without escape leads to agoraphobia.',
    },
    risk: {
      text: 'Parent with sudden spells of terror',
      why: 'First-degree relatives of patients with panic disorder have several times the usual risk.',
      accepts: ['generalized-anxiety'],
    },
    advice: {
      text: 'Stay in the place until the fear subsides',
      why: 'In panic disorder, staying shows that the attack ends by itself and is not dangerous, so fear of it fades.',
      scene:
        'A 24-year-old man with panic disorder runs out of shops at the first palpitation. Heart disease has been excluded.',
      slips: [
        {
          text: 'Go to the emergency department at each attack',
          why: 'Repeated visits confirm the false belief of danger when disease has been excluded.',
        },
      ],
      accepts: ['ocd', 'generalized-anxiety'],
    },
  },
  {
    id: 'ptsd',
    name: 'Posttraumatic stress disorder',
    system: 'psychiatry',
    topic: 'PTSD and trauma-related disorders',
    source,
    step2: { area: 'behavioral-health', topic: 'Anxiety and trauma disorders' },
    vignettes: [
      'A 36-year-old firefighter pulled two dead children from a house 7 months ago. He wakes from dreams of it, drops to the floor when a door slams and takes detours around that street. He feels cut off from his wife and cannot recall parts of that night. He does not drink.',
      'A 22-year-old woman was raped at a party 3 months ago. She relives it when she smells the same cologne, no longer meets friends, sleeps with the light on and thinks it was her fault. She is jumpy and angry. Before that night she was well.',
    ],
    hallmark:
      'intrusions, avoidance, negative mood and hyperarousal for over a month after severe trauma',
    lookalikes: [
      'adjustment-disorder',
      'major-depression',
      'panic-disorder',
      'generalized-anxiety',
      'borderline-personality',
      'ocd',
      'schizophrenia',
      'bipolar-disorder',
    ],
    finding: {
      text: 'Intrusive reliving of a life-threatening event',
      why: 'In posttraumatic stress disorder, the trauma returns in dreams and flashbacks, and reminders are avoided.',
      scene:
        'A 40-year-old train driver has slept badly since an accident in spring. Posttraumatic stress disorder is suspected.',
    },
    test: {
      text: 'Structured checklist of trauma symptoms',
      why: 'In posttraumatic stress disorder, a structured checklist covers intrusion, avoidance, mood and arousal and follows their course.',
      scene:
        'A 41-year-old nurse has been sleepless and irritable since she was attacked at work 4 months ago. She avoids that corridor and has nightmares.',
      slips: [
        {
          text: 'Measurement of morning serum cortisol',
          why: 'Cortisol varies too much to establish any stress disorder.',
        },
        {
          text: 'Sleep study in the laboratory',
          why: 'Nightmares after an assault are explained by the history and need no sleep study.',
        },
      ],
      accepts: ['adjustment-disorder', 'major-depression'],
    },
    treatment: {
      text: 'Trauma-focused psychotherapy',
      why: 'Trauma-focused psychotherapy, such as prolonged exposure, has the best lasting effect in posttraumatic stress disorder.',
      scene:
        'A 30-year-old veteran has posttraumatic stress disorder with flashbacks and avoidance. He is not suicidal and does not misuse substances.',
      slips: [
        {
          text: 'Clonazepam at night for a year',
          why: 'Benzodiazepines do not help and may harm recovery after trauma.',
        },
        {
          text: 'Single debriefing about the event',
          why: 'One compulsory debriefing does not help and may worsen symptoms.',
        },
      ],
      accepts: ['major-depression', 'adjustment-disorder'],
    },
    mechanism: {
      text: 'Fear memory that fails to be extinguished',
      why: 'In posttraumatic stress disorder, an overactive amygdala with weak prefrontal control keeps a fear memory alive.',
      accepts: ['generalized-anxiety'],
    },
    complication: {
      text: 'Alcohol misuse to numb symptoms',
      why: 'About half of patients with posttraumatic stress disorder also misuse alcohol or drugs, often to sleep and to forget.',
    },
    risk: {
      text: 'Rape or combat in the preceding months',
      why: 'Interpersonal violence such as rape and combat carries the highest risk of posttraumatic stress disorder.',
      accepts: ['borderline-personality'],
    },
    advice: {
      text: 'Face reminders step by step within therapy',
      why: 'In posttraumatic stress disorder, avoidance keeps fear alive; planned steps toward reminders let it fade.',
      scene:
        'A 34-year-old driver with posttraumatic stress disorder after a crash has begun psychotherapy. He asks whether he should stay away from cars for good.',
      slips: [
        {
          text: 'Push the memories away as long as possible',
          why: 'Suppression makes intrusions more frequent and keeps avoidance going.',
        },
      ],
      accepts: ['panic-disorder', 'ocd'],
    },
  },
  {
    id: 'adjustment-disorder',
    name: 'Adjustment disorder',
    system: 'psychiatry',
    topic: 'PTSD and trauma-related disorders',
    source,
    vignettes: [
      'A 39-year-old engineer has been tearful and tense since he lost his job 6 weeks ago, more than his family can understand. He still enjoys cooking and sleeps 7 hours. Appetite and concentration are normal. He has no flashbacks, no thoughts of death and no earlier episodes.',
    ],
    hallmark:
      'distress within three months of a stressor that does not meet criteria for another disorder',
    lookalikes: [
      'major-depression',
      'generalized-anxiety',
      'ptsd',
      'panic-disorder',
      'borderline-personality',
      'bipolar-disorder',
      'ocd',
    ],
    finding: {
      text: 'Excess distress that began with a life change',
      why: 'In adjustment disorder, distress out of proportion begins within 3 months of a stressor, and full criteria for depression are not met.',
      accepts: ['ptsd'],
      scene:
        'A 28-year-old woman has been unhappy and absent-minded at work for a month. Adjustment disorder is suspected.',
      slips: [
        {
          text: 'Voices that comment on what is done',
          why: 'Hallucinations point to a psychotic disorder and do not belong to an adjustment disorder.',
        },
      ],
    },
    test: {
      text: 'Timeline of symptoms and recent stressors',
      why: 'Adjustment disorder is established by history: symptoms start within 3 months of a stressor and fit no other disorder.',
      scene:
        'A 33-year-old man has been worried and sad since his divorce 8 weeks ago. He works, eats and sleeps well. Screening scores for depression and anxiety are below the cutoff.',
      slips: [
        {
          text: 'Functional imaging of the limbic system',
          why: 'Imaging has no place in the diagnosis of a reaction to stress.',
        },
        {
          text: 'Cortisol level at midnight',
          why: 'Cortisol does not tell normal from disordered responses to stress.',
        },
      ],
    },
    treatment: {
      text: 'Brief supportive psychotherapy',
      why: 'Adjustment disorder improves with short supportive therapy and problem solving; drugs are rarely needed.',
      scene:
        'A 48-year-old woman has adjustment disorder since her husband moved out. She works, and she has no suicidal thoughts.',
      slips: [
        {
          text: 'Lithium with monthly blood levels',
          why: 'Lithium treats bipolar disorder and has no place in a reaction to stress.',
        },
        {
          text: 'Long-term alprazolam at night',
          why: 'Benzodiazepines bring dependence and do not solve the problem.',
        },
      ],
      accepts: ['generalized-anxiety'],
    },
    mechanism: {
      text: 'Maladaptive response to an identifiable stressor',
      why: 'In adjustment disorder, the demands of a change exceed coping, and distress goes beyond what would be expected.',
    },
    complication: {
      text: 'Progression to major depression',
      why: 'Adjustment disorder that lasts beyond 6 months after the stressor has ended, or deepens, has often become depression.',
      accepts: ['borderline-personality'],
    },
    risk: {
      text: 'Recent loss of work, home or partner',
      why: 'A stressful change of life is by definition the cause of adjustment disorder.',
      accepts: ['major-depression', 'ptsd'],
    },
    advice: {
      text: 'Expect relief within months and keep up routines',
      why: 'Adjustment disorder usually ends within 6 months after the stressor; routines and company speed recovery.',
      scene:
        'A 26-year-old man has adjustment disorder after moving abroad. He fears that he will stay like this for life.',
    },
  },
  {
    id: 'schizophrenia',
    name: 'Schizophrenia',
    system: 'psychiatry',
    topic: 'Schizophrenia spectrum',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Psychopathology' },
    step2: { area: 'behavioral-health', topic: 'Psychotic disorders' },
    vignettes: [
      'A 21-year-old man has withdrawn over 9 months and left college. Two voices discuss what he does. He is sure that a chip in his tooth sends his thoughts to the police. His speech wanders, and his face shows little. Mood is neither low nor elated. Toxicology and neurologic examination are normal.',
      'A 34-year-old woman has lived in her room for 3 years. She hears her dead neighbor give orders, wears foil against rays and laughs without reason. She speaks little and neglects her hygiene. Her mood is flat, and she sleeps regularly. She takes no drugs; brain imaging is normal.',
    ],
    hallmark:
      'psychosis with decline in function for six months or longer, without a mood episode or substance',
    lookalikes: [
      'bipolar-disorder',
      'major-depression',
      'cocaine-intoxication',
      'delirium',
      'autism-spectrum',
      'borderline-personality',
      'ocd',
      'ptsd',
      'lewy-body-dementia',
    ],
    finding: {
      text: 'Voices that comment with flattened affect',
      why: 'In schizophrenia, voices, delusions and disorganized speech occur with negative symptoms such as flat affect.',
      scene: 'A 23-year-old man has left his job and talks to himself. Schizophrenia is suspected.',
    },
    test: {
      text: 'Urine toxicology with basic blood tests',
      why: 'Before schizophrenia is diagnosed, drugs and medical causes of psychosis are excluded.',
      scene:
        'A 19-year-old woman hears voices and believes her neighbors poison her tea. It began 7 months ago. She is alert and oriented. No tests have been done.',
      slips: [
        {
          text: 'Projective ink blot testing',
          why: 'Projective tests do not exclude a medical cause and do not establish psychosis.',
        },
        {
          text: 'Serum dopamine concentration',
          why: 'Serum dopamine does not reflect the brain and is not used.',
        },
      ],
      accepts: ['bipolar-disorder'],
      question: 'Which evaluation is the best next step?',
    },
    treatment: {
      text: 'Risperidone by mouth each day',
      why: 'A first episode of schizophrenia is treated with an antipsychotic such as risperidone, and early treatment improves the outcome.',
      scene:
        'A 24-year-old man has a first episode of schizophrenia. He agrees to treatment, and blood tests and ECG are normal.',
      slips: [
        {
          text: 'Clozapine as the first drug',
          why: 'Clozapine is kept for resistance to two antipsychotics because of its effect on white cells.',
        },
        {
          text: 'Lorazepam as the sole drug',
          why: 'Benzodiazepines calm the patient but do not treat delusions or voices.',
        },
      ],
      accepts: ['bipolar-disorder'],
    },
    mechanism: {
      text: 'Excess dopamine in the mesolimbic pathway',
      why: 'In schizophrenia, excess mesolimbic dopamine causes positive symptoms; low prefrontal dopamine goes with negative ones.',
      accepts: ['cocaine-intoxication'],
    },
    complication: {
      text: 'Metabolic syndrome from antipsychotics',
      why: 'People with schizophrenia die 10 to 20 years early, mostly of heart disease; antipsychotics raise weight, glucose and lipids.',
    },
    risk: {
      text: 'Heavy cannabis use since early adolescence',
      why: 'After heredity, heavy early cannabis use is among the best-proven risks for schizophrenia.',
      accepts: ['borderline-personality', 'ptsd', 'autism-spectrum'],
    },
    advice: {
      text: 'Keep the monthly injection even when well',
      why: 'In schizophrenia, stopping treatment is the commonest cause of relapse; a long-acting injection helps to avoid gaps.',
      scene:
        'A 29-year-old woman with schizophrenia has had no symptoms for a year on paliperidone palmitate and feels that she no longer needs it.',
      accepts: ['major-depression'],
    },
  },
  {
    id: 'ocd',
    name: 'Obsessive-compulsive disorder',
    system: 'psychiatry',
    topic: 'Obsessive-compulsive disorder',
    source,
    step2: { area: 'behavioral-health', topic: 'Anxiety and trauma disorders' },
    vignettes: [
      'A 19-year-old man spends 4 hours a day washing because he fears that he might infect his mother. He knows that this is senseless and is ashamed, but tension mounts until he has washed 12 times. His hands are cracked. Mood is good, and he has no voices.',
    ],
    hallmark:
      'unwanted, recurrent thoughts with rituals that take over an hour a day and are felt to be excessive',
    lookalikes: [
      'generalized-anxiety',
      'panic-disorder',
      'autism-spectrum',
      'schizophrenia',
      'anorexia-nervosa',
      'ptsd',
      'adhd',
      'adjustment-disorder',
    ],
    finding: {
      text: 'Rituals that relieve an unwanted thought',
      why: 'In obsessive-compulsive disorder, rituals are done to relieve a thought that the patient feels to be senseless.',
      scene:
        'A 16-year-old girl needs 3 hours to get ready for school. Obsessive-compulsive disorder is suspected.',
    },
    test: {
      text: 'Yale-Brown scale of thoughts and rituals',
      why: 'In obsessive-compulsive disorder, the Yale-Brown scale records obsessions and compulsions and grades them.',
      scene:
        'A 27-year-old woman checks the stove 30 times before she leaves and is late for work. She would like to stop but cannot. She sleeps well and takes no drugs.',
      slips: [
        {
          text: 'Streptococcal antibody titer',
          why: 'Streptococcal triggers are considered in sudden onset in childhood and do not establish the disorder in an adult.',
        },
        {
          text: 'Electroencephalography after sleep loss',
          why: 'Checking on purpose to relieve fear is not a seizure.',
        },
      ],
      accepts: ['generalized-anxiety'],
    },
    treatment: {
      text: 'Exposure with response prevention',
      why: 'In obsessive-compulsive disorder, exposure with response prevention is the psychotherapy of choice, with or without a serotonin reuptake inhibitor.',
      scene:
        'A 23-year-old man has moderate obsessive-compulsive disorder with fear of contamination. He wants treatment that is not a drug.',
      slips: [
        {
          text: 'Reassurance each time doubt arises',
          why: 'Reassurance works like a ritual and keeps the disorder going.',
        },
        {
          text: 'Clonazepam before the rituals begin',
          why: 'Benzodiazepines do not treat obsessions and hinder learning during exposure.',
        },
      ],
    },
    mechanism: {
      text: 'Overactive loop of frontal cortex and striatum',
      why: 'In obsessive-compulsive disorder, a loop of orbitofrontal cortex, caudate and thalamus is overactive.',
    },
    complication: {
      text: 'Skin damage from repeated washing',
      why: 'In obsessive-compulsive disorder with fear of contamination, hours of washing cause painful dermatitis of the hands.',
    },
    risk: {
      text: 'Parent with compulsive rituals',
      why: 'First-degree relatives of patients with obsessive-compulsive disorder have several times the usual risk.',
      accepts: ['generalized-anxiety'],
    },
    advice: {
      text: 'Resist the urge and let the anxiety fade',
      why: 'In obsessive-compulsive disorder, anxiety fades by itself when the ritual is not carried out, and the urge weakens with practice.',
      scene:
        'A 35-year-old woman with obsessive-compulsive disorder practices touching door handles as homework. She asks what to do when she wants to wash.',
      accepts: ['panic-disorder'],
      slips: [
        {
          text: 'Wash once more to bring the tension down',
          why: 'Giving in rewards the ritual and makes the next urge stronger.',
        },
      ],
    },
  },
  {
    id: 'borderline-personality',
    name: 'Borderline personality disorder',
    system: 'psychiatry',
    topic: 'Personality disorders',
    source,
    step2: { area: 'behavioral-health', topic: 'Eating and personality disorders' },
    vignettes: [
      'A 24-year-old woman cuts her forearm after her roommate plans a weekend away. Her moods change within hours. She adored her last therapist and then called him evil. Since age 15 she has had stormy relationships, spending sprees on bad days and a feeling of emptiness. She has had no week of elation.',
    ],
    hallmark:
      'lifelong unstable relationships, self-image and mood with fear of abandonment and self-harm',
    lookalikes: [
      'bipolar-disorder',
      'major-depression',
      'ptsd',
      'adjustment-disorder',
      'adhd',
      'bulimia-nervosa',
      'schizophrenia',
      'generalized-anxiety',
    ],
    finding: {
      text: 'Mood shifts within hours after rejection',
      why: 'In borderline personality disorder, mood changes within hours and follows events between people, unlike mania.',
      scene:
        'A 21-year-old woman has been called bipolar by a friend. Borderline personality disorder is suspected.',
    },
    test: {
      text: 'Interview about patterns since adolescence',
      why: 'Borderline personality disorder is diagnosed from a pervasive pattern since youth, taken in a structured interview.',
      scene:
        'A 27-year-old man has had many short jobs, intense love affairs and three visits after self-harm. He has been called bipolar, but no episode lasted more than a day. Toxicology is negative.',
      slips: [
        {
          text: 'Lithium level after a trial dose',
          why: 'A response to lithium does not establish a personality disorder.',
        },
        {
          text: 'Imaging of the amygdala',
          why: 'Imaging does not diagnose personality disorders, which show in long patterns of behavior.',
        },
      ],
      accepts: ['bipolar-disorder'],
    },
    treatment: {
      text: 'Dialectical behavior therapy',
      why: 'Dialectical behavior therapy lowers self-harm in borderline personality disorder; drugs play a minor part.',
      scene:
        'A 22-year-old woman with borderline personality disorder has cut herself four times this year without the intent to die. She is now safe.',
      slips: [
        {
          text: 'Long stay on a locked ward',
          why: 'Long admissions often increase regression and self-harm. Short crisis stays are enough.',
        },
        {
          text: 'Daily alprazolam for mood swings',
          why: 'Benzodiazepines loosen restraint and may increase self-harm and dependence.',
        },
      ],
    },
    mechanism: {
      text: 'Inborn reactivity shaped by early adversity',
      why: 'In borderline personality disorder, inherited emotional reactivity meets abuse, neglect or invalidation in childhood.',
      accepts: ['ptsd'],
    },
    complication: {
      text: 'Repeated self-harm and death by suicide',
      why: 'Self-harm is frequent in borderline personality disorder, and up to one in ten dies by suicide.',
      accepts: ['major-depression'],
    },
    risk: {
      text: 'Abuse and neglect in childhood',
      why: 'Most patients with borderline personality disorder report abuse or neglect in childhood.',
    },
    advice: {
      text: 'Use crisis skills before acting on an urge',
      why: 'In borderline personality disorder, skills such as cold water, exercise or a call bridge the minutes until an urge passes.',
      scene:
        'A 23-year-old woman in therapy for borderline personality disorder feels a strong wish to cut after each quarrel.',
      slips: [
        {
          text: 'Keep a store of sedatives for bad evenings',
          why: 'A store of sedatives is a means of overdose and should be avoided.',
        },
      ],
    },
  },
];
