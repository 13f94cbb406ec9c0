import { expect, it } from 'vitest';
import { pages } from '../app/routes/table.ts';
import { readDocuments } from './documents.ts';

const { legal, about } = readDocuments();

it('there is a document for each address that names one', () => {
  const named = pages.filter(({ file }) => file === 'legal').map(({ path }) => path);
  expect(named.length).toBeGreaterThan(8);
  const names = named.map((path) => path.replace('.html', ''));
  expect(Object.keys(legal)).toEqual(expect.arrayContaining([...names, 'topup-agreement']));
});

it('the page about us says as much in each language', () => {
  const extent = ({ essay, timeline, contact, jobs }: typeof about.zh) => ({
    paragraphs: essay.length,
    moments: timeline.map(({ date }) => date),
    contacts: contact.length,
    jobs: jobs.map(({ id }) => id),
  });
  expect(extent(about.en)).toEqual(extent(about.zh));
  expect(extent(about.ja)).toEqual(extent(about.zh));
});

it('no text travels as markup', () => {
  expect(JSON.stringify({ legal, about })).not.toMatch(/<\/?[a-z][^>]*>|\*\*|\]\(/i);
});
