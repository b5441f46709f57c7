import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('plans.tsx'), route('elements', 'elements.tsx')] satisfies RouteConfig;
