import type { Page } from 'playwright';
import { goTo, type Visitor } from './visitor.ts';

/** Finds what breaks a rule on a page. Leaves the page to the next rule as it was. */
type Rule = (page: Page) => Promise<string[]>;

/** Opens each page and applies the rules by name, in their order. A fault names its page and its rule. */
export async function faultsOn(
  paths: string[],
  { page, complaints }: Visitor,
  rules: Record<string, Rule>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    for (const [name, findingsOf] of Object.entries(rules))
      for (const finding of await findingsOf(page)) faults.push(`${path}, ${name}: ${finding}`);
    // One page is a 404, of which the browser complains.
    for (const complaint of complaints.splice(0).filter((text) => !text.includes('404')))
      faults.push(`${path}, console: ${complaint}`);
  }
  return faults;
}
