import path from 'node:path';
// TypeScript 7 has no API.
import ts from 'typescript-6';

const folder = path.resolve(import.meta.dirname, '../packages/ui');

/** Names of the props that the types of the library declare for each public component: not those of React. */
export function declaredProps(): Map<string, string[]> {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const entries = ts.sys.readDirectory(path.join(folder, 'src/entries'), ['.ts']);
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();

  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const typeOf = (symbol: ts.Symbol): ts.Type =>
    checker.getTypeOfSymbol(
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
  const propsOf = (component: ts.Symbol): string[] =>
    typeOf(component)
      .getCallSignatures()
      .flatMap(({ parameters: [props] }) => (props ? typeOf(props).getProperties() : []))
      .filter(isOwn)
      .map(({ name }) => name);

  return new Map(entries.flatMap(exportsOf).map((symbol) => [symbol.name, propsOf(symbol)]));
}

const isOwn = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (declaration) => !declaration.getSourceFile().fileName.includes('node_modules'),
  );
