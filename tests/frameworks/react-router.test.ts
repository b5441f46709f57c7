import { proveFramework } from './suite';

// The elements, and the components of waybill/react.
proveFramework('react-router', ['/', '/components']);
