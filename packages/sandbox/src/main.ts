/** Serves the sandbox alone (`pnpm sandbox`). Its environment variables are listed in the README. */
import type { IncomingMessage, Server } from 'node:http';
import { isIP } from 'node:net';
import { serve } from '@hono/node-server';
import proxyAddress from 'proxy-addr';
import { readSources } from './content/load.ts';
import { isPageOrigin } from './http/origin.ts';
import { createSandbox, DataPathError, type Sandbox, type SandboxOptions } from './index.ts';

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '::1'];
/** A connection is dropped if its headers, or its whole request, take longer (ms). */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;

const { env } = process;
const host = env['HOST'] || '127.0.0.1';
const port = Number(env['PORT'] || 3001);
const isPublic = env['SANDBOX_PUBLIC'] === '1';

if (!Number.isInteger(port) || port < 0 || port > 65_535) stop('PORT takes a number up to 65535');
if (!isPublic && !LOOPBACK_HOSTS.includes(host)) {
  stop('HOST takes a loopback address only, unless SANDBOX_PUBLIC=1');
}

const trustedProxies = listIn(env['COMPANION_TRUSTED_PROXY']);
if (!trustedProxies.every((address) => isIP(address))) {
  stop('COMPANION_TRUSTED_PROXY takes IP addresses, comma-separated');
}
const isTrusted = proxyAddress.compile(trustedProxies);
function connectionOf(request: IncomingMessage) {
  const addresses = proxyAddress.all(request, isTrusted);
  const isProxied = isTrusted(request.socket.remoteAddress ?? '', 0);
  // Each proxy appends the protocol of its caller. One that replaces the header leaves one entry.
  const protocols = String(request.headers['x-forwarded-proto'] ?? '').split(',');
  const protocol = protocols.at(-Math.max(1, addresses.length - 1)) ?? protocols[0];
  return {
    address: addresses.at(-1) ?? '',
    isProxied,
    isSecure: isProxied && protocol?.trim().toLowerCase() === 'https',
    isHttp10: request.httpVersion === '1.0',
  };
}

const origins = listIn(env['SANDBOX_ORIGINS']);
if (!origins.every(isPageOrigin)) {
  stop('SANDBOX_ORIGINS takes origins such as http://localhost:5173, comma-separated');
}

const siteOrigin = (env['COMPANION_SITE_ORIGIN'] || 'http://localhost').replace(/\/$/, '');
if (!isPageOrigin(siteOrigin)) {
  stop('COMPANION_SITE_ORIGIN takes an origin such as https://companion.example');
}

const content = env['SANDBOX_CONTENT'] || undefined;
if (content !== undefined && readSources(content).length === 0) {
  stop('SANDBOX_CONTENT takes a folder with content');
}

const llmBaseUrl = env['COMPANION_LLM_BASE_URL']?.trim();
if (llmBaseUrl && !isBaseUrl(llmBaseUrl)) {
  stop('COMPANION_LLM_BASE_URL takes an http(s) address without user, query and hash');
}

const sandbox = open({
  data: env['SANDBOX_DATA'] || '.sandbox/sandbox.sqlite',
  public: isPublic,
  origins,
  siteHost: new URL(siteOrigin).hostname,
  content,
  llm: llmBaseUrl
    ? {
        baseUrl: llmBaseUrl,
        model: env['COMPANION_LLM_MODEL'] || 'default',
        apiKey: env['COMPANION_LLM_API_KEY'],
      }
    : undefined,
});

const server = serve(
  {
    hostname: host,
    port,
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Only WebSockets are upgraded. `Upgrade: h2c` (sent by Java's client) is ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    fetch: (request, { incoming }) =>
      sandbox.fetch(request, connectionOf(incoming as IncomingMessage)),
  },
  ({ port: bound }) => {
    say(`sandbox: http://localhost:${bound}/sandbox`);
    void sandbox.warmUp();
  },
  // Without HTTP/2.
) as Server;
server.on('error', (error: NodeJS.ErrnoException) =>
  stop(error.code === 'EADDRINUSE' ? `PORT ${port} is taken: name another one` : error.message),
);
server.on('upgrade', (request, socket, head) => {
  if (!sandbox.upgrade(request, socket, head, connectionOf(request))) socket.destroy();
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close();
    server.closeAllConnections();
    sandbox.close().then(() => process.exit(0));
  });
}

function open(options: SandboxOptions): Sandbox {
  try {
    return createSandbox(options);
  } catch (error) {
    if (error instanceof DataPathError) stop(error.message);
    throw error;
  }
}

/** Whether paths can be added to the address. */
function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function listIn(value = ''): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
