import { useEffect } from 'react';

type SheetProps = { readonly styles: string; readonly dynamic?: boolean };

const adopt = (styles: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

/**
 * Stands in for the package react-style-singleton (the scroll lock of dialogs uses it): the same
 * rules in a constructed style sheet, which a policy without inline styles allows.
 */
export const styleSingleton = () => {
  let mounted = 0;
  let release: (() => void) | undefined;
  return ({ styles }: SheetProps): null => {
    useEffect(() => {
      mounted += 1;
      release ??= adopt(styles);
      return () => {
        mounted -= 1;
        if (mounted > 0) return;
        release?.();
        release = undefined;
      };
    }, [styles]);
    return null;
  };
};
