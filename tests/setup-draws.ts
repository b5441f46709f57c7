import * as fc from 'fast-check';
import { seedOfRun } from './kit/seed';

const seed = seedOfRun();
if (seed !== undefined) fc.configureGlobal({ seed });
