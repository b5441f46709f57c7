import { proveFramework } from './suite';

proveFramework('react');
