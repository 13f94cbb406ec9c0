/** Serves the site: `node server.ts`, or `node server.ts --dev` for hot reload. */
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production';

// After NODE_ENV is set: React reads it at its first import.
const { start } = await import('./server/start.ts');
await start();

export {};
