import { recordOf } from './fields';

/** Whether a reply has a list, or a map, of that name. Without one nobody can say that there is nothing. */
export const hasList = (body: unknown, name: string): boolean => {
  const value: unknown = Reflect.get(recordOf(body), name);
  return typeof value === 'object' && value !== null;
};
