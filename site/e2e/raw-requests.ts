import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type DeviceName, userAgents } from './devices.ts';

export const get = (
  origin: string,
  path: string,
  device: DeviceName = 'desktop',
  headers: Record<string, string> = {},
) =>
  fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: { 'User-Agent': userAgents[device], ...headers },
  });

/** Orders a fault of a sandbox (docs/contract.md). */
export async function orderFault(origin: string, fault: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/fault`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`the fault was refused: ${answer.status}`);
}

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests exactly this path. `fetch` would normalise it. */
export function raw(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

/** Opens a connection, sends `words` and then nothing. */
export async function silentPeer(origin: string, words: string | Uint8Array): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port: Number(port),
  });
  // The server may close the connection.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

/** Sends these bytes and returns the status line, or an empty string if the server only closes. */
export async function answerTo(origin: string, bytes: string | Uint8Array): Promise<string> {
  const socket = await silentPeer(origin, bytes);
  let said = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    said += chunk;
    if (said.includes('\r\n\r\n')) socket.destroy();
  });
  await once(socket, 'close');
  return said.split('\r\n')[0] ?? '';
}
