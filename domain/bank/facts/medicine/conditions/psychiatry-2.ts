import type { Condition } from '../condition.ts';

const source = 'Standard psychiatry, addiction and pediatric texts';

/** Substance use, eating and developmental disorders, and a danger of antipsychotic drugs. */
export const psychiatryConditions2: readonly Condition[] = [
  {
    id: 'alcohol-withdrawal',
    name: 'Alcohol withdrawal',
    system: 'psychiatry',
    topic: 'Substance use disorders',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Substance use' },
    step2: { area: 'behavioral-health', topic: 'Substance use disorders' },
    vignettes: [
      'A 48-year-old man was admitted with a broken leg 2 days ago. He now shakes, sweats and vomits, and brushes insects from the sheet that nobody else sees. Temperature is 38.1 °C (100.6 °F), pulse 124/min and blood pressure 176/102 mm Hg. Pupils are wide. His wife says he finishes a bottle of vodka a day.',
      'A 61-year-old woman with a red face and an enlarged liver had planned surgery yesterday at 8 a.m. Now she is restless, sweats, vomits and has a coarse tremor of the hands. Pulse is 118/min and blood pressure 168/98 mm Hg. Wound, oxygen saturation and temperature are normal.',
    ],
    hallmark: 'tremor, sweating, high pulse and agitation 6 to 96 hours after the last drink',
    lookalikes: [
      'cocaine-intoxication',
      'panic-disorder',
      'opioid-overdose',
      'hsv-encephalitis',
      'neuroleptic-malignant',
      'schizophrenia',
      'generalized-anxiety',
      'hyperthyroidism',
      'bacterial-meningitis',
    ],
    finding: {
      text: 'Coarse tremor and sweating within a day of abstinence',
      why: 'Alcohol withdrawal begins 6 to 24 hours after the last drink with tremor, sweating, a fast pulse and anxiety.',
      scene:
        'A 52-year-old woman is on a surgical ward since yesterday. Her liver is large, and alcohol withdrawal is suspected.',
      accepts: ['hyperthyroidism'],
    },
    test: {
      text: 'Serial scoring on a withdrawal scale',
      why: 'In alcohol withdrawal, repeated scores on the CIWA-Ar scale grade severity and guide each dose.',
      scene:
        'A 44-year-old man stopped drinking a case of beer a day 18 hours ago. He trembles and sweats but is oriented. Glucose, electrolytes and head CT are normal.',
      slips: [
        {
          text: 'Blood alcohol level every hour',
          why: 'The alcohol level falls in any case and does not tell how severe withdrawal is.',
        },
        {
          text: 'Serum gamma-glutamyltransferase',
          why: 'This enzyme reflects past drinking but not the danger of the next hours.',
        },
      ],
      question: 'Which evaluation best guides his treatment?',
    },
    treatment: {
      text: 'Lorazepam in doses guided by symptoms',
      why: 'Benzodiazepines by symptom score prevent seizures and delirium in alcohol withdrawal; lorazepam is safe in liver disease.',
      scene:
        'A 56-year-old man with cirrhosis has moderate alcohol withdrawal with a CIWA-Ar score of 17. Thiamine and glucose have been given.',
      slips: [
        {
          text: 'Haloperidol as the sole drug',
          why: 'Haloperidol lowers the seizure threshold and does not treat withdrawal.',
        },
        {
          text: 'Phenytoin to prevent seizures',
          why: 'Phenytoin does not prevent seizures of alcohol withdrawal.',
        },
        {
          text: 'Propranolol as the sole drug',
          why: 'A beta-blocker hides tremor and pulse but prevents neither seizures nor delirium.',
        },
      ],
      accepts: ['cocaine-intoxication'],
    },
    mechanism: {
      text: 'Excess glutamate drive with weakened GABA',
      why: 'Long drinking down-regulates GABA and up-regulates NMDA receptors; in alcohol withdrawal, excitation is left unopposed.',
      accepts: ['generalized-anxiety'],
    },
    complication: {
      text: 'Delirium tremens on the second to fourth day',
      why: 'Alcohol withdrawal may pass into delirium tremens 48 to 96 hours after the last drink, with fever, confusion and arrhythmia.',
    },
    risk: {
      text: 'Sudden abstinence after daily heavy drinking',
      why: 'Alcohol withdrawal follows a sudden stop after weeks of heavy daily drinking; past withdrawal makes it more severe.',
    },
    advice: {
      text: 'Seek medical help before the next attempt to stop',
      why: 'After alcohol withdrawal with seizures, stopping alone at home is dangerous, and each withdrawal tends to be worse.',
      scene:
        'A 47-year-old woman recovers from alcohol withdrawal with two seizures. She says that, should she relapse, she would simply quit again at home.',
      slips: [
        {
          text: 'Cut down with beer in place of spirits',
          why: 'Changing the drink keeps dependence going and protects against nothing.',
        },
      ],
    },
  },
  {
    id: 'opioid-overdose',
    name: 'Opioid overdose',
    system: 'psychiatry',
    topic: 'Substance use disorders',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Substance use' },
    step2: { area: 'behavioral-health', topic: 'Substance use disorders' },
    vignettes: [
      'A 28-year-old man is found on a park bench. He does not wake to a shout. Respirations are 5/min and shallow, lips are blue, and the pupils are like pinpoints. Temperature is 36.1 °C (97.0 °F), pulse 58/min. There are fresh needle marks. Glucose is 96 mg/dL.',
    ],
    hallmark: 'coma with slow, shallow breathing and pinpoint pupils',
    lookalikes: [
      'cocaine-intoxication',
      'alcohol-withdrawal',
      'status-epilepticus',
      'subdural-hematoma',
      'bacterial-meningitis',
      'neuroleptic-malignant',
      'ischemic-stroke',
    ],
    finding: {
      text: 'Pinpoint pupils with slow, shallow breaths',
      why: 'Opioid overdose gives the triad of coma, pinpoint pupils and respiratory depression.',
      scene: 'A 35-year-old man lies unconscious beside a syringe. Opioid overdose is suspected.',
    },
    test: {
      text: 'Serum acetaminophen concentration',
      why: 'In opioid overdose from combination tablets, acetaminophen is measured, since its liver toxicity is silent and treatable.',
      scene:
        'A 34-year-old woman wakes up after naloxone. Beside her lay an empty bottle of hydrocodone tablets of the combined kind. A second, hidden poisoning is suspected.',
      slips: [
        {
          text: 'Urine screen for opioids before any treatment',
          why: 'The antidote has confirmed the opioid. A urine screen adds nothing and misses synthetic ones.',
        },
        {
          text: 'Magnetic resonance imaging of the brain',
          why: 'She woke up after the antidote, so no structural cause need be sought first.',
        },
      ],
    },
    treatment: {
      text: 'Assisted ventilation followed by naloxone',
      why: 'In opioid overdose, lack of oxygen kills: breaths by bag and mask come first, then naloxone until breathing recovers.',
      scene:
        'A 25-year-old woman is unconscious with opioid overdose. Respirations are 4/min, and oxygen saturation is 74%. Drugs and a bag-valve mask are at hand.',
      slips: [
        {
          text: 'Activated charcoal by mouth',
          why: 'Charcoal in a patient who is not awake is aspirated and does not restore breathing.',
        },
        {
          text: 'Flumazenil by rapid injection',
          why: 'Flumazenil blocks benzodiazepine receptors and may cause seizures.',
        },
        {
          text: 'Observation until the drug wears off',
          why: 'With four breaths a minute, hypoxic brain injury is minutes away.',
        },
      ],
    },
    mechanism: {
      text: 'Mu-receptor depression of the brainstem',
      why: 'In opioid overdose, mu receptors in the brainstem are overstimulated, and the response to carbon dioxide is lost.',
    },
    complication: {
      text: 'Renewed apnea as the antidote wears off',
      why: 'Naloxone acts for 30 to 90 minutes; after long-acting drugs, opioid overdose returns, so patients are observed.',
      accepts: ['neuroleptic-malignant'],
    },
    risk: {
      text: 'Return to use after release from prison',
      why: 'Tolerance is lost in weeks of abstinence, so the first weeks after prison or detoxification carry the highest risk of fatal opioid overdose.',
    },
    advice: {
      text: 'Keep naloxone at home and avoid using alone',
      why: 'Naloxone in the hands of family and friends saves lives in opioid overdose; treatment with buprenorphine or methadone lowers the risk.',
      scene:
        'A 29-year-old woman survived an opioid overdose. She is offered buprenorphine and wants to think about it for some days.',
      slips: [
        {
          text: 'Make up for missed doses after a break',
          why: 'Tolerance falls during a break, and the old dose may kill.',
        },
      ],
    },
  },
  {
    id: 'cocaine-intoxication',
    name: 'Cocaine intoxication',
    system: 'psychiatry',
    topic: 'Substance use disorders',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Substance use' },
    vignettes: [
      'A 30-year-old man is brought from a club. He is elated and suspicious, talks fast and picks at his skin. Pupils are wide, skin is sweaty. Pulse is 132/min, blood pressure 186/108 mm Hg, temperature 38.2 °C (100.8 °F). His nasal septum is perforated. Four hours later he is calm and tired.',
    ],
    hallmark:
      'agitation, wide pupils and a surge of pulse and blood pressure for some hours after use',
    lookalikes: [
      'bipolar-disorder',
      'alcohol-withdrawal',
      'panic-disorder',
      'schizophrenia',
      'opioid-overdose',
      'neuroleptic-malignant',
      'hyperthyroidism',
      'delirium',
    ],
    finding: {
      text: 'Wide pupils and sweating with sudden elation',
      why: 'Cocaine intoxication is a surge of the sympathetic system: wide pupils, sweating, a fast pulse and elation.',
      accepts: ['bipolar-disorder'],
      scene:
        'A 26-year-old chef is brought from a party by friends. Cocaine intoxication is suspected.',
    },
    test: {
      text: 'Electrocardiogram with serial troponin',
      why: 'In cocaine intoxication with chest pain, ischemia must be sought even in the young, since cocaine causes spasm and thrombosis.',
      scene:
        'A 27-year-old man has tight chest pain and sweating an hour after he snorted cocaine. He is alert, and breath sounds are equal.',
      accepts: ['panic-disorder'],
      slips: [
        {
          text: 'Urine drug screen and discharge if positive',
          why: 'A positive screen confirms what he has told and leaves a possible infarction unseen.',
        },
        {
          text: 'Exercise treadmill test in the same hour',
          why: 'Exertion during acute pain and a cocaine surge is dangerous.',
        },
      ],
      question: 'Which evaluation is the best next step?',
    },
    treatment: {
      text: 'Lorazepam with nitroglycerin and aspirin',
      why: 'In cocaine intoxication with chest pain, a benzodiazepine lowers the sympathetic surge, and nitroglycerin relieves spasm.',
      scene:
        'A 36-year-old woman has chest pain, agitation and a blood pressure of 178/104 mm Hg after smoking crack cocaine. The first ECG shows no ST elevation.',
      slips: [
        {
          text: 'Propranolol by intravenous injection',
          why: 'A beta-blocker leaves alpha stimulation unopposed and may worsen coronary spasm.',
        },
        {
          text: 'Haloperidol for the agitation',
          why: 'Haloperidol hinders heat loss, prolongs the QT interval and lowers the seizure threshold.',
        },
      ],
      accepts: ['alcohol-withdrawal'],
    },
    mechanism: {
      text: 'Blocked reuptake of norepinephrine and dopamine',
      why: 'In cocaine intoxication, transporters for norepinephrine, dopamine and serotonin are blocked, so the transmitters stay in the synapse.',
      accepts: ['schizophrenia'],
    },
    complication: {
      text: 'Coronary spasm with infarction',
      why: 'Cocaine intoxication causes coronary spasm, thrombosis and a high oxygen demand at once, so infarction occurs even in young people.',
      accepts: ['neuroleptic-malignant'],
    },
    risk: {
      text: 'Binge use together with alcohol',
      why: 'Cocaine with alcohol forms cocaethylene, which lasts longer and makes cocaine intoxication more toxic to the heart.',
    },
    advice: {
      text: 'Call for help at once if chest pain occurs',
      why: 'Chest pain after cocaine may be infarction at any age, so cocaine intoxication with pain is an emergency.',
      scene:
        'A 23-year-old student recovers from cocaine intoxication. She is not ready to stop and believes that her heart is too young to suffer.',
    },
  },
  {
    id: 'anorexia-nervosa',
    name: 'Anorexia nervosa',
    system: 'psychiatry',
    topic: 'Eating disorders',
    source,
    step2: { area: 'behavioral-health', topic: 'Eating and personality disorders' },
    vignettes: [
      'A 16-year-old runner weighs 41 kg at a height of 165 cm and thinks that her thighs are fat. She eats salad, runs at dawn and has had no period for 7 months. She does not vomit. Pulse is 44/min, temperature 35.4 °C (95.7 °F). Fine hair covers her back. Thyroid tests show no hyperthyroidism.',
      'A 20-year-old student weighs 43 kg at 170 cm. He counts calories, exercises at night and is proud of his control, but thinks his belly is too big. Hands are cold and blue, pulse is 42/min. White cells and testosterone are low. Stool, thyroid and celiac tests are normal.',
    ],
    hallmark: 'low weight from restriction with fear of weight gain and a distorted body image',
    lookalikes: [
      'bulimia-nervosa',
      'major-depression',
      'ocd',
      'hyperthyroidism',
      'celiac-disease',
      'crohn-disease',
      'borderline-personality',
      'adjustment-disorder',
      'type-1-diabetes',
    ],
    finding: {
      text: 'Low weight with slow pulse and fine body hair',
      why: 'In anorexia nervosa, starvation gives a slow pulse, low temperature, low pressure and lanugo.',
      slips: [
        {
          text: 'Fast pulse with warm, moist skin',
          why: 'Weight loss with a fast pulse and warm skin suggests hyperthyroidism.',
        },
      ],
      scene:
        'A 17-year-old gymnast has had no period for half a year. Anorexia nervosa is suspected.',
    },
    test: {
      text: 'Electrocardiogram with phosphate and potassium',
      why: 'In anorexia nervosa, the ECG and electrolytes show who is in danger and needs a hospital.',
      scene:
        'A 17-year-old girl with a body mass index of 14 kg/m2 refuses to eat because she feels fat. She fainted this morning. Celiac and thyroid tests are normal. What threatens her must be found now.',
      accepts: ['bulimia-nervosa'],
      slips: [
        {
          text: 'Bone density measurement of the spine',
          why: 'Bone is thin in starvation, but the measurement can wait. The heart cannot.',
        },
        {
          text: 'Endoscopy of the upper gut',
          why: 'Restriction from fear of fatness explains the weight, and endoscopy would add risk.',
        },
      ],
    },
    treatment: {
      text: 'Admission for slow, monitored refeeding',
      why: 'Anorexia nervosa with bradycardia, low temperature or syncope is treated in a hospital, with slow refeeding and phosphate control.',
      scene:
        'A 15-year-old girl with anorexia nervosa has a pulse of 38/min, a temperature of 35.1 °C (95.2 °F) and dizziness on standing. Her weight is 68% of the median.',
      slips: [
        {
          text: 'Bupropion with weekly clinic visits',
          why: 'Bupropion may cause seizures in eating disorders, and her vital signs call for admission.',
        },
        {
          text: 'High-calorie drinks without limits at home',
          why: 'Fast refeeding without monitoring may be fatal, since phosphate falls steeply.',
        },
      ],
    },
    mechanism: {
      text: 'Starvation that shuts down gonadotropin release',
      why: 'In anorexia nervosa, starvation suppresses gonadotropin-releasing hormone and slows metabolism.',
    },
    complication: {
      text: 'Low phosphate with heart failure on refeeding',
      why: 'In anorexia nervosa, insulin released on refeeding drives phosphate into cells; heart and breathing muscles fail.',
      accepts: ['bulimia-nervosa'],
    },
    risk: {
      text: 'Perfectionism in a sport that favors thinness',
      why: 'Anorexia nervosa is commonest in perfectionistic girls, and ballet, gymnastics and distance running add to the risk.',
      accepts: ['bulimia-nervosa'],
    },
    advice: {
      text: 'Have parents take charge of the meals',
      why: 'Family-based treatment, in which parents take charge of meals, is the best-proven therapy for adolescents with anorexia nervosa.',
      scene:
        'A 14-year-old girl with anorexia nervosa is medically stable and goes home. Her family asks how she will keep gaining weight.',
      accepts: ['bulimia-nervosa'],
      slips: [
        {
          text: 'Weigh herself several times each day',
          why: 'Frequent weighing feeds the preoccupation. Weight is taken by the team.',
        },
        {
          text: 'Avoid the topic until she asks for food',
          why: 'Waiting lets starvation go on, and starvation itself maintains the illness.',
        },
      ],
    },
  },
  {
    id: 'bulimia-nervosa',
    name: 'Bulimia nervosa',
    system: 'psychiatry',
    topic: 'Eating disorders',
    source,
    step2: { area: 'behavioral-health', topic: 'Eating and personality disorders' },
    vignettes: [
      'A 20-year-old student of normal weight eats two cakes and a loaf of bread in an hour several times a week and feels out of control. Then she makes herself vomit. Her cheeks are full below the ears, the inner surfaces of her teeth are worn, and one knuckle is scarred. Potassium is 3.0 mEq/L.',
      'A 27-year-old lawyer of average weight orders food for five, eats it alone in shame and then takes laxatives. This happens three times a week. Her self-esteem depends on her figure. Salivary glands are swollen, and bicarbonate is abnormal. She has regular periods.',
    ],
    hallmark: 'binges with vomiting or other purging at least weekly and a normal or high weight',
    lookalikes: [
      'anorexia-nervosa',
      'major-depression',
      'borderline-personality',
      'generalized-anxiety',
      'ocd',
      'bipolar-disorder',
      'gastroesophageal-reflux',
      'adjustment-disorder',
    ],
    finding: {
      text: 'Worn inner tooth enamel with large parotid glands',
      why: 'In bulimia nervosa, repeated vomiting wears the enamel and swells the parotid glands; weight is normal or high.',
      accepts: ['gastroesophageal-reflux'],
      scene:
        'A 21-year-old woman goes to the bathroom right after each meal. Bulimia nervosa is suspected.',
    },
    test: {
      text: 'Serum potassium, chloride and bicarbonate',
      why: 'In bulimia nervosa, vomiting causes low potassium and chloride with alkalosis, which threatens the heart.',
      scene:
        'A 24-year-old woman of normal weight admits to vomiting after binges twice a day and feels her heart skip.',
      accepts: ['anorexia-nervosa'],
      slips: [
        {
          text: 'Upper endoscopy with biopsies',
          why: 'Endoscopy is for bleeding or trouble swallowing. Palpitations point to electrolytes.',
        },
      ],
      question: 'Which evaluation is most urgent?',
    },
    treatment: {
      text: 'Fluoxetine with cognitive behavioral therapy',
      why: 'Cognitive behavioral therapy is the best treatment of bulimia nervosa, and fluoxetine is the approved drug.',
      scene:
        'A 22-year-old man binges and vomits five times a week. Electrolytes are normal, and he has no seizures or other illness.',
      slips: [
        {
          text: 'Bupropion as the sole drug',
          why: 'Bupropion is contraindicated in bulimia because it may cause seizures.',
        },
        {
          text: 'Strict low-calorie diet with weigh-ins',
          why: 'Dieting drives the next binge. Regular meals are part of treatment.',
        },
      ],
      accepts: ['major-depression', 'generalized-anxiety'],
    },
    mechanism: {
      text: 'Restraint that ends in binges and purging',
      why: 'In bulimia nervosa, strict dieting and low self-worth lead to binges, and purging brings brief relief that reinforces the cycle.',
    },
    complication: {
      text: 'Arrhythmia from loss of potassium',
      why: 'In bulimia nervosa, purging lowers potassium and magnesium and may cause fatal arrhythmia.',
    },
    risk: {
      text: 'Strict dieting with low self-esteem',
      why: 'Strict dieting and low self-esteem in adolescence often precede bulimia nervosa.',
      accepts: ['anorexia-nervosa', 'borderline-personality'],
    },
    advice: {
      text: 'Eat regular meals to keep binges away',
      why: 'In bulimia nervosa, three meals and planned snacks break the cycle of hunger and binges.',
      scene:
        'A 19-year-old woman with bulimia nervosa fasts until 6 p.m. each day to make up for the night before.',
      accepts: ['anorexia-nervosa'],
      slips: [
        {
          text: 'Brush the teeth hard right after vomiting',
          why: 'Brushing rubs acid into softened enamel. Rinsing with water is better.',
        },
        {
          text: 'Skip breakfast after an evening of overeating',
          why: 'Skipping meals makes hunger build up and sets off the next binge.',
        },
      ],
    },
  },
  {
    id: 'adhd',
    name: 'Attention-deficit/hyperactivity disorder',
    system: 'psychiatry',
    topic: 'ADHD and autism spectrum disorder',
    source,
    step2: { area: 'behavioral-health', topic: 'Child psychiatry' },
    vignettes: [
      'An 8-year-old boy leaves his seat, blurts out answers and loses his books, at school and at home alike, since kindergarten. He interrupts games but has friends and likes company. He can be called back at any time. Hearing, vision, sleep and development are normal.',
      'A 28-year-old woman has missed deadlines in every job. She starts five tasks and finishes none, loses keys and drives too fast. Her school reports from age 7 on say "bright, but dreams and chatters." Mood and sleep are steady, and she takes no drugs.',
    ],
    hallmark: 'inattention or hyperactivity in two or more settings since before age 12',
    lookalikes: [
      'autism-spectrum',
      'absence-epilepsy',
      'bipolar-disorder',
      'generalized-anxiety',
      'ocd',
      'borderline-personality',
      'adjustment-disorder',
      'hyperthyroidism',
    ],
    finding: {
      text: 'Inattention at home and school since early childhood',
      why: 'Attention-deficit/hyperactivity disorder shows in two or more settings and begins before age 12.',
      scene:
        'A 9-year-old boy is often in trouble for losing and forgetting things. Attention-deficit/hyperactivity disorder is suspected.',
    },
    test: {
      text: 'Rating scales from parents and teachers',
      why: 'In attention-deficit/hyperactivity disorder, rating scales from home and school show that criteria are met in two settings.',
      scene:
        'A 7-year-old girl does not finish tasks, and her mother finds her fidgety. Hearing and vision are normal. The next step is to confirm the suspicion.',
      slips: [
        {
          text: 'Trial of a stimulant as a diagnostic test',
          why: 'Stimulants sharpen attention in healthy children too, so a response proves nothing.',
        },
        {
          text: 'Magnetic resonance imaging of the head',
          why: 'Imaging is normal and not part of the work-up without neurologic signs.',
        },
      ],
    },
    treatment: {
      text: 'Long-acting methylphenidate in the morning',
      why: 'For school-age children with attention-deficit/hyperactivity disorder, a stimulant with behavioral measures is the first choice.',
      scene:
        'A 9-year-old boy has attention-deficit/hyperactivity disorder that hinders him at school despite parent training. Heart and blood pressure are normal, and there is no family history of sudden death.',
      slips: [
        {
          text: 'Diphenhydramine three times a day',
          why: 'Antihistamines sedate the child and worsen attention at school.',
        },
        {
          text: 'Diet free of sugar and food dyes',
          why: 'Diets without sugar or dyes do not treat the core symptoms of the disorder.',
        },
      ],
    },
    mechanism: {
      text: 'Weak prefrontal dopamine and norepinephrine tone',
      why: 'In attention-deficit/hyperactivity disorder, too little prefrontal dopamine and norepinephrine weakens attention and restraint.',
    },
    complication: {
      text: 'Injuries, school failure and crashes',
      why: 'Untreated attention-deficit/hyperactivity disorder raises the risk of injury, school failure, traffic crashes and substance use.',
      accepts: ['absence-epilepsy'],
    },
    risk: {
      text: 'Father with a lifelong lack of attention',
      why: 'Attention-deficit/hyperactivity disorder is highly heritable; preterm birth and fetal alcohol are further risks.',
      accepts: ['autism-spectrum'],
    },
    advice: {
      text: 'Give the dose early and follow growth and pulse',
      why: 'In attention-deficit/hyperactivity disorder, stimulants curb appetite, sleep and growth, so the dose is given early and height, weight, pulse and pressure are followed.',
      scene:
        'The parents of an 8-year-old girl, who starts methylphenidate for attention-deficit/hyperactivity disorder, ask how to use it safely.',
      slips: [
        {
          text: 'Give an extra dose at bedtime for homework',
          why: 'An evening dose keeps the child awake, and lack of sleep worsens attention.',
        },
      ],
    },
  },
  {
    id: 'autism-spectrum',
    name: 'Autism spectrum disorder',
    system: 'psychiatry',
    topic: 'ADHD and autism spectrum disorder',
    source,
    step2: { area: 'behavioral-health', topic: 'Child psychiatry' },
    vignettes: [
      'A 30-month-old boy says few words and does not point to show things. He does not turn to his name, though he runs to the sound of a candy wrapper. He spins the wheels of one toy car for an hour and screams if his cup is moved. Hearing tests are normal.',
      'A 7-year-old girl speaks like a small professor and knows each train timetable, but talks past her classmates and does not see when they are bored. She covers her ears at applause and melts down when the seating order changes. Attention to her own topics is excellent.',
    ],
    hallmark: 'early deficits of social communication with restricted, repetitive behavior',
    lookalikes: [
      'adhd',
      'ocd',
      'absence-epilepsy',
      'schizophrenia',
      'generalized-anxiety',
      'adjustment-disorder',
      'ptsd',
    ],
    finding: {
      text: 'No pointing or shared gaze in the second year',
      why: 'In autism spectrum disorder, lack of pointing, shared gaze and response to the name are the early signs.',
      scene:
        'A 20-month-old girl walks and climbs well but speaks no words. Autism spectrum disorder is suspected.',
    },
    test: {
      text: 'Structured observation of social play',
      why: 'After a positive screen, autism spectrum disorder is established by structured observation and a developmental history.',
      scene:
        'A 24-month-old boy has a positive screening checklist. Audiometry is normal. He avoids eye contact and lines up blocks.',
      slips: [
        {
          text: 'Watchful waiting until school entry',
          why: 'Early treatment works best, so a positive screen is followed up without delay.',
        },
        {
          text: 'Hair analysis for heavy metals',
          why: 'Metals in hair do not explain or diagnose deficits of communication.',
        },
      ],
    },
    treatment: {
      text: 'Early intensive behavioral intervention',
      why: 'In autism spectrum disorder, early intensive behavioral and speech therapy improves language and daily skills.',
      scene:
        'A 3-year-old boy has just been diagnosed with autism spectrum disorder. He is calm, sleeps well and does not injure himself.',
      slips: [
        {
          text: 'Risperidone as the first step',
          why: 'Risperidone is for severe irritability and does not treat the core symptoms.',
        },
        {
          text: 'Diet without gluten and casein',
          why: 'Exclusion diets are not effective and risk poor nutrition.',
        },
      ],
      accepts: ['schizophrenia'],
    },
    mechanism: {
      text: 'Altered growth of synapses from many genes',
      why: 'In autism spectrum disorder, many genes alter the growth and pruning of synapses; vaccines play no part.',
    },
    complication: {
      text: 'Self-injury when routines break down',
      why: 'In autism spectrum disorder, change, pain or overload that cannot be voiced may lead to self-injury.',
      accepts: ['adjustment-disorder'],
    },
    risk: {
      text: 'Genes shared with an autistic sibling',
      why: 'A sibling of a child with autism spectrum disorder has about ten times the usual risk or more; high parental age adds to it.',
    },
    advice: {
      text: 'Begin speech and behavior services right away',
      why: 'In autism spectrum disorder, services need not wait for further tests, and each early month counts.',
      scene:
        'The parents of a 2-year-old girl with autism spectrum disorder have been told by relatives that she will grow out of it.',
      slips: [
        {
          text: 'Put off further vaccines until age five',
          why: 'Vaccines do not cause autism, and delay exposes the child to infection.',
        },
        {
          text: 'Wait a year to see whether speech comes',
          why: 'Waiting loses the time in which therapy works best.',
        },
      ],
    },
  },
  {
    id: 'neuroleptic-malignant',
    name: 'Neuroleptic malignant syndrome',
    system: 'psychiatry',
    topic: 'Schizophrenia spectrum',
    source,
    step1: { area: 'behavioral-nervous', topic: 'Psychopharmacology' },
    step2: { area: 'behavioral-health', topic: 'Psychopharmacology adverse effects' },
    vignettes: [
      'A 29-year-old man received several injections of haloperidol for agitation 3 days ago. He is now mute, drenched in sweat and stiff as a pipe in all limbs. Temperature is 40.1 °C (104.2 °F), pulse 130/min, blood pressure between 100/60 and 180/110 mm Hg. Creatine kinase is 14,000 U/L. Reflexes are weak, without clonus.',
    ],
    hallmark:
      'fever, lead-pipe rigidity, unstable pulse and pressure and a high creatine kinase on an antipsychotic',
    lookalikes: [
      'alcohol-withdrawal',
      'cocaine-intoxication',
      'bacterial-meningitis',
      'hsv-encephalitis',
      'schizophrenia',
      'status-epilepticus',
      'delirium',
      'hyperthyroidism',
    ],
    finding: {
      text: 'Lead-pipe rigidity with high fever',
      why: 'In neuroleptic malignant syndrome, even, severe rigidity and fever develop over 1 to 3 days on a dopamine blocker.',
      slips: [
        {
          text: 'Clonus of the ankles with loose stools',
          why: 'Clonus, tremor and diarrhea within a day of a serotonergic drug are serotonin syndrome.',
        },
      ],
      scene:
        'A 33-year-old man has been confused since his antipsychotic was doubled. Neuroleptic malignant syndrome is feared.',
    },
    test: {
      text: 'Serum creatine kinase level',
      why: 'In neuroleptic malignant syndrome, rigidity destroys muscle, and creatine kinase usually exceeds 1,000 U/L.',
      scene:
        'A 35-year-old woman on fluphenazine has fever of 39.6 °C (103.3 °F), stiffness and confusion since yesterday. Spinal fluid and head CT are normal.',
      slips: [
        {
          text: 'Serum level of the antipsychotic',
          why: 'The syndrome occurs at usual levels, so the level does not help.',
        },
        {
          text: 'Repeat lumbar puncture next day',
          why: 'A normal spinal fluid has already excluded meningitis.',
        },
      ],
    },
    treatment: {
      text: 'Antipsychotic stopped, cooling and dantrolene',
      why: 'Neuroleptic malignant syndrome is treated by stopping the drug, cooling, fluids and, when severe, dantrolene or bromocriptine.',
      scene:
        'A 41-year-old man with severe neuroleptic malignant syndrome is in intensive care. Temperature is 40.6 °C (105.1 °F), and creatine kinase 22,000 U/L.',
      slips: [
        {
          text: 'Higher dose of haloperidol',
          why: 'More dopamine blockade feeds the syndrome and may be fatal.',
        },
        {
          text: 'Cyproheptadine through a gastric tube',
          why: 'Cyproheptadine blocks serotonin and is used in serotonin syndrome.',
        },
        {
          text: 'Acetaminophen and observation',
          why: 'The heat comes from rigid muscle, and acetaminophen does not lower it.',
        },
      ],
    },
    mechanism: {
      text: 'Sudden blockade of central dopamine receptors',
      why: 'In neuroleptic malignant syndrome, dopamine blockade in hypothalamus and basal ganglia causes heat and rigidity.',
    },
    complication: {
      text: 'Rhabdomyolysis with acute kidney injury',
      why: 'In neuroleptic malignant syndrome, rigid muscle breaks down, and myoglobin harms the kidneys.',
      accepts: ['status-epilepticus'],
    },
    risk: {
      text: 'Rapid increase of a potent dopamine blocker',
      why: 'High doses, injections and fast increases of potent antipsychotics such as haloperidol favor neuroleptic malignant syndrome.',
    },
    advice: {
      text: 'Tell each prescriber of this reaction',
      why: 'After neuroleptic malignant syndrome, the same drug may bring it back; a new one is started after 2 weeks, slowly and at a low dose.',
      scene:
        'A 32-year-old woman with schizophrenia has recovered from neuroleptic malignant syndrome and will need treatment again.',
      slips: [
        {
          text: 'Restart haloperidol at the same dose tomorrow',
          why: 'Early rechallenge with the same potent drug risks recurrence.',
        },
        {
          text: 'Drink less water while on antipsychotics',
          why: 'Dehydration is a risk factor for the syndrome.',
        },
      ],
    },
  },
];
