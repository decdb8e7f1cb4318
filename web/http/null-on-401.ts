import { HttpError } from './http-error.ts';

/** For queries to which "signed out" is an answer: null on 401; every other failure is thrown. */
export const nullOn401 = async <Value>(call: Promise<Value>): Promise<Value | null> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
};
