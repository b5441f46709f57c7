import { proveFramework } from './suite';

proveFramework('angular');
