/**
 * Reports how fast the page was for this visitor, and errors of its scripts (docs/decisions/083-vitals.md). Never a
 * text of an error: it may hold what the visitor typed.
 */
import { routeName } from '@companion/screens/paths';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { siteAnalytics } from '../session/analytics.ts';

/** Errors that one visit reports. */
const MAX_ERRORS = 5;

const analytics = siteAnalytics();
// The visitor may have gone on before this code came.
const [load] = performance.getEntriesByType('navigation');
const landing = routeName(new URL(load?.name ?? window.location.href).pathname);

const report = ({ name, value, rating }: Metric) =>
  analytics.event('web_vital', {
    name,
    value: Math.round(value * 1000) / 1000,
    rating,
    page: landing,
  });
for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);

let errors = 0;
const reportError = (error: unknown, place: string) => {
  errors += 1;
  if (errors <= MAX_ERRORS)
    analytics.event('browser_error', {
      // The name of another object, such as a user or a file, is not the name of an error.
      name: error instanceof Error ? error.name : typeof error,
      place,
      page: routeName(window.location.pathname),
    });
};
window.addEventListener('error', ({ error, filename, lineno, colno }) => {
  // An error outside of a script file has the address of the page, with what the visitor typed.
  const file = /\/assets\/([\w.-]+\.js)$/.exec(filename)?.[1] ?? 'page';
  reportError(error, `${file}:${lineno}:${colno}`);
});
window.addEventListener('unhandledrejection', ({ defaultPrevented, reason }) => {
  // A page handles what is no error (`followPageChanges`).
  if (!defaultPrevented) reportError(reason, 'promise');
});
