import { describe, expect, it } from 'vitest';
import { nameInPage, withNamesWritten } from '../../../ops/web-build/class-names.ts';

describe('the class names of a build', () => {
  it('are those of the page, written where they are looked up', () => {
    const source = [
      "import { classes } from './classes.ts';",
      "import styles from './card.module.css';",
      "import textStyles from './text.module.css';",
      "const a = styles['head'];",
      "const b = classes(styles['head'], textStyles['num']);",
      "const c = classes(styles['head'], isOn && styles['on']);",
    ].join('\n');
    expect(withNamesWritten(source).split('\n')).toEqual([
      "import { classes } from './classes.ts';",
      "import './card.module.css';",
      "import './text.module.css';",
      "const a = 'card_head';",
      "const b = 'card_head text_num';",
      "const c = classes('card_head', isOn && 'card_on');",
    ]);
    expect(nameInPage('head', '/web/ui/card.module.css')).toBe('card_head');
  });
});
