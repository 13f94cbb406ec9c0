import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sets a global where it runs. */
const run = 'window.__ran=1';

/** One letter with so many combining marks that it may be wider than a phone. */
const overMarked = `Z${'\u0300\u0301\u0302\u0303\u0316\u0317\u0330'.repeat(12)}algo`;

/** Characters of several UTF-16 units. */
const emoji = '👩‍👩‍👧‍👦🏳️‍🌈👋🏽🇯🇵';

/** Texts that attack code which does not treat them as text. */
export const attacks = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `]]><script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<img src=x onerror=${run}>`,
  `"><img src=x onerror=${run}>`,
  `' autofocus onfocus=${run} x='`,
  `" autofocus onfocus=${run} x="`,
  `<svg onload=${run}>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<body onload=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<base href="//evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link rel="stylesheet" href="//evil.example/x.css">`,
  `<style>*{display:none}</style>`,
  `<a href="javascript:${run}">x</a>`,
  `[x](javascript:${run})`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `\u0001javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `//evil.example/x`,
  `\\\\evil.example\\x`,
  `/\\evil.example`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `<%= ${run} %>`,
  `\u2028\u2029"};${run};//`,
  `'-${run}-'`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `<![CDATA[<script>${run}</script>]]>`,
  `\u202Eidoc esrever\u202C \u2066x\u2069 \u200F\u200E`,
  `a\u0000b\uFEFFc\uFFFEd`,
  `\uD800 lone \uDC00`,
  emoji,
  overMarked,
  `%s %d %n {0} {name} %00 %0d%0aSet-Cookie:x=1`,
] as const;

/** Fields that every response needs. */
export const needed =
  /^(id|\w+_id|state|type|kind|name|title|label|value|items|total|page|page_size|\w+_at|count|text|scenes|choices|start|next|article|blocks|error_code|error_message|payload|seed|date)$/;
/** Required fields that the visitor reads. */
const shown = /^(name|title|label|value|text|kind_name|genre_name)$/;

type Answer = null | boolean | number | string | Answer[] | { [name: string]: Answer };
type Change = (value: Answer, name: string) => Answer | undefined;

/** Maps every value of a response, once. `undefined` removes a field. */
function changed(value: Answer, change: Change, name = ''): Answer | undefined {
  const next = change(value, name);
  if (Array.isArray(next)) return next.map((item) => changed(item, change, name) ?? null);
  if (next === null || typeof next !== 'object') return next;
  return Object.fromEntries(
    Object.entries(next).flatMap(([key, field]) => {
      const result = changed(field, change, key);
      return result === undefined ? [] : [[key, result]];
    }),
  );
}

const isWord = (value: Answer, name: string): value is string =>
  typeof value === 'string' && (shown.test(name) || !needed.test(name));

/** Lists that a backend could make long. */
const longLists = /^(items|entities|articles|related|facts|timeline|jobs|figures|game_list)$/;

/** Bad responses by name. */
export const hostilities = {
  /** Each text is the next attack. */
  'attacks in every text': (): Change => {
    let turn = 0;
    return (value, name) => (isWord(value, name) ? `${attacks[turn++ % attacks.length]}` : value);
  },
  'one word of a thousand letters in every text': (): Change => (value, name) =>
    isWord(value, name) ? 'w'.repeat(1000) : value,
  'characters of several units and a letter wider than a phone in every text':
    (): Change => (value, name) =>
      isWord(value, name) ? emoji + overMarked : value,
  /** To the SDK a missing field is the same as null (lenient.ts). */
  'nothing but what is needed: other fields are null or missing': (): Change => {
    let turn = 0;
    return (value, name) => {
      if (name === '' || needed.test(name)) return value;
      return turn++ % 2 === 0 ? null : undefined;
    };
  },
  'numbers, items, names and kinds that nothing can be made of': (): Change => {
    let turn = 0;
    const next = (wrong: Answer[]) => wrong[turn++ % wrong.length] ?? null;
    return (value, name) => {
      if (typeof value === 'number' && name !== 'error_code')
        return next([0, -1, 0.5, 1e15, 1e300, '3']);
      if (/^(cover|art|icon)$/.test(name)) return 'constructor';
      if (Array.isArray(value)) return [...value, null, { id: 'x', name: null }];
      if (name === '' || needed.test(name)) return value;
      return next([-1, 1e308, 'NaN', true, { toString: 'x' }, [[]], '', 720.5]);
    };
  },
  'lists without end': (): Change => (value, name) =>
    Array.isArray(value) && value.length > 0 && longLists.test(name)
      ? Array.from({ length: 60 }, (_, index) => {
          const item = value[index % value.length] ?? null;
          return item !== null && typeof item === 'object' && !Array.isArray(item)
            ? {
                ...item,
                id: index < value.length ? (item['id'] ?? '') : `${String(item['id'])}-${index}`,
              }
            : item;
        })
      : value,
} satisfies Record<string, () => Change>;
export type Hostility = keyof typeof hostilities;

export interface HostileBackend {
  origin: string;
  /** Makes the responses bad in this way from now on. */
  become: (hostility: Hostility) => void;
  stop: () => void;
}

/** Starts a backend that makes the responses of `origin` hostile. Until `become` it changes nothing. */
export async function startHostileBackend(origin: string): Promise<HostileBackend> {
  let change: Change = (value) => value;
  const server = createServer(async (request, response) => {
    const open = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Allow-Credentials': 'true',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, open).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { lan = 'zh' } = request.headers;
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'Content-Type': 'application/json', lan: String(lan) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const { payload, ...envelope } = (await answer.json()) as { payload: Answer };
    response
      .writeHead(answer.status, { ...open, 'Content-Type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ ...envelope, payload: changed(payload, change) }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    become: (hostility) => {
      change = hostilities[hostility]();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
