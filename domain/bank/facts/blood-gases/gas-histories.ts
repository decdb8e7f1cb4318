/** What a blood gas is called by the usual bedside rule. */
export type GasState =
  | 'normal'
  | 'uncompensated respiratory acidosis'
  | 'partially compensated respiratory acidosis'
  | 'fully compensated respiratory acidosis'
  | 'uncompensated respiratory alkalosis'
  | 'partially compensated respiratory alkalosis'
  | 'uncompensated metabolic acidosis'
  | 'partially compensated metabolic acidosis'
  | 'fully compensated metabolic acidosis'
  | 'uncompensated metabolic alkalosis'
  | 'partially compensated metabolic alkalosis'
  | 'combined respiratory and metabolic acidosis'
  | 'combined respiratory and metabolic alkalosis';

/** A patient's history and the blood gas that goes with it; pH follows from the other two. */
export type GasHistory = {
  readonly id: string;
  readonly state: GasState;
  readonly paco2: number;
  readonly hco3: number;
  readonly pao2: number;
  /** Begins a sentence, before "The arterial blood gas shows". */
  readonly scene: string;
  /** As an option shows it when a gas is matched with a history. */
  readonly history: string;
  /** How this history leads to its state. */
  readonly because: string;
};

/** One gas for each history; PaCO₂ in mm Hg, HCO₃ in mEq/L, PaO₂ in mm Hg. */
export const gasHistories: readonly GasHistory[] = [
  {
    id: 'opioid-overdose',
    state: 'uncompensated respiratory acidosis',
    paco2: 68,
    hco3: 25,
    pao2: 52,
    scene: 'A patient is found with pinpoint pupils and a respiratory rate of 6/min on room air.',
    history: 'Opioid overdose found within the hour',
    because: 'An opioid overdose slows breathing, and PaCO₂ rises before the kidneys can respond.',
  },
  {
    id: 'myasthenic-crisis',
    state: 'uncompensated respiratory acidosis',
    paco2: 56,
    hco3: 26,
    pao2: 60,
    scene:
      'A patient with myasthenia gravis has had drooping lids and weak, shallow breaths since this morning.',
    history: 'Myasthenic crisis that began this morning',
    because:
      'Failing muscles in a myasthenic crisis retain CO₂ within hours, too fast for renal compensation.',
  },
  {
    id: 'deep-sedation',
    state: 'uncompensated respiratory acidosis',
    paco2: 61,
    hco3: 24,
    pao2: 88,
    scene: 'During a colonoscopy under deep sedation a patient receives oxygen and breathes 8/min.',
    history: 'Deep sedation for a short procedure',
    because: 'Sedation depresses ventilation within minutes, so HCO₃ is still normal.',
  },
  {
    id: 'asthma-tiring',
    state: 'uncompensated respiratory acidosis',
    paco2: 54,
    hco3: 23,
    pao2: 58,
    scene: 'After four hours of severe asthma a patient is exhausted and hardly moves air.',
    history: 'Exhaustion after hours of severe asthma',
    because:
      'A tiring patient with asthma can no longer blow off CO₂, and the rise is too new for compensation.',
  },
  {
    id: 'copd-worse',
    state: 'partially compensated respiratory acidosis',
    paco2: 72,
    hco3: 34,
    pao2: 49,
    scene:
      'A patient with severe COPD has had more sputum and dyspnea for two days and is on room air.',
    history: 'Severe COPD with two days of worsening',
    because: 'Long-standing CO₂ retention has raised HCO₃, but a new rise in PaCO₂ outruns it.',
  },
  {
    id: 'als-progressing',
    state: 'partially compensated respiratory acidosis',
    paco2: 64,
    hco3: 32,
    pao2: 57,
    scene:
      'A patient with amyotrophic lateral sclerosis has had morning headaches for a month and now cannot lie flat.',
    history: 'Amyotrophic lateral sclerosis getting worse',
    because: 'Slowly failing muscles raise PaCO₂, and the kidneys lag behind with HCO₃.',
  },
  {
    id: 'obesity-postop',
    state: 'partially compensated respiratory acidosis',
    paco2: 67,
    hco3: 31,
    pao2: 54,
    scene:
      'A patient with obesity hypoventilation syndrome is sleepy on the day after knee surgery.',
    history: 'Obesity hypoventilation after surgery',
    because:
      'Chronic retention has raised HCO₃, and opioids after surgery add a further rise in PaCO₂.',
  },
  {
    id: 'copd-stable',
    state: 'fully compensated respiratory acidosis',
    paco2: 55,
    hco3: 32,
    pao2: 61,
    scene: 'A patient with COPD comes for a yearly visit and feels as usual.',
    history: 'Stable COPD with chronic CO₂ retention',
    because:
      'In stable COPD the kidneys have had months to raise HCO₃, so pH is back in the normal range.',
  },
  {
    id: 'kyphoscoliosis-stable',
    state: 'fully compensated respiratory acidosis',
    paco2: 52,
    hco3: 30,
    pao2: 66,
    scene: 'A patient with severe kyphoscoliosis has had the same exercise limit for two years.',
    history: 'Severe kyphoscoliosis without change',
    because: 'A stiff chest wall retains CO₂ for years, and full renal compensation has followed.',
  },
  {
    id: 'neuromuscular-home',
    state: 'fully compensated respiratory acidosis',
    paco2: 58,
    hco3: 33,
    pao2: 64,
    scene:
      'A patient with muscular dystrophy is seen at a routine clinic visit and has no new complaint.',
    history: 'Muscular dystrophy at a routine visit',
    because: 'Slow muscle loss retains CO₂ over years, and HCO₃ has risen to match.',
  },
  {
    id: 'anxiety-attack',
    state: 'uncompensated respiratory alkalosis',
    paco2: 24,
    hco3: 22,
    pao2: 112,
    scene: 'A patient with tingling lips and carpal spasm breathes 32/min during a panic attack.',
    history: 'Panic attack with tingling of the lips',
    because:
      'Panic drives ventilation beyond need, so PaCO₂ drops within minutes and HCO₃ stays near normal.',
  },
  {
    id: 'pulmonary-embolism',
    state: 'uncompensated respiratory alkalosis',
    paco2: 29,
    hco3: 23,
    pao2: 58,
    scene: 'A patient with a swollen calf has sudden dyspnea and breathes 30/min on room air.',
    history: 'Sudden dyspnea from pulmonary embolism',
    because:
      'An embolism stimulates breathing through hypoxemia and lung receptors, so PaCO₂ falls acutely.',
  },
  {
    id: 'ventilator-rate-high',
    state: 'uncompensated respiratory alkalosis',
    paco2: 27,
    hco3: 24,
    pao2: 98,
    scene:
      'One hour after the set rate was raised to 24/min, a sedated patient on volume control is sampled.',
    history: 'Ventilator rate set too high for an hour',
    because:
      'Too much minute ventilation lowers PaCO₂ at once, and the kidneys have not responded.',
  },
  {
    id: 'mild-asthma',
    state: 'uncompensated respiratory alkalosis',
    paco2: 31,
    hco3: 22,
    pao2: 68,
    scene: 'A patient in the first hour of an asthma attack speaks in phrases and breathes 26/min.',
    history: 'First hour of an attack of asthma',
    because: 'Early in asthma the drive to breathe exceeds need, so PaCO₂ falls.',
  },
  {
    id: 'high-altitude',
    state: 'partially compensated respiratory alkalosis',
    paco2: 26,
    hco3: 19,
    pao2: 50,
    scene: 'A climber has spent three days at a camp 4,000 m above sea level and feels well.',
    history: 'Third day at an altitude of 4,000 m',
    because: 'Low oxygen at altitude drives breathing, and over days the kidneys remove HCO₃.',
  },
  {
    id: 'cirrhosis-chronic',
    state: 'partially compensated respiratory alkalosis',
    paco2: 28,
    hco3: 20,
    pao2: 84,
    scene: 'A patient with liver cirrhosis has breathed fast for weeks without lung disease.',
    history: 'Liver cirrhosis with weeks of fast breathing',
    because: 'Toxins in liver failure stimulate breathing for weeks, and HCO₃ falls to compensate.',
  },
  {
    id: 'third-trimester',
    state: 'partially compensated respiratory alkalosis',
    paco2: 30,
    hco3: 20.5,
    pao2: 104,
    scene:
      'A healthy woman in the eighth month of pregnancy has a sample drawn before minor surgery.',
    history: 'Eighth month of a normal pregnancy',
    because:
      'Progesterone drives breathing through pregnancy, and the kidneys lower HCO₃ to balance it.',
  },
  {
    id: 'ketoacidosis-early',
    state: 'partially compensated metabolic acidosis',
    paco2: 22,
    hco3: 9,
    pao2: 108,
    scene:
      'A patient with type 1 diabetes stopped insulin two days ago and breathes deeply at 28/min.',
    history: 'Insulin stopped by a patient with diabetes',
    because: 'Ketoacids use up HCO₃, and deep breathing lowers PaCO₂ without restoring pH.',
  },
  {
    id: 'renal-failure',
    state: 'partially compensated metabolic acidosis',
    paco2: 30,
    hco3: 15,
    pao2: 92,
    scene: 'A patient with end-stage kidney disease has missed two dialysis sessions.',
    history: 'Two missed sessions of dialysis',
    because: 'Failing kidneys keep acid, HCO₃ falls, and ventilation rises in part compensation.',
  },
  {
    id: 'septic-lactate',
    state: 'partially compensated metabolic acidosis',
    paco2: 27,
    hco3: 13,
    pao2: 74,
    scene: 'A patient with septic shock has a lactate of 7 mmol/L and breathes 34/min.',
    history: 'Septic shock with a high lactate',
    because:
      'Poorly perfused tissue makes lactic acid, which consumes HCO₃, and PaCO₂ is lowered in response.',
  },
  {
    id: 'cardiac-arrest',
    state: 'combined respiratory and metabolic acidosis',
    paco2: 66,
    hco3: 16,
    pao2: 60,
    scene:
      'Spontaneous circulation has just returned in a patient after ten minutes of cardiac arrest.',
    history: 'Return of pulse after a long cardiac arrest',
    because:
      'Arrest stops both CO₂ removal and perfusion, so PaCO₂ rises and lactic acid lowers HCO₃.',
  },
  {
    id: 'shock-fatigue',
    state: 'combined respiratory and metabolic acidosis',
    paco2: 53,
    hco3: 17,
    pao2: 64,
    scene:
      'A patient with cardiogenic shock and pulmonary edema has become drowsy and breathes shallowly.',
    history: 'Cardiogenic shock with a drowsy patient',
    because: 'Poor perfusion makes lactic acid while a tiring patient retains CO₂.',
  },
  {
    id: 'drowning',
    state: 'combined respiratory and metabolic acidosis',
    paco2: 58,
    hco3: 15,
    pao2: 45,
    scene:
      'A swimmer pulled from a lake is unresponsive with gasping breaths and cold, mottled skin.',
    history: 'Drowning with weak, gasping breaths',
    because: 'Water in the lungs retains CO₂, and severe hypoxia produces lactic acid.',
  },
  {
    id: 'carbonic-anhydrase',
    state: 'fully compensated metabolic acidosis',
    paco2: 31,
    hco3: 18,
    pao2: 96,
    scene: 'A patient has taken acetazolamide for glaucoma for three months and has no complaint.',
    history: 'Three months of treatment with acetazolamide',
    because:
      'The drug makes the kidneys lose HCO₃ at a steady pace, and a lower PaCO₂ brings pH into range.',
  },
  {
    id: 'tubular-acidosis',
    state: 'fully compensated metabolic acidosis',
    paco2: 33,
    hco3: 19,
    pao2: 94,
    scene: 'A patient with mild renal tubular acidosis is seen in a clinic and feels well.',
    history: 'Mild renal tubular acidosis for years',
    because: 'The kidneys lose a little HCO₃ all the time, and a lower PaCO₂ keeps pH in range.',
  },
  {
    id: 'diarrhea-sedated',
    state: 'uncompensated metabolic acidosis',
    paco2: 38,
    hco3: 16,
    pao2: 90,
    scene: 'A sedated patient on a fixed ventilator rate has had profuse diarrhea since yesterday.',
    history: 'Profuse diarrhea at a fixed ventilator rate',
    because: 'Diarrhea loses HCO₃, and a fixed rate under sedation keeps PaCO₂ from falling.',
  },
  {
    id: 'acid-paralyzed',
    state: 'uncompensated metabolic acidosis',
    paco2: 41,
    hco3: 17,
    pao2: 86,
    scene:
      'A patient under neuromuscular block on a fixed minute ventilation develops a lactate of 6 mmol/L.',
    history: 'Rising lactate under neuromuscular block',
    because: 'Lactic acid lowers HCO₃, and a paralyzed patient cannot breathe more to compensate.',
  },
  {
    id: 'vomiting-days',
    state: 'partially compensated metabolic alkalosis',
    paco2: 48,
    hco3: 38,
    pao2: 78,
    scene: 'A patient with a blocked stomach outlet has vomited for four days.',
    history: 'Four days of vomiting gastric contents',
    because: 'Lost stomach acid raises HCO₃, and mild hypoventilation brings PaCO₂ up in part.',
  },
  {
    id: 'diuretic-weeks',
    state: 'partially compensated metabolic alkalosis',
    paco2: 50,
    hco3: 37,
    pao2: 76,
    scene: 'A patient has taken a high dose of furosemide for weeks; potassium is 2.8 mEq/L.',
    history: 'Weeks of furosemide with low potassium',
    because: 'Loop diuretics lose chloride and potassium, so HCO₃ rises and PaCO₂ follows in part.',
  },
  {
    id: 'bicarbonate-excess',
    state: 'uncompensated metabolic alkalosis',
    paco2: 41,
    hco3: 33,
    pao2: 95,
    scene:
      'A ventilated patient on a fixed rate has just received several ampules of sodium bicarbonate.',
    history: 'Too much bicarbonate at a fixed ventilator rate',
    because: 'Added HCO₃ raises pH, and a fixed ventilator rate holds PaCO₂ where it was.',
  },
  {
    id: 'suction-stomach',
    state: 'uncompensated metabolic alkalosis',
    paco2: 39,
    hco3: 32,
    pao2: 88,
    scene:
      'The stomach of a ventilated patient has been drained by suction since yesterday at fixed settings.',
    history: 'Gastric suction at fixed ventilator settings',
    because: 'Loss of gastric acid raises HCO₃, and fixed settings keep PaCO₂ from rising.',
  },
  {
    id: 'suction-overventilated',
    state: 'combined respiratory and metabolic alkalosis',
    paco2: 28,
    hco3: 31,
    pao2: 99,
    scene:
      'A ventilated patient has had large losses by gastric tube, and the set rate was raised to 26/min.',
    history: 'Gastric losses plus a high ventilator rate',
    because: 'Lost acid raises HCO₃ while too much ventilation lowers PaCO₂, and both raise pH.',
  },
  {
    id: 'diuretic-pain',
    state: 'combined respiratory and metabolic alkalosis',
    paco2: 30,
    hco3: 32,
    pao2: 82,
    scene: 'A patient on long-term diuretics has rib fractures and breathes 32/min in pain.',
    history: 'Diuretic treatment plus painful rib fractures',
    because: 'The diuretic has raised HCO₃, and pain drives ventilation, so both raise pH.',
  },
  {
    id: 'copd-overventilated',
    state: 'uncompensated metabolic alkalosis',
    paco2: 40,
    hco3: 34,
    pao2: 90,
    scene:
      'A patient with COPD and a usual PaCO₂ of 62 mm Hg was intubated two hours ago and is fully ventilated.',
    history: 'Chronic CO₂ retention brought to a PaCO₂ of 40',
    because:
      'HCO₃ kept from chronic retention is left over when the ventilator lowers PaCO₂ to a textbook value.',
  },
  {
    id: 'healthy-preop',
    state: 'normal',
    paco2: 40,
    hco3: 24,
    pao2: 94,
    scene:
      'A nonsmoker without symptoms has a blood gas drawn on room air before elective surgery.',
    history: 'Healthy nonsmoker before elective surgery',
    because: 'A healthy person keeps PaCO₂ and HCO₃ within their normal ranges.',
  },
];
