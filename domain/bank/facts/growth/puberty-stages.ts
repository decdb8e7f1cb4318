/** A stage of puberty by Tanner as an option names it, and what it is. */
export type PubertyStage = readonly [id: string, name: string, meaning: string];

/** A child in one of the stages. */
export type PubertyCase = readonly [id: string, stage: string, scene: string, why: string];

/** The five stages. */
export const pubertyStages: readonly PubertyStage[] = [
  [
    'one',
    'Stage 1',
    'Stage 1 is prepubertal, without breast tissue, enlarged testes or pubic hair.',
  ],
  [
    'two',
    'Stage 2',
    'Stage 2 is the start: a breast bud or testes of 4 mL or more, and sparse straight hair.',
  ],
  [
    'three',
    'Stage 3',
    'Stage 3 has a breast mound with one contour, a longer penis, and darker curling hair.',
  ],
  [
    'four',
    'Stage 4',
    'Stage 4 has an areola raised above the breast, and adult-type hair not yet on the thighs.',
  ],
  [
    'five',
    'Stage 5',
    'Stage 5 is adult, with hair on the inner thighs and the areola level with the breast.',
  ],
];

/** Children whose stage is asked. */
export const pubertyCases: readonly PubertyCase[] = [
  [
    'flat-chest',
    'one',
    'A girl of 7 years is seen for a sports form. The chest is flat with no tissue under the areola, and there is no pubic hair.',
    'Neither breast tissue nor pubic hair is present, so puberty has not begun.',
  ],
  [
    'breast-bud',
    'two',
    'A girl of 10 years has a small firm mound under a slightly widened areola and a few straight hairs along the labia.',
    'A breast bud with sparse straight hair is the first step of puberty.',
  ],
  [
    'testes-first',
    'two',
    'A boy of 11 years has testes of 5 mL, a thinner reddened scrotum, a penis of childhood size and a few straight hairs at its base.',
    'Enlarged testes with little other change mark the first step in boys.',
  ],
  [
    'single-contour',
    'three',
    'A girl of 12 years has breasts that form one smooth contour with the areola; dark curling hair spreads over the pubis.',
    'Breast and areola are larger but not separated, and the hair curls.',
  ],
  [
    'longer-penis',
    'three',
    'A boy of 13 years has further growth of the testes, a penis that has grown mainly in length, and darker curling hair over the pubis.',
    'Growth in length comes at this step, while width and the glans follow in the next.',
  ],
  [
    'secondary-mound',
    'four',
    'A girl of 13 years has an areola and nipple that form a mound of their own above the breast; coarse hair covers the pubis and spares the thighs.',
    'The secondary mound of the areola is what sets this step apart.',
  ],
  [
    'broad-glans',
    'four',
    'A boy of 14 years has a penis that has widened with a larger glans, a dark scrotum, and coarse hair that does not reach the thighs.',
    'Growth in width and of the glans, with thighs still free of hair, define this step.',
  ],
  [
    'adult-thighs',
    'five',
    'A girl of 16 years has an areola that is level with the contour of the breast; pubic hair extends to the inner thighs.',
    'Hair on the thighs and the recessed areola show the adult pattern.',
  ],
];
