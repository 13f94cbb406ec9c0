import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

/** Key of the PNG text that holds the hash of the screenshot. */
const KEYWORD = 'Screenshot';
/** Bytes of the PNG signature and its first chunk; the text follows them. */
const HEAD = 8 + 25;

/** Compresses a screenshot and stores its hash, so that an equal screenshot is found without decoding. */
export function pack(screenshot: Buffer): Buffer {
  const packed = PNG.sync.write(PNG.sync.read(screenshot), {
    colorType: 2,
    inputHasAlpha: true,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
  return Buffer.concat([packed.subarray(0, HEAD), textChunk(screenshot), packed.subarray(HEAD)]);
}

export function isPackedFrom(picture: Buffer, screenshot: Buffer): boolean {
  const text = textChunk(screenshot);
  return picture.subarray(HEAD, HEAD + text.length).equals(text);
}

function textChunk(screenshot: Buffer): Buffer {
  const hash = createHash('sha256').update(screenshot).digest('hex');
  const text = Buffer.from(`tEXt${KEYWORD}\0${hash}`, 'latin1');
  const chunk = Buffer.alloc(4 + text.length + 4);
  chunk.writeUInt32BE(text.length - 'tEXt'.length);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), 4 + text.length);
  return chunk;
}
