import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const FIXTURE = path.join(import.meta.dirname, 'graceful-stop.fixture.ts');
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const PEERS = 20;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

/** Starts the fixture, which waits `firstRequestMs` for the first request of a connection. */
async function start(firstRequestMs: number) {
  const process = spawn(globalThis.process.execPath, [FIXTURE, String(firstRequestMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = process;
  const [port] = await once(process.stdout, 'data');
  return {
    process,
    port: Number(port),
    exitCode: once(process, 'exit').then(([code]) => code as number),
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const openAll = (port: number) => Promise.all(Array.from({ length: PEERS }, () => open(port)));

async function answerOn(socket: Socket): Promise<string> {
  socket.write(REQUEST);
  return (await text(socket)).split('\r\n')[0] ?? '';
}

/** Waits until the server takes no connections. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const outcome = await Promise.race([
      once(socket, 'connect').then(
        () => 'taken',
        () => 'refused',
      ),
      once(socket, 'error').then(() => 'refused'),
    ]);
    socket.destroy();
    if (outcome === 'refused') return;
  }
}

const allAnswered = Array.from({ length: PEERS }, () => 'HTTP/1.1 200 OK');

describe('graceful stop', () => {
  it('answers connections that send their first request after the last one was accepted', async () => {
    const { process, port, exitCode } = await start(60_000);
    const peers = await openAll(port);
    process.kill('SIGTERM');
    await refused(port);
    expect(await Promise.all(peers.map(answerOn))).toEqual(allAnswered);
    expect(await exitCode).toBe(0);
  });

  it('answers connections that were not yet accepted when the signal came', async () => {
    const { process, port, exitCode } = await start(60_000);
    process.kill('SIGSTOP');
    const peers = await openAll(port);
    const answers = peers.map(answerOn);
    process.kill('SIGTERM');
    process.kill('SIGCONT');
    expect(await Promise.all(answers)).toEqual(allAnswered);
    expect(await exitCode).toBe(0);
  });

  it('does not wait for a request that is never answered', async () => {
    const { process, port, exitCode } = await start(0);
    const peer = await open(port);
    peer.write(REQUEST.replace('/', '/never'));
    const isClosed = once(peer.resume(), 'close');
    process.kill('SIGTERM');
    expect(await exitCode).toBe(0);
    await isClosed;
  });

  it('ends a stream that has no end of its own', async () => {
    const { process, port, exitCode } = await start(0);
    const peer = await open(port);
    peer.write(REQUEST.replace('/', '/stream'));
    const [begun] = await once(peer, 'data');
    process.kill('SIGTERM');
    // The last chunk of a body.
    expect(String(begun) + (await text(peer))).toMatch(/begun\r\n0\r\n\r\n$/);
    expect(await exitCode).toBe(0);
  });

  it('does not wait for connections without a request', async () => {
    const { process, port, exitCode } = await start(0);
    const idle = await open(port);
    process.kill('SIGTERM');
    await once(idle.resume(), 'close');
    expect(await exitCode).toBe(0);
  });
});
