import type { Config } from '@react-router/dev/config';
import type { Plugin } from 'vite';
import { type Change, changed, type SourceNode, visit } from './source-changes.ts';

/**
 * Functions of the router that no page calls, by module. They serve instrumentations, forms, fetchers, routes that
 * are discovered later (`routeDiscovery`), pages without server rendering, and server components: the site has none
 * of these. What only they use goes with them.
 */
const NEVER_CALLED: Record<string, readonly string[]> = {
  'dom/ssr/components': ['RSCPrefetchPageLinksImpl'],
  'dom/ssr/fog-of-war': ['getPartialManifest'],
  'dom/ssr/routes': ['createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'],
  'dom/ssr/single-fetch': [
    'nonSsrStrategy',
    'singleFetchActionStrategy',
    'singleFetchLoaderFetcherStrategy',
  ],
  hooks: ['RSCErrorHandler'],
  'router/instrumentation': ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  'router/router': [
    'discoverRoutes',
    'fetch',
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
  ],
};

/** Functions that are called but have nothing to do, for the same reasons. */
const NOTHING_TO_DO: Record<string, readonly string[]> = {
  'dom/ssr/fog-of-war': ['getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
  errors: ['decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  'router/instrumentation': ['consumeInstrumentationClientResultMetaReceiver'],
};

/** Exports of the router that would call them, and so must not be in the build. */
const CALLERS = ['Form', 'useFetcher', 'useFetchers', 'useFormAction', 'useSubmit'];

/** The formatters that pages take from `useIntl`; all others are left out. */
export const FORMATTERS: readonly string[] = ['formatDate', 'formatMessage', 'formatNumber'];

/** Developer messages: what is thrown is thrown without them. */
const ASSERTION = /^(?:UNSAFE_)?invariant(?:\$\d+)?$/;
const WARNING = /^(?:UNSAFE_)?warn(?:ing|ingOnce|Once)(?:\$\d+)?$/;

/** Marks the creation of components as free of side effects, so that unused ones are dropped. */
const MAKES_COMPONENT = /(?:^|\.)(?:forwardRef|memo|createFormatted\w+)$/;

/**
 * Leaves out of the router and of react-intl what no page of ours can run: both are in every visitor's first load, and
 * the bundler can't know it. A listed name that no longer exists fails the build, and so does a router configuration
 * that needs what is left out.
 */
export function leanFramework({
  ssr = true,
  routeDiscovery,
}: Pick<Config, 'ssr' | 'routeDiscovery'>): Plugin {
  return {
    name: 'companion:lean-framework',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved() {
      if (!ssr || routeDiscovery?.mode !== 'initial')
        throw new Error(
          'react-router.config.ts: vite/lean-framework.ts leaves out what finds routes later and what ' +
            "renders in the browser alone; it takes ssr: true and routeDiscovery: { mode: 'initial' }",
        );
    },
    transform: {
      filter: {
        id: /[\\/](?:react-router[\\/]dist[\\/]production|react-intl|@formatjs[\\/]intl)[\\/].*\.js$/,
      },
      handler(code, id) {
        const place = id.replaceAll('\\', '/');
        const missing = new Map([
          ...bodies(place, NEVER_CALLED, '{ throw new Error("left out") }'),
          ...bodies(place, NOTHING_TO_DO, '{}'),
        ]);
        const isIntl = place.endsWith('/@formatjs/intl/index.js');
        const changes: Change[] = [];
        visit(this.parse(code), (node: FrameworkNode) => {
          const { type, start, end, id: name, init, expression, callee, key, value, body } = node;
          const nameOf = (part?: SourceNode) => (part ? code.slice(part.start, part.end) : '');
          const change = (from: number, to: number, by: string) => {
            changes.push([from, to, by]);
            return false;
          };
          const other = type === 'FunctionDeclaration' ? missing.get(nameOf(name)) : undefined;
          if (other !== undefined && body) {
            missing.delete(nameOf(name));
            return change(body.start, body.end, other);
          }
          if (type === 'ExpressionStatement' && /^\w+\.displayName = /.test(nameOf(expression)))
            return change(start, end, '');
          if (type === 'CallExpression' && WARNING.test(nameOf(callee)))
            return change(start, end, 'void 0');
          if (type === 'CallExpression' && ASSERTION.test(nameOf(callee)) && node.arguments?.[1])
            return change(node.arguments[0]?.end ?? end, end, ')');
          if (
            isIntl &&
            type === 'Property' &&
            nameOf(value).includes('.bind(null, resolvedConfig') &&
            !FORMATTERS.includes(nameOf(key))
          )
            return change(start, end + 1, '');
          if (type === 'VariableDeclarator' && MAKES_COMPONENT.test(nameOf(init?.callee)))
            change(init?.start ?? end, init?.start ?? end, '/* @__PURE__ */ ');
          return true;
        });
        if (missing.size > 0) this.error(`${id} has no ${[...missing.keys()].join(', ')}`);
        return { code: changed(code, changes), map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
          const caller = CALLERS.find((name) => renderedExports.includes(name));
          if (id.includes('react-router') && caller !== undefined)
            this.error(`${caller} is used, which vite/lean-framework.ts leaves without its work`);
        }
      }
    },
  };
}

/** The new bodies of a module's functions, by name. */
const bodies = (place: string, functions: Record<string, readonly string[]>, body: string) =>
  Object.entries(functions)
    .filter(([name]) => place.endsWith(`/lib/${name}.js`))
    .flatMap(([, names]) => names.map((name) => [name, body] as const));

interface FrameworkNode extends SourceNode {
  id?: SourceNode;
  init?: FrameworkNode;
  expression?: SourceNode;
  callee?: SourceNode;
  arguments?: readonly SourceNode[];
  key?: SourceNode;
  value?: SourceNode;
  body?: SourceNode;
}
