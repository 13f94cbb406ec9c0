import { html, raw } from 'hono/html';
import { type Language, languages } from '../../http/language.ts';
import { faultPresets, pageTexts } from './texts.ts';

const htmlLanguage: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };
const languageNames: Record<Language, string> = { zh: '中文', en: 'English', ja: '日本語' };

/** The drawn companion of the page. */
const mascot = raw(
  `<svg class="mascot" viewBox="0 0 100 100" aria-hidden="true"><path class="leaf" d="M46 36 C42 14 56 2 82 2 C82 22 68 34 54 34 Z"/><path class="body" d="M34 22 C52 12 82 22 86 50 C90 82 70 96 46 95 C20 94 10 78 16 62 C20 50 22 30 34 22 Z"/><g class="eyes"><ellipse cx="41" cy="58" rx="5" ry="7.5"/><ellipse cx="62" cy="58" rx="5" ry="7.5"/></g></svg>`,
);

function frame(language: Language, title: string, content: unknown, script = false) {
  return html`<!doctype html>
<html lang="${htmlLanguage[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${title} · 伙伴 Companion</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/page.css">
${script ? html`<script type="module" src="/sandbox/page.js"></script>` : ''}
</head>
${content}
</html>`;
}

/** The page of `GET /sandbox`. Its script loads the data. */
export function renderPage(language: Language) {
  const texts = pageTexts[language];
  const content = html`<body data-texts="${JSON.stringify(texts)}">
<header class="top">
  ${mascot}
  <div class="intro"><h1>${texts.title}</h1><p>${texts.lead}</p></div>
  <nav class="languages" aria-label="${texts.language}">
    ${languages.map(
      (code) =>
        html`<a href="?lang=${code}" lang="${htmlLanguage[code]}" ${code === language ? raw('aria-current="true"') : ''}>${languageNames[code]}</a>`,
    )}
  </nav>
</header>
<p class="status" role="status" id="status"></p>
<main>
  <section class="outbox" aria-labelledby="outbox-title">
    <h2 id="outbox-title">${texts.outbox}</h2>
    <ul id="outbox"></ul>
  </section>
  <div class="side">
    <section aria-labelledby="faults-title">
      <h2 id="faults-title">${texts.faults}</h2>
      <p class="hint">${texts.faultsLead}</p>
      <div class="presets">
        ${faultPresets.map(
          ({ label, fault }) =>
            html`<button type="button" data-fault="${JSON.stringify(fault)}">${label[language]}</button>`,
        )}
      </div>
      <div class="waiting"><ul id="faults"></ul><button type="button" class="quiet" id="faults-clear" hidden>${texts.faultsClear}</button></div>
    </section>
    <section aria-labelledby="events-title">
      <h2 id="events-title">${texts.events}</h2>
      <ul id="events"></ul>
    </section>
    <section aria-labelledby="reset-title">
      <h2 id="reset-title">${texts.reset}</h2>
      <p class="hint">${texts.resetLead}</p>
      <div class="presets">
        <button type="button" id="limits">${texts.limits}</button>
        <button type="button" class="danger" id="reset">${texts.reset}</button>
      </div>
    </section>
  </div>
</main>
</body>`;
  return frame(language, texts.title, content, true);
}

/** The page that stands in for the deep-link service: it lists the parameters. */
export function renderDeepLink(language: Language, query: [string, string][]) {
  const texts = pageTexts[language];
  const list =
    query.length === 0
      ? html`<p class="hint">${texts.deepLinkEmpty}</p>`
      : html`<dl class="parameters">${query.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
  const content = html`<body class="lone"><main>${mascot}<h1>${texts.deepLinkTitle}</h1><p>${texts.deepLinkLead}</p>${list}</main></body>`;
  return frame(language, texts.deepLinkTitle, content);
}
