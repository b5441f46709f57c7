import { recordOf } from './fields';

/** Returns true if a reply has a list or map of that name; without one, the reply does not say that there is nothing. */
export const hasList = (body: unknown, name: string): boolean => {
  const value: unknown = Reflect.get(recordOf(body), name);
  return typeof value === 'object' && value !== null;
};
