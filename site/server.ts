/** Serves the site: `node server.ts`, or `node server.ts --dev` for hot reload. */
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production';

// React decides at its first import whether it is the production build.
const { start } = await import('./server/main.ts');
await start();

export {};
