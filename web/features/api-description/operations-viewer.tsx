import { useEffect, useRef } from 'react';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { useAppearance } from '../../appearance/use-appearance.ts';
import './operations-viewer.css';
import styles from './operations-viewer.module.css';

/** It looks for the class on the root of the document. */
const darkClass = 'dark-mode';

/**
 * The same, where an optional parameter stays empty until somebody fills it in: the viewer would send
 * its example.
 */
const withoutOptionalExamples = (description: object): object =>
  JSON.parse(JSON.stringify(description), (_, part) =>
    typeof part?.in === 'string' && part.required !== true ? { ...part, example: undefined } : part,
  );

/** Every operation of a description, to be read; what only reads can be tried. */
export const OperationsViewer = ({ description }: { readonly description: object }) => {
  const place = useRef<HTMLDivElement>(null);
  const { appearance } = useAppearance();

  useEffect(() => {
    document.documentElement.classList.toggle(darkClass, appearance === 'dark');
    return () => document.documentElement.classList.remove(darkClass);
  }, [appearance]);

  useEffect(() => {
    if (!place.current) return;
    SwaggerUI({
      domNode: place.current,
      spec: withoutOptionalExamples(description),
      layout: 'BaseLayout',
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      filter: true,
      displayOperationId: false,
      // One click on a command would be meant for real.
      supportedSubmitMethods: ['get'],
      validatorUrl: null,
    });
  }, [description]);

  return <div ref={place} className={styles['place']} />;
};
