import { html, raw } from 'hono/html';
import { type Language, languages } from '../../http/language.ts';
import { faultPresets, pageTexts } from './texts.ts';

const htmlLanguage: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };
const languageNames: Record<Language, string> = { zh: '中文', en: 'English', ja: '日本語' };

/** 阿灯, as in the logo: pages of the sandbox load nothing of the site. */
const mascot = raw(
  `<svg class="mascot" viewBox="14 11 80 80" aria-hidden="true"><path class="flame" d="M44 14C58 20 61.4 31.4 69.6 41C78.6 51.6 82.4 58 81.4 68C79.6 82 67 89 50 89C32 89 19.6 81 18.8 67C18 54 27 48 30 37.4C34 41.4 35.6 45 35.6 49.4C43.6 41.4 49 28 44 14Z"/><path class="heart" d="M52 43C55 53 69 57.4 69 71C69 81 61 86 50 86C39 86 31 80.4 31 71.4C31 60.6 47 54 52 43Z"/><path class="pole" d="M87 82L90 30C90.6 20 81 16 76 20.6"/><path class="cap" d="M67 31L75.4 22.6L83.8 31zM67.4 46.6h16l-1.8 4.6h-12.4z"/><path class="lamp" d="M68.6 31h13.6c2 5 2 11 0 16h-13.6c-2-5-2-11 0-16z"/><path class="arm" d="M77 72Q82 77 87 73"/><g class="eyes"><ellipse cx="38.2" cy="65" rx="5.5" ry="8.3"/><ellipse cx="61.8" cy="65" rx="5.5" ry="8.3"/></g><path class="mouth" d="M48 75C49 76.2 51 76.2 52 75"/></svg>`,
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
