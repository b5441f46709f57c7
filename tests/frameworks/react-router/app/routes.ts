import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('plans.tsx')] satisfies RouteConfig;
