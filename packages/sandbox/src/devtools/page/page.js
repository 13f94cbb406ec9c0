// @ts-check
/** Refresh interval while the page is visible (ms). */
const REFRESH_MS = 1000;
/** A second press within this time confirms the reset (ms). */
const CONFIRM_MS = 4000;
const NOTICE_MS = 4000;

/** @type {Record<string, string>} */
const texts = JSON.parse(document.body.dataset['texts'] ?? '{}');
const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'medium' });

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}

/**
 * Creates an element with text, never with markup.
 * @param {string} tag
 * @param {string} className
 * @param {string} [text]
 */
function element(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let noticeTimer;
/** @param {string | undefined} text */
function notice(text) {
  clearTimeout(noticeTimer);
  byId('status').textContent = text ?? '';
  noticeTimer = setTimeout(() => {
    byId('status').textContent = '';
  }, NOTICE_MS);
}

/**
 * Says when it is done, or that it failed.
 * @param {() => Promise<void>} work
 * @param {string} [done]
 */
async function act(work, done) {
  try {
    await work();
  } catch {
    notice(texts['failed']);
    return;
  }
  if (done !== undefined) notice(done);
}

/**
 * @param {string} path
 * @param {{ body?: unknown, method?: string, done?: string | undefined }} [options]
 */
function send(path, { body = {}, method = 'POST', done } = {}) {
  return act(async () => {
    const { ok, status } = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(String(status));
    await refresh();
  }, done);
}

/** @param {{ phone: string, code: string, purpose: string, sent_at: string }} sent @param {boolean} isNew */
function messageCard(sent, isNew) {
  const card = element('li', isNew ? 'message new' : 'message');
  const who = element('div', 'who', sent.phone);
  const purpose = sent.purpose === 'login' ? texts['login'] : texts['removeAccount'];
  who.append(element('span', 'purpose', purpose));
  const code = element('button', 'code', sent.code);
  code.setAttribute('type', 'button');
  code.setAttribute('aria-label', `${texts['copy']} ${sent.code}`);
  // Over http, only pages of this machine have a clipboard.
  code.addEventListener('click', () =>
    act(() => navigator.clipboard.writeText(sent.code), `${texts['copied']} ${sent.code}`),
  );
  card.append(who, code, element('div', 'when', time.format(new Date(sent.sent_at))));
  return card;
}

/** @param {{ source: string, received_at: string, body: unknown }} event */
function eventRow(event) {
  const row = element('li', '');
  const details = element('details', '');
  const summary = element('summary', '');
  const body = /** @type {Record<string, unknown> | null} */ (event.body);
  const name = body?.['event_name'] ?? body?.['event'] ?? body?.['action'] ?? event.source;
  summary.append(
    element('b', '', String(name)),
    element('span', 'when', time.format(new Date(event.received_at))),
  );
  details.append(summary, element('pre', '', JSON.stringify(event.body, null, 2)));
  row.append(details);
  return row;
}

/** @param {Record<string, unknown> & { path: string, times: number }} fault */
function faultRow(fault) {
  const { path, times, ...how } = fault;
  const row = element('li', '');
  const left = texts['left']?.replace('{n}', String(times)) ?? '';
  row.append(element('code', '', path), ` ${JSON.stringify(how)} · ${left}`);
  return row;
}

/** Null until the first answer, whose messages are not new. @type {Set<string> | null} */
let known = null;

async function refresh() {
  let state;
  try {
    const response = await fetch('/sandbox/state');
    if (!response.ok) throw new Error(String(response.status));
    state = await response.json();
  } catch {
    notice(texts['offline']);
    return;
  }
  draw(state);
}

/** @type {Record<string, string>} */
const drawn = {};

/** @param {string} id @param {unknown[]} items @param {string | undefined} empty @param {(item: any) => HTMLElement} row */
function drawList(id, items, empty, row) {
  // No redraw without a change: focus, selection and open details stay.
  const state = JSON.stringify(items);
  if (drawn[id] === state) return;
  drawn[id] = state;
  byId(id).replaceChildren(
    ...(items.length > 0 ? items.map(row) : [element('li', 'empty', empty)]),
  );
}

/** @param {{ outbox: any[], events: any[], faults: any[] }} state */
function draw({ outbox, events, faults }) {
  const key = (/** @type {any} */ sent) => `${sent.sent_at} ${sent.phone} ${sent.code}`;
  const fresh = new Set(known ? outbox.map(key).filter((id) => !known?.has(id)) : []);
  drawList('outbox', outbox, texts['outboxEmpty'], (sent) =>
    messageCard(sent, fresh.has(key(sent))),
  );
  if (fresh.size > 0) notice(`${texts['newMessage']} ${outbox[0].code}`);
  known = new Set(outbox.map(key));
  drawList('events', events, texts['eventsEmpty'], eventRow);
  drawList('faults', faults, texts['faultsNone'], faultRow);
  byId('faults-clear').hidden = faults.length === 0;
}

for (const button of document.querySelectorAll('[data-fault]')) {
  button.addEventListener('click', () =>
    send('/sandbox/fault', { body: JSON.parse(button.getAttribute('data-fault') ?? '{}') }),
  );
}
byId('faults-clear').addEventListener('click', () => send('/sandbox/fault', { method: 'DELETE' }));
byId('limits').addEventListener('click', () =>
  send('/sandbox/reset', { body: { only: 'limits' }, done: texts['limitsDone'] }),
);

const reset = byId('reset');
/** @type {ReturnType<typeof setTimeout> | undefined} */
let confirmationTimer;
const cancelConfirmation = () => {
  clearTimeout(confirmationTimer);
  delete reset.dataset['sure'];
  reset.textContent = texts['reset'] ?? '';
};
reset.addEventListener('click', () => {
  if (reset.dataset['sure'] === undefined) {
    reset.dataset['sure'] = '';
    reset.textContent = texts['resetSure'] ?? '';
    confirmationTimer = setTimeout(cancelConfirmation, CONFIRM_MS);
    return;
  }
  cancelConfirmation();
  send('/sandbox/reset', { done: texts['resetDone'] });
});

setInterval(() => {
  if (!document.hidden) refresh();
}, REFRESH_MS);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh();
});
refresh();
