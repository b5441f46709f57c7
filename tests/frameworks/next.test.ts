import { proveFramework } from './suite';

proveFramework('next');
