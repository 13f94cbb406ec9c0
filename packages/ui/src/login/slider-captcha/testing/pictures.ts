/** Pictures for stories and tests: hills at night, and a piece cut out of them. */

export const PIECE_X = 302;
const PIECE_Y = 96;
const SIZE = 112;

const outline = 'M14 30h26a14 14 0 1 1 28 0h26v26a14 14 0 1 1 0 28v24H14V84a14 14 0 1 0 0-28z';

const scene = `
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#141a33"/><stop offset=".62" stop-color="#3b3560"/><stop offset="1" stop-color="#c8795a"/></linearGradient>
<radialGradient id="m"><stop stop-color="#fff1cf"/><stop offset=".55" stop-color="#ffe0a3"/><stop offset="1" stop-color="#ffb765" stop-opacity="0"/></radialGradient>
<rect width="640" height="320" fill="url(#s)"/>
<g fill="#fff6df"><circle cx="60" cy="50" r="1.8"/><circle cx="140" cy="92" r="1.2"/><circle cx="214" cy="38" r="1.6"/><circle cx="286" cy="70" r="1.1"/><circle cx="452" cy="34" r="1.7"/><circle cx="528" cy="84" r="1.3"/><circle cx="598" cy="46" r="1.9"/><circle cx="92" cy="132" r="1"/><circle cx="574" cy="138" r="1.1"/></g>
<circle cx="372" cy="132" r="88" fill="url(#m)"/><circle cx="372" cy="132" r="42" fill="#ffeec4"/><circle cx="358" cy="122" r="9" fill="#f3d69a"/><circle cx="388" cy="144" r="6" fill="#f3d69a"/>
<path d="M0 226c70-46 132-52 204-14s118 26 176-14 150-44 260 22v100H0z" fill="#2c2a55"/>
<path d="M0 262c96-40 168-30 240-8s152 20 216-10 130-18 184 8v68H0z" fill="#1d1f42"/>
<path d="M86 262v-44m0 0-14 18m14-18 14 18m-14-30-10 14m10-14 10 14M520 258v-54m0 0-17 22m17-22 17 22m-17-38-12 18m12-18 12 18" stroke="#0f1230" stroke-width="7" stroke-linecap="round" fill="none"/>
<path d="M0 288c110-20 210-14 320-4s214 6 320-6v42H0z" fill="#10132e"/>`;

const svg = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

export const BACKGROUND = svg(
  640,
  320,
  `${scene}<path transform="translate(${PIECE_X} ${PIECE_Y})" d="${outline}" fill="#080a1c" fill-opacity=".72" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>`,
);

export const PIECE = svg(
  SIZE,
  SIZE,
  `<clipPath id="c"><path d="${outline}"/></clipPath><g clip-path="url(#c)"><g transform="translate(-${PIECE_X} -${PIECE_Y})">${scene}</g></g><path d="${outline}" fill="none" stroke="#fff" stroke-width="3"/>`,
);
