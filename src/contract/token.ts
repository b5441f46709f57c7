import * as z from 'zod/mini';
import { read, textOrNull } from './fields';

const schema = z.object({ token: textOrNull });

/** The reply of `GET /services/token`; null where it holds none. [API-37] */
export const readToken = (body: unknown): string | null => read(schema, body)?.token ?? null;
