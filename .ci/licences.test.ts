/** Licences of everything that ships are on the list of docs/decisions/035-licences.md. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allowedLicences } from './release/allowed-licences.ts';

/** `@companion/login-element` has no dependencies: a test beside its build checks what it bundles. */
const shipped = ['site', '@companion/ui', '@companion/sdk'];

interface Component {
  group?: string;
  name: string;
  version: string;
  licenses?: { expression?: string; license?: { id?: string; name?: string } }[];
}

/** The bill of materials that `pnpm sbom` makes for operators. */
function billOf(name: string): Component[] {
  const parameters = ['sbom', '--prod', '--filter', name, '--sbom-format', 'cyclonedx'];
  const bill = execFileSync('pnpm', parameters, {
    cwd: path.resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 20_000_000,
    shell: process.platform === 'win32',
  });
  return (JSON.parse(bill) as { components: Component[] }).components;
}

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses
    .map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');

it.each(shipped)('%s ships allowed licences only', (name) => {
  const others = billOf(name).filter(({ group }) => group !== '@companion');
  expect(others.length).toBeGreaterThan(5);
  const refused = others
    .map((component) => ({ name: component.name, licence: licenceOf(component) }))
    .filter(({ licence }) => !licence.split(' AND ').every((one) => allowedLicences.includes(one)));
  expect(refused).toEqual([]);
});
