import { createContext, useContext } from 'react';

/** Makes the names of this drawing's filters and gradients its own. */
export const FilmId = createContext('');

/** References to the drawing's own definitions. */
export const useFilm = (): ((name: string) => string) => {
  const id = useContext(FilmId);
  return (name) => `url(#${name}${id})`;
};
